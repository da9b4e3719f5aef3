import FastJSON

/// A key or an index, or something that stands for one.
///
/// ```swift
/// enum Key: String, JSONPathElement { case people, name }
/// let name = try json.string(at: Key.people, 0, Key.name)
/// ```
public protocol JSONPathElement {
    /// Where it leads.
    var pathStep: JSONPath.Step { get }
}

extension String: JSONPathElement {
    /// To the member with this key.
    public var pathStep: JSONPath.Step { .key(self) }
}

extension Int: JSONPathElement {
    /// To the element at this index.
    public var pathStep: JSONPath.Step { .index(self) }
}

extension JSONPath.Step: JSONPathElement {
    /// The step itself.
    public var pathStep: JSONPath.Step { self }
}

extension JSONPathElement where Self: RawRepresentable, RawValue == String {
    /// To the member with this key.
    public var pathStep: JSONPath.Step { .key(rawValue) }
}

/// What gives nil along a path instead of an error.
///
/// ```swift
/// let spouse = try json.string(at: "spouse", "name", alongPath: [.missingKeyBecomesNil])
/// ```
public struct JSONPathOptions: OptionSet, Sendable {
    /// The options, a bit for each.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Where a value on the path is `null`, the result is nil.
    public static let nullBecomesNil = JSONPathOptions(rawValue: 1)
    /// Where a member or an element on the path is not there, the result is nil.
    public static let missingKeyBecomesNil = JSONPathOptions(rawValue: 2)
}

extension JSONValue {
    /// Goes along a path; the failure has the path of the access that failed.
    func follow(_ path: [any JSONPathElement]) throws(JSONError) -> JSONValue {
        var value = self
        for (index, element) in path.enumerated() {
            let next: JSONValueResult =
                switch element.pathStep {
                case .key(let key): value[key]
                case .index(let index): value[index]
                }
            switch next {
            case .success(let found): value = found
            case .failure(let error): throw error.prefixed(by: path[..<index].map(\.pathStep))
            }
        }
        return value
    }

    /// Goes along a path, and makes something of the value there.
    func decode<Output: JSONValueDecodable>(
        _ path: [any JSONPathElement],
        _ type: Output.Type
    ) throws(JSONError) -> Output {
        let value = try follow(path)
        switch Output.createWithJSONValue(value) {
        case .success(let output): return output
        case .failure(let error): throw error.prefixed(by: path.map(\.pathStep))
        }
    }

    /// The same; the fallback where something on the path is not there.
    func decode<Output: JSONValueDecodable>(
        _ path: [any JSONPathElement],
        or fallback: () -> Output
    ) throws(JSONError) -> Output {
        try decode(path, Output.self, [.missingKeyBecomesNil]) ?? fallback()
    }

    /// The same; nil where the options say so.
    func decode<Output: JSONValueDecodable>(
        _ path: [any JSONPathElement],
        _ type: Output.Type,
        _ options: JSONPathOptions
    ) throws(JSONError) -> Output? {
        var value = self
        for (index, element) in path.enumerated() {
            if value.isNull, options.contains(.nullBecomesNil) { return nil }
            do {
                value = try value.follow([element])
            } catch {
                let isMissing = error.code == .missingKey || error.code == .indexOutOfBounds
                if isMissing, options.contains(.missingKeyBecomesNil) { return nil }
                throw error.prefixed(by: path[..<index].map(\.pathStep))
            }
        }
        if value.isNull, options.contains(.nullBecomesNil) { return nil }
        do {
            return try value.decode([], type)
        } catch {
            throw error.prefixed(by: path.map(\.pathStep))
        }
    }
}
