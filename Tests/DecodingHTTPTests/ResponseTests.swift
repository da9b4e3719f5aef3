import Decoding
import DecodingFoundation
import DecodingHTTP
import DecodingOperators
import FastJSON
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The steps from an answer to a value, without a network.
@Suite struct ResponseTests {
    private static let ada = Data(#"{"id":1,"name":"Ada","email":"ada@example.com"}"#.utf8)

    private static func answer(_ status: Int) -> HTTPURLResponse? {
        URL(string: "http://localhost/").flatMap {
            HTTPURLResponse(url: $0, statusCode: status, httpVersion: nil, headerFields: nil)
        }
    }

    /// An answer that is not one of HTTP.
    private static func plainAnswer() -> URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"),
            mimeType: nil,
            expectedContentLength: 0,
            textEncodingName: nil
        )
    }

    @Test("S1.27 the status is that of the answer, or 500")
    func status() {
        #expect(Response(data: Data(), urlResponse: Self.answer(204)).statusCode == 204)
        #expect(Response(data: Data(), urlResponse: Self.plainAnswer()).statusCode == 500)
        #expect(Response(data: Data(), urlResponse: nil).statusCode == 500)
    }

    @Test(
        "S1.28 only 200 to 299 pass",
        arguments: [
            (199, false), (200, true), (299, true), (300, false), (404, false), (500, false),
        ]
    )
    func parsing(_ status: Int, _ passes: Bool) {
        let response = Response(data: Self.ada, statusCode: status)
        let result = parseResponse(response)
        #expect(result.value == (passes ? Self.ada : nil))
        #expect(result.error?.code == (passes ? nil : .unexpectedStatus))
        #expect(
            result.error?.message
                == (passes ? nil : "the server answered with status \(status)")
        )
    }

    @Test("S1.41 the messages can be one's own")
    func messages() {
        let missing = Response(data: Data("gone".utf8), statusCode: 404)
        let text = parseResponse(missing) { String(decoding: $0.data, as: UTF8.self) }
        #expect(text.error?.message == "gone")
        let json = decodeJSON(Data("[".utf8)) { error in
            JSONError(code: error.code, message: "sorry")
        }
        #expect(json.error?.message == "sorry")
        let user: Result<Person, JSONError> = decodeObject([]) { "no person" }
        #expect(user.error?.message == "no person")
        #expect(user.error?.code == .conversionFailed)
    }

    @Test("S1.30 data becomes a tree, or the error of the text")
    func reading() {
        #expect(decodeJSON(Data("[1]".utf8)).value == [1])
        let error = decodeJSON(Data("[1,]".utf8)).error
        #expect(error?.line == 1)
        #expect(error?.column == 4)
    }

    @Test("S1.34 the first step that fails ends the chain")
    func chain() {
        let steps: [(Int, Data, JSONError.Code?)] = [
            (200, Self.ada, nil), (404, Self.ada, .unexpectedStatus),
            (200, Data("{".utf8), .unexpectedEnd), (200, Data("{}".utf8), .conversionFailed),
        ]
        for (status, data, code) in steps {
            let response: Result<Response, JSONError> =
                .success(Response(data: data, statusCode: status))
            let user: Result<Person, JSONError> =
                response >>> parseResponse >>> decodeJSON >>> decodeObject
            #expect(user.error?.code == code)
            #expect((user.value == nil) == (code != nil))
        }
    }

    @Test("S1.37 the type to decode is the one that is asked for")
    func decodingObjects() {
        let json: JSON = ["id": 1, "name": "Ada", "email": "ada@example.com"]
        let person: Result<Person, JSONError> = decodeObject(json)
        #expect(person == .success(Person(id: 1, name: "Ada", email: "ada@example.com")))
        let people: Result<[Person], JSONError> = decodeObject([json, []])
        #expect(people.error?.code == .conversionFailed)
        let texts: Result<[String: String], JSONError> = decodeObject(["a": "b"])
        #expect(texts == .success(["a": "b"]))
        let number: Result<Int, JSONError> = decodeObject("1")
        #expect(number.error?.code == .typeMismatch)
    }

    @Test("S1.37 S1.40 a type that has reasons gives them")
    func reasons() throws {
        let account: Result<Account, JSONError> = decodeObject(["id": "1"])
        #expect(account.error?.errors.map(\.path) == [["id"], []])
        #expect(account.error?.errors.map(\.key) == [nil, "name"])
        let data = Data(#"{"name": 1, /* no number */}"#.utf8)
        let options = JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
        let parsed: Result<Account, JSONError> =
            parseResult(data, Self.answer(200), nil, options: options)
        #expect(parsed.error?.errors.map(\.path) == [[], ["name"]])
        #expect(parsed.error?.errors.map(\.key) == ["id", nil])
        let accounts: Result<[Account], JSONError> =
            parseResult(Data(#"[{"id": 1, "name": "a"}, 5]"#.utf8), Self.answer(200), nil)
        #expect(accounts.error?.path == [1])
        let chained: Result<Account, JSONError> =
            parseResponse(Response(data: Data("[]".utf8), statusCode: 200)) >>> decodeJSON
            >>> decodeObject
        #expect(chained.error?.errors.map(\.code) == [.unexpectedType, .unexpectedType])
        let both: Result<Both, JSONError> = decodeObject([:])
        #expect(both.error?.message == "the reason")
        let person: Result<Person, JSONError> =
            parseResult(data, Self.answer(200), nil, options: options)
        #expect(person.error?.code == .conversionFailed)
        let strict: Result<Person, JSONError> = parseResult(data, Self.answer(200), nil)
        #expect(strict.error?.code == .unexpectedCharacter)
    }

    /// A type for both: optionals, and results.
    private struct Both: JSONDecodable, JSONValueDecodable {
        static func decode(_ json: JSON) -> Both? { nil }

        static func createWithJSONValue(_ value: JSONValue) -> Result<Both, JSONError> {
            .failure(JSONError(code: .conversionFailed, message: "the reason"))
        }
    }

    @Test("S1.27 S1.29 what the callbacks of a session are given, as a result")
    func responses() {
        let answer = Response.result(Self.ada, Self.answer(404), nil)
        #expect(answer == .success(Response(data: Self.ada, statusCode: 404)))
        #expect(Response.result(nil, Self.answer(204), nil).value?.data == Data())
        let failed = Response.result(Self.ada, Self.answer(200), URLError(.timedOut))
        #expect(failed.error?.code == .requestFailed)
        let mine = JSONError(code: .conversionFailed, message: "mine")
        #expect(Response.result(nil, nil, mine).error == mine)
        for other in [nil, Self.plainAnswer()] {
            let error = Response.result(Self.ada, other, nil).error
            #expect(error?.code == .unexpectedStatus)
            #expect(error?.message == "the answer is not one of HTTP")
            #expect(error?.accessCode == .couldNotParseJSON)
        }
        let cancelled: [any Error] = [
            URLError(.cancelled), CancellationError(),
            NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled),
        ]
        for error in cancelled {
            let result = Response.result(nil, nil, error)
            #expect(result.error?.code == .cancelled)
            #expect(result.error?.message == "the request was cancelled")
            #expect(result.error?.accessCode == .couldNotParseJSON)
        }
    }

    @Test("S1.33 the pipeline of the article with what a session gives")
    func pipeline() {
        func decodeUser(_ json: JSON) -> Result<Person, JSONError> {
            resultFromOptional(
                Person.decode(json),
                JSONError(code: .conversionFailed, message: "The value is not a user.")
            )
        }
        var results: [Result<Person, JSONError>] = []
        let handler: (Data?, URLResponse?, (any Error)?) -> Void = { data, urlResponse, error in
            let responseResult = Response.result(data, urlResponse, error)
            let result = responseResult >>> parseResponse >>> decodeJSON >>> decodeUser
            results.append(result)
        }
        handler(Self.ada, Self.answer(200), nil)
        handler(Data("{}".utf8), Self.answer(200), nil)
        handler(nil, nil, URLError(.timedOut))
        #expect(results.map { $0.value?.name } == ["Ada", nil, nil])
        #expect(results.map { $0.error?.code } == [nil, .conversionFailed, .requestFailed])
    }

    @Test("S1.40 every route of a result")
    func results() {
        let broken = URLError(.timedOut)
        let routes: [(Data?, URLResponse?, (any Error)?, JSONError.Code?)] = [
            (Self.ada, Self.answer(200), nil, nil), (nil, nil, broken, .requestFailed),
            (Self.ada, Self.answer(200), broken, .requestFailed),
            (Self.ada, Self.answer(500), nil, .unexpectedStatus),
            (Data("nul".utf8), Self.answer(200), nil, .unexpectedEnd),
            (nil, Self.answer(200), nil, .emptyInput),
            (Data("[]".utf8), Self.answer(200), nil, .conversionFailed),
        ]
        for (data, answer, error, code) in routes {
            let user: Result<Person, JSONError> = parseResult(data, answer, error)
            #expect(user.error?.code == code)
            if code != .conversionFailed {
                let same = parseResult(data, answer, error, with: Person.jsonParser)
                #expect(same.error?.code == code)
            }
        }
        let shape = parseResult(Data("[]".utf8), Self.answer(200), nil, with: Person.jsonParser)
        #expect(shape.error?.code == .typeMismatch)
        #expect(shape.error?.line == 1)
    }
}
