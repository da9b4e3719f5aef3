/// A field with what is computed once to find and read it fast.
///
/// It holds no references, so that looking at one costs no counting.
@safe
struct PlanEntry: BitwiseCopyable {
    /// The usual spelling of the key in a text.
    let key: PlanKey
    /// Where the value goes, counted from the start of the block.
    let offset: Int
    let kind: PlanOperation.Kind
    let omitsNil: Bool
    /// True if `null` gives a nil, whose bytes are known.
    let hasNil: Bool
    private let place: UInt16
    /// The description of the field; it lives as long as the plan.
    let field: UnsafePointer<PlanField>
    /// Its functions, which live as long as it.
    let accessors: Unmanaged<FieldAccessors>
    /// What reads a value with a plan of its own; it lives as long as the description.
    private let nested: Unmanaged<NestedPlan>?
    /// That plan, or the names of a case.
    private let plan: UnsafeRawPointer?
    /// The key as it is written, with quotes and colon; empty without a key.
    ///
    /// It lives as long as the plan.
    let preparedKey: UnsafeBufferPointer<UInt8>

    /// The place among the fields of the plan.
    @inline(__always) var index: Int { Int(place) }

    /// - Precondition: the prepared key outlives the entry. It is empty for a field without a key.
    init(
        _ field: UnsafePointer<PlanField>,
        index: Int,
        preparedKey: UnsafeBufferPointer<UInt8>,
        offset: Int
    ) {
        let operation = unsafe field.pointee.operation
        unsafe self.field = field
        unsafe accessors = Unmanaged.passUnretained(field.pointee.accessors)
        place = UInt16(index)
        self.offset = offset
        kind = operation.kind
        unsafe nested = operation.nested.map { unsafe Unmanaged.passUnretained($0) }
        unsafe plan = operation.address
        omitsNil = unsafe field.pointee.isAbsent != nil
        hasNil = unsafe kind.isOptional || !field.pointee.nilImage.isEmpty
        key = unsafe preparedKey.isEmpty ? .none : PlanKey(field.pointee.key, prepared: preparedKey)
        unsafe self.preparedKey = preparedKey
    }

    /// A value of an array or a dictionary, which has no key here.
    init(element: UnsafePointer<PlanField>, offset: Int) {
        let noKey = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        unsafe self.init(element, index: 0, preparedKey: noKey, offset: offset)
    }

    /// True if a key without escapes is this one.
    @inline(__always)
    func hasKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Without the quotes and the colon.
        guard unsafe bytes.count == preparedKey.count - 3,
            let start = unsafe preparedKey.baseAddress
        else { return false }
        return unsafe KeyBytes.areEqual(
            bytes,
            UnsafeBufferPointer(start: start + 1, count: bytes.count)
        )
    }
}

/// The plan of a value that has one of its own, or the names.
///
/// - Precondition: the kind of the entry says that there is such a plan, or that there are names.
extension PlanEntry {
    @inline(__always) var objectPlan: Unmanaged<ObjectPlan> { unsafe reference() }
    @inline(__always) var elementPlan: Unmanaged<ElementPlan> { unsafe reference() }
    @inline(__always) var arrayPlan: Unmanaged<ArrayPlan> { unsafe reference() }
    @inline(__always) var mapPlan: Unmanaged<MapPlan> { unsafe reference() }
    @inline(__always) var directReader: Unmanaged<DirectReader> { unsafe reference() }
    @inline(__always) var names: Unmanaged<KeyList> { unsafe reference() }

    @inline(__always)
    private func reference<Plan: AnyObject>() -> Unmanaged<Plan> {
        // SAFETY: the kind tells the type, and the description of the field keeps the plan.
        unsafe Unmanaged.fromOpaque(plan.unsafelyUnwrapped)
    }

    /// Makes the value of what the plan has read into a block.
    @inline(__always)
    func assemble(_ block: UnsafeMutableRawPointer, into slot: UnsafeMutableRawPointer) {
        // SAFETY: the kind tells that there is one, which the description of the field keeps.
        unsafe nested.unsafelyUnwrapped._withUnsafeGuaranteedRef {
            unsafe $0.assemble(block, into: slot)
        }
    }

    /// Makes an optional of a value that was read into a slot, if the slot has room for one.
    @inline(__always)
    func wrapValue(at slot: UnsafeMutableRawPointer) {
        // SAFETY: as above.
        unsafe nested.unsafelyUnwrapped._withUnsafeGuaranteedRef { unsafe $0.wrapValue(at: slot) }
    }
}
