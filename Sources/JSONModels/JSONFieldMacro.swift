#if Macros
/// Gives a property of a model another key, and more keys that are read.
///
/// ```swift
/// import JSONModels
///
/// @JSONModel
/// struct Person {
///     @JSONField("full_name", aliases: ["name"]) let fullName: String
/// }
/// try Person(json: #"{"name": "Ada"}"#).fullName  // → Ada
/// ```
///
/// - Parameters:
///   - key: The key; without it, the name of the property as the model spells it.
///   - aliases: Other keys that are read. If several of them are there, they are duplicates.
@attached(peer)
public macro JSONField(_ key: StaticString? = nil, aliases: [StaticString] = []) =
    #externalMacro(module: "JSONModelMacros", type: "JSONFieldMacro")

/// Gives a property of a model the value that it has if its member is missing or null.
///
/// ```swift
/// import JSONModels
///
/// @JSONModel
/// struct Person {
///     @JSONField(default: "nobody") let name: String
/// }
/// try Person(json: "{}").name  // → nobody
/// ```
///
/// An initial value does the same for a variable. For an optional property, null still gives nil.
///
/// The compiler does not know the property's type here: write `Color.red`, not `.red`.
///
/// - Parameters:
///   - key: The key; without it, the name of the property as the model spells it.
///   - aliases: Other keys that are read.
///   - default: The value, which is made again each time.
@attached(peer)
public macro JSONField<Value>(
    _ key: StaticString? = nil,
    aliases: [StaticString] = [],
    default: @autoclosure () -> Value
) = #externalMacro(module: "JSONModelMacros", type: "JSONFieldMacro")

/// Gives a property of a model the parser of its value.
///
/// ```swift
/// import DecodingFoundation
/// import Foundation
/// import JSONModels
///
/// @JSONModel
/// struct Event {
///     @JSONField("at", parser: DateParser(.iso8601)) let date: Date
/// }
/// ```
///
/// For an optional property, it is the parser of what is in the optional.
///
/// - Parameters:
///   - key: The key; without it, the name of the property as the model spells it.
///   - aliases: Other keys that are read.
///   - parser: Reads and writes the value.
@attached(peer)
public macro JSONField<Parser: JSONParserPrinter>(
    _ key: StaticString? = nil,
    aliases: [StaticString] = [],
    parser: Parser
) = #externalMacro(module: "JSONModelMacros", type: "JSONFieldMacro")

/// Gives a property of a model the parser of its value, and the value that it has if its member is
/// missing or null.
///
/// ```swift
/// import DecodingFoundation
/// import Foundation
/// import JSONModels
///
/// @JSONModel
/// struct Event {
///     @JSONField(default: Date.distantPast, parser: DateParser(.iso8601)) let date: Date
/// }
/// try Event(json: "{}").date == .distantPast  // → true
/// ```
///
/// - Parameters:
///   - key: The key; without it, the name of the property as the model spells it.
///   - aliases: Other keys that are read.
///   - default: The value, which is made again each time.
///   - parser: Reads and writes the value.
@attached(peer)
public macro JSONField<Parser: JSONParserPrinter, Value>(
    _ key: StaticString? = nil,
    aliases: [StaticString] = [],
    default: @autoclosure () -> Value,
    parser: Parser
) = #externalMacro(module: "JSONModelMacros", type: "JSONFieldMacro")

/// Leaves a property of a model out: it is not read, and not written.
///
/// It needs an initial value.
///
/// ```swift
/// import JSONModels
///
/// @JSONModel
/// struct Page {
///     let title: String
///     @JSONField(ignored: true) var isOpen = false
/// }
/// try Page(title: "Home").jsonString()  // → {"title":"Home"}
/// ```
@attached(peer)
public macro JSONField(ignored: Bool) =
    #externalMacro(module: "JSONModelMacros", type: "JSONFieldMacro")

/// Puts the members of a property among the members of its model. The type of the property is a struct
/// or class with `@JSONModel`, or has a `ParsePrint` of fields.
///
/// ```swift
/// import JSONModels
///
/// @JSONModel struct Size { let width, height: Int }
///
/// @JSONModel
/// struct Picture {
///     let title: String
///     @JSONField(flat: true) let size: Size
/// }
/// try Picture(json: #"{"title": "x", "width": 3, "height": 2}"#).size.width  // → 3
/// ```
@attached(peer)
public macro JSONField(flat: Bool) =
    #externalMacro(module: "JSONModelMacros", type: "JSONFieldMacro")

/// Gives a case of an enum another name, and more names that are read.
///
/// ```swift
/// import JSONModels
///
/// @JSONModel(tag: "type")
/// enum Event {
///     @JSONCase("pull_request", aliases: ["pr"]) case request(number: Int)
/// }
/// let event = try Event(json: #"{"type": "pr", "number": 7}"#)
/// try event.jsonString()  // → {"number":7,"type":"pull_request"}
/// ```
///
/// - Parameters:
///   - name: The name; without it, that of the case as the enum spells it.
///   - aliases: Other names that are read.
@attached(peer)
public macro JSONCase(_ name: StaticString? = nil, aliases: [StaticString] = []) =
    #externalMacro(module: "JSONModelMacros", type: "JSONFieldMacro")

/// Marks the case that is read for every name that no other case has, so that cases added later do not
/// fail.
///
/// ```swift
/// import JSONModels
///
/// @JSONModel(tag: "type")
/// enum Event {
///     case opened(by: String)
///     @JSONCase(unknown: true) case other(JSONValue)
/// }
/// let event = try Event(json: #"{"type": "closed", "at": 3}"#)
/// try event.jsonString()  // → {"type":"closed","at":3}
/// ```
///
/// Its payload is the whole value, with the name: a `JSONValue`, a `RawJSON`, or any other type that can
/// be read from it.
///
/// In an enum with raw values, the case has no payload. All unknown raw values are read as this case, which
/// is written as its own raw value:
///
/// ```swift
/// import JSONModels
///
/// @JSONModel
/// enum Status: String {
///     case open, closed
///     @JSONCase(unknown: true) case other
/// }
/// try [Status](json: #"["open", "merged"]"#)  // → [Status.open, Status.other]
/// ```
@attached(peer)
public macro JSONCase(unknown: Bool) =
    #externalMacro(module: "JSONModelMacros", type: "JSONFieldMacro")
#endif
