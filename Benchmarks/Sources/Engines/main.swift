// Question: what does our yajl engine cost beside libyajl itself, and the native engine beside
// both? Rules: one process, contenders in turn, every answer checked, minimum and median of CPU
// time. Usage: swift run -c release engines FILE…
import AllocationCounter
import FastJSON
import Measuring
import YajlNoop

struct WrongAnswer: Error {
    var contender: String
}

/// Counts what libyajl would call back for: a check that all contenders saw the same document.
func eventCount(_ node: JSONDocument.Node) -> Int {
    if let elements = node.elements {
        return elements.reduce(2) { $0 + eventCount($1) }
    }
    if let members = node.members {
        return members.reduce(2) { $0 + 1 + eventCount($1.value) }
    }
    return 1
}

func validate(_ bytes: [UInt8], _ engine: JSONEngine) throws {
    try JSONCursor.withCursor(over: bytes, options: .init(engine: engine)) {
        cursor throws(JSONError) in try cursor.skipValue()
    }
}

func measure(_ path: String) throws {
    let bytes = try JSONInput.file(path).readAll()
    let events = eventCount(try JSONDocument(parsing: bytes).root)
    var contenders: [Contender] = [
        Contender("libyajl in C, callbacks do nothing") {
            bytes.withUnsafeBufferPointer { yajl_noop_parse($0.baseAddress, $0.count, 64 * 1024) }
        }
    ]
    for engine in JSONEngine.allCases {
        contenders += [
            Contender("\(engine) validate") {
                try validate(bytes, engine)
                return events
            },
            Contender("\(engine) document") {
                let document = try JSONDocument(parsing: bytes, options: .init(engine: engine))
                return document.root.offset >= 0 ? events : 0
            },
            Contender("\(engine) tree") {
                let value = try JSONValue(parsing: bytes, options: .init(engine: engine))
                return value.kind == .null ? 0 : events
            },
        ]
    }
    for round in 0..<31 {
        for index in contenders.indices {
            let allocations = allocation_count()
            let start = Stopwatch.processSeconds()
            let answer = try contenders[index].run()
            let time = Stopwatch.processSeconds() - start
            guard answer == events else { throw WrongAnswer(contender: contenders[index].name) }
            contenders[index].allocations = allocation_count() - allocations
            // The first round warms caches and code.
            if round > 0 { contenders[index].times.append(time) }
        }
    }
    print("\(path): \(bytes.count) bytes, \(events) events")
    for contender in contenders {
        let rate = Int(Double(bytes.count) / contender.best / 1e6)
        let median = Int(Double(bytes.count) / contender.median / 1e6)
        let ratio = Int(100 * contenders[0].best / contender.best)
        print(
            "  \(contender.name.padded(36)) \("\(rate)".padded(6)) MB/s best"
                + " \("\(median)".padded(6)) median \("\(ratio)".padded(5)) % of C"
                + " \(contender.allocations) allocations"
        )
    }
}

for path in CommandLine.arguments.dropFirst() {
    try measure(path)
}
