import FastJSON
import Foundation

/// Takes what one value encodes: writes it, or keeps it as a tree.
///
/// The path is made when somebody asks for it: each encoder knows the one around it. When nobody
/// holds an encoder any more, the next value gets it.
@safe
final class ValueEncoder: Encoder, ReusableCoder {
    // SAFETY: this holds the context, which holds the text.
    private let unmanagedContext: Unmanaged<EncodingContext>
    let text: UnsafeMutablePointer<EncodedText>
    /// Strong: a weak reference may bring back an encoder from among the spare ones.
    private let owner: EncodingContext
    /// True if values are written as they are encoded.
    let isWriting: Bool
    /// True if keys are not written as they are.
    let convertsKeys: Bool

    // SAFETY: the variables are used by one thread, and none of them while it is being changed.
    @exclusivity(unchecked) var parent: ValueEncoder?
    /// The key of a member; nil for an element, and as long as ``borrowedKey`` is there.
    @exclusivity(unchecked) var key: (any CodingKey)?
    /// The key where the caller has it, while the value is encoded.
    @exclusivity(unchecked) var borrowedKey: BorrowedKey?
    /// The position of an element.
    @exclusivity(unchecked) var position = 0

    /// The number of values around it.
    @exclusivity(unchecked) var depth = 0
    /// What this value was found to be.
    @exclusivity(unchecked) private(set) var stage = Stage.empty
    /// The number of elements of an array that were written.
    @exclusivity(unchecked) var writtenCount = 0
    /// The number of the container in the text.
    @exclusivity(unchecked) private(set) var number = 0
    /// What was encoded so far into a tree.
    @exclusivity(unchecked) private(set) var encoded: EncodedValue?
    /// Where it comes in the tree, unless the value around it waits for it.
    @exclusivity(unchecked) private var slot: EncodedSlot?
    /// The next one in the list of spare ones.
    @exclusivity(unchecked) var nextSpare: Unmanaged<ValueEncoder>?

    /// What a value was found to be.
    enum Stage: UInt8 {
        case empty, scalar, array, object
    }

    /// The encoder of the outermost value.
    init(root context: EncodingContext) {
        unsafe unmanagedContext = .passUnretained(context)
        unsafe text = context.text
        owner = context
        isWriting = context.isWriting
        convertsKeys = context.fixed.convertsKeys
    }

    /// The encoder of a value inside the value of another.
    init(in parent: ValueEncoder) {
        unsafe unmanagedContext = parent.unmanagedContext
        unsafe text = parent.text
        owner = parent.owner
        isWriting = parent.isWriting
        convertsKeys = parent.convertsKeys
        unsafe self.parent = parent
        unsafe depth = parent.depth + 1
    }

    /// The encoder of a value that is encoded while others are.
    convenience init(in parent: ValueEncoder, _ key: any CodingKey, _ slot: EncodedSlot?) {
        self.init(in: parent)
        unsafe self.key = key
        unsafe self.slot = slot
    }

    /// What all encoders of the value share.
    var context: EncodingContext { unsafe unmanagedContext.takeUnretainedValue() }

    /// True if nothing was encoded.
    var isEmpty: Bool { unsafe stage == .empty }

    var codingPath: [any CodingKey] {
        var path: [any CodingKey] = []
        var encoder = self
        while let parent = unsafe encoder.parent {
            let key = unsafe encoder.borrowedKey?.key ?? encoder.key
            unsafe path.append(key ?? IndexKey(encoder.position))
            encoder = parent
        }
        return path.reversed()
    }

    /// The number of elements of an array that were encoded.
    var count: Int {
        if case .array(let array) = unsafe encoded {
            array.elements.count
        } else {
            unsafe writtenCount
        }
    }

    var userInfo: [CodingUserInfoKey: Any] { unsafe context.fixed.userInfo }

    /// Forgets its value, to take another.
    @inline(__always)
    func clear() {
        unsafe stage = .empty
        unsafe writtenCount = 0
        if !isWriting { unsafe encoded = nil }
    }

    /// No container has this number.
    private static let closedNumber = -2

    /// Takes nothing more, though somebody holds it.
    func close() {
        if unsafe stage == .empty { unsafe stage = .scalar }
        unsafe number = ValueEncoder.closedNumber
    }

    // MARK: Containers

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        beginObject()
        return KeyType.container(type, of: self)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        beginArray()
        return ElementEncoding(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// Makes the value an object, unless it is one.
    func beginObject() {
        guard unsafe stage != .object else { return }
        if unsafe stage != .empty, !resume(isArray: false) { refuse("an object") }
        guard unsafe stage != .object else { return }
        if unsafe depth >= ValueEncoder.deepest { context.fail(tooDeep([String: Any]())) }
        unsafe stage = .object
        if isWriting {
            unsafe number = text.pointee.beginObject()
        } else {
            put(.object(EncodedObject()))
        }
    }

    /// Makes the value an array, unless it is one.
    func beginArray() {
        guard unsafe stage != .array else { return }
        if unsafe stage != .empty, !resume(isArray: true) { refuse("an array") }
        guard unsafe stage != .array else { return }
        if unsafe depth >= ValueEncoder.deepest { context.fail(tooDeep([Any]())) }
        unsafe stage = .array
        if isWriting {
            unsafe number = text.pointee.beginArray()
        } else {
            put(.array(EncodedArray()))
        }
    }

    /// Continues a container that was begun in a tree before.
    func resume(_ value: EncodedValue) {
        put(value)
        if case .array = value { unsafe stage = .array } else { unsafe stage = .object }
    }

    /// Continues the value as a container; false if it is of another kind, or is written already.
    private func resume(isArray: Bool) -> Bool {
        guard let value = unsafe encoded?.container(isArray: isArray) else { return false }
        resume(value)
        return true
    }

    /// Keeps a value in the tree.
    private func put(_ value: EncodedValue) {
        unsafe encoded = value
        unsafe slot?.value = value
    }

    /// Notes that a second value was encoded where one stands.
    private func refuse(_ what: String) {
        if isWriting { unsafe text.pointee.giveUp() }
        context.fail(
            EncodingError.invalidValue(
                what,
                EncodingError.Context(
                    codingPath: codingPath,
                    debugDescription: "Cannot encode \(what) where another value was encoded."
                )
            )
        )
    }

    // MARK: Values

    /// Takes the whole value.
    @inline(__always)
    func deliver(_ value: EncodedValue) throws {
        if unsafe stage != .empty { refuse("a value") }
        unsafe stage = .scalar
        if isWriting {
            unsafe text.pointee.writer.write(value)
        } else {
            put(value)
        }
    }

    /// Takes the whole value, which the function writes.
    ///
    /// - Precondition: values are written as they are encoded.
    func deliver(
        _ write: (inout JSONWriter) throws(JSONError) -> Void
    ) throws(JSONError) {
        if unsafe stage != .empty { refuse("a value") }
        unsafe stage = .scalar
        try unsafe write(&text.pointee.writer)
    }

    /// Takes what a value encodes here, which may be inside many others.
    @inline(__always)
    func takeInner<T: Encodable>(_ value: T) throws {
        if unsafe depth < ValueEncoder.firstDeepLevel {
            try take(value)
        } else {
            try takeDeep(value)
        }
    }

    /// From here on the stack is looked at.
    private static let firstDeepLevel = 16
    /// As many levels as decoders accept.
    private static let deepest = JSONLimits().depth

    /// Takes what a value encodes, with a fresh stack if not much is left of this one.
    @inline(never)
    private func takeDeep<T: Encodable>(_ value: T) throws {
        let context = context
        guard unsafe depth <= ValueEncoder.deepest else { throw tooDeep(value) }
        guard context.stack.isUsedUp() else { return try take(value) }
        let outer = context.stack
        context.stack = .fresh
        defer { context.stack = outer }
        guard let result = StackGuard.onFreshStack({ try take(value) }) else {
            throw tooDeep(value)
        }
        try result.get()
    }

    private func tooDeep(_ value: Any) -> EncodingError {
        .invalidValue(
            value,
            EncodingError.Context(
                codingPath: codingPath,
                debugDescription: "Too many nested arrays or dictionaries."
            )
        )
    }

    /// Takes what a value encodes here.
    @inline(__always)
    func take<T: Encodable>(_ value: T) throws {
        let coded = unsafe CodedType.of(T.self)
        if unsafe coded.pointee.kind == .plain {
            try value.encode(to: self)
        } else {
            try unsafe take(value, as: coded)
        }
    }
}

extension ValueEncoder: SingleValueEncodingContainer {
    func encodeNil() throws { try deliver(.null) }

    @inline(__always)
    func encode<T: EncodableScalar>(_ value: T) throws { try scalar(value) }

    // The standard library has answers of its own for these.
    func encode(_ value: Int128) throws { try scalar(value) }
    func encode(_ value: UInt128) throws { try scalar(value) }

    @inline(__always)
    private func scalar<T: EncodableScalar>(_ value: T) throws {
        try deliver(value.encoded ?? nonConforming(value, nil))
    }

    func encode<T: Encodable>(_ value: T) throws {
        let mark = unsafe text.pointee.mark
        let isFirst = isEmpty
        do {
            try takeInner(value)
        } catch  where isFirst {
            // As if it had not been tried.
            if isWriting { unsafe text.pointee.rewind(to: mark) }
            unsafe (stage, encoded, number) = (.empty, nil, 0)
            throw error
        }
        if isEmpty { try deliver(.object(EncodedObject())) }
    }
}
