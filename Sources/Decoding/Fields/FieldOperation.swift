import FastJSON

/// How a plan reads the values of a parser without calling it.
///
/// It has the type of the values, so that no parser can have the operation of another type by mistake: a plan
/// does not check it.
@_documentation(visibility: internal)
public struct FieldOperation<Output>: Sendable {
    @usableFromInline let erased: ErasedOperation

    init(_ erased: ErasedOperation) {
        self.erased = erased
    }

    init(_ operation: PlanOperation) {
        self.init(ErasedOperation(operation))
    }
}

/// The same without the type of the values.
@usableFromInline
struct ErasedOperation: Sendable {
    let operation: PlanOperation
    /// The bytes of a nil, for which `null` stands; else empty.
    let nilImage: [UInt8]

    /// The parser is called.
    @usableFromInline static var parsing: ErasedOperation { ErasedOperation(.closures) }

    init(_ operation: PlanOperation, nilImage: [UInt8] = []) {
        self.operation = operation
        self.nilImage = nilImage
    }

    /// The operation for an optional of the value.
    ///
    /// The optional of an optional is left to its closures.
    func optional(_ wrapping: Wrapping, nilImage: [UInt8]) -> ErasedOperation {
        switch operation {
        case .string: ErasedOperation(.optionalString)
        case .int: ErasedOperation(.optionalInt)
        case .double: ErasedOperation(.optionalDouble)
        case .bool: ErasedOperation(.optionalBool)
        case .nested(let plan) where self.nilImage.isEmpty && !nilImage.isEmpty:
            unsafe ErasedOperation(.nested(plan.wrapped(by: wrapping.wrap)), nilImage: nilImage)
        default: ErasedOperation(.closures)
        }
    }
}

/// How a value becomes an optional where it lies.
@usableFromInline
@safe
struct Wrapping: Sendable {
    /// Nil if there is nothing to do.
    @usableFromInline let wrap: (@Sendable (UnsafeMutableRawPointer) -> Void)?

    @inlinable
    init<Value>(_ type: Value.Type) {
        if MemoryLayout<Value?>.size == MemoryLayout<Value>.size {
            // Nil has bytes that no value has; so those of a value stay as they are.
            unsafe wrap = nil
        } else {
            unsafe wrap = { address in
                // SAFETY: a value is there, with room for an optional.
                let value = unsafe address.assumingMemoryBound(to: Value.self).move()
                unsafe address.initializeMemory(as: Value?.self, to: value)
            }
        }
    }
}
