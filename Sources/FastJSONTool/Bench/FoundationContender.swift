import FastJSON

#if FASTJSON_SMALL
/// The neighbour that everybody has, but not a command that has its runtime inside.
///
/// On Linux, `JSONSerialization` brings 40 MB with it.
enum FoundationContender {
    static let name = "JSONSerialization"
    static let isThere = false

    static func contenders(for bytes: [UInt8]) -> [Contender] { [] }

    static func difference(from value: JSONValue, for bytes: [UInt8]) -> String? { nil }
}
#else
import Foundation

/// `JSONSerialization`, the neighbour that everybody has.
enum FoundationContender {
    static let name = "JSONSerialization"
    static let isThere = true

    /// Building a tree and writing it: all that it does.
    static func contenders(for bytes: [UInt8]) -> [Contender] {
        let data = Data(bytes)
        let reader = Contender(reader: name, task: .tree) {
            try inPool { _ = try tree(of: data) }
        }
        guard let object = try? tree(of: data) else { return [reader] }
        let writer = Contender(reader: name, task: .write) {
            try inPool {
                _ = try JSONSerialization.data(
                    withJSONObject: object,
                    options: [.fragmentsAllowed, .withoutEscapingSlashes]
                )
            }
        }
        return [reader, writer]
    }

    /// What its answer has that the value has not; nil if they are the same.
    static func difference(from value: JSONValue, for bytes: [UInt8]) -> String? {
        do {
            return try inPool {
                let place = difference(value, try tree(of: Data(bytes)), at: JSONValuePath())
                return place.map { "\(name) gives another value at \($0)" }
            }
        } catch {
            return "\(name) refuses the document: \(error)"
        }
    }

    private static func tree(of data: Data) throws -> Any {
        try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    }

    /// Releases what Objective-C keeps for later, where there is Objective-C.
    private static func inPool<Output>(_ body: () throws -> Output) rethrows -> Output {
        #if canImport(ObjectiveC)
        try autoreleasepool(invoking: body)
        #else
        try body()
        #endif
    }

    // MARK: Comparing

    /// The first place where the answers differ.
    private static func difference(
        _ value: JSONValue,
        _ other: Any,
        at path: JSONValuePath
    ) -> JSONValuePath? {
        switch value {
        case .null:
            return other is NSNull ? nil : path
        case .boolean(let value):
            return number(other, isBoolean: true)?.boolValue == value ? nil : path
        case .integer(let value):
            return number(other, isBoolean: false)?.int64Value == Int64(value) ? nil : path
        case .float(let value):
            return number(other, isBoolean: false)?.doubleValue == value ? nil : path
        case .number(let value):
            return number(other, isBoolean: false)?.doubleValue == value.double ? nil : path
        case .string(let value):
            guard let other = other as? String else { return path }
            return value.utf8.elementsEqual(other.utf8) ? nil : path
        case .array(let elements):
            guard let others = other as? [Any], elements.count == others.count else { return path }
            return firstDifference(
                elements.indices.lazy.map { (.index($0), elements[$0], others[$0]) },
                at: path
            )
        case .object(let object):
            // Of equal keys it keeps the last, as looking one up in an object does.
            let keys = Set(object.keys)
            guard let others = other as? [String: Any], keys.count == others.count else {
                return path
            }
            return firstDifference(
                keys.lazy.map { (.key($0), object[$0] ?? .null, others[$0] ?? ()) },
                at: path
            )
        }
    }

    private static func firstDifference(
        _ children: some Sequence<(step: JSONValuePath.Step, value: JSONValue, other: Any)>,
        at path: JSONValuePath
    ) -> JSONValuePath? {
        for child in children {
            let place = JSONValuePath(path.steps + [child.step])
            if let found = difference(child.value, child.other, at: place) { return found }
        }
        return nil
    }

    /// The number, if it is one and was or was not written as `true` or `false`.
    private static func number(_ value: Any, isBoolean: Bool) -> NSNumber? {
        guard let number = value as? NSNumber else { return nil }
        let looksBoolean = unsafe String(cString: number.objCType) == "c"
        return looksBoolean == isBoolean ? number : nil
    }
}
#endif
