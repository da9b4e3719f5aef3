import Decoding
import FastJSON
import Foundation

/// What the coders know of a type, found out once.
///
/// Asking the runtime whether a type conforms to a protocol takes as long as decoding a small object.
struct CodedType: TypeFacts {
    /// Who decodes and encodes the values of a type.
    enum Kind: UInt8 {
        /// The type itself.
        case plain
        /// A coder decides, by its settings: a type of Foundation, or a `JSONValue`.
        case known
        /// A coder, all at once: an array of the most common scalars.
        case scalars
        /// A coder, one by one: an array, or a dictionary whose keys are strings.
        case collection
        /// The parser of the type, where the settings allow that.
        case model
    }

    /// The elements of an array that is written all at once.
    enum Scalars: UInt8 {
        case doubles, integers, strings
    }

    let id: ObjectIdentifier
    let kind: Kind
    /// What the array holds, if the kind is `scalars`.
    let scalars: Scalars?
    /// The type as an array or a dictionary that can be decoded.
    let decoding: (any CollectionDecoding.Type)?
    /// The type as an array or a dictionary that can be encoded.
    let encoding: (any CollectionEncoding.Type)?
    /// The type as one that is written as one token.
    let scalar: (any JSONScalar.Type)?
    /// The type as one with a parser.
    let model: (any JSONParsable.Type)?
    /// The type as a class: a value of it may be of a subclass, which the parser does not know.
    let classType: AnyClass?

    init(_ type: Any.Type) {
        id = ObjectIdentifier(type)
        // The first look for a conformance that is missing searches the whole program, which takes as long
        // as decoding twenty small objects. So one protocol says what else to look for.
        let form = type as? any CodedForm.Type
        let wrapped = form?.wrapped
        scalar = form != nil && wrapped == nil ? type as? any JSONScalar.Type : nil
        decoding = wrapped != nil ? type as? any CollectionDecoding.Type : nil
        encoding = wrapped != nil ? type as? any CollectionEncoding.Type : nil
        classType = type as? AnyClass
        model = CodedType.isModel(type, form) ? type as? any JSONParsable.Type : nil
        scalars =
            type == [Double].self
            ? .doubles : type == [Int].self ? .integers : type == [String].self ? .strings : nil
        kind =
            if CodedType.isKnown(type) {
                .known
            } else if scalars != nil {
                .scalars
            } else if model != nil {
                .model
            } else if decoding != nil || encoding != nil {
                .collection
            } else {
                .plain
            }
    }

    /// True for types that our coders know themselves.
    private static func isKnown(_ type: Any.Type) -> Bool {
        #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
        if type == Float16.self { return true }
        #endif
        return type == JSONValue.self || type == UUID.self || isOfFoundation(type)
    }

    /// True for types of Foundation whose form the settings of a coder decide about.
    static func isOfFoundation(_ type: Any.Type) -> Bool {
        type == Date.self || type == Data.self || type == URL.self || type == Decimal.self
    }

    /// True for a type of the user's with a parser of its own, and for what is made of such a type.
    private static func isModel(_ type: Any.Type, _ form: (any CodedForm.Type)?) -> Bool {
        if let wrapped = form?.wrapped {
            // The elements may be of subclasses.
            return isModel(wrapped, wrapped as? any CodedForm.Type) && !(wrapped is AnyClass)
        }
        guard let model = type as? any JSONParsable.Type, !isOurs(type) else { return false }
        let parser = parserType(of: model)
        // A subclass inherits the parser of its superclass, which makes values of that.
        return outputType(of: parser) == type && !(parser is any CodableBridge.Type)
    }

    private static func parserType<Model: JSONParsable>(of _: Model.Type) -> any JSONParser.Type {
        Model.Parser.self
    }

    private static func outputType<Parser: JSONParser>(of _: Parser.Type) -> Any.Type {
        Parser.Output.self
    }

    /// True for types of this package's own: their parsers and their `Codable` conformances differ only in
    /// errors.
    private static func isOurs(_ type: Any.Type) -> Bool {
        type is any JSONNumeric.Type || type is any JSONScalar.Type || isKnown(type)
    }

    // MARK: Looking up

    static let table = TypeTable<CodedType>()

    /// What is known of a type.
    @inline(__always)
    static func of(_ type: Any.Type) -> UnsafePointer<CodedType> {
        unsafe table.facts(of: type) { CodedType(type) }
    }
}

/// A parser that reads and writes by a `Codable` conformance, which a coder may call itself.
protocol CodableBridge {}

extension CodableParser: CodableBridge {}
extension DecodableParser: CodableBridge {}

/// A type whose form the coders know: a scalar, or a wrapper of another type.
protocol CodedForm {
    /// The type of the values inside, as far as parsers are concerned; nil for a scalar.
    static var wrapped: Any.Type? { get }
}

extension JSONScalar {
    static var wrapped: Any.Type? { nil }
}

extension Optional: CodedForm {
    static var wrapped: Any.Type? { Wrapped.self }
}

extension Array: CodedForm {
    static var wrapped: Any.Type? { Element.self }
}

extension Dictionary: CodedForm {
    static var wrapped: Any.Type? { Key.self == String.self ? Value.self : Never.self }
}
