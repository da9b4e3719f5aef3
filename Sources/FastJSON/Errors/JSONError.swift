/// What was wrong with some JSON, and where.
///
/// ```swift
/// do {
///     _ = try JSONValue(parsing: "{\"a\": [1, 2 3]}")
/// } catch {
///     print(error.message)                // expected ',' or ']' after an element, found '3'
///     print(error.path)                   // $.a
///     print(error.line, error.column)     // 1 and 13
///     print(error.report)                 // the line, with a caret under the 3
/// }
/// ```
///
/// An error is one word wide. Both engines give equal errors for equal input, however it is fed.
/// Only the text in the report may end earlier where the rest of the line would have to be waited
/// for.
public struct JSONError: Error, Sendable {
    /// Everything that an error knows.
    ///
    /// A class, so that a `Result` or a throw carries one word.
    private final class Storage: Sendable {
        let problem: Problem
        let path: JSONPath
        let offset: Int?
        let location: Location?

        init(_ problem: Problem, path: JSONPath, offset: Int?, location: Location?) {
            self.problem = problem
            self.path = path
            self.offset = offset
            self.location = location
        }
    }

    /// Line, column and text around the offset, found once when an error leaves the reader.
    struct Location: Sendable, Hashable {
        var line: Int
        var column: Int
        var excerpt: Excerpt
    }

    private let storage: Storage

    package init(_ problem: Problem, path: JSONPath = JSONPath(), offset: Int? = nil) {
        storage = Storage(problem, path: path, offset: offset, location: nil)
    }

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// Creates an error with a message of your own, for parsers that you write.
    public init(code: Code, message: String, path: JSONPath = JSONPath(), offset: Int? = nil) {
        self.init(.custom(code, message), path: path, offset: offset)
    }

    package var problem: Problem { storage.problem }
    var location: Location? { storage.location }

    /// What kind of failure it was.
    public var code: Code { problem.code }
    /// What was expected and what was found, without the place.
    public var message: String { problem.message }
    /// The innermost container or value being read.
    public var path: JSONPath { storage.path }
    /// The byte where it went wrong, counted from 0; nil when there is no text.
    ///
    /// For bytes that are not UTF-8 and for wrong escapes it is the first byte of the sequence,
    /// for a limit the first byte of what is too long, else the first byte that fits nothing.
    public var offset: Int? { storage.offset }
    /// The line of the offset, counted from 1.
    ///
    /// A line ends with a line feed.
    public var line: Int? { location?.line }
    /// The column of the offset in its line, counted in Unicode scalars from 1.
    public var column: Int? { location?.column }

    /// The same failure seen from outside: `steps` come before its own path.
    public func prefixed(by steps: [JSONPath.Step]) -> JSONError {
        JSONError(
            Storage(
                problem,
                path: JSONPath(steps + path.steps),
                offset: offset,
                location: location
            )
        )
    }

    func located(at location: Location?) -> JSONError {
        JSONError(Storage(problem, path: path, offset: offset, location: location))
    }
}

extension JSONError: CustomStringConvertible {
    /// One line: path, message, line and column.
    public var description: String {
        var text = path.isRoot ? message : "\(path): \(message)"
        if let line, let column {
            text += " (line \(line), column \(column))"
        }
        return text
    }

    /// The description, and below it the offending line with a caret under the place.
    ///
    ///     error: expected ',' or ']' after an element, found '3'
    ///      --> line 1, column 13 (byte 12), at $.a
    ///       |
    ///     1 | {"a": [1, 2 3]}
    ///       |             ^
    public var report: String {
        var lines = ["error: \(message)"]
        if let location, let offset {
            let number = String(location.line)
            let margin = String(repeating: " ", count: number.utf8.count)
            lines.append(
                "\(margin)--> line \(location.line), column \(location.column) "
                    + "(byte \(offset)), at \(path)"
            )
            lines.append("\(margin) |")
            lines.append("\(number) | \(location.excerpt.text)")
            lines.append("\(margin) | \(location.excerpt.caretIndent)^")
        } else if !path.isRoot {
            lines.append("--> at \(path)")
        }
        return lines.joined(separator: "\n")
    }
}

extension JSONError: Hashable {
    /// Equal errors have the same message, path, offset, line, column and excerpt.
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
