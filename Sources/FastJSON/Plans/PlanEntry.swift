/// A field with what is computed once to find and read it fast.
///
/// It holds no references, so that looking at one costs no counting.
@safe
struct PlanEntry: BitwiseCopyable {
    /// The usual spelling of the key in a text.
    let key: PlanKey
    /// The key; it lives as long as the plan.
    let text: UnsafePointer<UInt8>
    let keyLength: Int
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
    private let accessors: Unmanaged<FieldAccessors>
    /// What reads a value with a plan of its own; it lives as long as the description.
    private let nested: Unmanaged<NestedPlan>?
    /// That plan.
    private let plan: UnsafeRawPointer?
    /// The key as it is written, with quotes and colon; it lives as long as the plan.
    let preparedKey: UnsafeBufferPointer<UInt8>

    /// The place among the fields of the plan.
    @inline(__always) var index: Int { Int(place) }

    /// - Precondition: `text` holds the key. Both texts outlive the entry.
    init(
        _ field: UnsafePointer<PlanField>,
        index: Int,
        text: UnsafePointer<UInt8>,
        preparedKey: UnsafeBufferPointer<UInt8>,
        offset: Int
    ) {
        unsafe self.field = field
        unsafe accessors = Unmanaged.passUnretained(field.pointee.accessors)
        unsafe self.text = text
        place = UInt16(index)
        self.offset = offset
        kind = unsafe field.pointee.operation.kind
        unsafe (nested, plan) = unsafe PlanEntry.nested(in: field.pointee.operation)
        omitsNil = unsafe field.pointee.isAbsent != nil
        hasNil = unsafe kind.isOptional || !field.pointee.nilImage.isEmpty
        // A field without a key: no key is that long.
        keyLength = unsafe field.pointee.isCollector ? -1 : field.pointee.key.utf8.count
        key =
            unsafe field.pointee.isCollector
            ? .none : PlanKey(field.pointee.key, prepared: preparedKey)
        unsafe self.preparedKey = preparedKey
    }

    /// An element of an array, which has no key.
    init(element: UnsafePointer<PlanField>, offset: Int) {
        unsafe field = element
        unsafe accessors = Unmanaged.passUnretained(element.pointee.accessors)
        place = 0
        self.offset = offset
        kind = unsafe element.pointee.operation.kind
        unsafe (nested, plan) = unsafe PlanEntry.nested(in: element.pointee.operation)
        omitsNil = false
        hasNil = unsafe kind.isOptional || !element.pointee.nilImage.isEmpty
        // SAFETY: there are no bytes that could be read.
        unsafe text = UnsafePointer(bitPattern: 16).unsafelyUnwrapped
        unsafe preparedKey = UnsafeBufferPointer(start: nil, count: 0)
        keyLength = 0
        key = .none
    }

    private static func nested(
        in operation: PlanOperation
    ) -> (Unmanaged<NestedPlan>?, UnsafeRawPointer?) {
        guard let nested = operation.nested else { return (nil, nil) }
        return unsafe (Unmanaged.passUnretained(nested), nested.address)
    }

    /// Calls a function with those of the field, without counting references.
    ///
    /// To count them takes 3 % of reading twitter.json.
    @inline(__always)
    func withAccessors(
        _ body: (FieldAccessors) throws(JSONError) -> Void
    ) throws(JSONError) {
        // SAFETY: the plan, which outlives the call, keeps its fields. What it calls throws
        // errors of any type, so ours is returned.
        let error: JSONError? = unsafe accessors._withUnsafeGuaranteedRef { accessors in
            do throws(JSONError) {
                try body(accessors)
                return nil
            } catch {
                return error
            }
        }
        if let error { throw error }
    }

    /// True if an unescaped key is this one.
    @inline(__always)
    func hasKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        unsafe bytes.count == keyLength
            && KeyBytes.areEqual(bytes, UnsafeBufferPointer(start: text, count: keyLength))
    }
}

/// The plan of a value that has one of its own.
///
/// - Precondition: the kind of the entry says that there is such a plan.
extension PlanEntry {
    @inline(__always) var objectPlan: Unmanaged<ObjectPlan> { unsafe reference() }
    @inline(__always) var elementPlan: Unmanaged<ElementPlan> { unsafe reference() }
    @inline(__always) var arrayPlan: Unmanaged<ArrayPlan> { unsafe reference() }
    @inline(__always) var mapPlan: Unmanaged<MapPlan> { unsafe reference() }
    @inline(__always) var directReader: Unmanaged<DirectReader> { unsafe reference() }

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
