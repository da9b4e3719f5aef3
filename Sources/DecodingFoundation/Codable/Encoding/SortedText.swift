import FastJSON

/// Sorts the members of all objects of a text, in place, in the order of the bytes of their keys.
///
/// - Precondition: the text is valid JSON without white space.
///
/// SAFETY: all positions are in the text.
@safe
struct SortedText {
    private let text: UnsafeMutableBufferPointer<UInt8>
    /// Where the members of all open containers begin, outermost first.
    private var members: [Int] = []
    /// For each open container, how many of the members are those of containers around it.
    private var containers: [Int] = []
    private var scratch: [UInt8] = []

    /// Sorts a text.
    static func sort(_ text: UnsafeMutableBufferPointer<UInt8>) {
        var sorted = unsafe SortedText(text: text)
        sorted.sort()
    }

    private init(text: UnsafeMutableBufferPointer<UInt8>) {
        unsafe self.text = text
    }

    private mutating func sort() {
        var position = 0
        let count = unsafe text.count
        while position < count {
            switch unsafe text[position] {
            case UInt8(ascii: "\""):
                position = endOfString(at: position)
                continue
            case UInt8(ascii: "{"):
                containers.append(members.count)
                members.append(position + 1)
            case UInt8(ascii: "["):
                containers.append(-1)
            case UInt8(ascii: "]"):
                containers.removeLast()
            case UInt8(ascii: "}"):
                let first = containers.removeLast()
                sortMembers(from: first, end: position)
                members.removeLast(members.count - first)
            case UInt8(ascii: ","):
                if let first = containers.last, first >= 0 { members.append(position + 1) }
            default: break
            }
            position += 1
        }
    }

    /// Where a string ends that begins with the quote at a position.
    private func endOfString(at quote: Int) -> Int {
        var position = quote + 1
        while unsafe position < text.count, unsafe text[position] != UInt8(ascii: "\"") {
            position += unsafe text[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return position + 1
    }

    /// Sorts the members of one object.
    private mutating func sortMembers(from first: Int, end: Int) {
        let count = members.count - first
        guard count > 1 else { return }
        var isSorted = true
        for index in first + 1..<members.count where isSorted {
            isSorted = !precedes(members[index], members[index - 1])
        }
        if isSorted { return }
        let ranges = (first..<members.count).map { index in
            members[index]..<(index + 1 < members.count ? members[index + 1] - 1 : end)
        }
        let sorted = ranges.sorted { precedes($0.lowerBound, $1.lowerBound) }
        scratch.removeAll(keepingCapacity: true)
        for (index, range) in sorted.enumerated() {
            if index > 0 { scratch.append(UInt8(ascii: ",")) }
            unsafe scratch.append(contentsOf: text[range])
        }
        let start = members[first]
        unsafe scratch.withUnsafeBytes { scratch in
            unsafe UnsafeMutableRawBufferPointer(
                rebasing: UnsafeMutableRawBufferPointer(text)[start..<end]
            )
            .copyMemory(from: scratch)
        }
    }

    /// Whether the key at one position stands before that at another.
    private func precedes(_ left: Int, _ right: Int) -> Bool {
        var position = 0
        let (left, right) = (left + 1, right + 1)
        while true {
            let (first, second) = unsafe (text[left + position], text[right + position])
            if first == UInt8(ascii: "\\") || second == UInt8(ascii: "\\") {
                return unescapedPrecedes(left - 1, right - 1)
            }
            // A key that ends is before all that go on.
            if second == UInt8(ascii: "\"") { return false }
            if first == UInt8(ascii: "\"") { return true }
            if first != second { return first < second }
            position += 1
        }
    }

    @inline(never)
    private func unescapedPrecedes(_ left: Int, _ right: Int) -> Bool {
        guard let start = unsafe UnsafePointer(text.baseAddress) else { return false }
        return unsafe KeyBytes.precedes(
            JSONWriter.string(at: start + left),
            JSONWriter.string(at: start + right)
        )
    }
}
