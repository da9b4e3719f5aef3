/// The stored properties of a struct, found by what the runtime knows of its type.
///
/// This and ``CaseLabels`` are all of the module that relies on the layout of types. The functions
/// of the runtime that it calls are those that `Mirror` calls; they are part of the stable ABI.
@usableFromInline
struct StoredProperties {
    /// One of them.
    struct Property {
        let name: String
        let type: any Any.Type
        /// Where it lies, in bytes from the start of a value.
        let offset: Int
        /// False for `weak` and `unowned`, whose memory is not a plain value.
        let isStrong: Bool
    }

    let properties: [Property]

    /// The properties of a type in the order of their declarations; nil unless it is a struct.
    init?(of type: any Any.Type) {
        guard StoredProperties.isStruct(type) else { return nil }
        properties = (0..<reflectedCount(type)).map { index in
            var metadata = ReflectedField()
            let propertyType = unsafe reflectedType(type, index, &metadata)
            defer { unsafe metadata.freeName?(metadata.name) }
            return unsafe Property(
                name: metadata.name.map { unsafe String(cString: $0) } ?? "",
                type: propertyType,
                offset: reflectedOffset(type, index),
                isStrong: metadata.isStrong
            )
        }
    }

    /// The properties of a type; nil unless it is a struct with stored properties of exactly these
    /// types in this order, none of them weak or unowned.
    init?(of type: any Any.Type, as slots: [SlotLayout]) {
        guard let all = StoredProperties(of: type), all.properties.count == slots.count,
            zip(all.properties, slots).allSatisfy({ $0.type == $1.type && $0.isStrong })
        else { return nil }
        self = all
    }

    /// The name of the property of a type that lies at an offset; nil if there is none.
    ///
    /// What has another type there is part of a property, or has no size.
    static func name(
        of type: any Any.Type,
        at offset: Int,
        as propertyType: any Any.Type
    ) -> String? {
        let all = StoredProperties(of: type)?.properties
        return all?.first { $0.offset == offset && $0.type == propertyType }?.name
    }

    /// The first property that is optional where its slot is not, if that is all that misfits so
    /// far.
    static func optionalProperty(of type: any Any.Type, as slots: [SlotLayout]) -> String? {
        func isOptional<Value>(_ property: any Any.Type, of type: Value.Type) -> Bool {
            property == Value?.self
        }
        guard let all = StoredProperties(of: type), all.properties.count == slots.count,
            let misfit = zip(all.properties, slots).first(where: { $0.type != $1.type }),
            isOptional(misfit.0.type, of: misfit.1.type)
        else { return nil }
        return misfit.0.name
    }

    /// Asks the metadata of a type what kind of type it is.
    private static func isStruct(_ type: any Any.Type) -> Bool {
        // SAFETY: a metatype is a pointer to metadata, whose first word is its kind: for structs
        // 0x200 (MetadataKind.def of the Swift ABI).
        unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
    }
}

/// What the runtime says about one stored property: `_FieldReflectionMetadata` of the standard
/// library, all of it, since the runtime fills it in.
@safe
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
