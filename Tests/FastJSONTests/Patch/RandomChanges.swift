import FastJSON
import TestSupport

/// Changes values a little, so that most of a value stays.
struct RandomChanges {
    private var random: SeededRandom
    private var values: RandomValue

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        values = RandomValue(seed: seed &+ 1)
    }

    /// The value with one to four changes.
    mutating func changed(_ value: JSONValue) -> JSONValue {
        var value = value
        for _ in 0..<random.number(in: 1...4) { change(&value) }
        return value
    }

    /// An operation on a value that mostly succeeds.
    mutating func operation(on value: JSONValue) -> JSONPatch.Operation {
        let (pointer, other) = (pointer(into: value), pointer(into: value))
        switch random.number(in: 0...7) {
        case 0: return .add(values.next(depth: 1), at: pointer)
        case 1:
            var place = pointer
            place.tokens.append(value[pointer]?.object == nil ? "-" : "new")
            return .add(values.next(depth: 1), at: place)
        case 2: return .remove(at: pointer)
        case 3, 4: return .replace(at: pointer, with: values.next(depth: 1))
        case 5: return .move(from: pointer, to: other)
        case 6: return .copy(from: pointer, to: other)
        default: return .test(value[pointer] ?? .null, at: pointer)
        }
    }

    /// A pointer to some value in a value, rarely to the whole.
    private mutating func pointer(into value: JSONValue) -> JSONPointer {
        var pointer = JSONPointer(tokens: [])
        var inner = value
        while pointer.tokens.isEmpty || random.number(in: 0...2) > 0 {
            switch inner {
            case .array(let elements) where !elements.isEmpty:
                let index = random.number(in: 0...elements.count - 1)
                pointer.tokens.append(String(index))
                inner = elements[index]
            case .object(let object) where !object.isEmpty:
                let key = object[random.number(in: 0...object.count - 1)].key
                pointer.tokens.append(key)
                inner = object[key] ?? .null
            default:
                return pointer
            }
        }
        return pointer
    }

    private mutating func change(_ value: inout JSONValue) {
        switch value {
        case .array(var elements) where !elements.isEmpty:
            let index = random.number(in: 0...elements.count - 1)
            switch random.number(in: 0...5) {
            case 0: elements.remove(at: index)
            case 1: elements.insert(values.next(depth: 2), at: index)
            case 2: elements.append(elements.remove(at: index))
            case 3: elements.shuffle(using: &random)
            default: change(&elements[index])
            }
            value = .array(elements)
        case .object(var object) where !object.isEmpty:
            let key = object[random.number(in: 0...object.count - 1)].key
            switch random.number(in: 0...4) {
            case 0: object[key] = nil
            case 1: object["new \(random.number(in: 0...9))"] = values.next(depth: 2)
            case 2: object = values.shuffled(object)
            default: change(&object[key, default: nil])
            }
            value = .object(object)
        default:
            value = values.next(depth: 2)
        }
    }
}
