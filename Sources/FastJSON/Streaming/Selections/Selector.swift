/// The way to values that are picked out of a document while it is read.
///
/// An RFC 6901 pointer in which the token `*` stands for every element and every member.
struct Selector: Sendable, Hashable {
    /// One step from a container into it.
    struct Step: Sendable, Hashable {
        /// The key of a member; nil for every element or member.
        let key: String?
        /// The same as the index of an element, if it can be one.
        let index: Int?

        static let every = Step(key: nil, index: nil)

        fileprivate init(key: String?, index: Int?) {
            self.key = key
            self.index = index
        }

        init(token: String) {
            self.init(
                key: token == "*" ? nil : token,
                index: token == "*" ? nil : JSONPointer.index(token)
            )
        }

        /// True if some value may be found by both.
        func overlaps(_ other: Step) -> Bool {
            key == nil || other.key == nil
                || key.map { KeyBytes.areEqual($0, other.key ?? "") } == true
        }
    }

    let text: String
    let steps: [Step]
    /// True if the elements of arrays are meant: what holds them must be an array, and be there.
    let wantsElements: Bool

    // A pointer that wants elements leads to the arrays that hold them.
    init(_ text: String, wantsElements: Bool) throws(JSONError) {
        self.text = text
        self.wantsElements = wantsElements
        var steps = try JSONPointer(text).tokens.map(Step.init(token:))
        if wantsElements {
            steps.append(.every)
        }
        self.steps = steps
    }

    /// True if each value on the way is named, so that it is a failure if one is not there.
    var namesOne: Bool {
        (wantsElements ? steps.dropLast() : steps[...]).allSatisfy { $0.key != nil }
    }

    /// True if a value found by one may lie inside, or be, one found by the other.
    func overlaps(_ other: Selector) -> Bool {
        zip(steps, other.steps).allSatisfy { $0.overlaps($1) }
    }
}
