import FastJSON
import Foundation

/// The keys of one object as a strategy turns them.
///
/// Of keys that become equal, the first counts.
final class ConvertedKeys {
    /// The converted keys, in their order.
    private(set) var keys: [String] = []
    private var indices: [ByteKey: Int] = [:]

    /// - Precondition: the value of the decoder is an object.
    init(of decoder: NodeDecoder) {
        let source = decoder.source
        for (key, index) in decoder.members {
            let converted: String
            switch source.settings.keys {
            case .convertFromSnakeCase: converted = source.camelCase(key)
            case .custom(let convert):
                converted = convert(decoder.codingPath + [AnyKey(stringValue: key)]).stringValue
            default: converted = key
            }
            if indices[ByteKey(converted)] == nil {
                indices[ByteKey(converted)] = index
                keys.append(converted)
            }
        }
    }

    /// The place of the value of a key; 0 if there is none.
    func valueIndex(of key: String) -> Int { indices[ByteKey(key)] ?? 0 }
}

extension NodeDecoder {
    /// The members of an object, all of them in their order, with the places of their values.
    ///
    /// - Precondition: the value is an object.
    var members: [(key: String, index: Int)] {
        var members: [(key: String, index: Int)] = []
        unsafe members.reserveCapacity(reader.count(at: index))
        var next = unsafe index + 1
        while unsafe next < reader.endIndex(at: index) {
            unsafe members.append((reader.string(at: next) ?? "", next + 1))
            next = unsafe reader.nextIndex(after: next + 1)
        }
        return members
    }

    /// The keys of an object as they are, in their order, each once.
    ///
    /// - Precondition: the value is an object.
    var plainKeys: [String] {
        var known: Set<ByteKey> = []
        return members.map(\.key).filter { known.insert(ByteKey($0)).inserted }
    }
}
