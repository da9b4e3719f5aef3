extension Point: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(longitude, latitude)
    }
}

extension PointMap: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, features)
    }
}

extension PointFeature: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, properties, geometry)
    }
}

extension PointGeometry: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, coordinates)
    }
}

extension Properties: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(name)
    }
}

extension ArrayMap: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, features)
    }
}

extension ArrayFeature: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, properties, geometry)
    }
}

extension ArrayGeometry: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, coordinates)
    }
}
