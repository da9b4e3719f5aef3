/// How an object is read into a block of memory, one slot per field.
///
/// A plan is made once from the fields of a parser. Reading and writing then run one loop that is
/// not generic: ``JSONCursor/run(_:)``.
@usableFromInline
@safe
package final class ObjectPlan: @unchecked Sendable {
    // SAFETY: nothing changes after `init`, and the closures of the fields are `@Sendable`.

    let entries: UnsafeMutablePointer<PlanEntry>
    private let fields: UnsafeMutablePointer<PlanField>
    /// The number of fields.
    package let count: Int
    /// The offset of each slot in the block; then of each extra slot.
    @usableFromInline package let offsets: UnsafeMutablePointer<Int>
    let keys: PlanKeys
    /// The field that collects the members that no field names; -1 if there is none.
    let collector: Int
    /// True if members without a field are neither collected nor refused.
    let skipsUnknownKeys: Bool
    /// The first required key, for messages.
    let firstRequiredKey: String?
    /// True if members without a field are errors.
    let rejectsUnknownKeys: Bool
    /// The length of the longest key.
    package let longestKey: Int
    /// Where the bytes that tell which fields were seen start in the block, and how many there are.
    let seenOffset: Int
    let seenSize: Int
    package let blockSize: Int
    package let blockAlignment: Int
    /// The entries in the order of their keys' bytes, for writing; then all in their own order.
    private let writingOrders: UnsafeMutablePointer<Int>
    private let texts: UnsafeMutablePointer<UInt8>
    /// The order in which the keys come.
    let order: KeyOrder<PlanEntry>

    /// Lays out the fields, and after them room for more values.
    ///
    /// - Precondition: the keys are different. There are fewer than 30,000 fields.
    package init(
        fields: [PlanField],
        extraSlots: [(size: Int, alignment: Int)] = [],
        rejectsUnknownKeys: Bool = false
    ) {
        precondition(fields.count < 30_000, "An object has fewer than 30,000 fields.")
        let preparedKeys = fields.map { $0.isCollector ? [] : JSONWriter.prepareKey($0.key) }
        let textSize = preparedKeys.reduce(0) { $0 + $1.count }
        let texts = UnsafeMutablePointer<UInt8>.allocate(capacity: max(textSize, 1))
        let start = UnsafeMutablePointer<PlanEntry>.allocate(capacity: fields.count + 1)
        let entries = unsafe start + 1
        let kept = UnsafeMutablePointer<PlanField>.allocate(capacity: max(fields.count, 1))
        unsafe kept.initialize(from: fields, count: fields.count)
        let slotCount = fields.count + extraSlots.count
        let offsets = UnsafeMutablePointer<Int>.allocate(capacity: max(slotCount, 1))
        var offset = 0
        var alignment = 16
        func place(_ index: Int, size: Int, alignment slotAlignment: Int) {
            offset = (offset + slotAlignment - 1) / slotAlignment * slotAlignment
            alignment = max(alignment, slotAlignment)
            unsafe (offsets + index).initialize(to: offset)
            offset += size
        }
        var text = unsafe texts
        func keep(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> {
            let start = unsafe text
            for byte in bytes {
                unsafe text.initialize(to: byte)
                unsafe text += 1
            }
            return unsafe UnsafeBufferPointer(start: start, count: text - start)
        }
        for (index, field) in fields.enumerated() {
            place(index, size: field.size, alignment: field.alignment)
            unsafe (entries + index).initialize(
                to: PlanEntry(
                    kept + index,
                    index: index,
                    preparedKey: keep(preparedKeys[index]),
                    offset: offsets[index]
                )
            )
        }
        for (index, slot) in extraSlots.enumerated() {
            place(fields.count + index, size: slot.size, alignment: slot.alignment)
        }
        seenOffset = (offset + 15) / 16 * 16
        seenSize = max(1, (fields.count + 15) / 16) * 16
        blockSize = seenOffset + seenSize
        blockAlignment = alignment
        // Nothing but the address is ever read of the entry before the first.
        order = unsafe KeyOrder(start: start, count: fields.count)
        unsafe self.texts = texts
        unsafe self.entries = entries
        unsafe self.fields = kept
        unsafe self.offsets = offsets
        self.rejectsUnknownKeys = rejectsUnknownKeys
        longestKey = fields.reduce(0) { max($0, $1.key.utf8.count) }
        count = fields.count
        collector = fields.firstIndex(where: \.isCollector) ?? -1
        precondition(
            fields.count(where: \.isCollector) < 2,
            "The unknown members of one object are collected twice."
        )
        skipsUnknownKeys = collector < 0 && !rejectsUnknownKeys
        let named = fields.indices.filter { !fields[$0].isCollector }
        keys = PlanKeys(
            named.map { (fields[$0].key, $0) }
                + named.flatMap { index in fields[index].aliases.map { ($0, index) } }
        )
        firstRequiredKey = fields.first { unsafe $0.initializeMissing == nil }?.key
        let sorted = fields.indices.sorted { KeyBytes.precedes(fields[$0].key, fields[$1].key) }
        unsafe writingOrders = .allocate(capacity: max(2 * fields.count, 1))
        unsafe writingOrders.initialize(from: sorted, count: fields.count)
        unsafe (writingOrders + fields.count).initialize(
            from: Array(fields.indices),
            count: fields.count
        )
    }

    /// The entries in the order in which they are written.
    @inline(__always)
    func writingOrder(_ options: JSONWritingOptions) -> UnsafePointer<Int> {
        unsafe UnsafePointer(writingOrders) + (options.sortsKeys == false ? count : 0)
    }

    deinit {
        unsafe (entries - 1).deallocate()
        unsafe fields.deinitialize(count: count)
        unsafe fields.deallocate()
        unsafe offsets.deallocate()
        unsafe writingOrders.deallocate()
        unsafe texts.deallocate()
    }
}
