import Decoding

/// Going along a path, and making something of the value at its end.
extension JSONValue {
    /// What a type makes of this value; the path of an error begins with the path to the value.
    @inlinable
    func decode<Output: JSONValueDecodable>(
        _ type: Output.Type,
        prefix path: [any JSONValuePathElement]
    ) throws(JSONError) -> Output {
        switch Output.createWithJSONValue(self) {
        case .success(let output): return output
        case .failure(let error): throw error.prefixed(by: path)
        }
    }

    /// Goes along a path, and makes something of the value there.
    @inlinable
    func decode<Output: JSONValueDecodable>(
        _ path: [any JSONValuePathElement],
        _ type: Output.Type
    ) throws(JSONError) -> Output {
        try follow(path).decode(type, prefix: path)
    }

    /// The same; the fallback where something on the path is not there.
    @inlinable
    func decode<Output: JSONValueDecodable>(
        _ path: [any JSONValuePathElement],
        or fallback: () -> Output
    ) throws(JSONError) -> Output {
        try decode(path, Output.self, [.missingKeyBecomesNil]) ?? fallback()
    }

    /// The same; nil where the options say so.
    @inlinable
    func decode<Output: JSONValueDecodable>(
        _ path: [any JSONValuePathElement],
        _ type: Output.Type,
        _ options: JSONValuePathOptions
    ) throws(JSONError) -> Output? {
        let value = try follow(
            path,
            allowsMissing: options.contains(.missingKeyBecomesNil),
            allowsNull: options.contains(.nullBecomesNil)
        )
        return try value?.decode(type, prefix: path)
    }
}
