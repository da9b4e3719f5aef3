import Decoding

/// Why a body is refused, and where it went wrong, for whoever sent it.
struct Refusal {
    let message: String
    let line: Int?
    let column: Int?
    /// Counted from 0.
    let byte: Int?
    let path: String

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("message") { String.jsonParser() }
        OptionalField("line") { Int.jsonParser() }
        OptionalField("column") { Int.jsonParser() }
        OptionalField("byte") { Int.jsonParser() }
        Field("path") { String.jsonParser() }
    }
}

extension Refusal {
    init(_ error: JSONError) {
        message = error.message
        line = error.line
        column = error.column
        byte = error.offset
        path = error.path.description
    }
}
