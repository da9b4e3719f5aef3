import FastJSON

/// A generated document before it is text.
///
/// It is written by code of its own: what FastJSON writes would be no test of what it reads.
indirect enum Sketch {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    /// A string of which a writer leaves nothing but ASCII, with `\/` for slashes.
    case escaped(String)
    case array([Sketch])
    case object([(key: String, value: Sketch)])
    /// A member that is left out.
    case absent
}

extension Sketch: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, Sketch)...) {
        self = .object(members.map { (key: $0, value: $1) })
    }
}

extension Sketch: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Sketch...) {
        self = .array(elements)
    }
}

extension Sketch: ExpressibleByStringLiteral {
    init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension Sketch {
    /// An array of as many as wanted.
    static func list(_ count: Int, of element: () -> Sketch) -> Sketch {
        .array((0..<count).map { _ in element() })
    }

    /// A string for each text.
    static func strings(_ texts: [String]) -> Sketch {
        .array(texts.map { .string($0) })
    }

    /// An object with a string for each pair.
    static func strings(_ members: [(key: String, value: String)]) -> Sketch {
        .object(members.map { (key: $0.key, value: .string($0.value)) })
    }

    /// Without the members that are left out.
    static func present(_ members: [(key: String, value: Sketch)]) -> [(key: String, value: Sketch)]
    {
        members.filter { if case .absent = $0.value { false } else { true } }
    }

    /// True if a value is what was sketched, its numbers to the last bit.
    func agrees(with value: JSONValue) -> Bool {
        switch (self, value) {
        case (.null, .null):
            true
        case (.boolean(let flag), .boolean(let other)):
            flag == other
        case (.integer(let number), _):
            value.int == number
        case (.number(let number), _):
            value.double?.bitPattern == number.bitPattern
        case (.string(let text), .string(let other)), (.escaped(let text), .string(let other)):
            text.utf8.elementsEqual(other.utf8)
        case (.array(let elements), .array(let others)):
            elements.count == others.count
                && zip(elements, others).allSatisfy { $0.agrees(with: $1) }
        case (.object(let members), .object(let others)):
            Sketch.present(members).count == others.count
                && zip(Sketch.present(members), others).allSatisfy { member, other in
                    member.key == other.key && member.value.agrees(with: other.value)
                }
        default:
            false
        }
    }
}
