import FastJSON
import TestSupport
import Testing

/// The compliance suite of JSONPath, where it is at hand.
@Suite(.enabled(if: Corpora.folder != nil, "The corpora are absent."))
struct PathSuiteTests {
    private func cases() throws -> [JSONValue] {
        let suite = try JSONValue(parsing: Corpora.file("jsonpath/cts.json"))
        let cases = try #require(suite["tests"]?.array)
        #expect(cases.count > 500)
        return cases
    }

    @Test func validOnesSelectWhatTheyShall() throws {
        for row in try cases() where row["invalid_selector"] == nil {
            let name = row["name"]?.string ?? ""
            let selector = try #require(row["selector"]?.string)
            let text = try #require(row["document"]).jsonBytes()
            let nodes = try PathAgreement(selector, in: text).nodes()
            let results = try row["results"]?.array ?? [#require(row["result"])]
            let isResult = results.contains {
                $0 == .array(nodes.map(\.value))
            }
            #expect(isResult, "\(name): \(selector) gives \(nodes.map(\.value))")
            let paths = row["results_paths"]?.array ?? row["result_paths"].map { [$0] } ?? []
            #expect(
                paths.isEmpty || paths.contains(.array(nodes.map { .string($0.path) })),
                "\(name): \(selector) gives \(nodes.map(\.path))"
            )
        }
    }

    @Test func invalidOnesAreRefused() throws {
        for row in try cases() where row["invalid_selector"] != nil {
            let selector = try #require(row["selector"]?.string)
            let error = #expect(throws: JSONError.self, "\(row["name"]?.string ?? ""): \(selector)")
            {
                try JSONPath(selector)
            }
            let isQuery = selector.hasPrefix("$")
            #expect(error?.code == (isQuery ? .invalidPath : .invalidPointer), "\(selector)")
        }
    }
}
