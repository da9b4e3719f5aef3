import FastJSON
import Foundation

/// Takes what one value encodes.
///
/// The path is made when somebody asks for it: each encoder knows the one around it. When nobody
/// holds an encoder any more, the next value gets it.
final class ValueEncoder: Encoder {
    // SAFETY: the root holds its context, and each encoder the one around it.
    private let unmanagedContext: Unmanaged<EncodingContext>
    private let owner: EncodingContext?
    /// True if keys are not written as they are.
    let convertsKeys: Bool

    private var parent: ValueEncoder?
    /// The key of a member, and the position of an element, of which the other is not there.
    private var key: (any CodingKey)?
    private var position = 0
    /// What was encoded so far.
    private(set) var encoded: EncodedValue?
    /// Where it comes in the value around it, unless that waits for it.
    private var slot: EncodedSlot?

    /// The encoder of the outermost value.
    init(root context: EncodingContext) {
        unmanagedContext = .passUnretained(context)
        owner = context
        convertsKeys = context.settings.convertsKeys
    }

    /// The encoder of a value inside the value of another.
    init(in parent: ValueEncoder, _ key: any CodingKey) {
        unmanagedContext = parent.unmanagedContext
        owner = nil
        convertsKeys = parent.convertsKeys
        self.parent = parent
        self.key = key
    }

    /// The encoder of an element of the value of another.
    init(in parent: ValueEncoder, position: Int) {
        unmanagedContext = parent.unmanagedContext
        owner = nil
        convertsKeys = parent.convertsKeys
        self.parent = parent
        self.position = position
    }

    /// The encoder of a value that is encoded while others are.
    convenience init(in parent: ValueEncoder, _ key: any CodingKey, _ slot: EncodedSlot) {
        self.init(in: parent, key)
        self.slot = slot
    }

    /// What all encoders of the value share.
    var context: EncodingContext { unmanagedContext.takeUnretainedValue() }

    var codingPath: [any CodingKey] {
        var path: [any CodingKey] = []
        var encoder = self
        while let parent = encoder.parent {
            path.append(encoder.key ?? IndexKey(encoder.position))
            encoder = parent
        }
        return path.reversed()
    }

    var userInfo: [CodingUserInfoKey: Any] { context.userInfo }

    // MARK: Containers

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        _ = object
        return KeyedEncodingContainer(KeyedEncoding(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        _ = array
        return ElementEncoding(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// The members so far.
    var object: EncodedObject {
        if case .object(let object) = encoded { return object }
        if encoded != nil { refuse("an object") }
        let object = EncodedObject()
        set(.object(object))
        return object
    }

    /// The elements so far.
    var array: EncodedArray {
        if case .array(let array) = encoded { return array }
        if encoded != nil { refuse("an array") }
        let array = EncodedArray()
        set(.array(array))
        return array
    }

    private func set(_ value: EncodedValue) {
        encoded = value
        slot?.value = value
    }

    /// Goes on with a container that was begun before.
    func resume(_ value: EncodedValue) {
        encoded = value
    }

    /// Notes that a second value was encoded where one stands.
    private func refuse(_ what: String) {
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

    /// What a member of this value encodes; an empty object if it encodes nothing.
    @inline(__always)
    func member<T: Encodable>(_ value: T, _ key: any CodingKey) throws -> EncodedValue {
        let context = unmanagedContext
        var child: ValueEncoder
        if let spare = context._withUnsafeGuaranteedRef({ $0.spares.pop() }) {
            child = spare
            child.parent = self
            child.key = key
        } else {
            child = ValueEncoder(in: self, key)
        }
        let encoded = try child.value(of: value) ?? .object(EncodedObject())
        if isKnownUniquelyReferenced(&child) {
            child.parent = nil
            child.key = nil
            child.encoded = nil
            context._withUnsafeGuaranteedRef { $0.spares.push(child) }
        }
        return encoded
    }

    /// What an element of this value encodes; an empty object if it encodes nothing.
    @inline(__always)
    func element<T: Encodable>(_ value: T, position: Int) throws -> EncodedValue {
        let context = unmanagedContext
        var child: ValueEncoder
        if let spare = context._withUnsafeGuaranteedRef({ $0.spares.pop() }) {
            child = spare
            child.parent = self
            child.position = position
        } else {
            child = ValueEncoder(in: self, position: position)
        }
        let encoded = try child.value(of: value) ?? .object(EncodedObject())
        if isKnownUniquelyReferenced(&child) {
            child.parent = nil
            child.encoded = nil
            context._withUnsafeGuaranteedRef { $0.spares.push(child) }
        }
        return encoded
    }

    /// What a value encodes here; nil for nothing.
    ///
    /// - Precondition: nothing was encoded here before.
    @inline(__always)
    func value<T: Encodable>(of value: T) throws -> EncodedValue? {
        if SpecialTypes.shared.isOfFoundation(T.self) { return try special(value) }
        if let collection = context.collectionEncoding(of: T.self) {
            return try withUnsafePointer(to: value) { try collection.encoded($0, in: self) }
        }
        try value.encode(to: self)
        return encoded
    }
}

extension ValueEncoder: SingleValueEncodingContainer {
    func encodeNil() throws { put(.null) }

    @inline(__always)
    func encode<T: EncodableScalar>(_ value: T) throws {
        put(try value.encoded ?? nonConforming(value, nil))
    }

    func encode<T: Encodable>(_ value: T) throws {
        let child = ValueEncoder(sameAs: self)
        put(try child.value(of: value) ?? .object(EncodedObject()))
    }

    /// An encoder of the same place.
    private convenience init(sameAs other: ValueEncoder) {
        if let parent = other.parent {
            if let key = other.key {
                self.init(in: parent, key)
            } else {
                self.init(in: parent, position: other.position)
            }
        } else {
            self.init(root: other.context)
        }
    }

    private func put(_ value: EncodedValue) {
        if encoded != nil { refuse("a value") }
        set(value)
    }
}
