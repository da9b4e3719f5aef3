/// The way to values that are picked out of a document while it is read.
struct Selector: Sendable, Hashable {
    let path: JSONPath
    private(set) var segments: [PathSegment]
    /// True if the elements of arrays are meant: what holds them must be an array, and be there.
    let wantsElements: Bool

    /// For elements, a pointer leads to the arrays that hold them, and a query to the values
    /// themselves.
    init(_ path: JSONPath, wantsElements: Bool) {
        self.path = path
        self.wantsElements = wantsElements && path.isPointer
        segments = path.query.segments + (self.wantsElements ? [PathSegment(.elements)] : [])
    }

    /// The elements of arrays, which several workers can share out among them: at a pointer, or those of
    /// a query that ends with `[*]`.
    init(arraysOf path: JSONPath) throws(JSONError) {
        self.init(path, wantsElements: true)
        guard !path.isPointer else { return }
        guard segments.last?.selectors == [.wildcard], segments.last?.isDescendant == false else {
            throw refused(
                "the elements that are read in parallel are those of arrays: end it with '[*]'"
            )
        }
        segments[segments.count - 1] = PathSegment(.elements)
        guard try SelectorSet([self]).allowsCheckpoints else {
            throw refused("elements are read in parallel: \(JSONCheckpoint.isNotForPath)")
        }
    }

    /// True if each value on the way is named by a pointer, so that it is a failure if one is not
    /// there.
    var namesOne: Bool {
        path.isPointer && segments.allSatisfy { $0.isSingular || $0.selectors == [.elements] }
    }

    /// True if a value found by one may lie inside, or be, one found by the other.
    func overlaps(_ other: Selector) -> Bool {
        for (segment, other) in zip(segments, other.segments) {
            if segment.isDescendant || other.isDescendant { return true }
            if !segment.overlaps(other) { return false }
        }
        return true
    }

    /// The error for a path that cannot be combined with another one, or is not allowed here.
    func refused(_ reason: String) -> JSONError {
        if path.isPointer { return JSONError(.invalidPointer(path.text, reason: reason)) }
        return JSONError(
            code: .invalidPath,
            message: "invalid JSON path \(DiagnosticText.quoted(path.text)): \(reason)"
        )
    }
}

extension PathSegment {
    /// True if some child may be found by both, as far as one look tells.
    fileprivate func overlaps(_ other: PathSegment) -> Bool {
        selectors.contains { selector in other.selectors.contains(where: selector.overlaps) }
    }
}

extension PathSelector {
    fileprivate func overlaps(_ other: PathSelector) -> Bool {
        switch (self, other) {
        case (.index(let index), .index(let other)):
            // One may be counted from the end.
            index == other || index < 0 || other < 0
        case (.index(let index), _) where index >= 0 && other.key != nil:
            other.selects(index: index)
        case (_, .index(let index)) where index >= 0 && key != nil:
            selects(index: index)
        default:
            switch (key, other.key) {
            case (let key?, let other?): KeyBytes.areEqual(key, other)
            // A name is no index.
            case (_?, nil): mayBeKey || other.mayBeKey
            case (nil, _?): mayBeKey || other.mayBeKey
            case (nil, nil): true
            }
        }
    }

    /// True if it may select what a name selects.
    private var mayBeKey: Bool {
        switch self {
        case .wildcard, .filter, .elements: true
        // A token may be an index.
        case .token(let token): JSONPointer.index(token) != nil
        case .name, .index, .slice: false
        }
    }
}
