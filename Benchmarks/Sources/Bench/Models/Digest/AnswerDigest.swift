/// One number for a whole answer, so that answers of Swift and C++ can be compared.
///
/// The same fold as answer_digest.hpp: change both.
struct AnswerDigest {
    private(set) var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The digest of an answer.
    static func of(_ answer: some Digestible) -> UInt64 {
        var digest = AnswerDigest()
        answer.add(to: &digest)
        return digest.state
    }

    mutating func add(_ word: UInt64) {
        state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 32
    }

    /// Adds the members of a model, in the order of their declarations.
    mutating func add<each Member: Digestible>(_ members: repeat each Member) {
        for member in repeat each members {
            member.add(to: &self)
        }
    }
}

/// What has a digest.
protocol Digestible {
    func add(to digest: inout AnswerDigest)
}

extension Int: Digestible {
    func add(to digest: inout AnswerDigest) { digest.add(UInt64(bitPattern: Int64(self))) }
}

extension Bool: Digestible {
    func add(to digest: inout AnswerDigest) { digest.add(self ? 1 as UInt64 : 0) }
}

extension Double: Digestible {
    func add(to digest: inout AnswerDigest) { digest.add(bitPattern) }
}

extension String: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(UInt64(utf8.count))
        for byte in utf8 { digest.add(UInt64(byte)) }
    }
}

extension Optional: Digestible where Wrapped: Digestible {
    func add(to digest: inout AnswerDigest) {
        (self != nil).add(to: &digest)
        self?.add(to: &digest)
    }
}

extension Box: Digestible where Value: Digestible {
    func add(to digest: inout AnswerDigest) { value.add(to: &digest) }
}

extension Array: Digestible where Element: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(UInt64(count))
        for element in self { element.add(to: &digest) }
    }
}

extension Dictionary: Digestible where Key == String, Value: Digestible {
    /// Adds the sum of the digests of the members, for they have no order.
    func add(to digest: inout AnswerDigest) {
        var sum: UInt64 = 0
        for (key, value) in self {
            var member = AnswerDigest()
            member.add(key, value)
            sum &+= member.state
        }
        digest.add(UInt64(count))
        digest.add(sum)
    }
}
