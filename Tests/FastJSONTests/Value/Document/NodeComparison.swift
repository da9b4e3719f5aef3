import FastJSON

/// The first place where a node answers otherwise than a value; nil if there is none.
///
/// Numbers are compared as the standard policy reads them, objects member by member.
func difference(
    _ node: JSONDocument.Node,
    _ value: JSONValue,
    at path: JSONValuePath = JSONValuePath()
) -> String? {
    guard node.kind == value.kind else { return "\(path): \(node.kind), not \(value.kind)" }
    switch value {
    case .null:
        return node.isNull ? nil : "\(path): not null"
    case .boolean(let bool):
        return node.bool == bool ? nil : "\(path): not \(bool)"
    case .integer(let integer):
        return node.int == integer ? nil : "\(path): not \(integer)"
    case .float(let double):
        return node.double?.bitPattern == double.bitPattern ? nil : "\(path): not \(double)"
    case .number(let number):
        return node.number == number ? nil : "\(path): not \(number)"
    case .string(let string):
        guard let text = node.string, text.utf8.elementsEqual(string.utf8) else {
            return "\(path): not \(string)"
        }
        return nil
    case .array(let elements):
        return difference(node, elements, at: path)
    case .object(let object):
        return difference(node, object, at: path)
    }
}

private func difference(
    _ node: JSONDocument.Node,
    _ elements: [JSONValue],
    at path: JSONValuePath
) -> String? {
    guard let nodes = node.elements, nodes.count == elements.count, node.count == elements.count
    else { return "\(path): not \(elements.count) elements" }
    var index = 0
    for element in nodes {
        let path = JSONValuePath(path.steps + [.index(index)])
        guard index < elements.count else { return "\(path): too many" }
        if let found = difference(element, elements[index], at: path) { return found }
        index += 1
    }
    return index == elements.count ? nil : "\(path): only \(index) elements"
}

private func difference(
    _ node: JSONDocument.Node,
    _ object: JSONValue.Object,
    at path: JSONValuePath
) -> String? {
    guard let members = node.members, members.count == object.count, node.count == object.count
    else { return "\(path): not \(object.count) members" }
    var index = 0
    for (key, member) in members {
        let path = JSONValuePath(path.steps + [.key(key)])
        guard index < object.count, key.utf8.elementsEqual(object[index].key.utf8) else {
            return "\(path): another key"
        }
        if let found = difference(member, object[index].value, at: path) { return found }
        index += 1
    }
    return index == object.count ? nil : "\(path): only \(index) members"
}

/// What a document knows of one of its nodes.
///
/// Two documents whose nodes all have the same facts were indexed the same way.
struct NodeFacts: Equatable {
    var kind: JSONKind
    var offset: Int
    var count: Int?
    var rawBytes: ArraySlice<UInt8>

    init(_ node: JSONDocument.Node) {
        kind = node.kind
        offset = node.offset
        count = node.count
        rawBytes = node.rawBytes
    }

    /// The facts about a node and all below it, in the order of the document.
    ///
    /// Of arrays and objects only a few bytes are kept: the whole would be quadratic.
    static func all(below root: JSONDocument.Node) -> [NodeFacts] {
        var facts: [NodeFacts] = []
        collect(root, into: &facts)
        return facts
    }

    private static func collect(_ node: JSONDocument.Node, into facts: inout [NodeFacts]) {
        var own = NodeFacts(node)
        let raw = own.rawBytes
        if raw.count > 64 {
            own.rawBytes = raw.prefix(32) + raw.suffix(32)
        }
        facts.append(own)
        for element in node.elements.map(Array.init) ?? [] {
            collect(element, into: &facts)
        }
        for member in node.members.map(Array.init) ?? [] {
            collect(member.value, into: &facts)
        }
    }
}
