extension FeatureCollection {
    /// Points, lines and polygons in turn, with coordinates as people round them and as programs
    /// compute them.
    static func sketch(_ numbers: inout SeededNumbers) -> Sketch {
        let features = Sketch.list(1_300) { feature(&numbers) }
        let box: [Sketch] = [-180, -85.5, 180.0, 85.0625].map { .number($0) }
        return [
            "type": "FeatureCollection",
            "name": "places of a country that is not there",
            "crs": ["type": "name", "properties": ["name": "urn:ogc:def:crs:OGC:1.3:CRS84"]],
            "bbox": .array(box),
            "features": features,
        ]
    }

    private static func feature(_ numbers: inout SeededNumbers) -> Sketch {
        let language = numbers.pick(Words.languages)
        let keys = ["ref", "surface", "name:en", "layer", "source"].filter { _ in
            numbers.happens(35)
        }
        let population = numbers.pick([Sketch.absent, .null, .integer(numbers.below(4_000_000))])
        return [
            "type": "Feature",
            "id": .integer(numbers.within(10_000_000...99_999_999_999)),
            "geometry": geometry(&numbers),
            "properties": [
                "name": .string(numbers.text(in: language, 1...3)),
                "kind": .string(numbers.pick(["lake", "road", "summit", "forest", "building"])),
                "population": population,
                "area": .number(numbers.fraction(0...3) * numbers.pick([1e-7, 1, 1_000])),
                "isProtected": .boolean(numbers.happens(20)),
                "tags": .strings(keys.map { ($0, numbers.phrase(1...2)) }),
            ],
        ]
    }

    private static func geometry(_ numbers: inout SeededNumbers) -> Sketch {
        let digits = numbers.pick([4, 6, 7, nil])
        func points(_ count: ClosedRange<Int>) -> Sketch {
            .list(numbers.within(count)) { point(&numbers, digits) }
        }
        switch numbers.below(10) {
        case 0..<4:
            return ["type": "Point", "coordinates": point(&numbers, digits)]
        case 4..<7:
            return ["type": "LineString", "coordinates": points(4...50)]
        default:
            let rings = Sketch.list(numbers.pick([1, 1, 1, 2])) { points(5...70) }
            return ["type": "Polygon", "coordinates": rings]
        }
    }

    private static func point(_ numbers: inout SeededNumbers, _ digits: Int?) -> Sketch {
        func number(_ range: ClosedRange<Int>) -> Sketch {
            .number(digits.map { numbers.decimal(range, digits: $0) } ?? numbers.fraction(range))
        }
        return [number(-180...180), number(-85...85)]
    }
}
