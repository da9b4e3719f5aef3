/// Waits for the end of an element that was cut off by the end of the window.
///
/// It looks at each byte once, however small the chunks are in which they come; to read the element
/// again after each of them would take quadratic time. But what it finds is a guess: where a bracket
/// is missing, the end never comes. So an element is also read again when it has doubled.
struct ElementEnd {
    /// What finds the end of a value.
    private enum Scanner {
        /// In a container, where a comma or bracket follows.
        case masks(ElementEndScanner)
        /// At the root, or where comments may hold brackets.
        case bytes(ValueScan)
    }

    private var scanner: Scanner
    /// Where the bytes ended when the element was read.
    let tried: Int
    /// The first byte that was not looked at.
    private var offset: Int
    /// Where the element is read again in any case.
    private var retryOffset: Int

    /// Starts at an element that was read when the bytes ended at the offset `tried`.
    init(start: Int, tried: Int, depth: Int, syntax: JSONSyntax) {
        self.tried = tried
        offset = start
        retryOffset = start + 2 * (tried - start)
        let allowsComments = syntax.contains(.allowComments)
        scanner =
            depth > 0 && !allowsComments
            ? .masks(ElementEndScanner()) : .bytes(ValueScan(allowsComments: allowsComments))
    }

    /// True if the element may be whole, or shall be read again all the same.
    ///
    /// - Precondition: the bytes, of which the first has the offset `first`, hold all that was not
    ///   looked at.
    mutating func isDue(_ bytes: UnsafeBufferPointer<UInt8>, startingAt first: Int) -> Bool {
        let end = first + bytes.count
        let news = unsafe UnsafeBufferPointer(rebasing: bytes[(offset - first)...])
        offset = end
        switch scanner {
        case .masks(var scan):
            let isFound = unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { ends in
                unsafe scan.findEnds(in: news, into: ends).found > 0
            }
            scanner = .masks(scan)
            // What a quote or a bracket ends need not wait for the comma.
            if unsafe isFound || scan.depth == 1 && !scan.isInString && endsValue(news) {
                return true
            }
        case .bytes(var scan):
            var index = 0
            var step = ValueScan.Step.goesOn
            while index < news.count, step == .goesOn {
                step = unsafe scan.take(news[index], &index)
            }
            scanner = .bytes(scan)
            if step != .goesOn { return true }
        }
        return end >= retryOffset
    }

    /// True if bytes end with a quote or a closing bracket, and white space.
    private func endsValue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch unsafe bytes.last(where: { $0 > UInt8(ascii: " ") }) {
        case UInt8(ascii: "\""), UInt8(ascii: "]"), UInt8(ascii: "}"): true
        default: false
        }
    }
}
