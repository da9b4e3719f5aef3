/// A tree with the changes that were made to it, so that they can be taken back.
///
/// Nothing is copied for that: what a change took out of the tree is kept beside it.
///
/// ```text
/// var tree = ChangedTree(taking: &value)
/// defer { tree.close(into: &value) }
/// ```
struct ChangedTree {
    /// One member of an object and where it was.
    fileprivate typealias Taken = (position: Int, member: JSONValue.Object.Element)

    /// What is needed to take one step back in the container in which a pointer ends.
    private enum Step {
        case root(JSONValue)
        case element(ElementStep, at: Int)
        case member(MemberStep)
    }

    private enum ElementStep {
        case inserted
        case removed(JSONValue)
        case replaced(JSONValue)
    }

    private enum MemberStep {
        case appended
        case replaced(JSONValue, at: Int)
        case removed([Taken])
    }

    private(set) var value: JSONValue
    private var steps: [(pointer: JSONPointer, step: Step)] = []

    /// Takes a tree; nothing is left of it until it is put back.
    init(taking root: inout JSONValue) {
        value = .null
        swap(&value, &root)
    }

    /// Puts the tree back.
    mutating func close(into root: inout JSONValue) {
        swap(&value, &root)
    }

    /// The value at a pointer, where there must be one.
    mutating func find(_ pointer: JSONPointer) throws(JSONError) -> JSONValue {
        if let found = value[pointer] { return found }
        // Nothing is there, so this throws why.
        return try remove(at: pointer)
    }

    // MARK: Changes

    /// Sets a member, or inserts an element.
    mutating func add(_ newValue: JSONValue, at pointer: JSONPointer) throws(JSONError) {
        var way = TreeWay(into: &value)
        defer { way.close(into: &value) }
        switch try way.findEnd(of: pointer) {
        case .root:
            replaceRoot(&way.value, with: newValue)
        case .member(let key):
            setMember(key, of: &way.value, to: newValue, pointer)
        case .element(let index):
            guard var elements = way.value.takeArray() else { return }
            elements.insert(newValue, at: index)
            way.value = .array(elements)
            steps.append((pointer, .element(.inserted, at: index)))
        }
    }

    /// Sets a member or an element that must be there.
    mutating func replace(at pointer: JSONPointer, with newValue: JSONValue) throws(JSONError) {
        var way = TreeWay(into: &value)
        defer { way.close(into: &value) }
        switch try way.findEnd(of: pointer, mustBeThere: true) {
        case .root:
            replaceRoot(&way.value, with: newValue)
        case .member(let key):
            setMember(key, of: &way.value, to: newValue, pointer)
        case .element(let index):
            guard var elements = way.value.takeArray() else { return }
            var former = newValue
            swap(&elements[index], &former)
            way.value = .array(elements)
            steps.append((pointer, .element(.replaced(former), at: index)))
        }
    }

    /// Removes a value that must be there, and returns it; `null` is left of the root.
    @discardableResult
    mutating func remove(at pointer: JSONPointer) throws(JSONError) -> JSONValue {
        var way = TreeWay(into: &value)
        defer { way.close(into: &value) }
        switch try way.findEnd(of: pointer, mustBeThere: true) {
        case .root:
            let removed = way.value
            replaceRoot(&way.value, with: .null)
            return removed
        case .member(let key):
            guard var object = way.value.takeObject() else { return .null }
            let taken = object.take(key, before: object.count)
            way.value = .object(object)
            steps.append((pointer, .member(.removed(taken))))
            return taken.last?.member.value ?? .null
        case .element(let index):
            guard var elements = way.value.takeArray() else { return .null }
            let removed = elements.remove(at: index)
            way.value = .array(elements)
            steps.append((pointer, .element(.removed(removed), at: index)))
            return removed
        }
    }

    /// Removes the members that the first operations of a list remove from one object, in one pass.
    ///
    /// Returns how many operations these are: none, or those up to one that fails or does something else.
    mutating func removeMembers(_ operations: ArraySlice<JSONPatch.Operation>) -> Int {
        guard case .remove(let first)? = operations.first,
            ChangedTree.key(operations.dropFirst().first, besides: first) != nil
        else { return 0 }
        var way = TreeWay(into: &value)
        defer { way.close(into: &value) }
        guard case .member? = try? way.findEnd(of: first), var object = way.value.takeObject()
        else {
            return 0
        }
        defer { way.value = .object(object) }
        let all = object
        var positions: Set<Int> = []
        for operation in operations {
            guard let key = ChangedTree.key(operation, besides: first),
                let position = all.position(of: key), positions.insert(position).inserted
            else { break }
        }
        guard !positions.isEmpty else { return 0 }
        let taken = object.takeAll { _, key in
            all.position(of: key).map(positions.contains) == true
        }
        steps.append((first, .member(.removed(taken))))
        return positions.count
    }

    /// The key that an operation removes from the container in which a pointer ends; nil for any other
    /// operation.
    private static func key(
        _ operation: JSONPatch.Operation?,
        besides first: JSONPointer
    ) -> String? {
        guard case .remove(let pointer)? = operation,
            pointer.tokens.dropLast().elementsEqual(first.tokens.dropLast(), by: KeyBytes.areEqual)
        else { return nil }
        return pointer.tokens.last
    }

    private mutating func replaceRoot(_ root: inout JSONValue, with newValue: JSONValue) {
        var former = newValue
        swap(&root, &former)
        steps.append((JSONPointer(tokens: []), .root(former)))
    }

    private mutating func setMember(
        _ key: String,
        of container: inout JSONValue,
        to newValue: JSONValue,
        _ pointer: JSONPointer
    ) {
        guard var object = container.takeObject() else { return }
        defer { container = .object(object) }
        guard var position = object.position(of: key) else {
            steps.append((pointer, .member(.appended)))
            object.append(newValue, forKey: key)
            return
        }
        if object.isRepeated(at: position) {
            let taken = object.take(key, before: position)
            position -= taken.count
            steps.append((pointer, .member(.removed(taken))))
        }
        var former = newValue
        object.exchange(&former, at: position)
        steps.append((pointer, .member(.replaced(former, at: position))))
    }

    // MARK: Back

    /// Takes all changes back, the last one first.
    mutating func takeBack() {
        while let (pointer, step) = steps.popLast() {
            var way = TreeWay(into: &value)
            // The container is there, since the step was made in it.
            _ = try? way.findEnd(of: pointer)
            ChangedTree.takeBack(step, in: &way.value)
            way.close(into: &value)
        }
    }

    private static func takeBack(_ step: Step, in container: inout JSONValue) {
        switch step {
        case .root(let former):
            container = former
        case .element(let step, let index):
            guard var elements = container.takeArray() else { return }
            switch step {
            case .inserted: elements.remove(at: index)
            case .removed(let former): elements.insert(former, at: index)
            case .replaced(let former): elements[index] = former
            }
            container = .array(elements)
        case .member(let step):
            guard var object = container.takeObject() else { return }
            switch step {
            case .appended: _ = object.remove(at: object.count - 1)
            case .replaced(var former, let position): object.exchange(&former, at: position)
            case .removed(let taken): object.putBack(taken)
            }
            container = .object(object)
        }
    }
}

extension JSONValue.Object {
    /// Removes the members with a key before a position.
    fileprivate mutating func take(_ key: String, before end: Int) -> [ChangedTree.Taken] {
        if end == count, let position = position(of: key), !isRepeated(at: position) {
            return [(position, remove(at: position))]
        }
        return takeAll { position, other in position < end && KeyBytes.areEqual(other, key) }
    }

    /// Removes the members for whose position and key a function is true.
    fileprivate mutating func takeAll(
        where isTaken: (Int, String) -> Bool
    ) -> [ChangedTree.Taken] {
        var taken: [ChangedTree.Taken] = []
        var position = 0
        removeAll { member in
            defer { position += 1 }
            guard isTaken(position, member.key) else { return false }
            taken.append((position, member))
            return true
        }
        return taken
    }

    /// Puts members that were taken back to where they were.
    fileprivate mutating func putBack(_ taken: [ChangedTree.Taken]) {
        if taken.count == 1 { return insert(taken[0].member, at: taken[0].position) }
        var all: [Element] = []
        var rest = self[...]
        for (position, member) in taken {
            let count = position - all.count
            all += rest.prefix(count)
            rest = rest.dropFirst(count)
            all.append(member)
        }
        self = JSONValue.Object(all + rest)
    }
}
