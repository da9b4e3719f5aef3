/// The way into a tree to a value that is changed.
///
/// Each container on the way is taken out of the one around it, so that it has one owner and is
/// changed in place. Nothing beside the way is copied, and deep ways take no stack.
///
/// ```text
/// var way = TreeWay(into: &value)
/// defer { way.close(into: &value) }
/// ```
struct TreeWay {
    /// The end of a pointer, seen from the value that was reached.
    enum End {
        case root
        case member(String)
        /// An element, or the place after the last.
        case element(Int)
    }

    /// A container on the way, with a `null` in place of the next step.
    private struct Level {
        var elements: [JSONValue] = []
        var object: JSONValue.Object?
        let position: Int

        /// Takes a container.
        init(taking value: inout JSONValue, position: Int) {
            switch value {
            case .array(let elements): self.elements = elements
            case .object(let object): self.object = object
            default: break
            }
            self.position = position
            value = .null
        }

        /// Puts a value in the place of the next step, and takes the value that is there.
        mutating func exchange(_ value: inout JSONValue) {
            if object == nil {
                swap(&elements[position], &value)
            } else {
                object?.exchange(&value, at: position)
            }
        }

        /// The step from this container to the next.
        var step: JSONValuePath.Step {
            object.map { .key($0[position].key) } ?? .index(position)
        }
    }

    /// Outermost first.
    private var levels: [Level] = []
    /// The value that was reached.
    var value: JSONValue

    /// Takes a tree; nothing is left of it until the way is closed.
    init(into root: inout JSONValue) {
        value = .null
        swap(&value, &root)
    }

    /// Puts all containers back, each into the one around it.
    mutating func close(into root: inout JSONValue) {
        while let last = levels.indices.last {
            levels[last].exchange(&value)
            value = levels[last].object.map(JSONValue.object) ?? .array(levels[last].elements)
            levels.removeLast()
        }
        swap(&value, &root)
    }

    /// Goes to the container in which a pointer ends.
    ///
    /// With `mustBeThere`, a value must be at the end, and not only a place for one.
    mutating func findEnd(
        of pointer: JSONPointer,
        mustBeThere: Bool = false
    ) throws(JSONError) -> End {
        guard let last = pointer.tokens.last else { return .root }
        for token in pointer.tokens.dropLast() {
            try enter(token)
        }
        switch value {
        case .array(let elements):
            let count = elements.count
            let index = last == "-" ? count : JSONPointer.index(last)
            guard let index, mustBeThere ? index < count : index <= count else {
                throw noElement(last, of: count)
            }
            return .element(index)
        case .object(let object):
            guard !mustBeThere || object.position(of: last) != nil else { throw noMember(last) }
            return .member(last)
        default:
            throw noContainer()
        }
    }

    /// Goes into a container.
    private mutating func enter(_ token: String) throws(JSONError) {
        let position: Int
        switch value {
        case .array(let elements):
            guard let index = JSONPointer.index(token), index < elements.count else {
                throw noElement(token, of: elements.count)
            }
            position = index
        case .object(let object):
            guard let member = object.position(of: token) else { throw noMember(token) }
            position = member
        default:
            throw noContainer()
        }
        levels.append(Level(taking: &value, position: position))
        levels[levels.count - 1].exchange(&value)
    }

    // MARK: Errors

    private var path: JSONValuePath { JSONValuePath(levels.map(\.step)) }

    private func noMember(_ key: String) -> JSONError {
        JSONError(.typed(.missingKey(key)), path: path)
    }

    private func noElement(_ token: String, of count: Int) -> JSONError {
        JSONError(
            code: .indexOutOfBounds,
            message: "\(DiagnosticText.quoted(token)) is not an index of an array of \(count) "
                + "element\(count == 1 ? "" : "s")",
            path: path
        )
    }

    private func noContainer() -> JSONError {
        JSONError(
            code: .unexpectedType,
            message: "expected an array or an object, found \(value.kind.phrase)",
            path: path
        )
    }
}
