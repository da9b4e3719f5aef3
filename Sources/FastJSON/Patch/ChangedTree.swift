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

        /// Exchanges the value that the step has removed; of several, the last.
        mutating func exchangeRemoved(_ value: inout JSONValue) {
            switch self {
            case .element(.removed(var removed), let index):
                swap(&removed, &value)
                self = .element(.removed(removed), at: index)
            case .member(.removed(var taken)):
                swap(&taken[taken.count - 1].member.value, &value)
                self = .member(.removed(taken))
            case .member(.hidden(var members)):
                swap(&members[members.count - 1].value, &value)
                self = .member(.hidden(members))
            default: break
            }
        }
    }

    private enum ElementStep {
        case inserted
        case removed(JSONValue)
        case replaced(JSONValue)
    }

    private enum MemberStep {
        case appended
        case replaced(JSONValue, at: Int)
        /// In a small object.
        case removed([Taken])
        /// In a large one, where they stay in their places until the end.
        case hidden([JSONValue.Object.HiddenMember])
        /// Hidden members were removed from the object at the end of the pointer.
        case hiddenRemoved(former: MemberKeys)
    }

    private(set) var value: JSONValue
    /// How many members may still be passed to remove others, before members are hidden instead.
    private var workBeforeHiding: Int
    /// How many elements were shifted by one place because one before them was inserted or removed.
    private(set) var shiftedCount = 0
    /// True once members were hidden.
    private var hidesMembers = false
    /// The steps, of which those that removed what was moved keep no value.
    private var steps: [(pointer: JSONPointer, step: Step, isMove: Bool)] = []

    /// Takes a tree; nothing is left of it until it is put back.
    ///
    /// Members of large objects are hidden when they are removed, and removed at the end; but only after
    /// some work has been done without that, since to find the hidden ones takes a look at the whole tree.
    init(taking root: inout JSONValue, workBeforeHiding: Int) {
        self.workBeforeHiding = workBeforeHiding
        value = .null
        swap(&value, &root)
    }

    /// Puts the tree back.
    mutating func close(into root: inout JSONValue) {
        swap(&value, &root)
    }

    /// The value at a pointer, where there must be one.
    ///
    /// Whoever looks into it calls ``removeHidden(below:)`` first.
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
            shiftedCount += elements.count - index
            elements.insert(newValue, at: index)
            way.value = .array(elements)
            record(pointer, .element(.inserted, at: index))
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
            record(pointer, .element(.replaced(former), at: index))
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
            defer { way.value = .object(object) }
            guard let position = object.position(of: key) else { return .null }
            return removeMembers(of: &object, at: position, keepsLast: false, pointer)
        case .element(let index):
            guard var elements = way.value.takeArray() else { return .null }
            let removed = elements.remove(at: index)
            shiftedCount += elements.count - index
            way.value = .array(elements)
            record(pointer, .element(.removed(removed), at: index))
            return removed
        }
    }

    /// How many steps can be taken back.
    var stepCount: Int { steps.count }

    /// Lets the step with an index keep no value, since what it removed was added elsewhere by the last step.
    ///
    /// So the value has one owner, and what is changed in it is not copied.
    mutating func completeMove(from index: Int) {
        var none = JSONValue.null
        steps[index].step.exchangeRemoved(&none)
        steps[index].isMove = true
    }

    /// Removes the last member with a key, which is at a position, and earlier ones with that key; or only
    /// these.
    ///
    /// Returns the value of the last that is removed.
    private mutating func removeMembers(
        of object: inout JSONValue.Object,
        at position: Int,
        keepsLast: Bool,
        _ pointer: JSONPointer
    ) -> JSONValue {
        if workBeforeHiding <= 0,
            let hidden = object.hide(at: position, keepsLast: keepsLast)
        {
            hidesMembers = true
            record(pointer, .member(.hidden(hidden)))
            // So whoever looks at an object looks at two members for each that is there, at most.
            if object.hiddenCount > object.count / 2 { removeHidden(of: &object, pointer) }
            return hidden.last?.value ?? .null
        }
        workBeforeHiding -= object.count
        let taken = object.take(at: position, keepsLast: keepsLast)
        record(pointer, .member(.removed(taken)))
        return taken.last?.member.value ?? .null
    }

    private mutating func removeHidden(of object: inout JSONValue.Object, _ pointer: JSONPointer) {
        record(pointer, .member(.hiddenRemoved(former: object.removeHidden())))
    }

    /// Removes the hidden members of a value and of what is in it.
    ///
    /// Takes time linear in the size of the value, if members were hidden before.
    mutating func removeHidden(below pointer: JSONPointer) {
        guard hidesMembers else { return }
        for inner in objectsThatHide(below: pointer) {
            // Whatever the last token is, the pointer ends in the object.
            let pointer = JSONPointer(tokens: pointer.tokens + inner.tokens + [""])
            var way = TreeWay(into: &value)
            defer { way.close(into: &value) }
            _ = try? way.findEnd(of: pointer)
            guard var object = way.value.takeObject() else { continue }
            removeHidden(of: &object, pointer)
            way.value = .object(object)
        }
    }

    /// The pointers from a value to the objects in it that hide members, and to itself.
    ///
    /// Of members with equal keys only the last can be one of them, since pointers lead to no other.
    private func objectsThatHide(below pointer: JSONPointer) -> [JSONPointer] {
        guard let found = value[pointer] else { return [] }
        var (pointers, walk): ([JSONPointer], TreeWalk) = ([], TreeWalk(through: found))
        while let inner = walk.next() {
            if case .object(let object) = inner, object.hiddenCount > 0 {
                pointers.append(walk.pointer)
            }
        }
        return pointers
    }

    private mutating func record(_ pointer: JSONPointer, _ step: Step) {
        steps.append((pointer, step, isMove: false))
    }

    private mutating func replaceRoot(_ root: inout JSONValue, with newValue: JSONValue) {
        var former = newValue
        swap(&root, &former)
        record(JSONPointer(tokens: []), .root(former))
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
            record(pointer, .member(.appended))
            object.append(newValue, forKey: key)
            return
        }
        if object.isRepeated(at: position) {
            _ = removeMembers(of: &object, at: position, keepsLast: true, pointer)
            position = object.position(of: key) ?? position
        }
        var former = newValue
        object.exchange(&former, at: position)
        record(pointer, .member(.replaced(former, at: position)))
    }

    // MARK: Back

    /// Takes all changes back, the last one first.
    mutating func takeBack() {
        // What the last step back took out of the tree: after that of a move, the value that was moved.
        var out = JSONValue.null
        while var last = steps.popLast() {
            if last.isMove { last.step.exchangeRemoved(&out) }
            var way = TreeWay(into: &value)
            // The container is there, since the step was made in it.
            _ = try? way.findEnd(of: last.pointer)
            ChangedTree.takeBack(last.step, in: &way.value, &out)
            way.close(into: &value)
        }
    }

    private static func takeBack(
        _ step: Step,
        in container: inout JSONValue,
        _ out: inout JSONValue
    ) {
        switch step {
        case .root(let former):
            out = container
            container = former
        case .element(let step, let index):
            guard var elements = container.takeArray() else { return }
            switch step {
            case .inserted: out = elements.remove(at: index)
            case .removed(let former): elements.insert(former, at: index)
            case .replaced(let former): elements[index] = former
            }
            container = .array(elements)
        case .member(let step):
            guard var object = container.takeObject() else { return }
            switch step {
            case .appended: out = object.removeLast()
            case .replaced(let former, let position):
                out = former
                object.exchange(&out, at: position)
            case .removed(let taken): object.putBack(taken)
            case .hidden(let members): object.show(members)
            case .hiddenRemoved(let former): object.putBackHidden(former)
            }
            container = .object(object)
        }
    }
}

extension JSONValue.Object {
    /// Takes members out, as ``hide(at:keepsLast:)`` hides them.
    fileprivate mutating func take(at position: Int, keepsLast: Bool) -> [ChangedTree.Taken] {
        if !keepsLast, !isRepeated(at: position) { return [(position, remove(at: position))] }
        let (key, end) = (keys[position], keepsLast ? position : position + 1)
        var (taken, index): ([ChangedTree.Taken], Int) = ([], 0)
        removeAll { member in
            defer { index += 1 }
            guard index < end, KeyBytes.areEqual(member.key, key) else { return false }
            taken.append((index, member))
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
