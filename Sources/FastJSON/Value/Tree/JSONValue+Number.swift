extension JSONValue {
    /// A number as its text, exactly as it was written.
    ///
    /// ```swift
    /// let value = try JSONValue(parsing: "123456789012345678901234567890")
    /// if case .number(let number) = value { print(number.text) }
    /// // → 123456789012345678901234567890
    /// ```
    public struct Number: Sendable, Hashable, CustomStringConvertible {
        /// The text, a number as RFC 8259 §6 defines it.
        public let text: String

        /// Creates a number from its text; nil if the text is not a JSON number.
        public init?(_ text: String) {
            guard Number.isNumber(text) else { return nil }
            self.text = text
        }

        /// - Precondition: the text was checked.
        init(checked text: String) {
            self.text = text
        }

        /// The text.
        public var description: String { text }

        /// True if the text has neither a fraction nor an exponent.
        public var isInteger: Bool {
            unsafe KeyBytes.withBytes(text, Number.isInteger)
        }

        /// True if a number has neither a fraction nor an exponent.
        static func isInteger(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            unsafe bytes.allSatisfy { $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "0") < 10 }
        }

        /// The number, if it is written as an integer and fits the type.
        ///
        /// Time is linear in the length of the text.
        public func integer<Integer: FixedWidthInteger>(
            as type: Integer.Type = Integer.self
        ) -> Integer? {
            unsafe KeyBytes.withBytes(text) { unsafe IntegerConversion.integer(type, from: $0) }
        }

        /// The nearest `Double`; nil if the number is beyond its range.
        ///
        /// A number that is too small is 0 with its sign. Time is linear in the length of the text.
        public var double: Double? {
            let value = unsafe KeyBytes.withBytes(text) { unsafe DoubleConversion.double(from: $0) }
            return value.isFinite ? value : nil
        }

        static func isNumber(_ text: String) -> Bool {
            unsafe KeyBytes.withBytes(text) { bytes in
                guard let start = bytes.baseAddress, !bytes.isEmpty else { return false }
                let end = unsafe start + bytes.count
                let outcome = unsafe NumberScanner.scan(from: start, to: end)
                return unsafe outcome.status == .completeAtEnd && outcome.position == end
            }
        }
    }

    /// Creates the value that reading the number gives: an integer, a float, or its text.
    public init(_ number: Number, policy: JSONNumberPolicy = .standard) {
        self = unsafe KeyBytes.withBytes(number.text) { bytes in
            unsafe JSONValue.number(bytes, policy: policy)
        }
    }

    /// Creates the value of an integer of any width, with all its digits.
    ///
    /// ```swift
    /// let value = JSONValue(UInt64.max)   // the number 18446744073709551615
    /// ```
    public init(_ integer: some BinaryInteger) {
        self = JSONValue(Number(checked: String(integer)))
    }

    /// The value of the text of a number.
    @inline(__always)
    static func number(_ bytes: UnsafeBufferPointer<UInt8>, policy: JSONNumberPolicy) -> JSONValue {
        if let integer = unsafe IntegerConversion.integer(Int.self, from: bytes) {
            if integer != 0 || bytes.count == 1 {
                return .integer(integer)
            }
            // `-0`: an `Int` has no negative zero.
            return .number(Number(checked: "-0"))
        }
        return unsafe inexact(bytes, policy: policy)
    }

    @inline(never)
    private static func inexact(
        _ bytes: UnsafeBufferPointer<UInt8>,
        policy: JSONNumberPolicy
    ) -> JSONValue {
        if unsafe !Number.isInteger(bytes) {
            let double = unsafe DoubleConversion.double(from: bytes)
            if double.isFinite, unsafe policy == .standard || DoubleText.isText(bytes, of: double) {
                return .float(double)
            }
        }
        return unsafe .number(Number(checked: String(decoding: bytes, as: UTF8.self)))
    }
}
