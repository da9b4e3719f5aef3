import FastJSON
import Synchronization

/// What a ``JSONModelParser`` knows about its model, found out when it is first used.
@usableFromInline
final class ModelCore: Sendable {
    /// The fields, laid out.
    @usableFromInline
    @safe
    final class Made: Sendable {
        let shape: Shape
        let assembly: ErasedAssembly
        let writer: ShapeWriter
        /// The plan of an object whose members may be read by other code; nil if only the plan can.
        let directPlan: Unmanaged<ObjectPlan>?

        @usableFromInline
        init(
            _ shape: Shape,
            _ assembly: ErasedAssembly,
            memberTypes: [(any Any.Type)?],
            at offsets: [Int?]?
        ) {
            self.shape = shape
            self.assembly = assembly
            writer = ShapeWriter(shape: shape, assembly: assembly)
            unsafe directPlan = shape.directPlan(
                as: memberTypes,
                at: offsets,
                size: assembly.layout.size
            )
        }
    }

    /// The models whose fields this thread is requesting.
    @TaskLocal private static var open: [ObjectIdentifier] = []

    private let model: ObjectIdentifier
    private let make: @Sendable () -> Made
    private let made = Once<Made>()
    /// The address of the plan of an object whose members may be read by other code; 0 if it was not
    /// requested, or only the plan can read them.
    ///
    /// `made` keeps the plan.
    private let directPlanAddress = Atomic<UInt>(0)
    /// True if the model may contain itself, perhaps in a field of a field.
    private let mayContainItself: Atomic<Bool>

    /// Creates what is known of a model.
    ///
    /// A model that code of its own reads may contain itself: that is not found out.
    @usableFromInline
    init(_ model: any Any.Type, isDirect: Bool, _ make: @escaping @Sendable () -> Made) {
        self.model = ObjectIdentifier(model)
        self.make = make
        mayContainItself = Atomic(isDirect)
    }

    private func describe() -> Made {
        ModelCore.$open.withValue(ModelCore.open + [model]) { make() }
    }

    /// Reads the next value into a new block, whose slots are then initialised.
    ///
    /// The caller moves the values out, and gives the block back.
    @usableFromInline
    func read(
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> (block: UnsafeMutableRawPointer, offsets: UnsafePointer<Int>) {
        // SAFETY: `made` keeps the shape as long as `self` lives, and the caller holds that.
        let shape = unsafe made.read(describe) { unsafe Unmanaged.passUnretained($0.shape) }
        let offsets = unsafe shape._withUnsafeGuaranteedRef { unsafe UnsafePointer($0.offsets) }
        guard mayContainItself.load(ordering: .relaxed) else {
            return unsafe (try shape.takeUnretainedValue().read(&cursor), offsets)
        }
        let block = try unsafe cursor.readLevel { cursor throws(JSONError) in
            try unsafe shape.takeUnretainedValue().read(&cursor)
        }
        return unsafe (block, offsets)
    }

    /// Reads a value at an address by code of the model, which may contain itself.
    @usableFromInline
    static func read(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ direct: DirectReader.Read
    ) throws(JSONError) {
        // At depth 0, no other model is around it, and its code reads nothing but an object.
        if cursor.currentDepth == 0 {
            _ = try unsafe direct(slot, start, &cursor)
            return
        }
        try cursor.readLevel { cursor throws(JSONError) in
            _ = try unsafe direct(slot, start, &cursor)
        }
    }

    /// The plan of an object whose members may be read by other code; nil if only the plan can.
    ///
    /// - Precondition: the caller holds `self` while it uses the plan.
    @usableFromInline
    var directPlan: Unmanaged<ObjectPlan>? {
        guard
            let address = unsafe UnsafeRawPointer(
                bitPattern: directPlanAddress.load(ordering: .acquiring)
            )
        else { return unsafe findDirectPlan() }
        return unsafe Unmanaged.fromOpaque(address)
    }

    @inline(never)
    private func findDirectPlan() -> Unmanaged<ObjectPlan>? {
        let plan = unsafe made.read(describe) { unsafe $0.directPlan }
        let address = unsafe plan.map { unsafe UInt(bitPattern: $0.toOpaque()) } ?? 0
        directPlanAddress.store(address, ordering: .releasing)
        return unsafe plan
    }

    /// Writes the value at an address.
    @usableFromInline
    func write(_ address: UnsafeRawPointer, to writer: inout JSONWriter) throws(JSONError) {
        let made = made.get(describe)
        guard mayContainItself.load(ordering: .relaxed) else {
            return try unsafe made.writer.write(address, to: &writer)
        }
        try writer.writeLevel { writer throws(JSONError) in
            try unsafe made.writer.write(address, to: &writer)
        }
    }

    /// How the plan of another value reads the model.
    ///
    /// If the model contains itself, its parser reads it, because a plan cannot hold itself.
    var operation: ErasedOperation {
        if ModelCore.open.contains(model) {
            mayContainItself.store(true, ordering: .relaxed)
            return .parsing
        }
        let made = made.get(describe)
        return made.shape.operation(made.assembly)
    }

    /// The fields of the model, for the object of another one; nil if that object is one of its own
    /// fields.
    var part: FieldPart? {
        if ModelCore.open.contains(model) { return nil }
        let made = made.get(describe)
        return FieldPart(made.shape.parts, made.assembly)
    }
}
