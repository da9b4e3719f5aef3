#if Macros
/// Makes a struct, a final class or an enum a `JSONModel`.
///
/// ```swift
/// import JSONModels
///
/// @JSONModel
/// struct Tweet {
///     let id: Int
///     @JSONField("created_at") let createdAt: String
///     var language = "en"  // may be missing
///     var place: String?  // may be missing or null
/// }
///
/// let tweet = try Tweet(json: #"{"id": 1, "created_at": "today"}"#)
/// try tweet.jsonString()  // → {"created_at":"today","id":1,"language":"en"}
/// ```
///
/// Each stored property is a member of the JSON object. A property with an initial value may be
/// missing or null, and gets that value then. An optional one may be missing or null, which gives nil.
/// Nil is written by leaving the member out, or as `null` if the property has a default. For `T??`, a missing
/// member is nil, and null is `.some(nil)`; such a property cannot have a default. Constants with an initial value,
/// computed, lazy and static properties are left out. See ``JSONField(_:aliases:)`` for the options of a
/// single property.
///
/// If the type has a nested enum `CodingKeys`, as many `Codable` types do, it supplies the keys that no `@JSONField` sets.
/// A property that has neither a case there nor an `@JSONField` is left out, and needs an initial value.
///
/// The values of all properties need a parser: their types are `JSONParsable`, as the types of the
/// standard library and other models are, or `@JSONField(parser:)` gives one. The parameters of generic
/// types are required to be `JSONParsable`, too, where a property names them: write `[Item]`, and not an
/// alias of it.
///
/// The cases of an enum are told apart by their names:
///
/// ```swift
/// import JSONModels
///
/// @JSONModel(tag: "type")
/// enum Shape: Equatable {
///     case point
///     case circle(radius: Double)
/// }
/// try Shape(json: #"{"type": "circle", "radius": 2}"#)  // → Shape.circle(radius: 2.0)
/// ```
///
/// Without a tag, the name of the case is the key of its payload: `{"circle": {"radius": 2}}`, and
/// `"point"` for a case without payload. With a tag, the name is the value of a member; with
/// `content`, the payload is the value of another member. An untagged enum is the first case whose payload fits.
///
/// The labels of a payload are keys; types and defaults have the same meaning as for properties. The label of a
/// single value can be left out; the payload is then the value itself. With `tag:` but no `content:`, this
/// value must be a model: its members stand beside the tag.
///
/// An enum with raw values is read and written as these, without arguments. The macro sees a raw type
/// by its name: write `Int`; an alias of it is an error. See ``JSONCase(_:aliases:)`` for the options of
/// a single case.
///
/// A model is read and written on any thread, so the macro makes its type nonisolated, also where the
/// default isolation is `MainActor`. There, write `@MainActor` before methods that need it, and
/// `nonisolated` before what parsers and defaults use. A struct or class that is itself `@MainActor` is a
/// model if its properties are `nonisolated`.
///
/// - Parameters:
///   - keys: How the names of properties, cases and labels are spelled.
///   - unknownKeys: What an object may hold beside its members.
///   - tag: The key of the name of an enum's case.
///   - content: The key of a member that holds the payload. Without it, the members of the payload stand
///     beside the tag.
///   - untagged: True if the name of the case is not written.
@attached(
    member,
    names: named(init),
    named(modelMemberTypes),
    named(modelIsAssembled),
    named(readFields),
    named(describeFields),
    named(describeCases),
    named(indexOfCase)
)
@attached(
    extension,
    conformances: JSONParsable,
    JSONModel,
    JSONDirectModel,
    names: named(jsonParser),
    named(init)
)
public macro JSONModel(
    keys: KeyNaming = .asWritten,
    unknownKeys: ModelUnknownKeys = .skip,
    tag: StaticString? = nil,
    content: StaticString? = nil,
    untagged: Bool = false
) = #externalMacro(module: "JSONModelMacros", type: "JSONModelMacro")
#else
/// Says that the trait is off.
///
/// It names a macro of the toolchain only because the compiler requires an implementation.
@available(
    *,
    unavailable,
    message: "turn on the package trait 'Macros': '.package(…, traits: [\"Macros\"])'"
)
@_documentation(visibility: internal)
@attached(peer)
public macro JSONModel(
    keys: KeyNaming = .asWritten,
    unknownKeys: ModelUnknownKeys = .skip,
    tag: StaticString? = nil,
    content: StaticString? = nil,
    untagged: Bool = false
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")
#endif
