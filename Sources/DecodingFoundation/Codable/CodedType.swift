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

    /// What the facts are for.
    enum Use {
        case decoding, encoding
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

    private init?(scalars type: Any.Type) {
        if type == [Double].self {
            self.init(.doubles, of: [Double].self)
        } else if type == [Int].self {
            self.init(.integers, of: [Int].self)
        } else if type == [String].self {
            self.init(.strings, of: [String].self)
        } else {
            return nil
        }
    }

    private init<Scalar: JSONScalar & Encodable>(_ scalars: Scalars, of type: [Scalar].Type) {
        id = ObjectIdentifier(type)
        kind = .scalars
        self.scalars = scalars
        decoding = type
        encoding = type
        (scalar, model, classType) = (nil, nil, nil)
    }

    init(_ type: Any.Type, for use: Use) {
        // The first look for a conformance searches the whole program, which takes as long as decoding
        // twenty small objects. So it comes after all that is known without one.
        if let array = CodedType(scalars: type) {
            self = array
            return
        }
        id = ObjectIdentifier(type)
        scalars = nil
        classType = type as? AnyClass
        let isKnown = CodedType.isKnown(type)
        // One protocol says what else to look for.
        let form = isKnown ? nil : type as? any CodedForm.Type
        let isCollection = form?.wrapped != nil
        scalar = form != nil && !isCollection ? type as? any JSONScalar.Type : nil
        decoding =
            isCollection && use == .decoding ? type as? any CollectionDecoding.Type : nil
        encoding =
            isCollection && use == .encoding ? type as? any CollectionEncoding.Type : nil
        model =
            !isKnown && CodedType.isModel(type, form) ? type as? any JSONParsable.Type : nil
        kind =
            if isKnown || CodedType.isFloat16(type) {
                .known
            } else if model != nil {
                .model
            } else if decoding != nil || encoding != nil {
                .collection
            } else {
                .plain
            }
    }

    /// True for types other than scalars that our coders know themselves.
    private static func isKnown(_ type: Any.Type) -> Bool {
        type == JSONValue.self || type == UUID.self || isOfFoundation(type)
    }

    /// True for the scalar that does not decode itself as it should: it would be rounded twice.
    private static func isFloat16(_ type: Any.Type) -> Bool {
        #if (os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64)
        false
        #else
        type == Float16.self
        #endif
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
        // The parsers and the `Codable` conformances of our own types differ only in errors.
        guard form == nil, !isKnown(type), let model = type as? any JSONParsable.Type,
            !(type is any JSONNumeric.Type)
        else { return false }
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

    // MARK: Looking up

    private static let decodedTypes = TypeTable<CodedType>()
    static let encodedTypes = TypeTable<CodedType>()

    /// What is known of a type that is decoded.
    @inline(__always)
    static func decoded(_ type: Any.Type) -> UnsafePointer<CodedType> {
        unsafe decodedTypes.facts(of: type) { CodedType(type, for: .decoding) }
    }

    /// What is known of a type that is encoded.
    @inline(__always)
    static func encoded(_ type: Any.Type) -> UnsafePointer<CodedType> {
        unsafe encodedTypes.facts(of: type) { CodedType(type, for: .encoding) }
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
