import FastJSON

/// Parts of a builder, laid out: how a value is read into a block of memory.
@usableFromInline
@safe
final class Shape: @unchecked Sendable {
    // SAFETY: nothing changes after `init`.

    /// The kind of value that the parts make together.
    enum Content {
        case object(ObjectPlan)
        case elements(ElementPlan)
        case whole(WholeValue)
    }

    /// Makes the value of a group from the values of its fields.
    @safe
    private struct Step {
        let assembly: ErasedAssembly
        let offset: Int
        let slots: UnsafeMutablePointer<Int>
    }

    let content: Content
    /// Why the parts cannot be used; what is read or written then throws it.
    let misfit: JSONError?
    /// The offsets of the slots in the block, in the order of the parts.
    @usableFromInline let offsets: UnsafeMutablePointer<Int>
    private let blockSize: Int
    private let blockAlignment: Int
    /// Inner groups first.
    private let steps: [Step]
    /// The plan, if there is nothing to do except to run it; `content` holds it.
    private let onlyObject: Unmanaged<ObjectPlan>?
    private let onlyElements: Unmanaged<ElementPlan>?
    let parts: [FieldPart]

    /// Lays out the parts of a value, for code that is inlined elsewhere.
    @usableFromInline
    convenience init(
        parts: [FieldPart],
        _ assembly: ErasedAssembly,
        _ keys: KeyNaming,
        _ unknownKeys: UnknownKeys
    ) {
        let parts = parts.map { $0.convertingKey(keys) }
        self.init(
            parts,
            rejectsUnknownKeys: unknownKeys == .reject,
            misfit: FieldNames.misfit(parts, assembly)
        )
    }

    /// Lays out parts.
    ///
    /// - Precondition: they are all members of one object, all elements of one array, or one whole
    ///   value.
    init(_ parts: [FieldPart], rejectsUnknownKeys: Bool = false, misfit: JSONError? = nil) {
        self.parts = parts
        let repeatedKey = parts.repeatedKey
        self.misfit = misfit ?? repeatedKey.map { .repeatedKey($0) }
        // No plan can be made of them.
        let parts = repeatedKey == nil ? parts : []
        let slotCount = parts.reduce(0) { $0 + $1.slots.count }
        unsafe offsets = .allocate(capacity: max(slotCount, 1))
        if case .whole(let value)? = parts.first?.kind {
            precondition(parts.count == 1, "A parser of a whole value stands alone.")
            let slots = parts[0].slots
            content = .whole(value)
            unsafe onlyObject = nil
            unsafe onlyElements = nil
            steps = []
            blockSize = unsafe Shape.place(slots, into: offsets)
            blockAlignment = slots.reduce(1) { max($0, $1.alignment) }
            return
        }
        let elements = parts.compactMap { part in
            if case .element(let field) = part.kind { field } else { nil }
        }
        if !elements.isEmpty {
            precondition(
                elements.count == parts.count,
                "Elements of an array do not stand beside members of an object."
            )
            let plan = ElementPlan(elements)
            content = .elements(plan)
            unsafe onlyObject = nil
            unsafe onlyElements = Unmanaged.passUnretained(plan)
            steps = []
            var slot = 0
            for (index, part) in parts.enumerated() {
                if part.slots.isEmpty { continue }
                unsafe offsets[slot] = plan.offsets[index]
                slot += 1
            }
            blockSize = 0
            blockAlignment = 1
            return
        }
        var layout = GroupLayout()
        layout.add(parts)
        let plan = ObjectPlan(
            fields: layout.fields,
            extraSlots: layout.results.map { ($0.size, $0.alignment) },
            rejectsUnknownKeys: rejectsUnknownKeys
        )
        content = .object(plan)
        func resolve(_ places: [GroupLayout.Place], into target: UnsafeMutablePointer<Int>) {
            for (index, place) in places.enumerated() {
                switch place {
                case .field(let field): unsafe (target + index).initialize(to: plan.offsets[field])
                case .result(let result):
                    unsafe (target + index).initialize(to: plan.offsets[plan.count + result])
                }
            }
        }
        unsafe resolve(layout.places, into: offsets)
        steps = layout.groups.map { group in
            let slots = UnsafeMutablePointer<Int>.allocate(capacity: max(group.places.count, 1))
            unsafe resolve(group.places, into: slots)
            return unsafe Step(
                assembly: group.assembly,
                offset: plan.offsets[plan.count + group.result],
                slots: slots
            )
        }
        blockSize = plan.blockSize
        blockAlignment = plan.blockAlignment
        unsafe onlyElements = nil
        unsafe onlyObject =
            unsafe steps.isEmpty && self.misfit == nil ? Unmanaged.passUnretained(plan) : nil
    }

    deinit {
        unsafe offsets.deallocate()
        for step in steps {
            unsafe step.slots.deallocate()
        }
    }

    /// The plan of an object with a slot for each field; nil for other values.
    ///
    /// - Parameters:
    ///   - types: The types of the fields; nil for those that may be of any type.
    ///   - places: Where the slots have to be, as the stored properties of a struct; nil if they lie in a
    ///     block of their own.
    ///   - size: The size of the struct. A property must end there, and none after it.
    /// - Returns: The plan, which the shape keeps.
    func directPlan(
        as types: [(any Any.Type)?],
        at places: [Int?]?,
        size: Int
    ) -> Unmanaged<ObjectPlan>? {
        guard let onlyObject = unsafe onlyObject,
            1...MemberReader.mostFields ~= parts.count, parts.count == types.count,
            parts.indices.allSatisfy({ index in
                parts[index].slots.count == 1
                    && (types[index] == nil || parts[index].slots[0].type == types[index])
            }),
            unsafe onlyObject._withUnsafeGuaranteedRef({ $0.longestKey }) <= MemberReader.longestKey
        else { return nil }
        if let places {
            guard parts.indices.allSatisfy({ unsafe offsets[$0] == places[$0] }),
                parts.indices.map({ unsafe offsets[$0] + parts[$0].slots[0].size }).max() == size
            else { return nil }
        }
        return unsafe onlyObject
    }

    /// Places slots one after the other; returns the size of their block.
    private static func place(_ slots: [SlotLayout], into offsets: UnsafeMutablePointer<Int>) -> Int
    {
        var offset = 0
        for (index, slot) in slots.enumerated() {
            offset = (offset + slot.alignment - 1) / slot.alignment * slot.alignment
            unsafe (offsets + index).initialize(to: offset)
            offset += slot.size
        }
        return offset
    }

    /// Reads the next value into a new block, whose slots are then initialised.
    ///
    /// The caller moves the values out and gives the block back.
    @usableFromInline
    func read(_ cursor: inout JSONCursor) throws(JSONError) -> UnsafeMutableRawPointer {
        if let onlyObject = unsafe onlyObject {
            return try unsafe cursor.run(onlyObject)
        }
        if let onlyElements = unsafe onlyElements {
            return try unsafe cursor.run(onlyElements)
        }
        return try unsafe readOther(&cursor)
    }

    private func readOther(
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafeMutableRawPointer {
        if let misfit { throw try cursor.misfitHere(misfit) }
        switch content {
        case .object(let plan):
            let block = try unsafe cursor.run(Unmanaged.passUnretained(plan))
            unsafe makeGroups(in: block)
            return unsafe block
        case .elements:
            preconditionFailure("Elements are read by their plan alone.")
        case .whole(let value):
            let block = unsafe cursor.beginBlock(byteCount: blockSize, alignment: blockAlignment)
            do {
                try unsafe value.read(&cursor, Slots(base: block, offsets: offsets))
            } catch {
                unsafe cursor.endBlock(block)
                throw error
            }
            return unsafe block
        }
    }

    /// Makes the values of groups, inner ones first.
    private func makeGroups(in block: UnsafeMutableRawPointer) {
        for step in steps {
            unsafe step.assembly.make(block, step.slots, block + step.offset)
        }
    }

    /// How the plan of another value reads this one.
    ///
    /// If the parts cannot be used, or are not parts, it uses the closures of the parser.
    func operation(_ assembly: ErasedAssembly) -> ErasedOperation {
        guard misfit == nil else { return ErasedOperation(.closures) }
        let plan: NestedPlan.Content
        switch content {
        case .object(let object): plan = .object(object)
        case .elements(let elements): plan = .elements(elements)
        case .whole: return ErasedOperation(.closures)
        }
        let make = unsafe assembly.make
        let nested =
            unsafe steps.isEmpty
            ? NestedPlan(plan, offsets: offsets, owner: self, assemble: make)
            : NestedPlan(plan, offsets: offsets, owner: self) { [self] block, offsets, target in
                unsafe makeGroups(in: block)
                unsafe make(block, offsets, target)
            }
        return ErasedOperation(.nested(nested))
    }

    /// Memory for all slots, for values that do not lie in a struct of the same layout.
    func withBlock<Result>(
        _ body: (UnsafeMutableRawPointer) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        let size =
            if case .elements(let plan) = content { plan.blockSize } else { blockSize }
        let block = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 64)
        defer { unsafe block.deallocate() }
        return try unsafe body(block)
    }

    /// The slots of groups, outer groups first.
    var groups: [(assembly: ErasedAssembly, offset: Int, slots: UnsafePointer<Int>)] {
        unsafe steps.reversed().map { unsafe ($0.assembly, $0.offset, UnsafePointer($0.slots)) }
    }
}
