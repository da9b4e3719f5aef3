/// A field with what is computed once to find and read it fast.
///
/// It holds no references, so that looking at one costs no counting.
struct PlanEntry: BitwiseCopyable {
    /// The first and the last 8 bytes of the key with its closing quote, as they stand in a text.
    let firstWord: UInt64
    let firstMask: UInt64
    let lastWord: UInt64
    /// The bytes of the key and its closing quote.
    ///
    /// 0 if the key cannot stand in a text as it is, since it needs an escape.
    let quotedLength: Int
    /// The key, and a quote behind it; it lives as long as the plan.
    let text: UnsafePointer<UInt8>
    let keyLength: Int
    /// Where the value goes, counted from the start of the block.
    let offset: Int
    let operation: PlanOperation
    let omitsNil: Bool
    /// True if the description has the bytes of a nil.
    let hasNilImage: Bool
    /// The description of the field; it lives as long as the plan.
    let field: UnsafePointer<PlanField>
    /// Its functions, which live as long as it.
    private let accessors: Unmanaged<FieldAccessors>
    /// The key as it is written, with quotes and colon; it lives as long as the plan.
    let preparedKey: UnsafeBufferPointer<UInt8>

    /// - Precondition: `text` holds the key and a quote. Both texts outlive the entry.
    init(
        _ field: UnsafePointer<PlanField>,
        text: UnsafePointer<UInt8>,
        preparedKey: UnsafeBufferPointer<UInt8>,
        offset: Int
    ) {
        self.field = field
        accessors = Unmanaged.passUnretained(field.pointee.accessors)
        self.text = text
        self.offset = offset
        operation = field.pointee.operation
        omitsNil = field.pointee.isAbsent != nil
        hasNilImage = !field.pointee.nilImage.isEmpty
        // A field without a key: no key is that long.
        keyLength = field.pointee.isCollector ? -1 : field.pointee.key.utf8.count
        let length = keyLength + 1
        quotedLength = PlanEntry.isPlain(field.pointee.key) ? length : 0
        firstWord = PlanEntry.word(text, from: 0, count: min(length, 8))
        firstMask = length >= 8 ? .max : 1 &<< UInt64(8 &* length) &- 1
        lastWord = length >= 8 ? PlanEntry.word(text, from: length - 8, count: 8) : 0
        self.preparedKey = preparedKey
    }

    /// An element of an array, which has no key.
    init(element: UnsafePointer<PlanField>, offset: Int) {
        field = element
        accessors = Unmanaged.passUnretained(element.pointee.accessors)
        self.offset = offset
        operation = element.pointee.operation
        omitsNil = false
        hasNilImage = !element.pointee.nilImage.isEmpty
        // SAFETY: there are no bytes that could be read.
        text = UnsafePointer(bitPattern: 16).unsafelyUnwrapped
        preparedKey = UnsafeBufferPointer(start: nil, count: 0)
        keyLength = 0
        quotedLength = 0
        firstWord = 0
        firstMask = 0
        lastWord = 0
    }

    private static func isPlain(_ key: String) -> Bool {
        key.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    }

    private static func word(_ text: UnsafePointer<UInt8>, from start: Int, count: Int) -> UInt64 {
        var word: UInt64 = 0
        for index in 0..<count {
            word |= UInt64(text[start + index]) &<< UInt64(8 &* index)
        }
        return word
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
        let error: JSONError? = accessors._withUnsafeGuaranteedRef { accessors in
            do throws(JSONError) {
                try body(accessors)
                return nil
            } catch {
                return error
            }
        }
        if let error { throw error }
    }

    /// True if the key stands here, in plain form: then it ends `quotedLength` bytes on.
    ///
    /// Never for a key that needs an escape.
    @inline(__always)
    func stands(behindQuote start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> Bool {
        // SAFETY: 8 bytes, and the whole key with its quote, are readable from `start` on.
        guard end - start > max(quotedLength, 8),
            (ByteWord.load(start) ^ firstWord) & firstMask == 0
        else { return false }
        if quotedLength <= 8 { return quotedLength > 0 }
        guard ByteWord.load(start + quotedLength - 8) == lastWord else { return false }
        var index = 8
        while index < quotedLength - 8 {
            // SAFETY: both hold the whole key with its quote.
            if ByteWord.load(start + index) != ByteWord.load(text + index) { return false }
            index &+= 8
        }
        return true
    }

    /// True if an unescaped key is this one.
    @inline(__always)
    func hasKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.count == keyLength
            && KeyBytes.areEqual(bytes, UnsafeBufferPointer(start: text, count: keyLength))
    }
}
