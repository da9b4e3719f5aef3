extension FeatureCollection: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, name, bbox, features)
    }
}

extension FeatureCollection.Feature: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, id, geometry, properties)
    }
}

extension FeatureCollection.Details: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(name, kind, population, area, isProtected, tags)
    }
}

extension FeatureCollection.Outline: Digestible {
    func add(to digest: inout AnswerDigest) {
        switch self {
        case .point(let point): digest.add(0, point)
        case .line(let points): digest.add(1, points)
        case .polygon(let rings): digest.add(2, rings)
        }
    }
}
