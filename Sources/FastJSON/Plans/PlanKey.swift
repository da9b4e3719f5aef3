/// The key of a field as it is usually written in a text, with its quotes and its colon, in words.
@safe
struct PlanKey: BitwiseCopyable {
    /// The longest key that is compared so, with quotes and colon.
    private static let longest = 40

    /// The address of the entry that is expected next, for `KeyOrder`: it must come first.
    private let follower: UnsafeRawPointer
    /// The first and the last eight bytes.
    private let firstWord: UInt64
    private let firstMask: UInt64
    private let lastWord: UInt64
    /// The bytes with quotes and colon; 0 if the key cannot be compared so.
    let length: Int
    /// All the bytes; they live as long as the plan.
    private let text: UnsafePointer<UInt8>

    /// A key that is never found in a text, for elements, and for keys that are long or need an escape.
    static var none: PlanKey {
        // SAFETY: 16 is not zero, and the address is never read from.
        let nowhere = unsafe UnsafePointer<UInt8>(bitPattern: 16).unsafelyUnwrapped
        return unsafe PlanKey(firstWord: 0, firstMask: 0, lastWord: 0, length: 0, text: nowhere)
    }

    /// The key with this text, of which `prepared` is the form with quotes and colon.
    ///
    /// - Precondition: the prepared form outlives the key.
    init(_ key: String, prepared: UnsafeBufferPointer<UInt8>) {
        let isPlain = key.utf8.allSatisfy {
            $0 >= UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        guard isPlain, prepared.count == key.utf8.count + 3, prepared.count <= PlanKey.longest,
            let start = prepared.baseAddress
        else {
            self = .none
            return
        }
        let length = prepared.count
        unsafe self.init(
            firstWord: ByteWord.load(start, count: min(length, 8)),
            firstMask: length >= 8 ? .max : 1 &<< UInt64(8 &* length) &- 1,
            lastWord: length >= 8 ? ByteWord.load(start + length - 8) : 0,
            length: length,
            text: start
        )
    }

    private init(
        firstWord: UInt64,
        firstMask: UInt64,
        lastWord: UInt64,
        length: Int,
        text: UnsafePointer<UInt8>
    ) {
        unsafe follower = UnsafeRawPointer(text)
        self.firstWord = firstWord
        self.firstMask = firstMask
        self.lastWord = lastWord
        self.length = length
        unsafe self.text = text
    }

    /// True if the key is here; its value then follows `length` bytes later.
    ///
    /// - Precondition: 40 bytes are readable.
    @inline(__always)
    func stands(at start: UnsafePointer<UInt8>) -> Bool {
        if unsafe (ByteWord.load(start) ^ firstWord) & firstMask != 0 { return false }
        if length <= 8 { return length > 0 }
        if unsafe ByteWord.load(start + (length &- 8)) != lastWord { return false }
        var index = 8
        while index < length &- 8 {
            // SAFETY: both hold the whole key.
            if unsafe ByteWord.load(start + index) != ByteWord.load(text + index) { return false }
            index &+= 8
        }
        return true
    }
}
