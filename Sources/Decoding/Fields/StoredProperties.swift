/// The stored properties of a struct, found by what the runtime knows of its type.
///
/// This is all of the module that relies on the layout of types. The functions of the runtime that
/// it calls are those behind `Mirror`; they are part of the stable ABI.
@usableFromInline
final class StoredProperties: Sendable {
    /// The offsets of the properties from the start of a value.
    let offsets: [Int]

    /// The properties of a type; nil unless it is a struct with stored properties of exactly these
    /// types in this order, none of them weak or unowned.
    init?(of type: any Any.Type, as slots: [SlotLayout]) {
        guard StoredProperties.isStruct(type), reflectedCount(type) == slots.count else {
            return nil
        }
        var offsets: [Int] = []
        for (index, slot) in slots.enumerated() {
            var metadata = ReflectedField()
            let propertyType = reflectedType(type, index, &metadata)
            metadata.freeName?(metadata.name)
            guard propertyType == slot.type, metadata.isStrong else { return nil }
            offsets.append(reflectedOffset(type, index))
        }
        self.offsets = offsets
    }

    /// The first property that is optional where its slot is not, if that is all that misfits so far.
    static func optionalProperty(of type: any Any.Type, as slots: [SlotLayout]) -> String? {
        func isOptional<Value>(_ property: any Any.Type, of type: Value.Type) -> Bool {
            property == Value?.self
        }
        guard isStruct(type), reflectedCount(type) == slots.count else { return nil }
        for (index, slot) in slots.enumerated() {
            var metadata = ReflectedField()
            let propertyType = reflectedType(type, index, &metadata)
            defer { metadata.freeName?(metadata.name) }
            if propertyType == slot.type { continue }
            guard isOptional(propertyType, of: slot.type) else { return nil }
            return metadata.name.map { String(cString: $0) }
        }
        return nil
    }

    /// Asks the metadata of a type what kind of type it is.
    private static func isStruct(_ type: any Any.Type) -> Bool {
        // SAFETY: a metatype is a pointer to metadata, whose first word is its kind: for structs
        // 0x200 (MetadataKind.def of the Swift ABI).
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
    }
}

/// What the runtime says about one stored property: `_FieldReflectionMetadata` of the standard
/// library, all of it, since the runtime fills it in.
private struct ReflectedField {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func reflectedCount(_ type: any Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func reflectedType(
    _ type: any Any.Type,
    _ index: Int,
    _ metadata: UnsafeMutablePointer<ReflectedField>
) -> any Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func reflectedOffset(_ type: any Any.Type, _ index: Int) -> Int
