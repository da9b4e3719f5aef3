extension JSONError {
    /// The kind of a failure: stable, comparable, and open for new kinds.
    ///
    /// ```swift
    /// do {
    ///     _ = try JSONValue(parsing: #"{"a": 1, "a": 2}"#, options: .init(duplicateKeys: .reject))
    /// } catch where error.code == .duplicateKey {
    ///     print(error.message)  // → duplicate key "a"
    /// }
    /// ```
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code, the same in every release.
        public let rawValue: String

        /// Creates a code of your own, for errors that your parsers throw.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the code.
        public var description: String { rawValue }

        // MARK: The input ended

        /// The input is empty, or only white space.
        public static let emptyInput = Code("emptyInput")
        /// The input ended before the document did.
        public static let unexpectedEnd = Code("unexpectedEnd")

        // MARK: The text is not JSON

        /// A character that is not allowed there.
        public static let unexpectedCharacter = Code("unexpectedCharacter")
        /// Something follows the end of the document.
        public static let trailingContent = Code("trailingContent")
        /// A word that starts like `true`, `false` or `null` but is another word.
        public static let invalidLiteral = Code("invalidLiteral")
        /// A number that is not written as RFC 8259 §6 says.
        public static let invalidNumber = Code("invalidNumber")
        /// A control character inside a string, where it must be escaped (RFC 8259 §7).
        public static let controlCharacter = Code("controlCharacter")
        /// A backslash that starts no known escape.
        public static let invalidEscape = Code("invalidEscape")
        /// An escaped half of a surrogate pair without the other half.
        public static let loneSurrogate = Code("loneSurrogate")
        /// Bytes that are not UTF-8 (RFC 3629).
        public static let invalidUTF8 = Code("invalidUTF8")
        /// The input is UTF-16 or UTF-32.
        public static let unsupportedEncoding = Code("unsupportedEncoding")
        /// A byte order mark, which the options reject.
        public static let byteOrderMark = Code("byteOrderMark")

        // MARK: A limit was exceeded

        /// Arrays and objects are nested deeper than ``JSONLimits/depth``.
        public static let depthExceeded = Code("depthExceeded")
        /// The input is longer than ``JSONLimits/documentLength``.
        public static let documentTooLong = Code("documentTooLong")
        /// A string is longer than ``JSONLimits/stringLength``.
        public static let stringTooLong = Code("stringTooLong")
        /// A key is longer than ``JSONLimits/keyLength``.
        public static let keyTooLong = Code("keyTooLong")
        /// A number is longer than ``JSONLimits/numberLength``.
        public static let numberTooLong = Code("numberTooLong")

        /// Alternatives were tried too often: see ``JSONLimits/lookback``.
        public static let lookbackExceeded = Code("lookbackExceeded")

        // MARK: The data does not fit

        /// An object has the same key twice, which the options forbid.
        public static let duplicateKey = Code("duplicateKey")
        /// The value is of another kind.
        public static let typeMismatch = Code("typeMismatch")
        /// The value is `null`, but something else was expected.
        public static let unexpectedNull = Code("unexpectedNull")
        /// An object does not have the requested key.
        public static let missingKey = Code("missingKey")
        /// An array does not have an element at the requested index.
        public static let indexOutOfBounds = Code("indexOutOfBounds")
        /// A member or an element was requested from a value that has none.
        public static let unexpectedType = Code("unexpectedType")
        /// A strict object has a key that no field reads.
        public static let unknownKey = Code("unknownKey")
        /// An array or object does not have the expected number of elements or members.
        public static let wrongCount = Code("wrongCount")
        /// The text of a string does not have the expected form.
        public static let unexpectedText = Code("unexpectedText")
        /// A conversion of yours refused the value.
        public static let conversionFailed = Code("conversionFailed")
        /// The value fits none of several alternatives.
        public static let noAlternative = Code("noAlternative")
        /// Several failures: see ``JSONError/errors``.
        public static let severalErrors = Code("severalErrors")
        /// The number does not fit the type.
        public static let numberDoesNotFit = Code("numberDoesNotFit")
        /// A pointer is not written as RFC 6901 says, or may select the same value as another one.
        public static let invalidPointer = Code("invalidPointer")
        /// A value is not the one that a patch tests for.
        public static let patchTestFailed = Code("patchTestFailed")
        /// The operations of a patch copy more than ``JSONPatch/copyLimit`` allows, or shift more elements
        /// than ``JSONPatch/shiftLimit``.
        public static let patchTooCostly = Code("patchTooCostly")
        /// A path is not written as RFC 9535 says, or cannot be followed there.
        public static let invalidPath = Code("invalidPath")
        /// A query takes more work than ``JSONPath/stepLimit`` and ``JSONPath/valueLimit`` allow.
        public static let pathTooCostly = Code("pathTooCostly")

        // MARK: Reading and writing failed

        /// The system could not open or read the input.
        public static let inputFailed = Code("inputFailed")
        /// A request over HTTP did not get an answer.
        public static let requestFailed = Code("requestFailed")
        /// A server answered with a status outside of 200 to 299.
        public static let unexpectedStatus = Code("unexpectedStatus")
        /// The task that reads was cancelled.
        public static let cancelled = Code("cancelled")
        /// A value has no JSON form: a number that is not finite, or a value that a printer refuses.
        public static let unwritableValue = Code("unwritableValue")
        /// A field of a parser is not at the position of its property: see `Field`.
        ///
        /// Or two members of a model have the same key, or two of its cases the same name.
        public static let misplacedField = Code("misplacedField")
        /// The calls of a ``JSONWriter`` do not make one JSON document, or the body that was given
        /// a ``JSONCursor`` did not read its document to the end.
        public static let invalidStructure = Code("invalidStructure")
        /// libyajl refused an input in which the native engine finds no fault.
        ///
        /// This has never happened. If it does, please report the input.
        public static let enginesDisagree = Code("enginesDisagree")
    }
}
