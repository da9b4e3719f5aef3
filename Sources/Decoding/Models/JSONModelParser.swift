import FastJSON

/// Reads and writes a model; `@JSONModel` makes this parser for a struct or class.
///
/// ```swift
/// struct Point {
///     var x: Double
///     var y: Double
/// }
///
/// extension Point: JSONModel {
///     static let jsonParser = JSONModelParser<Point> { fields in
///         fields.add("x", \.x)
///         fields.add("y", \.y)
///     } make: { slots in
///         unsafe Point(x: slots.take(0), y: slots.take(1))
///     }
/// }
/// ```
///
/// The fields are requested when the parser is first used, so models may contain each other and
/// themselves.
@safe
public struct JSONModelParser<Model>: JSONParserPrinter {
    @usableFromInline let core: ModelCore
    @usableFromInline let make: @Sendable (ModelSlots) -> Model
    /// Reads the value at an address into memory, and returns the address after it; nil if only the
    /// plan can read it.
    @usableFromInline let direct: DirectReader.Read?

    /// Creates a parser from the fields of a model, and a function that makes the model of their
    /// values.
    ///
    /// - Parameters:
    ///   - keys: How the keys of the fields are spelled.
    ///   - unknownKeys: Which members an object may have besides the fields.
    ///   - fields: Adds the fields.
    ///   - make: Takes the values of all fields out of the slots.
    @inlinable
    public init(
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        _ fields: @escaping @Sendable (inout ModelFields<Model>) -> Void,
        make: @escaping @Sendable (ModelSlots) -> Model
    ) {
        unsafe self.init(
            keys,
            unknownKeys,
            fields,
            make,
            memberTypes: [],
            isAssembled: false,
            direct: nil
        )
    }

    /// Creates a parser from the fields of a model that has its own code to read them.
    @inlinable
    public init(
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        _ fields: @escaping @Sendable (inout ModelFields<Model>) -> Void,
        make: @escaping @Sendable (ModelSlots) -> Model
    ) where Model: JSONDirectModel {
        unsafe self.init(
            keys,
            unknownKeys,
            fields,
            make,
            memberTypes: Model.modelMemberTypes,
            isAssembled: Model.modelIsAssembled,
            direct: { slot, start, cursor throws(JSONError) in
                try unsafe Model.readModel(into: slot, from: start, &cursor)
            }
        )
    }

    @inlinable
    init(
        _ keys: KeyNaming,
        _ unknownKeys: UnknownKeys,
        _ fields: @escaping @Sendable (inout ModelFields<Model>) -> Void,
        _ make: @escaping @Sendable (ModelSlots) -> Model,
        memberTypes: @autoclosure @escaping @Sendable () -> [(any Any.Type)?],
        isAssembled: Bool,
        direct: DirectReader.Read?
    ) {
        self.make = make
        unsafe self.direct = direct
        core = unsafe ModelCore(Model.self, isDirect: direct != nil) {
            var described = ModelFields<Model>()
            fields(&described)
            let assembly = described.assembly(make)
            let shape = Shape(parts: described.checked(keys), assembly, keys, unknownKeys)
            return ModelCore.Made(
                shape,
                assembly,
                memberTypes: memberTypes(),
                at: isAssembled ? nil : described.offsets
            )
        }
    }

    /// Reads the next value.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Model {
        guard unsafe direct != nil else { return try parseByPlan(from: &cursor) }
        let block = unsafe cursor.beginBlock(
            byteCount: MemoryLayout<Model>.size,
            alignment: MemoryLayout<Model>.alignment
        )
        defer { unsafe cursor.endBlock(block) }
        // SAFETY: the block has room for a model, which is made there and moved out once.
        let model = unsafe block.assumingMemoryBound(to: Model.self)
        try unsafe parse(into: model, from: &cursor)
        return unsafe model.move()
    }

    /// Reads the next value into memory.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(
        into address: UnsafeMutablePointer<Model>,
        from cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let direct = unsafe direct else {
            return unsafe address.initialize(to: try parseByPlan(from: &cursor))
        }
        let start = try unsafe cursor.addressOfValue()
        try unsafe ModelCore.read(
            into: UnsafeMutableRawPointer(address),
            from: start,
            &cursor,
            direct
        )
    }

    @inlinable
    func parseByPlan(from cursor: inout JSONCursor) throws(JSONError) -> Model {
        let (block, offsets) = unsafe try core.read(&cursor)
        let model = unsafe make(ModelSlots(Slots(base: block, offsets: offsets)))
        unsafe cursor.endBlock(block)
        return model
    }

    /// Writes a value, the keys of objects in order.
    @_documentation(visibility: internal)
    @inlinable
    public func print(_ output: Model, to writer: inout JSONWriter) throws(JSONError) {
        let result = unsafe withUnsafePointer(to: output) { address in
            Result { () throws(JSONError) in try unsafe print(at: address, to: &writer) }
        }
        try result.get()
    }

    /// Writes the value that lies at an address.
    @_documentation(visibility: internal)
    @inlinable
    public func print(
        at address: UnsafePointer<Model>,
        to writer: inout JSONWriter
    ) throws(JSONError) {
        try unsafe core.write(address, to: &writer)
    }
}

extension JSONModelParser {
    /// The parser of a model whose type cannot hold it, since it is generic: made once for each type.
    ///
    /// ```swift
    /// struct Page<Item> {
    ///     var items: [Item]
    /// }
    ///
    /// extension Page: JSONModel, JSONParsable where Item: JSONParsable {
    ///     static var jsonParser: JSONModelParser<Self> {
    ///         .shared { fields in
    ///             fields.add("items", \.items)
    ///         } make: { slots in
    ///             unsafe Page(items: slots.take(0))
    ///         }
    ///     }
    /// }
    /// ```
    @inlinable
    public static func shared(
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        _ fields: @escaping @Sendable (inout ModelFields<Model>) -> Void,
        make: @escaping @Sendable (ModelSlots) -> Model
    ) -> JSONModelParser {
        SharedModelParsers.shared.parser(of: Model.self) {
            JSONModelParser(keys: keys, unknownKeys: unknownKeys, fields, make: make)
        }
    }

    /// The same for functions that capture nothing but types: those that `@JSONModel` makes.
    ///
    /// In a generic type, the compiler warns about a `@Sendable` function, because it captures the type
    /// parameters.
    @_documentation(visibility: internal)
    @inlinable
    @unsafe
    public static func sharedOfMacro(
        unknownKeys: UnknownKeys = .skip,
        _ fields: @escaping (inout ModelFields<Model>) -> Void,
        make: @escaping (ModelSlots) -> Model
    ) -> JSONModelParser {
        // SAFETY: the caller vouches that any thread may call them.
        nonisolated(unsafe) let (fields, make) = (fields, make)
        return shared(unknownKeys: unknownKeys) {
            unsafe fields(&$0)
        } make: {
            unsafe make($0)
        }
    }
}

extension JSONModelParser: JSONMembersParser {
    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<Model> {
        guard let direct = unsafe direct else { return FieldOperation(core.operation) }
        return unsafe FieldOperation(.nested(NestedPlan(whole: .model(DirectReader(direct)))))
    }

    /// The members, for the object of another parser.
    @_documentation(visibility: internal)
    public var fieldPart: TypedFieldPart<Model>? {
        TypedFieldPart(
            core.part
                ?? .misfit(
                    Model.self,
                    "\(Model.self): its flat properties contain \(Model.self) itself."
                )
        )
    }
}

extension ModelFields {
    /// How the values become a model, and the way back.
    @usableFromInline
    func assembly(_ make: @escaping @Sendable (ModelSlots) -> Model) -> ErasedAssembly {
        let stored = offsets.compactMap { $0 }
        let copies = unsafe copies
        return unsafe ErasedAssembly(
            layout: SlotLayout(Model.self),
            slots: parts.flatMap(\.slots),
            make: { block, offsets, address in
                // SAFETY: the caller gives slots in a block, and room for a model.
                let slots = unsafe ModelSlots(Slots(base: block, offsets: offsets))
                unsafe address.initializeMemory(as: Model.self, to: make(slots))
            },
            taking: unsafe stored.count == offsets.count
                ? .offsets(stored)
                : .function { address, slots throws(JSONError) in
                    unsafe copies.forEach { unsafe $0(address, slots) }
                },
            checksNames: false
        )
    }
}
