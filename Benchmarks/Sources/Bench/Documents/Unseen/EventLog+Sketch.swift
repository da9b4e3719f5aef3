extension EventLog {
    /// Events of which some have a request, few have failed, and all have members that the model
    /// does not name.
    static func sketch(_ numbers: inout SeededNumbers) -> Sketch {
        var sequence = numbers.within(1_000_000...9_000_000)
        let events = Sketch.list(2_300) {
            sequence += numbers.within(1...40)
            return entry(&numbers, sequence)
        }
        return ["service": "checkout", "host": "node-17.eu-west.example.net", "events": events]
    }

    private static func entry(_ numbers: inout SeededNumbers, _ sequence: Int) -> Sketch {
        let hasFailed = numbers.happens(4)
        let keys = ["tenant", "build", "region", "user-agent", "locale", "trace_id"]
            .filter { _ in numbers.happens(40) }
        return [
            "timestamp": .string(numbers.timestamp()),
            "level": hasFailed ? "error" : .string(numbers.pick(["debug", "info", "warning"])),
            "sequence": .integer(sequence),
            "logger": .string("net.example.\(numbers.pick(Words.english)).Worker"),
            "message": .string(numbers.phrase(3...14) + (hasFailed ? ":\n\t\"retry\"" : "")),
            "thread": numbers.happens(70) ? .string("pool-\(numbers.below(32))") : .absent,
            "duration": numbers.happens(50)
                ? .number(numbers.decimal(0...900, digits: 3)) : .absent,
            "request": numbers.happens(55) ? request(&numbers) : .absent,
            "_span": [
                "parent": .null, "flags": [.integer(1), .integer(0)], "sampled": .boolean(true),
            ],
            "context": .strings(keys.map { ($0, numbers.hexadecimal(numbers.within(4...24))) }),
            "failure": hasFailed ? failure(&numbers) : .absent,
            "tags": .strings((0..<numbers.below(4)).map { _ in numbers.pick(Words.english) }),
        ]
    }

    private static func request(_ numbers: inout SeededNumbers) -> Sketch {
        let address = (0..<4).map { _ in "\(numbers.below(256))" }.joined(separator: ".")
        return [
            "id": .string(numbers.identifier()),
            "method": .string(numbers.pick(["GET", "GET", "POST", "PUT", "DELETE"])),
            "path": .string("/v2/\(numbers.pick(Words.english))/\(numbers.below(99_999))?page=2"),
            "status": .integer(numbers.pick([200, 200, 200, 201, 204, 304, 404, 500])),
            "bytes": .integer(numbers.below(200_000)),
            "remote": .string(address),
            "isCached": .boolean(numbers.happens(30)),
        ]
    }

    private static func failure(_ numbers: inout SeededNumbers) -> Sketch {
        [
            "type": "java.lang.IllegalStateException",
            "message": .string("\(numbers.phrase(2...6)) \"\(numbers.pick(Words.names))\""),
            "frames": .list(numbers.within(4...12)) {
                [
                    "function": .string("net.example.\(numbers.pick(Words.english))$1.run"),
                    "file": .string("C:\\src\\\(numbers.pick(Words.english)).java"),
                    "line": .integer(numbers.within(1...2_000)),
                ]
            },
        ]
    }
}
