/// What was wrong with some JSON, and where.
///
/// ```swift
/// do {
///     _ = try JSONValue(parsing: "{\"a\": [1, 2 3]}")
/// } catch {
///     print(error.message)  // → expected ',' or ']' after an element, found '3'
///     print(error.path)  // → $.a
///     print(error.line ?? 0, error.column ?? 0)  // → 1 13
///     print(error.report)
///     // → error: expected ',' or ']' after an element, found '3'
///     // →  --> line 1, column 13 (byte 12), at $.a
///     // →   |
///     // → 1 | {"a": [1, 2 3]}
///     // →   |             ^
/// }
/// ```
///
/// An error is one word wide. Both engines give equal errors for equal input, however it is fed. Only
/// the excerpt in the report may be shorter, if the rest of the line has not arrived yet.
public struct JSONError: Error, Sendable {
    /// Everything that an error knows.
    ///
    /// A class, so that a `Result` or a throw carries one word.
    private final class Storage: Sendable {
        let problem: Problem
        let path: JSONValuePath
        let offset: Int?
        let location: Location?
        /// Finds the same error with its place; nil if this has it.
        let find: (@Sendable () -> JSONError)?

        init(
            _ problem: Problem,
            path: JSONValuePath,
            offset: Int?,
            location: Location?,
            find: (@Sendable () -> JSONError)? = nil
        ) {
            self.problem = problem
            self.path = path
            self.offset = offset
            self.location = location
            self.find = find
        }
    }

    /// Line, column and text around the offset, found once when an error leaves the reader.
    struct Location: Sendable, Hashable {
        var line: Int
        var column: Int
        var excerpt: Excerpt
    }

    private let storage: Storage

    package init(_ problem: Problem, path: JSONValuePath = JSONValuePath(), offset: Int? = nil) {
        storage = Storage(problem, path: path, offset: offset, location: nil)
    }

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// Creates an error with a message of your own, for parsers that you write.
    ///
    /// ```swift
    /// let error = JSONError(code: .missingKey, message: "Who is it?", path: ["user"], key: "name")
    /// print(error)  // → $.user: Who is it?
    /// ```
    ///
    /// - Parameters:
    ///   - code: What kind of failure it is: one of those here, or one of your own.
    ///   - message: What was expected and what was found.
    ///   - path: The path of the wrong value; for a ``key``, the path of its object.
    ///   - key: The key that is missing, unknown or repeated.
    ///   - offset: The byte of the text where it went wrong, counted from 0.
    public init(
        code: Code,
        message: String,
        path: JSONValuePath = JSONValuePath(),
        key: String? = nil,
        offset: Int? = nil
    ) {
        self.init(.custom(code, message, key: key), path: path, offset: offset)
    }

    /// Not available: `DecodingFoundation` has it, for the errors of Codable.
    @available(
        *,
        unavailable,
        message: "write error as? JSONError; for errors of Codable, import DecodingFoundation"
    )
    @_documentation(visibility: internal)
    public init(_ error: any Error) { refused() }

    /// Creates an error whose place is found only when it is requested.
    ///
    /// This is for errors that are mostly caught: finding a place takes time linear in the length of
    /// the document.
    package init(
        code: Code,
        message: String,
        key: String? = nil,
        find: @escaping @Sendable () -> JSONError
    ) {
        storage = Storage(
            .custom(code, message, key: key),
            path: JSONValuePath(),
            offset: nil,
            location: nil,
            find: find
        )
    }

    /// The same error with its place, which is found now if it was not before.
    package var placed: JSONError { storage.find?() ?? self }

    package var problem: Problem { storage.problem }
    var location: Location? { placed.storage.location }

    /// What kind of failure it was.
    public var code: Code { problem.code }
    /// What was expected and what was found, without the place.
    public var message: String { problem.message }
    /// The innermost container or value being read.
    ///
    /// For a value of a wrong kind, this is the path of the value. For a ``key``, and for an index that
    /// is out of bounds, it is the path of the object or array in which the key or index was looked up.
    public var path: JSONValuePath { placed.storage.path }
    /// The key that is missing, unknown or repeated in the object at ``path``; else nil.
    ///
    /// ```swift
    /// do {
    ///     _ = try JSONValue(parsing: #"{"a": [{"b": 1, "b": 2}]}"#, options: .init(duplicateKeys: .reject))
    /// } catch {
    ///     print(error.path, error.key ?? "")  // → $.a[0] b
    /// }
    /// ```
    ///
    /// It is there for ``Code/missingKey``, ``Code/unknownKey`` and ``Code/duplicateKey``, whichever
    /// way the value was read, and for errors of your own that have one. Nil for the pointer of a
    /// stream that leads nowhere.
    public var key: String? { problem.key }
    /// A key that may have been meant instead of the ``key`` that is missing or unknown; else nil.
    ///
    /// ```swift
    /// import Decoding
    ///
    /// do {
    ///     _ = try Field("user_name", String.self).decode(#"{"userName": "ada"}"#)
    /// } catch {
    ///     print(error.suggestion ?? "")  // → userName
    /// }
    /// ```
    ///
    /// For a missing key, it is a key of the object that no field reads. For an unknown key, it is the
    /// key of a field that has no value. Parsers and decoders look for it in objects of up to 64 KB
    /// that are still in memory, so a stream may find none. Errors are equal whether they have a
    /// suggestion or not.
    public var suggestion: String? {
        switch placed.problem {
        case .typed(.missingKey(_, let suggestion)), .typed(.unknownKey(_, let suggestion)):
            suggestion.key
        default: nil
        }
    }
    /// The byte where it went wrong, counted from 0; nil when there is no text.
    ///
    /// For bytes that are not UTF-8 and for wrong escapes, it is the first byte of the sequence. For a
    /// limit, it is the first byte of what is too long. Otherwise, it is the first byte that is not
    /// allowed.
    public var offset: Int? { placed.storage.offset }
    /// The line of the offset, counted from 1.
    ///
    /// A line ends with a line feed.
    public var line: Int? { location?.line }
    /// The column of the offset in its line, counted in Unicode scalars from 1.
    public var column: Int? { location?.column }

    /// The failures that this one stands for, in the order of the document.
    ///
    /// The error itself, unless several were collected. If you cannot give a limit, as with the
    /// operator `<*>`, the first 1,000 are kept.
    public var errors: [JSONError] {
        if case .typed(.several(let errors)) = problem { errors } else { [self] }
    }

    /// True if the text is valid JSON so far, but does not fit.
    package var isTyped: Bool {
        switch problem {
        // A mistake in a parser does not depend on the text, so no other alternative can help.
        case .typed(.refused(.misplacedField, _, _)): false
        case .typed, .typeMismatch, .notAnInteger, .numberDoesNotFit, .custom: true
        default: false
        }
    }

    /// The same failure without its place in a text, for values that have none.
    package var withoutPlace: JSONError {
        switch problem {
        case .typed(.several(let errors)):
            JSONError(.typed(.several(errors.map(\.withoutPlace))), path: path)
        default:
            JSONError(problem, path: path)
        }
    }

    /// The same failure seen from inside: the path lacks this number of its first steps.
    package func dropping(steps count: Int) -> JSONError {
        moved { Array($0.dropFirst(count)) }
    }

    /// The same failure seen from outside: `steps` come before its own path.
    ///
    /// Of several ``errors`` they come before the path of each.
    public func prefixed(by steps: [JSONValuePath.Step]) -> JSONError {
        steps.isEmpty ? self : moved { steps + $0 }
    }

    /// The same failure further inside: `steps` come after its own path.
    func followed(by steps: [JSONValuePath.Step]) -> JSONError {
        steps.isEmpty ? self : moved { $0 + steps }
    }

    /// The same failure elsewhere, with all its collected failures.
    private func moved(_ move: ([JSONValuePath.Step]) -> [JSONValuePath.Step]) -> JSONError {
        var problem = problem
        if case .typed(.several(let errors)) = problem {
            problem = .typed(.several(errors.map { $0.moved(move) }))
        }
        let path = JSONValuePath(move(path.steps))
        return JSONError(Storage(problem, path: path, offset: offset, location: location))
    }

    /// The same failure in other words, on another path.
    package func replaced(message: String, path: JSONValuePath, key: String?) -> JSONError {
        let problem = Problem.custom(code, message, key: key)
        return JSONError(Storage(problem, path: path, offset: offset, location: location))
    }

    /// The same failure in other words.
    package func saying(_ message: String) -> JSONError {
        replacing(.custom(code, message, key: key))
    }

    /// Another failure at the same place.
    func replacing(_ problem: Problem) -> JSONError {
        JSONError(Storage(problem, path: path, offset: offset, location: location))
    }

    func located(at location: Location?) -> JSONError {
        JSONError(Storage(problem, path: path, offset: offset, location: location))
    }
}

extension JSONError: CustomStringConvertible {
    /// The path and the message.
    ///
    /// If the path has more than 1,000 characters, only its start and its end are shown. The same holds
    /// for ``report`` and ``summary``.
    ///
    /// For wrong text, it is one line with line and column: `$.a: … (line 1, column 13)`. For valid
    /// JSON that does not fit, it is a line with the path, and below it the message:
    ///
    ///     At [index 1]/"amount":
    ///     Expected a string, but found:
    ///     3
    public var description: String {
        if case .typed(let problem) = problem {
            if case .several = problem { return message }
            return path.isRoot ? message : "At \(path.slashed):\n\(message)"
        }
        var text = path.isRoot ? message : "\(path.shown): \(message)"
        if let line, let column {
            text += " (line \(line), column \(column))"
        }
        return text
    }

    /// The description, and below it the offending line with a caret under the place; then the
    /// ``suggestion``, if there is one.
    ///
    ///     error: expected ',' or ']' after an element, found '3'
    ///      --> line 1, column 13 (byte 12), at $.a
    ///       |
    ///     1 | {"a": [1, 2 3]}
    ///       |             ^
    public var report: String {
        if errors.count > 1 {
            return errors.map(\.report).joined(separator: "\n\n")
        }
        var lines = [message.hasPrefix("error: ") ? message : "error: \(message)"]
        if let location, let offset {
            let number = String(location.line)
            let margin = String(repeating: " ", count: number.utf8.count)
            lines.append(
                "\(margin)--> line \(location.line), column \(location.column) "
                    + "(byte \(offset)), at \(path.shown)"
            )
            lines.append("\(margin) |")
            lines.append("\(number) | \(location.excerpt.text)")
            lines.append("\(margin) | \(location.excerpt.caretIndent)^")
        } else if !path.isRoot {
            lines.append("--> at \(path.shown)")
        }
        if let suggestion {
            lines.append("help: did you mean \(DiagnosticText.quoted(suggestion))?")
        }
        return lines.joined(separator: "\n")
    }
}

@_documentation(visibility: internal)
extension JSONError: Hashable {
    /// Equal errors have the same message, path, key, offset, line, column and excerpt.
    public static func == (left: JSONError, right: JSONError) -> Bool {
        left.problem == right.problem && left.path == right.path && left.offset == right.offset
            && left.location == right.location
    }

    /// Feeds what makes errors equal into the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(path)
        hasher.combine(offset)
    }
}
