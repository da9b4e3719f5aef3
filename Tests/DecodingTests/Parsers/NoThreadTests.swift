#if canImport(Glibc)
import DecodingClassics
import Glibc
import TestSupport
import Testing

/// Deep values where the system has no thread to give, and so no fresh stack.
@Suite struct NoThreadTests {
    private typealias Nest = RecursionTests.Nest

    /// In a process of its own, which gets no more memory.
    ///
    /// Not under a sanitizer, which needs some.
    @Test(.disabled(if: TestScope.isSanitized))
    func isAnError() async {
        await #expect(processExitsWith: .success) {
            let text = RecursionTests.shapes[0].text(511)
            let (errors, values) = try onThread(withStack: 512 << 10) {
                let parser = Lazy<Nest> { RecursionTests.shapes[0].parser() }
                var nest = Nest(inner: [])
                for _ in 0..<511 { nest = Nest(inner: [nest]) }
                let limit = try NoThreadTests.limitMemory(toMore: 8 << 20)
                let errors = NoThreadTests.attempts(parser, text, nest).compactMap(\.error)
                NoThreadTests.setMemoryLimit(limit)
                // What failed then works now.
                let values = NoThreadTests.attempts(parser, text, nest).compactMap(\.value)
                return (errors, values)
            }
            #expect(errors.count == JSONEngine.allCases.count + 1)
            for error in errors {
                // It depends on the size of the frames how far the first stack reaches.
                let depth = error.path.steps.count
                #expect((10...500).contains(depth))
                #expect(error.code == .depthExceeded)
                #expect(
                    error.message == "arrays and objects are nested more than \(depth) levels deep"
                )
            }
            #expect(errors.dropLast().allSatisfy { $0.offset == $0.path.steps.count })
            #expect(values == errors.map { _ in text })
        }
    }

    private struct Attempt {
        var value: String?
        var error: JSONError?
    }

    /// Reads the text on each engine, and writes the value.
    private static func attempts(_ parser: Lazy<Nest>, _ text: String, _ nest: Nest) -> [Attempt] {
        let results =
            JSONEngine.allCases.map { engine in
                parser.result(from: text, options: .init(engine: engine)).map { _ in text }
            } + [Result { () throws(JSONError) in try parser.encodeString(nest) }]
        return results.map { result in
            switch result {
            case .success(let value): Attempt(value: value)
            case .failure(let error): Attempt(error: error)
            }
        }
    }

    /// Lets this process have that many bytes of addresses more than it has; returns the old limit.
    private static func limitMemory(toMore bytes: UInt) throws -> rlimit {
        let sizes = try JSONInput.file("/proc/self/statm").readAll().text
        let pages = try #require(UInt(sizes.prefix { $0.isNumber }))
        var limit = rlimit()
        #expect(getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
        var lower = limit
        lower.rlim_cur = pages * UInt(getpagesize()) + bytes
        setMemoryLimit(lower)
        return limit
    }

    private static func setMemoryLimit(_ limit: rlimit) {
        var limit = limit
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
    }
}
#endif
