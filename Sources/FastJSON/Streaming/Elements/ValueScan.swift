/// The progress of a search for the end of a value, or of a comment in front of it.
struct ValueScan {
    /// What a byte means.
    enum Step {
        case goesOn
        /// The value ends.
        case ends
        /// The comment ends.
        case endsBlank
    }

    private enum State {
        case start, structure, string, escape, scalar, slash, lineComment, comment, commentStar
    }

    private let allowsComments: Bool
    private var state = State.start
    private var depth = 0
    private var hasByteOrderMark = false

    init(allowsComments: Bool) {
        self.allowsComments = allowsComments
    }

    /// True inside a comment to the end of the line, in front of a value.
    var isInLineComment: Bool { depth == 0 && state == .lineComment }

    /// True inside a number or literal.
    var isInScalar: Bool { state == .scalar }

    /// Takes in a byte, and steps over it if it belongs to the value.
    @inline(__always)
    mutating func take(_ byte: UInt8, _ index: inout Int) -> Step {
        switch state {
        case .string:
            index += 1
            if byte == UInt8(ascii: "\\") {
                state = .escape
            } else if byte == UInt8(ascii: "\"") {
                state = .structure
                return depth == 0 ? .ends : .goesOn
            }
        case .escape:
            index += 1
            state = .string
        case .structure:
            index += 1
            switch byte {
            case UInt8(ascii: "\""): state = .string
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                return depth <= 0 ? .ends : .goesOn
            case UInt8(ascii: "/") where allowsComments: state = .slash
            default: break
            }
        case .scalar:
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
                UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
                UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"):
                return .ends
            case UInt8(ascii: "/") where allowsComments: return .ends
            default: index += 1
            }
        case .start:
            return start(with: byte, &index)
        case .slash, .lineComment, .comment, .commentStar:
            return comment(byte, &index)
        }
        return .goesOn
    }

    private mutating func start(with byte: UInt8, _ index: inout Int) -> Step {
        switch byte {
        case UInt8(ascii: "\""): state = .string
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            depth = 1
            state = .structure
        // What cannot start a value is a record by itself.
        case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"):
            index += 1
            return .ends
        // A byte order mark belongs to what follows it.
        case 0xEF, 0xBB, 0xBF: hasByteOrderMark = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            return .ends
        case UInt8(ascii: "/") where allowsComments && !hasByteOrderMark: state = .slash
        default: state = .scalar
        }
        index += 1
        return .goesOn
    }

    private mutating func comment(_ byte: UInt8, _ index: inout Int) -> Step {
        switch (state, byte) {
        case (.slash, UInt8(ascii: "/")): state = .lineComment
        case (.slash, UInt8(ascii: "*")): state = .comment
        case (.slash, _):
            // It was not a comment: the code that reads the value finds the error.
            state = depth == 0 ? .scalar : .structure
            return .goesOn
        case (.lineComment, UInt8(ascii: "\n")), (.commentStar, UInt8(ascii: "/")):
            index += 1
            state = depth == 0 ? .start : .structure
            return depth == 0 ? .endsBlank : .goesOn
        case (.comment, UInt8(ascii: "*")), (.commentStar, UInt8(ascii: "*")): state = .commentStar
        case (.commentStar, _): state = .comment
        default: break
        }
        index += 1
        return .goesOn
    }
}
