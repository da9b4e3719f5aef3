import Decoding
import FastJSON
import Foundation

extension JSONValue {
    /// Makes a value of what `JSONSerialization` returns, or of other untyped values.
    ///
    /// ```swift
    /// JSONValue(foundationObject: ["id": 1, "tags": ["a"]] as [String: Any])
    /// ```
    ///
    /// Arrays, dictionaries with string keys (in order of their keys), strings, numbers and Booleans are
    /// taken over; anything else becomes `null`. `true` becomes a Boolean and 1 a number, even if both are
    /// an `NSNumber`. Values deeper than 512 levels become `null`.
    public init(foundationObject object: Any) {
        var stack = StackGuard()
        self = JSONValue.value(of: object, levels: 512, &stack)
    }

    private static func value(of object: Any, levels: Int, _ stack: inout StackGuard) -> JSONValue {
        guard stack.isUsedUp() else { return plainValue(of: object, levels: levels, &stack) }
        var result = JSONValue.null
        let didRun = StackGuard.withFreshStack {
            var fresh = StackGuard.fresh
            result = value(of: object, levels: levels, &fresh)
        }
        return didRun ? result : .null
    }

    private static func plainValue(
        of object: Any,
        levels: Int,
        _ stack: inout StackGuard
    ) -> JSONValue {
        switch object {
        case let value as JSONValue: return value
        case let text as String: return .string(text)
        case let elements as [Any]:
            guard levels > 0 else { return .null }
            return .array(elements.map { value(of: $0, levels: levels - 1, &stack) })
        case let members as [String: Any]:
            guard levels > 0 else { return .null }
            return .object(
                Object(
                    members.sorted { $0.key < $1.key }.map {
                        ($0.key, value(of: $0.value, levels: levels - 1, &stack))
                    }
                )
            )
        // After the containers: on Linux the cast would convert all that they hold, level by level.
        case let number as NSNumber: return value(of: number)
        default: return .null
        }
    }

    private static func value(of number: NSNumber) -> JSONValue {
        if number.isTruthValue { return .boolean(number.boolValue) }
        if let decimal = number as? NSDecimalNumber {
            return Number(decimal.description).map { JSONValue($0) } ?? .null
        }
        switch unsafe UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "d"), UInt8(ascii: "f"):
            let value = number.doubleValue
            return value.isFinite ? .float(value) : .null
        case UInt8(ascii: "Q"):
            let value = number.uint64Value
            return Int(exactly: value).map { .integer($0) }
                ?? Number(String(value)).map { JSONValue($0) } ?? .null
        default: return .integer(number.intValue)
        }
    }
}

extension NSNumber {
    /// True if it was made of a Boolean.
    fileprivate var isTruthValue: Bool {
        #if canImport(Darwin)
        CFGetTypeID(self) == CFBooleanGetTypeID()
        #else
        unsafe UInt8(bitPattern: objCType.pointee) == UInt8(ascii: "B")
            || self === NSNumber(value: true) || self === NSNumber(value: false)
        #endif
    }
}
