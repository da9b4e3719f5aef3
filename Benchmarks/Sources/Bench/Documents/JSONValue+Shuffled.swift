import FastJSON

extension JSONValue {
    /// The same value, with the members of each object in an order of their own.
    func shuffled(by numbers: inout SeededNumbers) -> JSONValue {
        switch self {
        case .array(let elements):
            return .array(elements.map { $0.shuffled(by: &numbers) })
        case .object(let object):
            var members = object.map { ($0.key, $0.value.shuffled(by: &numbers)) }
            numbers.shuffle(&members)
            return .object(JSONValue.Object(members))
        default:
            return self
        }
    }
}
