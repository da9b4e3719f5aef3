/// The place of the name of an enum's case in JSON.
public enum EnumTag: Sendable, Hashable {
    /// As the key of the payload: `{"circle": {"radius": 1}}`.
    ///
    /// A case without payload is a string: `"point"`. `{"point": {}}` is read, too.
    case outside
    /// As a member among those of the payload: `{"type": "circle", "radius": 1}`.
    case inside(String)
    /// As a member beside one for the payload: `{"type": "circle", "content": {"radius": 1}}`.
    case beside(String, content: String)
    /// Nowhere: the first case whose payload fits is read.
    case none

    /// The key of the member that holds the name, if there is one.
    var key: String? {
        switch self {
        case .inside(let key), .beside(let key, _): key
        case .outside, .none: nil
        }
    }
}
