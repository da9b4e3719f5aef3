import FastJSON

/// Writes the values that a ``ParsePrint`` makes.
///
/// If a value and all groups in it are structs that keep their parts in stored properties, the parts
/// are written from their place in memory. Otherwise they are copied into slots first.
@usableFromInline
@safe
final class ShapeWriter: @unchecked Sendable {
    // SAFETY: what changes is behind a lock or atomic.

    private let shape: Shape
    let assembly: ErasedAssembly
    private let direct = Once<DirectLayout>()
    /// The plan of an object; the shape holds it.
    private let object: Unmanaged<ObjectPlan>?

    @usableFromInline
    init(shape: Shape, assembly: ErasedAssembly) {
        self.shape = shape
        unsafe object =
            if case .object(let plan) = shape.content {
                unsafe Unmanaged.passUnretained(plan)
            } else {
                nil
            }
        self.assembly = assembly
    }

    /// Writes the value at an address.
    @usableFromInline
    func write(_ address: UnsafeRawPointer, to writer: inout JSONWriter) throws(JSONError) {
        let layout = unsafe direct.read {
            DirectLayout(shape, assembly)
        } _: { layout in
            unsafe (offsets: layout.offsets, isChecked: layout.check?.isChecked(address) ?? true)
        }
        guard let offsets = unsafe layout.offsets else {
            if let misfit = shape.misfit { throw writer.refusal(misfit) }
            return try unsafe writeFromSlots(address, to: &writer)
        }
        if unsafe !layout.isChecked, !writer.isComparing,
            let check = direct.get({ DirectLayout(shape, assembly) }).check
        {
            do {
                try unsafe check.verify(address, shape, assembly, offsets, &writer)
            } catch {
                throw writer.refusal(error)
            }
        }
        try unsafe write(from: address, offsets, to: &writer)
    }

    private func write(
        from base: UnsafeRawPointer,
        _ offsets: UnsafePointer<Int>,
        to writer: inout JSONWriter
    ) throws(JSONError) {
        if let object = unsafe object {
            return try unsafe writer.write(object, from: base, offsets: offsets)
        }
        switch shape.content {
        case .object:
            preconditionFailure("An object is written by its plan.")
        case .elements(let plan):
            try unsafe writer.write(Unmanaged.passUnretained(plan), from: base, offsets: offsets)
        case .whole(let value):
            guard let write = unsafe value.write else { throw .cannotTakeApart(assembly.type) }
            // SAFETY: writing only reads from the slots.
            let base = unsafe UnsafeMutableRawPointer(mutating: base)
            try unsafe write(Slots(base: base, offsets: offsets), &writer)
        }
    }

    private func writeFromSlots(
        _ address: UnsafeRawPointer,
        to writer: inout JSONWriter
    ) throws(JSONError) {
        try unsafe shape.withBlock { block throws(JSONError) in
            var filled: [(layouts: [SlotLayout], slots: Slots)] = unsafe []
            defer {
                unsafe filled.forEach { layouts, slots in
                    for (index, layout) in layouts.enumerated() {
                        unsafe layout.destroy?(slots.base + slots.offsets[index])
                    }
                }
            }
            let slots = unsafe Slots(base: block, offsets: shape.offsets)
            do {
                try unsafe assembly.takeApart(address, into: slots)
                unsafe filled.append((assembly.slots, slots))
                let groups = unsafe shape.groups
                for index in unsafe groups.indices {
                    let group = unsafe groups[index]
                    let slots = unsafe Slots(base: block, offsets: group.slots)
                    try unsafe group.assembly.takeApart(block + group.offset, into: slots)
                    unsafe filled.append((group.assembly.slots, slots))
                }
            } catch {
                throw writer.refusal(error)
            }
            switch shape.content {
            case .object(let plan):
                try unsafe writer.write(
                    Unmanaged.passUnretained(plan),
                    from: block,
                    offsets: plan.offsets
                )
            case .elements(let plan):
                try unsafe plan.offsets.withUnsafeBufferPointer { offsets throws(JSONError) in
                    guard let offsets = offsets.baseAddress else { return }
                    try unsafe writer.write(
                        Unmanaged.passUnretained(plan),
                        from: block,
                        offsets: offsets
                    )
                }
            case .whole:
                try unsafe write(from: block, shape.offsets, to: &writer)
            }
        }
    }
}

extension ErasedAssembly {
    /// True if the parts are where the slots say, whatever an initialiser does.
    fileprivate var isKnown: Bool {
        if case .offsets = taking { true } else { false }
    }

    /// Where the stored properties that the slots stand for lie; nil if they are not known.
    fileprivate var offsetsOfProperties: [Int]? {
        switch taking {
        case .offsets(let offsets): offsets
        case .storedProperties:
            StoredProperties(of: type, as: slots)?.properties.map(\.offset)
        case .function: nil
        }
    }

    /// Copies the parts of the value at an address into slots; none of them if it throws.
    func takeApart(_ address: UnsafeRawPointer, into slots: Slots) throws(JSONError) {
        if case .function(let take) = taking { return try unsafe take(address, slots) }
        guard let offsets = offsetsOfProperties else {
            throw .noStoredProperties(type, as: self.slots)
        }
        for (index, slot) in self.slots.enumerated() {
            unsafe slot.copy(address + offsets[index], slots.base + slots.offsets[index])
        }
    }
}

/// Where the parts of a value lie in it, if all of them do.
@safe
private final class DirectLayout: @unchecked Sendable {
    // SAFETY: nothing changes after `init`, but what `check` guards.

    /// For each field or slot of the shape; nil if not all parts lie in the value.
    let offsets: UnsafePointer<Int>?
    /// Nil if all of these places are known to be right.
    let check: InitialiserCheck?

    init(_ shape: Shape, _ assembly: ErasedAssembly) {
        var offsets: [Int] = []
        var layouts: [SlotLayout?] = []
        let isDirect =
            shape.misfit == nil
            && DirectLayout.add(shape.parts, assembly, at: 0, &offsets, &layouts)
        guard isDirect else {
            unsafe self.offsets = nil
            check = nil
            return
        }
        let isKnown = unsafe assembly.isKnown && shape.groups.allSatisfy(unsafe \.assembly.isKnown)
        check = isKnown ? nil : InitialiserCheck(layouts, offsets)
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: max(offsets.count, 1))
        unsafe memory.initialize(from: offsets, count: offsets.count)
        unsafe self.offsets = UnsafePointer(memory)
    }

    deinit {
        unsafe offsets?.deallocate()
    }

    private static func add(
        _ parts: [FieldPart],
        _ assembly: ErasedAssembly,
        at start: Int,
        _ offsets: inout [Int],
        _ layouts: inout [SlotLayout?]
    ) -> Bool {
        guard let properties = assembly.offsetsOfProperties else { return false }
        var slot = 0
        for part in parts {
            let first = slot
            slot += part.slots.count
            if case .group(let group) = part.kind {
                guard !part.slots.isEmpty else { return false }
                let offset = start + properties[first]
                guard add(group.parts, group.assembly, at: offset, &offsets, &layouts) else {
                    return false
                }
            } else if part.slots.isEmpty {
                // A member without a value; written without looking at memory.
                offsets.append(start)
                layouts.append(nil)
            } else {
                offsets += properties[first..<slot].map { start + $0 }
                layouts += part.slots
            }
        }
        return true
    }
}

extension JSONError {
    fileprivate static func noStoredProperties(
        _ type: any Any.Type,
        as slots: [SlotLayout]
    ) -> JSONError {
        if let name = StoredProperties.optionalProperty(of: type, as: slots) {
            return unwritable(
                "\(type) cannot be written: its property \(DiagnosticText.quoted(name)) is "
                    + "optional, and its field is not. Use OptionalField, or orNull() for its value."
            )
        }
        return unwritable(
            "\(type) cannot be written: it is no struct whose stored properties are the "
                + "fields of its parser, in order. Say how to take it apart: .init(make:take:)."
        )
    }
}
