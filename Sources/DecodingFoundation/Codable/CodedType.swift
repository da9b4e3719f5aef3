import Decoding
import FastJSON
import Foundation
import Synchronization

/// What the coders know of a type, found out once.
///
/// To ask the runtime whether a type conforms to a protocol takes as long as to decode a small object.
struct CodedType {
    /// Who decodes and encodes the values of a type.
    enum Kind: UInt8 {
        /// The type itself.
        case plain
        /// A coder, by its settings: a type of Foundation, or a `JSONValue`.
        case known
        /// A coder, in one go: an array of the most common scalars.
        case scalars
        /// A coder, one by one: an array, or a dictionary whose keys are strings.
        case collection
        /// The parser of the type, where the settings allow that.
        case model
    }

    private let id: ObjectIdentifier
    let kind: Kind
    /// The type as an array or a dictionary that can be decoded.
    let decoding: (any CollectionDecoding.Type)?
    /// The type as an array or a dictionary that can be encoded.
    let encoding: (any CollectionEncoding.Type)?
    /// The type as one that is written as one token.
    let scalar: (any JSONScalar.Type)?
    /// The type as one with a parser.
    let model: (any JSONParsable.Type)?

    private init(_ type: Any.Type) {
        id = ObjectIdentifier(type)
        decoding = type as? any CollectionDecoding.Type
        encoding = type as? any CollectionEncoding.Type
        scalar = type as? any JSONScalar.Type
        model = CodedType.isModel(type) ? type as? any JSONParsable.Type : nil
        kind =
            if CodedType.isKnown(type) {
                .known
            } else if type == [Double].self || type == [Int].self || type == [String].self {
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
    private static func isModel(_ type: Any.Type) -> Bool {
        if let wrapper = type as? any CodedWrapper.Type { return isModel(wrapper.wrapped) }
        return type is any JSONParsable.Type && !isOfLibraries(type)
    }

    /// True for types whose parsers and `Codable` conformances nobody tells apart but by their errors.
    private static func isOfLibraries(_ type: Any.Type) -> Bool {
        type is any JSONNumeric.Type || type is any JSONScalar.Type || isKnown(type)
    }

    // MARK: Looking up

    /// What is known of a type.
    @inline(__always)
    static func of(_ type: Any.Type) -> UnsafePointer<CodedType> {
        let id = ObjectIdentifier(type)
        // SAFETY: the index is below the capacity, and what was published there is never freed.
        if let known = known[index(of: id)].load(ordering: .acquiring), known.pointee.id == id {
            return known
        }
        return find(type)
    }

    private typealias Place = Atomic<UnsafePointer<CodedType>?>

    /// As many types as are found with one look at least.
    private static let capacity = 1 << 10

    /// What was found out, by the identity of the type; a place that is taken stays so.
    // SAFETY: each place is atomic, and what it leads to never changes.
    nonisolated(unsafe) private static let known: UnsafeMutablePointer<Place> = {
        let places = UnsafeMutablePointer<Place>.allocate(capacity: capacity)
        for index in 0..<capacity { (places + index).initialize(to: Place(nil)) }
        return places
    }()

    /// The types whose place another one has.
    // SAFETY: used only under its lock.
    nonisolated(unsafe) private static let others = Guarded.make(
        [ObjectIdentifier: UnsafePointer<CodedType>]()
    )

    /// Where to look first: types lie at addresses that differ by small multiples of eight.
    @inline(__always)
    private static func index(of id: ObjectIdentifier) -> Int {
        let address = UInt64(UInt(bitPattern: id))
        return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) &>> 54)
    }

    /// Finds out about a type, and keeps it: a process has only so many types.
    @inline(never)
    private static func find(_ type: Any.Type) -> UnsafePointer<CodedType> {
        let id = ObjectIdentifier(type)
        return others.withLock { others in
            if let other = others[id] { return other }
            let memory = UnsafeMutablePointer<CodedType>.allocate(capacity: 1)
            memory.initialize(to: CodedType(type))
            let found = UnsafePointer(memory)
            others[id] = found
            let place = known + index(of: id)
            if place.pointee.load(ordering: .relaxed) == nil {
                place.pointee.store(found, ordering: .releasing)
            }
            return found
        }
    }
}

/// A type that is made of one other, as far as parsers are concerned.
private protocol CodedWrapper {
    static var wrapped: Any.Type { get }
}

extension Optional: CodedWrapper {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension Array: CodedWrapper {
    fileprivate static var wrapped: Any.Type { Element.self }
}

extension Dictionary: CodedWrapper {
    fileprivate static var wrapped: Any.Type { Key.self == String.self ? Value.self : Never.self }
}
