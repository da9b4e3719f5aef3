// What a user writes first, before looking it up. Each guess compiles, or is refused by a message
// that names the right spelling; scripts/check-diagnostics checks both.
//
// A guess starts with its name, and then either "works" or a part of the compiler's message. The
// code is the body of a function with the parameters of `GIVEN` below, after the declarations before
// the first guess.

struct Address: JSONParsable {
    var city: String
    var zip: String?

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("city", \.city)
        OptionalField("zip", \.zip)
    }
}

struct User: JSONParsable, Equatable {
    var id: Int
    var name: String

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id", \.id)
        Field("name", \.name)
    }
}

enum Level: String {
    case low, high
}

enum Shape {
    case circle(radius: Double)
    case square(side: Double)
}

struct Unknown {}

// MARK: import Decoding

// guess: decode a string
// works
_ = try User.jsonParser.decode(text)

// guess: decode bytes
// works
_ = try User.jsonParser.decode(bytes)

// guess: decode a file by its path
// works
_ = try User.jsonParser.decode(.file("user.json"))

// guess: decode standard input
// works
_ = try User.jsonParser.decode(.standardInput())

// guess: decode a document
// works
_ = try User.jsonParser.decode(document)

// guess: decode a node of a document
// works
if let node = document["user"] { _ = try User.jsonParser.decode(node) }

// guess: decode a value
// works
_ = try User.jsonParser.decode(value)

// guess: decode part of a value
// works
if let user = value["user"] { _ = try User.jsonParser.decode(user) }

// guess: parse text
// write decode(_:) for text
_ = try User.jsonParser.parse(text)

// guess: decode an array of models
// works
_ = try [User].jsonParser.decode(text)

// guess: decode an array of models, called
// works
_ = try [User].jsonParser().decode(text)

// guess: a parser called as a function
// works
_ = try User.jsonParser().decode(text)

// guess: JSONDecoder's order of arguments, on a parser
// a parser knows its type: write decode(text)
_ = try User.jsonParser.decode(User.self, from: text)

// guess: a result in place of a throw
// works
switch User.jsonParser.result(from: text) {
case .success(let user): print(user.name)
case .failure(let error): print(error.report)
}

// guess: all errors at once
// works
do throws(JSONError) { _ = try User.jsonParser.decode(text, errors: .all(limit: 20)) } catch {
    print(error.errors)
}

// guess: all errors at once, without a limit
// all(limit:
_ = try User.jsonParser.decode(text, errors: .all)

// guess: encode to bytes
// works
let _: [UInt8] = try User.jsonParser.encode(user)

// guess: encode to a string
// works
let _: String = try User.jsonParser.encodeString(user)

// guess: encode to a string, by its name
// renamed to 'encodeString(_:options:)'
let _: String = try User.jsonParser.encode(user)

// guess: encode to bytes, by the name of the encoder
// renamed to 'encode(_:options:)'
_ = try User.jsonParser.encodeBytes(user)

// guess: encode to a value
// works
let _: JSONValue = try User.jsonParser.encodeToValue(user)

// guess: encode prettily
// works
_ = try User.jsonParser.encodeString(user, options: .pretty)

// guess: encode prettily, with sorted keys
// works
_ = try User.jsonParser.encodeString(user, options: .prettySorted)

// guess: encode prettily, in Foundation's word
// renamed to 'pretty'
_ = try User.jsonParser.encodeString(user, options: .prettyPrinted)

// guess: sorted keys, in Foundation's words
// renamed to 'sorted'
_ = try value.jsonString(options: .sortedKeys)

// guess: a field by a key path
// works
struct Point { var x: Double; var y: Double }
_ = ParsePrint(.memberwise(Point.init)) {
    Field("x", \.x)
    Field("y", \.y)
}

// guess: a field by its key path alone
// works
struct Point { var x: Double; var y: Double }
_ = ParsePrint(.memberwise(Point.init)) {
    Field(\.x)
    Field(\.y)
}

// guess: fields of a function, by key paths without a root
// each field names its type
struct Point { var x: Double; var y: Double }
_ = Parse(Point.init) {
    Field("x", \.x)
    Field("y", \.y)
}

// guess: a field with a type
// works
_ = Field("radius", Double.self)

// guess: a field of an optional property
// works
struct Person { var name: String; var age: Int? }
_ = ParsePrint(.memberwise(Person.init)) {
    Field("name", \.name)
    OptionalField("age", \.age)
}

// guess: an optional property, null but never missing
// works
struct Person { var name: String; var age: Int? }
_ = ParsePrint(.memberwise(Person.init)) {
    Field("name", \.name)
    Field("age", \.age)
}

// guess: a default
// works
struct Person { var name: String; var visits: Int }
_ = ParsePrint(.memberwise(Person.init)) {
    Field("name", \.name)
    OptionalField("visits", \.visits, default: 0)
}

// guess: a default of a field that must be there
// use OptionalField(_:_:default:)
struct Person { var name: String; var visits: Int }
_ = ParsePrint(.memberwise(Person.init)) {
    Field("name", \.name)
    Field("visits", \.visits, default: 0)
}

// guess: an optional field of a property that is not optional
// use Field, or give its value with default:
struct Person { var name: String; var visits: Int }
_ = ParsePrint(.memberwise(Person.init)) {
    Field("name", \.name)
    OptionalField("visits", \.visits)
}

// guess: nested models, arrays, dictionaries and optionals of them
// works
struct Company {
    var boss: User
    var staff: [User]
    var offices: [String: Address]
    var teams: [String: [User]]
    var heir: User?
    var grid: [[Int]]
}
_ = ParsePrint(.memberwise(Company.init)) {
    Field("boss", \.boss)
    Field("staff", \.staff)
    Field("offices", \.offices)
    Field("teams", \.teams)
    OptionalField("heir", \.heir)
    Field("grid", \.grid)
}

// guess: a set
// not JSONParsable: make it so, or give its parser
struct Tags { var tags: Set<String> }
_ = ParsePrint(.memberwise(Tags.init)) { Field("tags", \.tags) }

// guess: a property of a type that has no parser
// give its parser
struct Holder { var it: Unknown }
_ = ParsePrint(.memberwise(Holder.init)) { Field("it", \.it) }

// guess: an optional property of a type that has no parser
// give its parser
struct Holder { var it: Unknown? }
_ = ParsePrint(.memberwise(Holder.init)) { OptionalField("it", \.it) }

// guess: a property of a type that has no parser, by its key path alone
// give its parser
struct Holder { var it: Unknown }
_ = ParsePrint(.memberwise(Holder.init)) { Field(\.it) }

// guess: an enum with raw values
// works
struct Alarm { var level: Level }
_ = ParsePrint(.memberwise(Alarm.init)) { Field("level", \.level) { Level.jsonParser } }

// guess: an enum with raw values, that is JSONParsable
// works
enum Colour: String, JSONParsable { case red, green }
struct Paint { var colour: Colour }
_ = ParsePrint(.memberwise(Paint.init)) { Field("colour", \.colour) }

// guess: an enum with raw values, by its property alone
// not JSONParsable: make it so, or give its parser
struct Alarm { var level: Level }
_ = ParsePrint(.memberwise(Alarm.init)) { Field("level", \.level) }

// guess: an enum with payloads
// works
_ = OneOf(discriminator: "type") {
    Case("circle", .case(Shape.circle)) { Field("radius", Double.self) }
    Case("square", .case(Shape.square)) { Field("side", Double.self) }
}

// guess: an enum with payloads, without `.case`
// write .case(Shape.circle)
_ = OneOf(discriminator: "type") {
    Case("circle", Shape.circle) { Field("radius", Double.self) }
    Case("square", Shape.square) { Field("side", Double.self) }
}

// guess: a property that does not exist
// the type has no property of this name
struct Point { var x: Double; var y: Double }
_ = ParsePrint(.memberwise(Point.init)) {
    Field("x", \.x)
    Field("y", \.z)
}

// guess: a property that does not exist, without a key
// the type has no property of this name
struct Point { var x: Double; var y: Double }
_ = ParsePrint(.memberwise(Point.init)) {
    Field(\.x)
    Field(\.z)
}

// guess: a property that does not exist, with a parser
// the type has no property of this name
struct Point { var x: Double; var y: Double }
_ = ParsePrint(.memberwise(Point.init)) {
    Field("x", \.x)
    Field("y", \.z) { Double.jsonParser() }
}

// guess: a property that does not exist, with a default
// the type has no property of this name
struct Point { var x: Double; var y: Double }
_ = ParsePrint(.memberwise(Point.init)) {
    Field("x", \.x)
    OptionalField("y", \.z, default: 0)
}

// guess: a payload of another type
// the fields do not match the payload of the case
_ = OneOf(discriminator: "type") {
    Case("circle", .case(Shape.circle)) { Field("radius", Int.self) }
    Case("square", .case(Shape.square)) { Field("side", Double.self) }
}

// guess: an initialiser without `.memberwise`
// write ParsePrint(.memberwise(Movie.init))
struct Point { var x: Double; var y: Double }
_ = ParsePrint(Point.init) {
    Field("x", \.x)
    Field("y", \.y)
}

// guess: a parser of a field, without braces
// from a parser in braces
struct Point { var x: Double; var y: Double }
_ = ParsePrint(.memberwise(Point.init)) {
    Field("x", \.x, Double.jsonParser())
    Field("y", \.y)
}

// guess: a value by the case of another library
// renamed to 'integer(_:)'
let _: JSONValue = .int(number)

// guess: snake case
// works
struct Person { var firstName: String; var lastName: String }
_ = ParsePrint(.memberwise(Person.init), keys: .snakeCase) {
    Field(\.firstName)
    Field(\.lastName)
}

// guess: snake case, in Foundation's words
// renamed to 'snakeCase'
struct Person { var firstName: String; var lastName: String }
_ = ParsePrint(.memberwise(Person.init), keys: .convertFromSnakeCase) {
    Field(\.firstName)
    Field(\.lastName)
}

// guess: unknown members are refused
// works
struct Person { var name: String }
_ = ParsePrint(.memberwise(Person.init), unknownKeys: .reject) { Field("name", \.name) }

// guess: unknown members are kept
// works
struct Person { var name: String; var rest: [String: JSONValue] }
_ = ParsePrint(.memberwise(Person.init)) {
    Field("name", \.name)
    UnknownMembers(\.rest)
}

// guess: an array, its elements in braces
// works
_ = JSONArray { User.jsonParser }

// guess: an array of a type
// write [Movie].jsonParser
_ = JSONArray(User.self)

// guess: an array of a parser
// write JSONArray { parser }
_ = JSONArray(User.jsonParser)

// guess: a map of a parser
// works
_ = Int.jsonParser().map { $0 * 2 }

// guess: a value from text
// JSONValue(parsing: text)
_ = try JSONValue(text)

// guess: a value from a literal
// works
let _: JSONValue = ["name": "Ada", "tags": ["maths", 1, true, nil]]

// guess: JSON text as a literal, which is a string
// works
let _: JSONValue = JSONValue("{}")

// guess: a member of a value
// works
let _: String? = value["user"]?["name"]?.string

// guess: a member of a value, or a default
// works
let _: String = try value.string(at: "user", "name", or: "nobody")

// guess: a member or a default, by ??
// works
let _: String = value["name"]?.string ?? "nobody"

// guess: a member or a default, by results
// chain the optional using '?'
let _: String = value["user"]["name"].string ?? "nobody"

// guess: the words of other libraries for a string
// renamed to 'string'
let _: String? = value["name"]?.stringValue

// guess: a pointer in a value
// works
_ = value["/user/name" as JSONPointer]

// guess: a member of a value is set
// works
value["user"]?["name"] = "Ada"
value["user"]?["age"] = 36

// guess: a member of a result is set
// a result cannot be changed: write value["a"]?["b"] = x
value["a"]["b"] = 1

// guess: a variable is set
// to subscript of type 'JSONValue'
value["name"] = text

// guess: a variable is set, by its case
// works
value["name"] = .integer(number)
value["name"] = .string(text)

// guess: a member is removed
// works
value["user"] = nil

// guess: a member of an object is removed
// works
var object: JSONValue.Object = ["a": 1, "b": 2]
object.removeValue(forKey: "a")
_ = object.mapValues { $0 }

// guess: a member of a value is removed, as of a dictionary
// value.remove(at: "/key")
value.removeValue(forKey: "a")

// guess: an element is appended
// works
value["tags"]?.array?.append("maths")

// guess: an element is appended to a value
// write value.array?.append(element)
value.append("maths")

// guess: the members of an object, in a loop
// works
if let object = value.object { for (key, value) in object { print(key, value) } }

// guess: the number of elements of a value
// works
_ = value.count

// guess: the text of a value
// works
_ = value.description

// guess: the text of a value, prettily
// works
_ = try value.jsonString(options: .pretty)

// guess: the bytes of a value
// works
_ = try value.jsonBytes()

// guess: a stream of a path
// works
_ = try JSONStream(.file("rows.json")).elements(at: "/rows", User.jsonParser)

// guess: a stream of a path without .file
// write JSONStream(.file(path))
_ = try JSONStream("rows.json")

// guess: a loop over a stream
// works
for try await user in try JSONStream(.file("rows.json")).elements(at: "/rows", User.jsonParser) {
    print(user)
}

// guess: lines in parallel
// works
for try await user in try JSONStream(.file("rows.jsonl")).parallelLines(
    User.jsonParser,
    onError: .skip
) { print(user) }

// guess: bad elements are skipped
// works
let users = try JSONStream(.file("rows.json")).elements(
    at: "/rows",
    User.jsonParser,
    onError: .skip
)
while let user = try users.next() { print(user) }
print(users.rejectCount)

// guess: lines, without a policy
// say what a wrong record does: onError: .stop
_ = try JSONStream(.file("rows.jsonl")).lines(User.jsonParser)

// guess: elements of the document itself
// works
_ = try JSONStream(.file("rows.json")).elements(User.jsonParser)

// guess: what an error says
// works
print(
    error.report,
    error.path,
    error.line ?? 0,
    error.column ?? 0,
    error.message,
    error.key ?? "",
    error.suggestion ?? ""
)

// guess: the path of an error as text
// works
let _: String = error.path.description

// guess: a code of an error
// works
if error.code == .missingKey { print("missing") }

// guess: a cast in a catch of nothing but JSONErrors
// 'as' test is always true
do { _ = try User.jsonParser.decode(text) } catch let error as JSONError { print(error.report) }

// guess: the error of a catch is typed
// works
do { _ = try User.jsonParser.decode(text) } catch { print(error.report) }

// guess: an error of any error
// write error as? JSONError
let other: any Error = error
print(JSONError(other).report)

// guess: the text of a value, by the verb of a parser
// renamed to 'jsonString(options:)'
_ = try value.encodeString()

// guess: encode a value of another type
// cannot convert value of type 'Int' to expected argument type 'User'
_ = try User.jsonParser.encode(number)

// guess: a document without a label
// missing argument label 'parsing:'
_ = try JSONDocument(text)

// guess: a stream of elements, as values
// works
let elements = try JSONStream(.file("rows.json")).elements()
while let element = try elements.next() { print(element["id"]?.int ?? 0) }

// guess: a model whose parser is not there
// does not conform to protocol 'JSONParsable'
struct Point: JSONParsable { var x: Double }

// MARK: import DecodingFoundation

// guess: decode Data
// works
_ = try User.jsonParser.decode(data)

// guess: decode a file by its URL
// works
_ = try User.jsonParser.decode(.file(url))

// guess: decode a URL
// write decode(.file(url))
_ = try User.jsonParser.decode(url)

// guess: decode contents of a URL
// write decode(.file(url))
_ = try User.jsonParser.decode(contentsOf: url)

// guess: Codable from Data, text, a file and a value
// works
_ = try FastJSONDecoder().decode(Movie.self, from: data)
_ = try FastJSONDecoder().decode(Movie.self, from: text)
_ = try FastJSONDecoder().decode(Movie.self, from: .file(url))
_ = try FastJSONDecoder().decode(Movie.self, from: value)

// guess: Codable from a URL
// from: .file(url)
_ = try FastJSONDecoder().decode(Movie.self, from: url)

// guess: Codable, its type inferred
// works
let _: Movie = try FastJSONDecoder().decode(from: data)

// guess: encode Codable
// works
let _: Data = try FastJSONEncoder().encode(movie)
let _: String = try FastJSONEncoder().encodeString(movie)
let _: [UInt8] = try FastJSONEncoder().encodeBytes(movie)
let _: JSONValue = try FastJSONEncoder().encodeToValue(movie)
try FastJSONEncoder().encode(movie, to: url)

// guess: encode Codable prettily, in Foundation's words
// works
let encoder = FastJSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
encoder.dateEncodingStrategy = .iso8601
encoder.keyEncodingStrategy = .convertToSnakeCase

// guess: encode with a parser to Data and to a file
// works
let _: Data = try User.jsonParser.encodeData(user)
try User.jsonParser.encode(user, to: url)

// guess: a Codable type as a parser
// works
_ = try CodableParser(Movie.self).decode(text)
_ = try Movie.jsonParser().decode(text)

// guess: a Codable type as a parser, as a property
// add () to call it
_ = try Movie.jsonParser.decode(text)

// guess: a Codable property by its key path
// works
struct Shelf { var movie: Movie }
_ = ParsePrint(.memberwise(Shelf.init)) { Field("movie", \.movie) { Movie.jsonParser() } }

// guess: a date with its format
// works
struct Event { var date: Date }
_ = ParsePrint(.memberwise(Event.init)) { Field("date", \.date) { Date.jsonParser(.iso8601) } }

// guess: a date without a format
// Date.jsonParser(.iso8601)
struct Event { var date: Date }
_ = ParsePrint(.memberwise(Event.init)) { Field("date", \.date) }

// guess: a parser of dates without a format
// say how dates are written
struct Event { var date: Date }
_ = ParsePrint(.memberwise(Event.init)) { Field("date", \.date) { Date.jsonParser() } }

// guess: an optional date without a format
// Date.jsonParser(.iso8601)
struct Event { var date: Date? }
_ = ParsePrint(.memberwise(Event.init)) { OptionalField("date", \.date) }

// guess: URLs, UUIDs and decimals by key paths
// works
struct Item { var url: URL; var id: UUID; var price: Decimal }
_ = ParsePrint(.memberwise(Item.init)) {
    Field("url", \.url)
    Field("id", \.id)
    Field("price", \.price)
}

// guess: a stream of a URL
// works
_ = try JSONStream(url).elements(at: "/rows", User.jsonParser)

// guess: a stream of Codable types
// works
_ = try JSONStream(url).elements(at: "/rows", DecodableParser(Movie.self))

// guess: a stream of Codable types, by the type alone
// DecodableParser(Row.self)
_ = try JSONStream(url).elements(at: "/rows", Movie.self)

// guess: a document and a value from Data
// works
_ = try JSONDocument(parsing: data)
_ = try JSONValue(parsing: data)

// guess: a value from Data, without a label
// write JSONValue(parsing: bytes)
_ = try JSONValue(data)

// guess: the place of an error of Codable
// works
do { _ = try FastJSONDecoder().decode(Movie.self, from: data) } catch {
    print(JSONError(error).report)
}
