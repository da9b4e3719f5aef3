import FastJSON
import Foundation

/// Decodes one value of a document.
///
/// The path is made when somebody asks for it: each decoder knows the one around it. When nobody
/// holds a decoder any more, the next value gets it.
@safe
final class NodeDecoder: Decoder {
    // SAFETY: this holds the source, which holds the document. Reading them without counting
    // references saves a third of the time of a document.
    @exclusivity(unchecked) private(set) var reader: TapeReader
    let unmanagedSource: Unmanaged<DecodingSource>
    /// Strong: a weak reference may bring back a decoder from among the spare ones.
    private let owner: DecodingSource
    /// True if no other decoding needs the source.
    @exclusivity(unchecked) private var endsSource = false
    /// True if keys are not compared as they are.
    let convertsKeys: Bool

    // SAFETY: the variables are used by one thread, and none of them while it is being changed.
    /// The decoder of the value around it, which lives: it is on the stack, or kept.
    @exclusivity(unchecked) var parent: Unmanaged<NodeDecoder>?
    /// The same, if this one may outlive its caller.
    @exclusivity(unchecked) private var keptParent: NodeDecoder?
    /// True if this one may outlive its caller.
    @exclusivity(unchecked) private var isKept = false
    /// The step from there; not valid if there is a key.
    @exclusivity(unchecked) var step = unsafe DecodingStep.element(0)
    /// The key of a member, if it is kept.
    @exclusivity(unchecked) var key: (any CodingKey)?
    /// The number of values around it.
    @exclusivity(unchecked) var depth = 0
    /// Where the value is on the tape; ``absent`` if there is none.
    @exclusivity(unchecked) var index: Int
    /// Where to look for the next member.
    @exclusivity(unchecked) private var search = MemberSearch()
    @exclusivity(unchecked) private var convertedKeys: ConvertedKeys?
    /// The keys of the type that was requested last; none if keys are converted.
    @exclusivity(unchecked) private(set) var knownKeys = CodedKeys()
    /// The known keys that were checked in this decoding, by their index.
    @exclusivity(unchecked) private var checkedKeys: UInt64 = 0
    /// What is handed out again, once the decoder itself is.
    @exclusivity(unchecked) var containers = SpareContainers()
    /// True if the decoder is used again, and nobody else held it when this use began.
    @exclusivity(unchecked) private(set) var isUsedAgain = false
    /// True if a reference to this was counted that the next ``unkeyedContainer()`` takes.
    @exclusivity(unchecked) var hasCountedReference = false
    /// True if ``unkeyedContainer()`` had to count one: the next element will want it, too.
    @exclusivity(unchecked) var wantsCountedReference = false
    /// The next one in the list of spare ones.
    @exclusivity(unchecked) var nextSpare: Unmanaged<NodeDecoder>?

    /// Stands for a value that is missing, which decodes as `null`.
    static let absent = -1

    /// The decoder of a value from which the paths start.
    init(root source: DecodingSource, _ index: Int) {
        unsafe reader = source.storage.reader
        unsafe unmanagedSource = .passUnretained(source)
        owner = source
        convertsKeys = source.fixed.convertsKeys
        unsafe self.index = index
    }

    /// The decoder of a value inside the value of another.
    convenience init(_ index: Int, in parent: NodeDecoder, _ key: any CodingKey) {
        unsafe self.init(index, in: parent, .element(0))
        keep(parent)
        unsafe self.key = key
    }

    /// The decoder of an element of the value of another.
    convenience init(_ index: Int, in parent: NodeDecoder, position: Int) {
        unsafe self.init(index, in: parent, .element(position))
        keep(parent)
    }

    /// The decoder of a value inside the value of another, which outlives this one.
    init(_ index: Int, in parent: NodeDecoder, _ step: DecodingStep) {
        unsafe reader = parent.reader
        unsafe unmanagedSource = parent.unmanagedSource
        owner = parent.owner
        convertsKeys = parent.convertsKeys
        unsafe self.parent = .passUnretained(parent)
        unsafe depth = parent.depth &+ 1
        unsafe self.step = step
        unsafe self.index = index
    }

    deinit {
        unsafe assert(
            containers.isEmpty,
            "Containers that nobody dropped hold a decoder that is gone."
        )
        if unsafe isKept { source.keptCount.subtract(1, ordering: .releasing) }
        if unsafe endsSource { owner.close() }
    }

    /// The decoder that `superDecoder()` returns for a value inside this one.
    ///
    /// It shares nothing with this one that changes, so another thread can use it.
    func superDecoder(at index: Int, _ key: any CodingKey) -> NodeDecoder {
        let source = DecodingSource(sharing: owner, at: codingPath + [key])
        let decoder = NodeDecoder(root: source, index)
        unsafe decoder.depth = depth &+ 1
        unsafe decoder.endsSource = true
        return decoder
    }

    /// Keeps the decoder of the value around this one: this one may outlive its caller.
    func keep(_ parent: NodeDecoder?) {
        unsafe keptParent = parent
        unsafe isKept = true
        source.keptCount.add(1, ordering: .relaxed)
    }

    /// What it shares with other decoders of the document.
    var source: DecodingSource { unsafe unmanagedSource.takeUnretainedValue() }

    var codingPath: [any CodingKey] {
        var path: [any CodingKey] = []
        var decoder = self
        while let parent = unsafe decoder.parent {
            unsafe path.append(decoder.key ?? decoder.step.key)
            decoder = unsafe parent.takeUnretainedValue()
        }
        return source.path + path.reversed()
    }

    var userInfo: [CodingUserInfoKey: Any] { unsafe source.fixed.userInfo }

    /// What kind of token the value is; `null` if there is none.
    var kind: TapeEntry.Kind { unsafe index < 0 ? .null : reader.kind(at: index) }

    // MARK: Members

    /// The place of the value of a member; 0 if there is none.
    ///
    /// - Precondition: the value is an object.
    @inline(__always)
    func memberIndex(_ key: consuming String) -> Int {
        if convertsKeys { return keys.valueIndex(of: key) }
        return unsafe search.valueIndex(of: key, in: reader)
    }

    /// The same for a key that is compared as it is.
    @inline(__always)
    func memberIndex(_ key: UnsafePointer<PreparedKey>) -> Int {
        unsafe search.valueIndex(of: key, in: reader)
    }

    /// Expects keys of a type.
    @inline(__always)
    func expect(_ keys: CodedKeys) {
        if convertsKeys { return }
        if unsafe knownKeys.type != keys.type { unsafe search.forgetFound() }
        unsafe knownKeys = keys
        unsafe checkedKeys = unmanagedSource._withUnsafeGuaranteedRef {
            unsafe $0.checkedKeys[keys.number]
        }
    }

    /// True if a prepared key was asked in this decoding whether its string is still the same.
    @inline(__always)
    func hasChecked(_ index: Int) -> Bool { unsafe checkedKeys &>> UInt64(index) & 1 != 0 }

    /// Notes that the string of a prepared key is still the same.
    func check(_ index: Int) {
        unsafe checkedKeys |= 1 &<< UInt64(index)
        unsafe unmanagedSource._withUnsafeGuaranteedRef {
            unsafe $0.checkedKeys.insert(checkedKeys, at: knownKeys.number)
        }
    }

    /// The keys of an object in their order, each once, as the strategy turns them.
    ///
    /// - Precondition: the value is an object.
    var memberKeys: [String] { convertsKeys ? keys.keys : plainKeys }

    private var keys: ConvertedKeys {
        if let convertedKeys = unsafe convertedKeys { return convertedKeys }
        let keys = ConvertedKeys(of: self)
        unsafe convertedKeys = keys
        return keys
    }

    // MARK: Containers

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard kind == .beginObject else {
            throw mismatch(
                [String: Any].self,
                "keyed decoding container",
                "Dictionary<String, Any>"
            )
        }
        if unsafe search.object != index || search.isAtEnd {
            unsafe search.start(at: index, in: reader)
        }
        return KeyType.container(type, of: self)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard kind == .beginArray else {
            throw mismatch([Any].self, "unkeyed decoding container", "Array<Any>")
        }
        guard unsafe hasCountedReference else {
            unsafe wantsCountedReference = true
            return ElementContainer(decoder: self)
        }
        unsafe hasCountedReference = false
        return unsafe ElementContainer(decoder: Unmanaged.passUnretained(self).takeRetainedValue())
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    // MARK: Values

    /// Decodes the value of a member.
    @inline(__always)
    func decode<T: Decodable>(
        _ type: T.Type,
        at place: MemberPlace,
        _ key: some CodingKey
    ) throws -> T {
        guard let known = unsafe place.key else {
            return try unsafe decodeMember(type, at: place.index, key)
        }
        return try unsafe decodeInner(type, at: place.index, .known(known))
    }

    /// Decodes the value of a member whose key is not known.
    @inline(never)
    func decodeMember<T: Decodable>(
        _ type: T.Type,
        at index: Int,
        _ key: some CodingKey
    ) throws -> T {
        try unsafe withUnsafePointer(to: key) { address in
            try unsafe decodeInner(type, at: index, .borrowed(BorrowedKey(address)))
        }
    }

    /// Decodes an element of this value.
    func decodeElement<T: Decodable>(_ type: T.Type, at index: Int, position: Int) throws -> T {
        try unsafe decodeInner(type, at: index, .element(position))
    }

    /// Decodes a value inside this one.
    @inline(__always)
    private func decodeInner<T: Decodable>(
        _ type: T.Type,
        at index: Int,
        _ step: DecodingStep
    ) throws -> T {
        let coded = unsafe CodedType.decoded(type)
        if unsafe coded.pointee.kind == .scalars {
            return try unsafe decodeScalars(type, at: index, coded, step)
        }
        return try unsafe decodeInner(type, at: index, coded, step)
    }

    /// Decodes an array of scalars inside this value, in one go if that can be.
    @inline(never)
    func decodeScalars<T: Decodable>(
        _ type: T.Type,
        at index: Int,
        _ coded: UnsafePointer<CodedType>,
        _ step: DecodingStep
    ) throws -> T {
        // SAFETY: each cast is to the same type. An optional of `T` would be slow: the runtime looks its
        // type up each time.
        if type == [Double].self, let array = unsafe reader.elements(of: Double.self, at: index) {
            return unsafe unsafeBitCast(array, to: type)
        }
        if type == [Int].self, let array = unsafe reader.elements(of: Int.self, at: index) {
            return unsafe unsafeBitCast(array, to: type)
        }
        if type == [String].self, let array = unsafe reader.elements(of: String.self, at: index) {
            return unsafe unsafeBitCast(array, to: type)
        }
        return try unsafe decodeInner(type, at: index, coded, step)
    }

    /// Decodes a value inside this one by a decoder of its own.
    @inline(__always)
    private func decodeInner<T: Decodable>(
        _ type: T.Type,
        at index: Int,
        _ coded: UnsafePointer<CodedType>,
        _ step: DecodingStep
    ) throws -> T {
        let child = unsafe takeChild()
        // The value is returned where it is made: it may be large.
        defer { unsafe giveBack(child) }
        return try unsafe child._withUnsafeGuaranteedRef {
            unsafe $0.step = step
            return try unsafe $0.decode(type, coded, decoder(of: coded), at: index)
        }
    }

    /// Who decodes values of a type here: the type itself if its parser is not used.
    @inline(__always)
    func decoder(of coded: UnsafePointer<CodedType>) -> CodedType.Kind {
        let kind = unsafe coded.pointee.kind
        guard kind == .model, !source.usesParsers else { return kind }
        return unsafe coded.pointee.decoding == nil ? .plain : .collection
    }

    /// Decodes the value at an index.
    @inline(__always)
    func decode<T: Decodable>(
        _ type: T.Type,
        _ coded: UnsafePointer<CodedType>,
        _ kind: CodedType.Kind,
        at index: Int
    ) throws -> T {
        move(to: index)
        if unsafe kind != .plain || depth >= NodeDecoder.firstDeepLevel {
            return try unsafe decodeOther(type, coded)
        }
        return try type.init(from: self)
    }

    @inline(never)
    private func decodeOther<T: Decodable>(
        _ type: T.Type,
        _ coded: UnsafePointer<CodedType>
    ) throws -> T {
        unsafe depth < NodeDecoder.firstDeepLevel
            ? try decode(type, as: coded) : try decodeDeep(type)
    }

    /// Lets go of its value, to decode another.
    ///
    /// - Precondition: nobody but the caller holds the decoder or its container.
    @inline(__always)
    func useAgain() {
        unsafe containers.clear()
        unsafe isUsedAgain = true
    }

    /// Takes a value of another document next.
    ///
    /// Until then, the reader may be that of a document that is gone; the index is ``absent``.
    func begin(_ reader: TapeReader) {
        unsafe self.reader = reader
    }

    /// Forgets what it knows of a document.
    func forgetDocument() {
        unsafe search = MemberSearch()
        unsafe convertedKeys = nil
    }

    /// Hands out no container again: somebody may hold one of them, or the decoder.
    func dropContainers() {
        unsafe isUsedAgain = false
        unsafe containers.removeAll(of: self)
    }

    @inline(__always)
    func move(to index: Int) {
        unsafe self.index = index
        if convertsKeys {
            unsafe convertedKeys = nil
        }
    }

    /// Decodes this value.
    @inline(__always)
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let coded = unsafe CodedType.decoded(type)
        if unsafe coded.pointee.kind != .plain { return try unsafe decode(type, as: coded) }
        return try type.init(from: self)
    }
}

extension NodeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { kind == .null }

    @inline(__always)
    func decode<T: JSONScalar>(_ type: T.Type) throws -> T { try scalar(type) }

    // The standard library has answers of its own for these.
    func decode(_ type: Int128.Type) throws -> Int128 { try scalar(type) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar(type) }

    @inline(__always)
    private func scalar<T: JSONScalar>(_ type: T.Type) throws -> T {
        if unsafe index >= 0, let value = unsafe T.value(at: index, in: reader) { return value }
        return try T.lenientValue(of: self)
    }
}
