import FastJSON

/// Going along a path, and taking the value at its end as a type.
extension JSONValue {
    /// One step on a path; nil where there is nothing.
    private func following(_ step: JSONValuePath.Step) -> JSONValue? {
        switch (step, self) {
        case (.key(let key), .object(let object)): object[key]
        case (.index(let index), .array(let elements)) where elements.indices.contains(index):
            elements[index]
        default: nil
        }
    }

    /// Whether such a step may lead somewhere.
    private func hasPlaces(for step: JSONValuePath.Step) -> Bool {
        switch (step, self) {
        case (.key, .object), (.index, .array): true
        default: false
        }
    }

    /// Why the step at this index of a path leads nowhere; with the path to there.
    private func failure(at index: Int, of path: [any JSONValuePathElement]) -> JSONError {
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
    package func follow(_ path: [any JSONValuePathElement]) throws(JSONError) -> JSONValue {
        var value = self
        for (index, element) in path.enumerated() {
            guard let next = value.following(element.pathStep) else {
                throw value.failure(at: index, of: path)
            }
            value = next
        }
        return value
    }

    /// Goes along a path; nil where a member or an element is missing, or a value is null, if that
    /// is allowed.
    @usableFromInline
    package func follow(
        _ path: [any JSONValuePathElement],
        allowsMissing: Bool,
        allowsNull: Bool
    ) throws(JSONError) -> JSONValue? {
        let nothing = JSONValue?.none
        var value = self
        for (index, element) in path.enumerated() {
            if value.isNull, allowsNull { return nothing }
            let step = element.pathStep
            guard let next = value.following(step) else {
                if value.hasPlaces(for: step), allowsMissing { return nothing }
                throw value.failure(at: index, of: path)
            }
            value = next
        }
        return value.isNull && allowsNull ? nothing : value
    }

    /// Goes along a path, and takes the value there as a type.
    func read<Output>(
        _ path: [any JSONValuePathElement],
        _ form: AccessForm<Output>
    ) throws(JSONError) -> Output {
        try form.read(try follow(path), at: path)
    }

    /// The same; the fallback where something on the path is not there.
    func read<Output>(
        _ path: [any JSONValuePathElement],
        _ form: AccessForm<Output>,
        or fallback: () -> Output
    ) throws(JSONError) -> Output {
        guard let value = try follow(path, allowsMissing: true, allowsNull: false) else {
            return fallback()
        }
        return try form.read(value, at: path)
    }
}

extension JSONError {
    /// The same error with a path before its own.
    @usableFromInline
    package func prefixed(by path: [any JSONValuePathElement]) -> JSONError {
        prefixed(by: path.map(\.pathStep))
    }
}
