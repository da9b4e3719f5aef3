// The names that examples of the documentation use without saying what they are: a film, a few
// users, some text. scripts/check-documentation compiles this file, and every example sees it.
// What an example defines itself takes the place of what has its name here.
import DecodingClassics
import DecodingFoundation
import DecodingHTTP
import DecodingOperators
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// MARK: Types

public struct Movie: Codable, Hashable, Sendable {
    public let title: String
    public let releaseYear: Int
    public let stars: [String]
    public let rating: Double?

    public init(title: String, releaseYear: Int, stars: [String], rating: Double?) {
        self.title = title
        self.releaseYear = releaseYear
        self.stars = stars
        self.rating = rating
    }

    public static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("title", \.title)
        Field("release_year", \.releaseYear)
        Field("stars", \.stars)
        OptionalField("rating", \.rating)
    }
}

public struct Person: Codable, Hashable, Sendable, JSONValueDecodable {
    public let name: String
    public let age: Int

    public init(name: String, age: Int) {
        self.name = name
        self.age = age
    }

    public static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("name", \.name)
        Field("age", \.age)
    }

    public static func createWithJSONValue(_ value: JSONValue) -> Result<Person, JSONError> {
        jsonParser.result(from: value)
    }
}

public struct User: Codable, Hashable, Sendable, JSONDecodable, JSONValueDecodable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    public static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id", \.id)
        Field("name", \.name)
    }

    public static func decode(_ json: JSONValue) -> User? {
        try? jsonParser.parse(json)
    }
}

public struct Account: Hashable, Sendable, JSONDecodable, JSONValueDecodable {
    public let id: Int
    public let email: String?

    public init(id: Int, email: String?) {
        self.id = id
        self.email = email
    }

    public static func decode(_ json: JSONValue) -> Account? {
        curry(Account.init) <^> json <| "id" <*> json <|?! "email"
    }
}

public struct Tweet: JSONModel, Codable, Hashable, Sendable {
    public let id: Int
    public let text: String
    public var redacted: Tweet { Tweet(id: id, text: "") }

    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }

    public static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id", \.id)
        Field("text", \.text)
    }
}

/// A line of a file of rows.
public struct Row: Codable, Hashable, Sendable {
    public let id: Int

    public init(id: Int) {
        self.id = id
    }

    public static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id", \.id)
    }
}

public struct Order: Codable, Hashable, Sendable {
    public let number: Int

    public init(number: Int) {
        self.number = number
    }

    public static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("number", \.number)
    }
}

public struct Point: Codable, Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

public struct Customer: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

public struct Item: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

public struct Tree: Hashable, Sendable {
    public let name: String
    public let children: [Tree]

    public init(name: String, children: [Tree]) {
        self.name = name
        self.children = children
    }
}

public struct Port: Hashable, Sendable {
    public let number: Int

    /// Fails for what is no port.
    public init(number: Int) throws {
        _ = try UInt16.jsonParser().parse(.integer(number))
        self.number = number
    }
}

public struct UserID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

public struct Stay: Hashable, Sendable {
    public let arrival: Date
    public let departure: Date

    public init(arrival: Date, departure: Date) {
        self.arrival = arrival
        self.departure = departure
    }
}

public enum Amount: Hashable, Sendable {
    case exact(Int, String)
    case freetext(String)
    case unknown
}

public enum Shape: Hashable, Sendable {
    case circle(Double)
    case square(Double)
    case none
}

public enum Direction: String, CaseIterable, Sendable, JSONParsable {
    case up, down, left, right
}

public enum RoleType: String, Sendable {
    case admin, user
}

public struct NotFound: Error {
    public init() {}
}

// MARK: Texts and values

public let bytes = Array(
    #"{"title": "Metropolis", "release_year": 1927, "stars": ["Brigitte Helm"], "rating": 8.3}"#
        .utf8
)
public let data = Data(bytes)
public let movie = Movie(
    title: "Metropolis",
    releaseYear: 1927,
    stars: ["Brigitte Helm"],
    rating: 8.3
)
public let either: Either<NotFound, User> = .right(User(id: 1, name: "Ada"))
public let movies = [movie]
public let people = [Person(name: "Ada", age: 36)]
public let value: JSONValue = [
    "name": "Ada", "age": 36, "port": 8080,
    "people": [["name": "Matt", "age": 32, "born": "1990-01-01T00:00:00Z", "spouse": true]],
    "server": ["port": 8080],
]
public let json = value
public let values: [JSONValue] = [["name": "Ada", "age": 36], ["name": "Grace"]]
public let document: JSONDocument = sample { try JSONDocument(parsing: value.jsonString()) }
public let checkpoint: JSONCheckpoint = sample {
    try JSONDecoder().decode(JSONCheckpoint.self, from: Data("{}".utf8))
}
public let url = URL(fileURLWithPath: "movies.json")
public let request = URLRequest(url: url)
public let urlResponse: URLResponse? = nil
public let session = URLSession.shared
public let decoder = FastJSONDecoder()
public let encoder = FastJSONEncoder()

/// What cannot fail here.
private func sample<Value>(_ body: () throws -> Value) -> Value {
    do { return try body() } catch { fatalError("\(error)") }
}

// MARK: Streams

nonisolated(unsafe) public let buffer = UnsafeRawBufferPointer(
    UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
)
/// A text that arrives in pieces.
public let tokens = AsyncStream<String> { continuation in
    for token in [#"{"title": "Par"#, #"tial"}"#] { continuation.yield(token) }
    continuation.finish()
}
public let chunks = AsyncStream<[UInt8]> { continuation in
    continuation.yield(bytes)
    continuation.finish()
}
nonisolated(unsafe) public let tweets: JSONElements<Tweet> = sample {
    try JSONStream(.chunks([bytes])).elements(at: "/statuses", Tweet.jsonParser)
}
nonisolated(unsafe) public let rows = JSONStream(.chunks([bytes])).lines(
    Row.jsonParser,
    onError: .collect(limit: 100)
)
nonisolated(unsafe) public var reader = JSONPartialReader()
nonisolated(unsafe) public var writer = JSONWriter()

/// A bar that shows how far something is.
public final class Bar: @unchecked Sendable {
    public var fraction = 0.0
    public func advance(by count: Int) {}
}

/// A file to write to.
public final class OpenFile: Sendable {
    public func write(_ bytes: UnsafeRawBufferPointer) throws {}
}

public let bar = Bar()
public let file = OpenFile()

// MARK: What examples do with what they read

public func show<Value>(_ value: Value) {}
public func use<Value>(_ value: Value) {}
public func store<Value>(_ value: Value) {}
public func save(_ checkpoint: JSONCheckpoint) {}
public func log(_ text: String) {}
public func callback<Value>(_ result: Value) {}
