import FastJSON

/// The cases of enums.
extension Assembly {
    /// A case with payload, and the function that takes the payload out of a value.
    ///
    /// ```swift
    /// ParsePrint(
    ///     .case(Amount.exact, extract: { if case .exact(let v, let u) = $0 { (v, u) } else { nil } })
    /// ) {
    ///     Field("value", Int.self)
    ///     Field("unit", String.self)
    /// }
    /// ```
    ///
    /// Values are encoded faster than with `.case(_:)`.
    @inlinable
    public static func `case`(
        _ embed: @escaping @Sendable (repeat each Slot) -> Output,
        extract: @escaping @Sendable (Output) -> (repeat each Slot)?
    ) -> Self {
        var assembly = Self(make: embed, take: extract)
        assembly.checksNames = true
        return assembly
    }

    /// A case with payload.
    ///
    /// ```swift
    /// ParsePrint(.case(Amount.exact)) {
    ///     Field("value", Int.self)
    ///     Field("unit", String.self)
    /// }
    /// ```
    ///
    /// For writing, the payload is found by reflection, in about five microseconds. Pass `extract` if that
    /// is too slow.
    @inlinable
    public static func `case`(_ embed: @escaping @Sendable (repeat each Slot) -> Output) -> Self {
        .case(
            embed,
            extract: { output in
                guard let payload = casePayload(of: output, as: (repeat each Slot).self),
                    isSameCase(embed(repeat each payload), output)
                else { return nil }
                return payload
            }
        )
    }
}

extension Assembly {
    /// A case without payload.
    ///
    /// ```swift
    /// ParsePrint(.case(Amount.unknown)) { Null() }
    /// ```
    ///
    /// A value with payload is read, but not written: its payload would be lost.
    @_disfavoredOverload
    public static func `case`(_ value: Output) -> Assembly<Output> where Output: Sendable {
        let hasPayload =
            !(value is any CustomReflectable) && !Mirror(reflecting: value).children.isEmpty
        let name = hasPayload ? nil : caseName(of: value)
        return unsafe Assembly<Output>(
            make: { _ in value },
            taking: unsafe .function { address, _ throws(JSONError) in
                // SAFETY: the assembly is used for values of this type only.
                let output = unsafe address.assumingMemoryBound(to: Output.self).pointee
                guard name != nil, caseName(of: output) == name else {
                    throw .cannotTakeApart(Output.self)
                }
            }
        )
    }
}

/// The payload of the case of an enum, if it is of this type.
@usableFromInline
func casePayload<Output, Payload>(of output: Output, as type: Payload.Type) -> Payload? {
    // What a type of its own makes of its mirror need not be the payload.
    guard !(output is any CustomReflectable),
        let child = Mirror(reflecting: output).children.first
    else { return nil }
    if let payload = child.value as? Payload { return payload }
    // One value with a label is a tuple of one.
    let inner = Mirror(reflecting: child.value)
    guard inner.displayStyle == .tuple, inner.children.count == 1 else { return nil }
    return inner.children.first?.value as? Payload
}

/// True if two values are of the same case, also where cases differ in their labels only.
@usableFromInline
func isSameCase<Output>(_ left: Output, _ right: Output) -> Bool {
    func payloadType(_ output: Output) -> ObjectIdentifier? {
        Mirror(reflecting: output).children.first.map { ObjectIdentifier(type(of: $0.value)) }
    }
    let isCopy = unsafe withUnsafeBytes(of: left) { left in
        unsafe withUnsafeBytes(of: right) { right in unsafe left.elementsEqual(right) }
    }
    if isCopy { return true }
    guard let name = caseName(of: left) else { return false }
    return name == caseName(of: right) && payloadType(left) == payloadType(right)
}

/// The name of the case of an enum; nil for other types.
@usableFromInline
func caseName<Output>(of output: Output) -> String? {
    unsafe enumCaseName(output).map { unsafe String(cString: $0) }
}

/// The function of the runtime that prints the names of cases.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Output>(_ output: Output) -> UnsafePointer<CChar>?
