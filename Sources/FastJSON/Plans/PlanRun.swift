/// What is known while one object is read.
struct PlanRun {
    let plan: ObjectPlan
    let block: UnsafeMutableRawPointer
    /// The open containers inside the object.
    let depth: Int
    let seen: SeenFields
    /// The field that stands next if the object has its keys in the order of the plan.
    var predicted = 0
    /// True if a problem was noted.
    var failed = false
    /// The fields whose values failed.
    private(set) var failedFields: [Int] = []
    /// The keys that are no fields, where no key may come twice.
    private(set) var unknownKeys: KeySet?

    /// - Precondition: the block was taken for the plan.
    init(
        _ plan: ObjectPlan,
        block: UnsafeMutableRawPointer,
        depth: Int,
        _ duplicateKeys: JSONDuplicateKeys
    ) {
        self.plan = plan
        self.block = block
        self.depth = depth
        seen = SeenFields(of: plan, in: block)
        unknownKeys = duplicateKeys == .error ? KeySet() : nil
    }

    mutating func fail(_ index: Int) {
        failed = true
        failedFields.append(index)
    }

    /// Notes a key that is no field; false if it was there before.
    mutating func noteUnknown(_ key: String) -> Bool {
        KeyBytes.withBytes(key) { unknownKeys?.insert($0) ?? true }
    }

    /// The field with a key that was scanned; -1 if there is none.
    ///
    /// - Precondition: the text is still in memory.
    @inline(__always)
    func index(of text: TextToken) -> Int {
        if text.isEscaped {
            return KeyBytes.withBytes(text.string()) { plan.index(of: $0) }
        }
        return plan.index(of: text.bytes)
    }
}
