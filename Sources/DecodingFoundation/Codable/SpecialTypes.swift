import FastJSON
import Foundation

/// What types are compared with, found once.
struct SpecialTypes {
    private let date = ObjectIdentifier(Date.self)
    private let data = ObjectIdentifier(Data.self)
    private let url = ObjectIdentifier(URL.self)
    private let decimal = ObjectIdentifier(Decimal.self)
    private let json = ObjectIdentifier(JSONValue.self)
    private let uuid = ObjectIdentifier(UUID.self)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    private let float16 = ObjectIdentifier(Float16.self)
    #endif
    private let doubles = ObjectIdentifier([Double].self)
    private let integers = ObjectIdentifier([Int].self)
    private let strings = ObjectIdentifier([String].self)
    private let array = SpecialTypes.descriptor(of: [Int].self)
    private let dictionary = SpecialTypes.descriptor(of: [String: Int].self)

    static let shared = SpecialTypes()

    /// True for types that our coders know themselves.
    @inline(__always)
    func isKnown(_ type: Any.Type) -> Bool {
        let id = ObjectIdentifier(type)
        #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
        if id == float16 { return true }
        #endif
        return id == json || id == uuid || isOfFoundation(type)
    }

    /// True for types of Foundation whose form the settings of a coder decide about.
    @inline(__always)
    func isOfFoundation(_ type: Any.Type) -> Bool {
        let id = ObjectIdentifier(type)
        return id == date || id == data || id == url || id == decimal
    }

    /// True for arrays of the most common scalars.
    @inline(__always)
    func isScalarArray(_ type: Any.Type) -> Bool {
        let id = ObjectIdentifier(type)
        return id == doubles || id == integers || id == strings
    }

    /// True for any `Array`.
    @inline(__always)
    func isArray(_ type: Any.Type) -> Bool {
        SpecialTypes.descriptor(of: type) == array
    }

    /// True for any `Dictionary`.
    @inline(__always)
    func isDictionary(_ type: Any.Type) -> Bool {
        SpecialTypes.descriptor(of: type) == dictionary
    }

    /// True for any `Array` and any `Dictionary`.
    @inline(__always)
    func isCollection(_ type: Any.Type) -> Bool {
        let descriptor = SpecialTypes.descriptor(of: type)
        return descriptor == array || descriptor == dictionary
    }

    /// What all types made of one generic struct have in common; 0 for what is no struct.
    ///
    /// To ask the runtime whether a type conforms to a protocol takes a hundred times as long. Where
    /// addresses in metadata are signed (arm64e) no two compare equal: then collections decode and
    /// encode themselves, unless keys are turned.
    @inline(__always)
    private static func descriptor(of type: Any.Type) -> Int {
        // SAFETY: a metatype is a pointer to metadata, whose first word is its kind: for structs
        // 0x200 (MetadataKind.def of the Swift ABI), and then the second is the descriptor.
        let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
        return words[0] == 0x200 ? words[1] : 0
    }
}
