import FastJSON
import Foundation

/// Takes what one value encodes, and writes it.
///
/// The path is made when somebody asks for it: each encoder knows the one around it. When nobody
/// holds an encoder any more, the next value in the same container gets it.
@safe
final class ValueEncoder: Encoder {
    // SAFETY: this holds the context, which holds the text.
    private let unmanagedContext: Unmanaged<EncodingContext>
    let text: UnsafeMutablePointer<EncodedText>
    /// Strong, because a type may keep its encoder after the encoding.
    private let owner: EncodingContext
    /// True if keys are not written as they are.
    let convertsKeys: Bool

    // SAFETY: the variables are used by one thread, and none of them while it is being changed.
    // SAFETY: a parent owns its spare encoder, and clears this reference before it is deallocated. A child in
    // use is on the call stack of its parent; every other child retains its parent.
    @exclusivity(unchecked) private var unmanagedParent: Unmanaged<ValueEncoder>?
    /// The parent, once somebody else may hold this encoder.
    @exclusivity(unchecked) private var heldParent: ValueEncoder?
    /// An idle child, reused for the next value.
    @exclusivity(unchecked) private var spare: ValueEncoder?
    /// What is handed out again, once the encoder itself is.
    @exclusivity(unchecked) var containers = SpareContainers()
    /// Where ``lent`` is, if it was needed.
    @exclusivity(unchecked) private var lentPlace: UnsafePointer<any Encoder>?
    /// True if the encoder is used again, and nobody else held it when this use began.
    @exclusivity(unchecked) private(set) var isUsedAgain = false
    /// The key of a member; nil for an element, and where ``borrowedKey`` or ``knownKey`` is there.
    @exclusivity(unchecked) var key: (any CodingKey)?
    /// The key where the caller has it, while the value is encoded.
    @exclusivity(unchecked) var borrowedKey: BorrowedKey?
    /// The key, if it was written as a known one.
    @exclusivity(unchecked) var knownKey: UnsafePointer<CodedKey>?
    /// The position of an element.
    @exclusivity(unchecked) var position = 0

    /// The number of values around it.
    let depth: Int
    /// What this value was found to be.
    @exclusivity(unchecked) var stage = Stage.empty
    /// True if the value around it was written on.
    @exclusivity(unchecked) private var isFinished = false
    /// The number of elements of an array that were encoded into the text.
    @exclusivity(unchecked) var writtenCount = 0
    /// The number that the innermost container in the text has while the value can be written there.
    @exclusivity(unchecked) var place = EncodedText.elsewhere
    /// The number of the container in the text.
    @exclusivity(unchecked) var number = 0
    /// Where the value is in the text, or was written elsewhere.
    @exclusivity(unchecked) var start = 0
    /// Where the value belongs that is not written there.
    @exclusivity(unchecked) var slot: EncodedSlot?
    /// The container, once it is not one range of the text any more.
    @exclusivity(unchecked) var record: EncodedRecord?
    /// The type of keys that were requested last; nil if keys are converted.
    @exclusivity(unchecked) private(set) var keyType: UnsafePointer<KeyType>?
    /// Its known keys that were checked in this encoding, by their index.
    @exclusivity(unchecked) private var checkedKeys: UInt64 = 0

    /// What a value was found to be.
    enum Stage: UInt8 {
        case empty, scalar, array, object

        var isContainer: Bool { self == .array || self == .object }
    }

    /// The encoder of the outermost value.
    init(root context: EncodingContext) {
        unsafe unmanagedContext = .passUnretained(context)
        unsafe text = context.text
        owner = context
        convertsKeys = context.fixed.convertsKeys
        depth = 0
        unsafe place = EncodedText.outermost
    }

    private init(inside parent: ValueEncoder) {
        unsafe unmanagedContext = parent.unmanagedContext
        unsafe text = parent.text
        owner = parent.owner
        convertsKeys = parent.convertsKeys
        depth = parent.depth + 1
        unsafe unmanagedParent = .passUnretained(parent)
    }

    /// The encoder of a value inside the value of another.
    convenience init(in parent: ValueEncoder) {
        self.init(inside: parent)
        unsafe heldParent = parent
    }

    /// The encoder of a value that is encoded while others are.
    convenience init(in parent: ValueEncoder, _ key: any CodingKey, _ slot: EncodedSlot? = nil) {
        self.init(in: parent)
        unsafe self.key = key
        unsafe self.slot = slot
    }

    deinit {
        unsafe assert(
            containers.isEmpty,
            "Containers that nobody dropped hold an encoder that is gone."
        )
        unsafe lentPlace?.deallocate()
        // Both chains are released in a loop, because recursion could overflow the stack.
        var child = unsafe spare.take()
        // Somebody may have revived the spare through a weak reference.
        child?.leaveParent()
        while isKnownUniquelyReferenced(&child), let next = unsafe child?.spare.take() {
            next.leaveParent()
            child = next
        }
        var parent = unsafe heldParent.take()
        while isKnownUniquelyReferenced(&parent), let next = unsafe parent?.heldParent.take() {
            parent = next
        }
    }

    /// What all encoders of the value share.
    var context: EncodingContext { unsafe unmanagedContext.takeUnretainedValue() }

    /// The address of this encoder as types get it.
    ///
    /// To make it for each value would count a reference.
    var lent: UnsafePointer<any Encoder> {
        @inline(__always)
        get { unsafe lentPlace ?? makeLent() }
    }

    @inline(never)
    private func makeLent() -> UnsafePointer<any Encoder> {
        let place = UnsafeMutablePointer<any Encoder>.allocate(capacity: 1)
        unsafe place.initialize(to: self)
        unsafe lentPlace = UnsafePointer(place)
        // The stored reference is never released.
        unsafe Unmanaged.passUnretained(self).release()
        return unsafe UnsafePointer(place)
    }

    /// True if nothing was encoded.
    var isEmpty: Bool { unsafe stage == .empty }

    var codingPath: [any CodingKey] {
        var path: [any CodingKey] = []
        var encoder = self
        while let parent = unsafe encoder.unmanagedParent?.takeUnretainedValue() {
            let key =
                unsafe encoder.borrowedKey?.key ?? encoder.knownKey?.pointee.key ?? encoder.key
            unsafe path.append(key ?? IndexKey(encoder.position))
            encoder = parent
        }
        return path.reversed()
    }

    /// The number of elements of an array that were encoded.
    var count: Int {
        if unsafe stage != .array { return 0 }
        if let record = unsafe record { return record.pieces.count }
        if case .record(let record)? = unsafe text.pointee.parts[start]?.piece {
            return record.pieces.count
        }
        return unsafe writtenCount
    }

    var userInfo: [CodingUserInfoKey: Any] { unsafe context.fixed.userInfo }

    // MARK: Encoders to use again

    /// Takes an encoder for a value inside.
    @inline(__always)
    func takeSpare() -> ValueEncoder { unsafe spare.take() ?? ValueEncoder(inside: self) }

    /// Keeps an encoder for the next value.
    ///
    /// - Precondition: it was taken from here, nobody else holds it, and ``isReusable`` is true.
    @inline(__always)
    func keepSpare(_ child: consuming ValueEncoder) {
        child.clear()
        if let other = unsafe spare { other.leaveParent() }
        unsafe spare = child
    }

    /// True if the value was written where it belongs, and nobody holds a container.
    @inline(__always)
    var isReusable: Bool { unsafe slot == nil && record == nil && containers.isCurrentIdle }

    /// Forgets its value, to take another.
    ///
    /// - Precondition: nobody else holds it, and ``isReusable`` is true.
    @inline(__always)
    func clear() {
        unsafe stage = .empty
        unsafe writtenCount = 0
        unsafe knownKey = nil
        unsafe containers.clear()
        unsafe isUsedAgain = true
    }

    /// Ignores further values, unless this one is a container: somebody still holds the encoder.
    func finish() {
        holdParent()
        unsafe isFinished = true
        unsafe place = EncodedText.elsewhere
        if unsafe slot == nil { unsafe slot = EncodedSlot() }
    }

    /// Holds the encoder around this one: somebody may still hold this one.
    func holdParent() {
        unsafe heldParent = unmanagedParent?.takeUnretainedValue()
        dropContainers()
    }

    /// Forgets the encoder around this one, which does not need it any more.
    private func leaveParent() {
        unsafe unmanagedParent = nil
        dropContainers()
    }

    private func dropContainers() {
        unsafe isUsedAgain = false
        unsafe containers.removeAll(of: self)
    }

    // MARK: Keys

    /// Expects keys of a type.
    @inline(__always)
    func expect(_ type: UnsafePointer<KeyType>) {
        if convertsKeys { return }
        unsafe keyType = type
        unsafe checkedKeys = text.pointee.checkedKeys[type.pointee.keys.number]
    }

    /// The known form of a key, or nil.
    ///
    /// Once per encoding, its string is compared with the remembered one.
    @inline(__always)
    func known<Key: CodingKey>(
        _ key: Key,
        of type: UnsafePointer<KeyType>
    ) -> UnsafePointer<CodedKey>? {
        guard let index = unsafe type.pointee.keys.index(of: key), index < CodedKeys.bitCount else {
            return nil
        }
        if unsafe checkedKeys &>> UInt64(index) & 1 != 0 { return unsafe type.pointee.keys[index] }
        return unsafe check(key, at: index, of: type)
    }

    @inline(never)
    private func check(
        _ key: some CodingKey,
        at index: Int,
        of type: UnsafePointer<KeyType>
    ) -> UnsafePointer<CodedKey>? {
        let keys = unsafe type.pointee.keys
        guard let known = unsafe keys.known(key, key.stringValue, at: index) else { return nil }
        unsafe checkedKeys |= 1 &<< UInt64(index)
        unsafe text.pointee.checkedKeys.insert(checkedKeys, at: keys.number)
        return unsafe known
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
    @inline(__always)
    func beginObject() {
        guard unsafe stage == .empty, unsafe text.pointee.current.number == place,
            unsafe depth < text.pointee.deepest
        else { return beginElsewhere(isArray: false) }
        unsafe stage = .object
        unsafe number = text.pointee.beginObject()
        unsafe start = text.pointee.current.start
    }

    /// Makes the value an array, unless it is one.
    @inline(__always)
    func beginArray() {
        guard unsafe stage == .empty, unsafe text.pointee.current.number == place,
            unsafe depth < text.pointee.deepest
        else { return beginElsewhere(isArray: true) }
        unsafe stage = .array
        unsafe number = text.pointee.beginArray()
        unsafe start = text.pointee.current.start
    }

    /// Makes the value a container that is not written where it belongs, unless it is one already.
    @inline(never)
    private func beginElsewhere(isArray: Bool) {
        let wanted = isArray ? Stage.array : .object
        if unsafe stage == wanted { return }
        if unsafe stage != .empty {
            guard let record = resumed(isArray: isArray) else {
                return refuse(isArray ? "an array" : "an object")
            }
            return take(record)
        }
        if unsafe depth >= text.pointee.deepest {
            context.fail(tooDeep(isArray ? [Any]() : [String: Any]()))
            // Values encoded here are dropped, so no chain of records builds up.
            return take(EncodedRecord(isArray: isArray))
        }
        let record = EncodedRecord(isArray: isArray)
        let slot = unsafe slot ?? EncodedSlot()
        slot.piece = .record(record)
        unsafe self.slot = slot
        take(record)
    }

    /// Continues a container.
    func take(_ record: EncodedRecord) {
        unsafe self.record = record
        unsafe stage = record.isArray ? .array : .object
    }

    /// The value that was encoded in one go, as a container; nil if it is of another kind.
    private func resumed(isArray: Bool) -> EncodedRecord? {
        guard unsafe stage == .scalar, unsafe start < text.pointee.writer.count else {
            return nil
        }
        let range = unsafe start..<text.pointee.writer.count
        return unsafe isFinished
            ? text.pointee.copy(of: range, isArray: isArray)
            : text.pointee.container(.text(range), isArray: isArray)
    }

    /// Notes that a second value was encoded where one stands.
    func refuse(_ what: String) {
        context.fail(
            EncodingError.refusing(
                what,
                at: codingPath,
                "Cannot encode \(what) where another value was encoded."
            )
        )
    }
}
