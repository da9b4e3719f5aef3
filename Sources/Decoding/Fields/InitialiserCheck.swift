import FastJSON
import Synchronization

/// Makes sure that an initialiser stores its parameters where the printer looks for them.
///
/// `init(y: Int, x: Int)` of a struct that declares `x` before `y` has the right types and would be
/// written wrongly. So before a value is written, it is made again from its parts and compared: the
/// first few values, and then until every two parts of one type have been seen apart at least once.
/// Two parts that are equal cannot be mistaken for each other.
final class InitialiserCheck: @unchecked Sendable {
    // SAFETY: the pairs are used under their lock.

    /// So many values are checked in any case, since an initialiser may also change its parameters.
    private static let smallestNumberOfChecks = 3

    /// The checks that are left at one time.
    private final class Open: Sendable {
        /// Two parts of one type that were always equal so far: where they lie, and their size.
        struct Pair {
            var first: Int
            var second: Int
            var size: Int
        }

        let pairs: [Pair]
        /// True if even equal parts are checked.
        let isAlways: Bool

        init(pairs: [Pair], isAlways: Bool) {
            self.pairs = pairs
            self.isAlways = isAlways
        }
    }

    private struct State {
        /// Parts of the same type that were always equal to each other so far.
        var groups: [[Int]]
        var checks = 0
        /// All that was ever published: another thread may still look at it.
        var published: [Open] = []
    }

    /// The address of an `Open`; 0 when nothing is left to check.
    private let open = Atomic<UInt>(0)
    private let state: Guarded<State>
    private let sizes: [Int]
    private let offsets: [Int]
    /// True if a part is an object, which an initialiser can change.
    private let holdsObjects: Bool

    /// For parts with these layouts, at these offsets; nil for a part without a value.
    init(_ layouts: [SlotLayout?], _ offsets: [Int]) {
        self.offsets = offsets
        sizes = layouts.map { $0?.size ?? 0 }
        holdsObjects = layouts.contains { $0?.type is AnyClass }
        var groups: [(type: any Any.Type, parts: [Int])] = []
        for (index, layout) in layouts.enumerated() {
            guard let layout, layout.size > 0 else { continue }
            if let group = groups.firstIndex(where: { $0.type == layout.type }) {
                groups[group].parts.append(index)
            } else {
                groups.append((layout.type, [index]))
            }
        }
        state = Guarded.make(State(groups: groups.map(\.parts).filter { $0.count > 1 }))
        publish()
    }

    /// True if there is nothing to check about a value.
    func isChecked(_ address: UnsafeRawPointer) -> Bool {
        guard let pointer = unsafe UnsafeRawPointer(bitPattern: open.load(ordering: .acquiring))
        else {
            return true
        }
        // SAFETY: what was published lives as long as `self`.
        return unsafe Unmanaged<Open>.fromOpaque(pointer)._withUnsafeGuaranteedRef { open in
            if open.isAlways { return false }
            for pair in open.pairs {
                // SAFETY: both are parts of this size of one value.
                let isEqual = unsafe InitialiserCheck.areEqual(
                    address + pair.first,
                    address + pair.second,
                    size: pair.size
                )
                if !isEqual { return false }
            }
            return true
        }
    }

    /// Shows the state to all threads.
    private func publish() {
        state.withLock { state in
            let isAlways = state.checks < InitialiserCheck.smallestNumberOfChecks
            guard isAlways || !state.groups.isEmpty else {
                return open.store(0, ordering: .releasing)
            }
            let pairs = state.groups.flatMap { group in
                group.dropFirst().map { index in
                    Open.Pair(first: offsets[group[0]], second: offsets[index], size: sizes[index])
                }
            }
            let next = Open(pairs: pairs, isAlways: isAlways)
            state.published.append(next)
            let address = unsafe UInt(bitPattern: Unmanaged.passUnretained(next).toOpaque())
            open.store(address, ordering: .releasing)
        }
    }

    /// Throws if the initialiser stores the parts of this value elsewhere.
    ///
    /// A value that cannot be written tells nothing: to write it throws the error with its place.
    func verify(
        _ address: UnsafeRawPointer,
        _ shape: Shape,
        _ assembly: ErasedAssembly,
        _ offsets: UnsafePointer<Int>,
        _ writer: inout JSONWriter
    ) throws(JSONError) {
        let (groups, checks) = state.withLock { ($0.groups, $0.checks) }
        // Of parts that may be mistaken for each other: those in different memory may be equal all the same.
        let mistakable = groups.flatMap(\.self)
        var texts: [Int: [UInt8]] = [:]
        if !mistakable.isEmpty {
            guard
                let list = try? unsafe self.texts(mistakable, of: address, shape, offsets, &writer)
            else { return }
            texts = Dictionary(uniqueKeysWithValues: zip(mistakable, list))
        }
        /// Two parts whose bytes are equal are also not told apart, even if they are written in two ways.
        func areAlike(_ one: Int, _ other: Int) -> Bool {
            if texts[one] == texts[other] { return true }
            // SAFETY: both are parts of one type, of this value.
            return unsafe InitialiserCheck.areEqual(
                address + self.offsets[one],
                address + self.offsets[other],
                size: sizes[one]
            )
        }
        let tellsApart = groups.contains { group in
            !group.allSatisfy { areAlike($0, group[0]) }
        }
        guard checks < InitialiserCheck.smallestNumberOfChecks || tellsApart else { return }
        guard let isSame = unsafe isSame(address, shape, assembly, offsets, &writer) else { return }
        guard isSame else {
            throw JSONError.unwritable(
                "\(assembly.type) cannot be written: its initialiser does not store its "
                    + "parameters in the order of the properties. Say how to take it apart: "
                    + ".init(make:take:)."
            )
        }
        state.withLock { state in
            state.groups = state.groups.flatMap { group in
                var apart: [[Int]] = []
                for part in group {
                    let alike = apart.indices.filter { apart[$0].contains { areAlike($0, part) } }
                    let joined = alike.flatMap { apart[$0] } + [part]
                    for index in alike.reversed() { apart.remove(at: index) }
                    apart.append(joined)
                }
                return apart.filter { $0.count > 1 }
            }
            state.checks += 1
        }
        publish()
    }

    /// Whether the value is the same when it is made again from its parts; nil if it cannot be written.
    private func isSame(
        _ address: UnsafeRawPointer,
        _ shape: Shape,
        _ assembly: ErasedAssembly,
        _ offsets: UnsafePointer<Int>,
        _ writer: inout JSONWriter
    ) -> Bool? {
        let all = sizes.indices
        // An initialiser may change an object that it stores: then its bytes are the same.
        var before =
            holdsObjects ? try? unsafe texts(all, of: address, shape, offsets, &writer) : nil
        var after: [[UInt8]]?
        do throws(JSONError) {
            let isCopy = try unsafe remade(address, shape, assembly) { copy in
                if !holdsObjects, unsafe hasSameBytes(copy, as: address) { return true }
                after = try? unsafe texts(all, of: copy, shape, offsets, &writer)
                return false
            }
            // Mostly, so that nothing has to be written for this.
            if isCopy { return true }
        } catch {
            // It cannot be taken apart, which matters if it can be written.
        }
        if !holdsObjects { before = try? unsafe texts(all, of: address, shape, offsets, &writer) }
        return before.map { $0 == after }
    }

    /// True if the parts of two values are equal bit by bit.
    private func hasSameBytes(_ value: UnsafeRawPointer, as other: UnsafeRawPointer) -> Bool {
        zip(offsets, sizes).allSatisfy { offset, size in
            // SAFETY: both are values with a part of this size there.
            unsafe InitialiserCheck.areEqual(value + offset, other + offset, size: size)
        }
    }

    /// True if as many bytes at both addresses, which can be read, are equal.
    private static func areEqual(
        _ one: UnsafeRawPointer,
        _ other: UnsafeRawPointer,
        size: Int
    ) -> Bool {
        unsafe UnsafeRawBufferPointer(start: one, count: size)
            .elementsEqual(UnsafeRawBufferPointer(start: other, count: size))
    }

    /// The texts of parts.
    private func texts(
        _ indices: some Sequence<Int>,
        of address: UnsafeRawPointer,
        _ shape: Shape,
        _ offsets: UnsafePointer<Int>,
        _ writer: inout JSONWriter
    ) throws(JSONError) -> [[UInt8]] {
        switch shape.content {
        case .object(let plan):
            return try unsafe plan.texts(of: indices, from: address, offsets: offsets, in: &writer)
        case .elements(let plan):
            return try unsafe plan.texts(of: indices, from: address, offsets: offsets, in: &writer)
        case .whole(let value):
            guard let write = unsafe value.write else { return [] }
            let text = try writer.comparedText { writer throws(JSONError) in
                // SAFETY: writing only reads from the slots.
                let base = unsafe UnsafeMutableRawPointer(mutating: address)
                try unsafe write(Slots(base: base, offsets: offsets), &writer)
            }
            // All parts make one text: each stands for the whole.
            return indices.map { [UInt8(truncatingIfNeeded: $0)] + text }
        }
    }

    /// Makes the value again from copies of its parts.
    private func remade<Result>(
        _ address: UnsafeRawPointer,
        _ shape: Shape,
        _ assembly: ErasedAssembly,
        _ body: (UnsafeRawPointer) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        try unsafe shape.withBlock { block throws(JSONError) in
            let layout = assembly.layout
            let copy = UnsafeMutableRawPointer.allocate(
                byteCount: max(layout.size, 1),
                alignment: max(layout.alignment, 16)
            )
            defer { unsafe copy.deallocate() }
            try unsafe assembly.remake(address, into: copy, shape.parts, block, shape.offsets)
            defer { unsafe layout.destroy?(copy) }
            return try unsafe body(copy)
        }
    }
}

extension ErasedAssembly {
    /// Initialises memory with what the parts of a value make, groups made again as well.
    fileprivate func remake(
        _ address: UnsafeRawPointer,
        into copy: UnsafeMutableRawPointer,
        _ parts: [FieldPart],
        _ block: UnsafeMutableRawPointer,
        _ offsets: UnsafePointer<Int>
    ) throws(JSONError) {
        let slots = unsafe Slots(base: block, offsets: offsets)
        try unsafe takeApart(address, into: slots)
        var slot = 0
        for part in parts {
            if case .group(let group) = part.kind {
                let place = unsafe block + offsets[slot]
                let inner = Shape(group.parts)
                let value = UnsafeMutableRawPointer.allocate(
                    byteCount: max(group.assembly.layout.size, 1),
                    alignment: max(group.assembly.layout.alignment, 16)
                )
                defer { unsafe value.deallocate() }
                try unsafe inner.withBlock { innerBlock throws(JSONError) in
                    try unsafe group.assembly.remake(
                        place,
                        into: value,
                        group.parts,
                        innerBlock,
                        inner.offsets
                    )
                }
                unsafe group.assembly.layout.destroy?(place)
                // SAFETY: the slot is empty now; the value moves there bit by bit.
                unsafe place.copyMemory(from: value, byteCount: group.assembly.layout.size)
            }
            slot += part.slots.count
        }
        unsafe make(slots.base, slots.offsets, copy)
    }
}
