/// The state of reading one object.
///
/// It owns the memory that only few runs need. ``end()`` gives it back, so that the other runs have
/// nothing to do at their end.
@safe
struct PlanRun: BitwiseCopyable {
    /// The parts that only few runs need.
    final class Rare {
        /// The fields whose values failed.
        var failedFields: [Int] = []
        /// The keys that have no field, if no key may come twice.
        var unknownKeys = KeySet()
        /// The key whose value is to be collected next.
        var pendingKey = ""
        /// The members that no field names, if they are collected.
        var collected: [String: JSONValue] = [:]
    }

    /// In place of the index of a field: the object has ended.
    static let noMember = -2

    /// SAFETY: not retained, for the caller of the run holds it.
    let plan: Unmanaged<ObjectPlan>
    let block: UnsafeMutableRawPointer
    /// The offset of the object.
    let start: Int
    /// The open containers inside the object.
    let depth: Int
    let seen: SeenFields
    /// True if a problem was noted.
    var failed = false
    private var owned: Unmanaged<Rare>?

    /// - Precondition: the block has the slots of the plan, which outlives the run.
    @inline(__always)
    init(
        _ plan: Unmanaged<ObjectPlan>,
        block: UnsafeMutableRawPointer,
        seen: SeenFields,
        start: Int,
        depth: Int
    ) {
        unsafe self.plan = plan
        unsafe self.block = block
        self.start = start
        self.depth = depth
        self.seen = seen
    }

    @inline(__always) var entries: UnsafeMutablePointer<PlanEntry> {
        unsafe plan._withUnsafeGuaranteedRef { unsafe $0.entries }
    }
    @inline(__always) var count: Int { unsafe plan._withUnsafeGuaranteedRef { $0.count } }
    @inline(__always) var longestKey: Int {
        unsafe plan._withUnsafeGuaranteedRef { $0.longestKey }
    }
    @inline(__always) var order: KeyOrder<PlanEntry> {
        unsafe plan._withUnsafeGuaranteedRef { $0.order }
    }

    /// Gives back what it owns.
    @inline(__always)
    func end() {
        unsafe owned?.release()
    }

    private var rare: Rare? { unsafe owned?.takeUnretainedValue() }

    /// Notes that the value of a field failed.
    @inline(never)
    mutating func fail(_ index: Int) {
        failed = true
        // Once, however often its key comes.
        if !didFail(index) { makeRare().failedFields.append(index) }
    }

    /// True if a field had a value, be it a good one or not.
    @inline(__always)
    func wasThere(_ index: Int) -> Bool {
        seen.contains(index) || failed && didFail(index)
    }

    /// True if the value of a field failed, so that it is not missing.
    func didFail(_ index: Int) -> Bool {
        rare?.failedFields.contains(index) == true
    }

    /// Notes a key that has no field; false if it came before.
    mutating func noteUnknown(_ key: String) -> Bool {
        let rare = makeRare()
        return unsafe KeyBytes.withBytes(key) { unsafe rare.unknownKeys.insert($0) }
    }

    /// The members that were collected.
    var collected: [String: JSONValue] { rare?.collected ?? [:] }

    /// Remembers the key of a member that is to be collected.
    mutating func expectMember(_ key: String) {
        makeRare().pendingKey = key
    }

    /// True if another key stands for the same `String`: the two differ in their bytes only.
    func standsFor(_ key: String) -> Bool {
        guard let collected = rare?.collected, let index = collected.index(forKey: key) else {
            return false
        }
        return !KeyBytes.areEqual(collected[index].key, key)
    }

    /// The key of the member that is to be collected; nil if an earlier one counts.
    func wantedKey(_ policy: JSONDuplicateKeys) -> String? {
        guard let rare else { return nil }
        let isFree = policy == .last || rare.collected[rare.pendingKey] == nil
        return isFree ? rare.pendingKey : nil
    }

    /// Keeps a member that was collected.
    mutating func collect(_ value: JSONValue, for key: String) {
        makeRare().collected[key] = value
    }

    private mutating func makeRare() -> Rare {
        if let rare { return rare }
        let made = Rare()
        unsafe owned = .passRetained(made)
        return made
    }

    /// The field with a key that was scanned; -1 if there is none.
    ///
    /// - Precondition: the text is still in memory.
    @inline(__always)
    func index(of text: TextToken) -> Int {
        unsafe plan._withUnsafeGuaranteedRef { unsafe $0.keys.index(of: text) }
    }
}
