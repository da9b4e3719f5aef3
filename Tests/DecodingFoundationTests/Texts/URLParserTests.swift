import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import Testing

@Suite struct URLParserTests {
    @Test(arguments: [
        "https://www.example.com/1", "http://example.com", "mailto:ada@example.com", "/path?q=1#f",
        "file:///tmp/a%20b", "https://user:secret@[::1]:8080/a/../b;c?d=%C3%A9&e#f", "a", "#top",
        "urn:isbn:0451450523", "data:,A%20brief%20note", "x-app://",
    ])
    func bothWays(_ text: String) throws {
        let url = try #require(URL(string: text))
        #expect(url.absoluteString == text)
        try expectBothWays(URL.jsonParser(), "\"\(text)\"", url)
        try expectBothWays(URL.jsonParser, "\"\(text)\"", url)
    }

    @Test func escapes() throws {
        let url = try #require(URL(string: "https://a/b"))
        try expectBothWays(
            URL.jsonParser(),
            #""https:\/\/\u0061/b""#,
            url,
            writtenAs: #""https://a/b""#
        )
    }

    @Test(
        "S3+.8: what is no URL",
        arguments: [
            "", " ", "http://a b", "http://é.com", "http://example.com/é", "http://[::1", "%zz",
            "http://a/%", #"\n"#, #"http://a\\b"#, #"http://a\u0000"#, "😀",
        ]
    )
    func refused(_ text: String) {
        expectFailure(URL.jsonParser(), "\"\(text)\"", expected("a url", text))
    }

    @Test func otherKinds() {
        expectFailure(URL.jsonParser(), "7", "Expected a string, but found:\n7", .typeMismatch)
        expectFailure(URL.jsonParser(), "[]", "Expected a string, but found:\n[]", .typeMismatch)
    }

    @Test func relativeURLsAreWrittenAbsolute() throws {
        let base = try #require(URL(string: "https://example.com/a/"))
        let url = try #require(URL(string: "b", relativeTo: base))
        #expect(try URL.jsonParser().print(url) == "https://example.com/a/b")
    }

    @Test func report() {
        let error = #expect(throws: JSONError.self) {
            try Field("u") { URL.jsonParser() }.decode(#"{"u": "a b"}"#)
        }
        #expect(
            error?.report == """
                error: Expected a url, but found:
                "a b"
                 --> line 1, column 7 (byte 6), at $.u
                  |
                1 | {"u": "a b"}
                  |       ^
                """
        )
    }

    @Test func alternatives() throws {
        let parser = OneOf {
            URL.jsonParser().map(.urlText)
            String.jsonParser()
        }
        #expect(try parser.parse("https://a") == "URL https://a")
        #expect(try parser.parse("a b") == "a b")
        let error = #expect(throws: JSONError.self) { try parser.parse(1) }
        #expect(
            error?.message == """
                error: multiple failures occurred

                Expected a string, but found:
                1

                Expected a string, but found:
                1
                """
        )
        let strict = OneOf {
            URL.jsonParser().map(.urlText)
            UUID.jsonParser().map { $0.uuidString }
        }
        let second = #expect(throws: JSONError.self) { try strict.parse("a b") }
        #expect(
            second?.message == """
                error: multiple failures occurred

                Expected a url, but found:
                "a b"

                Expected a uuid, but found:
                "a b"
                """
        )
    }
}

/// Between URLs and strings that say so.
private struct URLText: Conversion {
    func apply(_ input: URL) -> String { "URL \(input)" }
    func unapply(_ output: String) throws -> URL {
        try #require(URL(string: String(output.dropFirst(4))))
    }
}

extension Conversion where Self == URLText {
    fileprivate static var urlText: URLText { URLText() }
}
