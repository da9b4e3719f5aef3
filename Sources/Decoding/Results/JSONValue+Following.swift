import FastJSON

/// Going along a path, and making something of the value at its end.
extension JSONValue {
    /// One step on a path; nil where there is nothing.
    private func following(_ step: JSONPath.Step) -> JSONValue? {
        switch (step, self) {
        case (.key(let key), .object(let object)): object[key]
        case (.index(let index), .array(let elements)) where elements.indices.contains(index):
            elements[index]
        default: nil
        }
    }

    /// Whether such a step may lead somewhere.
    private func hasPlaces(for step: JSONPath.Step) -> Bool {
        switch (step, self) {
        case (.key, .object), (.index, .array): true
        default: false
        }
    }

    /// Why the step at this index of a path leads nowhere; with the path to there.
    private func failure(at index: Int, of path: [any JSONPathElement]) -> JSONError {
        let result: JSONValueResult =
            switch path[index].pathStep {
            case .key(let key): self[key]
            case .index(let index): self[index]
            }
        guard case .failure(let error) = result else { preconditionFailure("the step was taken") }
        return error.prefixed(by: path[..<index].map(\.pathStep))
    }

    /// Goes along a path; the failure has the path of the access that failed.
    @usableFromInline
    func follow(_ path: [any JSONPathElement]) throws(JSONError) -> JSONValue {
        var value = self
        for (index, element) in path.enumerated() {
            guard let next = value.following(element.pathStep) else {
                throw value.failure(at: index, of: path)
            }
            value = next
        }
        return value
    }

    /// Goes along a path; nil where the options say so.
    @usableFromInline
    func follow(
        _ path: [any JSONPathElement],
        _ options: JSONPathOptions
    ) throws(JSONError) -> JSONValue? {
        let nothing = JSONValue?.none
        var value = self
        for (index, element) in path.enumerated() {
            if value.isNull, options.contains(.nullBecomesNil) { return nothing }
            let step = element.pathStep
            guard let next = value.following(step) else {
                if value.hasPlaces(for: step), options.contains(.missingKeyBecomesNil) {
                    return nothing
                }
                throw value.failure(at: index, of: path)
            }
            value = next
        }
        return value.isNull && options.contains(.nullBecomesNil) ? nothing : value
    }

    /// What a type makes of this value; the error begins with the path to it.
    @inlinable
    func decode<Output: JSONValueDecodable>(
        _ type: Output.Type,
        prefix path: [any JSONPathElement]
    ) throws(JSONError) -> Output {
        switch Output.createWithJSONValue(self) {
        case .success(let output): return output
        case .failure(let error): throw error.prefixed(by: path)
        }
    }

    /// Goes along a path, and makes something of the value there.
    @inlinable
    func decode<Output: JSONValueDecodable>(
        _ path: [any JSONPathElement],
        _ type: Output.Type
    ) throws(JSONError) -> Output {
        try follow(path).decode(type, prefix: path)
    }

    /// The same; the fallback where something on the path is not there.
    @inlinable
    func decode<Output: JSONValueDecodable>(
        _ path: [any JSONPathElement],
        or fallback: () -> Output
    ) throws(JSONError) -> Output {
        try decode(path, Output.self, [.missingKeyBecomesNil]) ?? fallback()
    }

    /// The same; nil where the options say so.
    @inlinable
    func decode<Output: JSONValueDecodable>(
        _ path: [any JSONPathElement],
        _ type: Output.Type,
        _ options: JSONPathOptions
    ) throws(JSONError) -> Output? {
        try follow(path, options)?.decode(type, prefix: path)
    }
}

extension JSONError {
    @usableFromInline
    func prefixed(by path: [any JSONPathElement]) -> JSONError {
        prefixed(by: path.map(\.pathStep))
    }
}
