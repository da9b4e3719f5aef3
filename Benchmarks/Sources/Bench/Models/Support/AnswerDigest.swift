/// One number for a whole answer, so that answers of Swift and C++ can be compared.
///
/// The same fold as answer_digest.hpp: change both.
struct AnswerDigest {
    private(set) var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The digest of an answer.
    static func of(_ answer: Any) -> UInt64 {
        var digest = AnswerDigest()
        digest.add(answer)
        return digest.state
    }

    mutating func add(word: UInt64) {
        state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 32
    }

    /// Adds a value; for a model, its stored properties, in the order of their declarations.
    mutating func add(_ value: Any) {
        if let value = value as? any Digestible { return value.add(to: &self) }
        let mirror = Mirror(reflecting: value)
        precondition(mirror.displayStyle == .struct, "\(type(of: value)) has no digest.")
        for child in mirror.children { add(child.value) }
    }
}

/// A value that adds itself to a digest.
protocol Digestible {
    func add(to digest: inout AnswerDigest)
}

extension Int: Digestible {
    func add(to digest: inout AnswerDigest) { digest.add(word: UInt64(bitPattern: Int64(self))) }
}

extension Bool: Digestible {
    func add(to digest: inout AnswerDigest) { digest.add(word: self ? 1 : 0) }
}

extension Double: Digestible {
    func add(to digest: inout AnswerDigest) { digest.add(word: bitPattern) }
}

extension String: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(word: UInt64(utf8.count))
        for byte in utf8 { digest.add(word: UInt64(byte)) }
    }
}

extension Optional: Digestible {
    func add(to digest: inout AnswerDigest) {
        (self != nil).add(to: &digest)
        if let self { digest.add(self) }
    }
}

extension Box: Digestible {
    func add(to digest: inout AnswerDigest) { digest.add(value) }
}

extension Array: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(word: UInt64(count))
        for element in self { digest.add(element) }
    }
}

extension Dictionary: Digestible where Key == String {
    /// Adds the sum of the digests of the members, for they have no order.
    func add(to digest: inout AnswerDigest) {
        var sum: UInt64 = 0
        for (key, value) in self {
            var member = AnswerDigest()
            key.add(to: &member)
            member.add(value)
            sum &+= member.state
        }
        digest.add(word: UInt64(count))
        digest.add(word: sum)
    }
}

extension FeatureCollection.Outline: Digestible {
    func add(to digest: inout AnswerDigest) {
        switch self {
        case .point(let point):
            0.add(to: &digest)
            digest.add(point)
        case .line(let points):
            1.add(to: &digest)
            points.add(to: &digest)
        case .polygon(let rings):
            2.add(to: &digest)
            rings.add(to: &digest)
        }
    }
}
