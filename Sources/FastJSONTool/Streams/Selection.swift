import FastJSON

/// The values that paths select, in the order of the document.
///
/// A pointer leads to an array, and selects its elements; any other path selects values.
enum Selection {
    static func open<Output>(
        _ stream: consuming JSONStream,
        at paths: [JSONPath],
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        try stream.select(
            paths.map { path in
                path.isPointer && path.isSingular
                    ? .elements(at: path, read) : .values(at: path, read)
            }
        )
    }

    /// Refuses paths that cannot be followed together.
    static func check(_ paths: [JSONPath]) throws(ToolFailure) {
        do {
            _ = try open(JSONStream(.bytes([])), at: paths) { _ in }
        } catch {
            throw ToolFailure(error.message)
        }
    }

    /// Reads an argument, and prints the warnings about it.
    fileprivate static func readArgument<Value>(
        _ argument: String,
        _ noun: String,
        _ warnings: KeyPath<Value, [String]>,
        _ make: (String) throws(JSONError) -> Value
    ) throws(ToolFailure) -> Value {
        guard let text = ArgumentBytes.valid(argument) else {
            throw ToolFailure("the \(noun) is not valid UTF-8")
        }
        let value: Value
        do throws(JSONError) {
            value = try make(text)
        } catch {
            throw ToolFailure(error.message)
        }
        // Without a standard error, the command works all the same.
        for warning in value[keyPath: warnings] {
            try? Output.report("fastjson: warning: \(warning)\n")
        }
        return value
    }
}

extension JSONPath {
    /// Reads a path from the command line; throws ``ToolFailure`` if the text is no path.
    init(argument: String) throws(ToolFailure) {
        self = try Selection.readArgument(argument, "path", \.warnings) { text throws(JSONError) in
            try JSONPath(text)
        }
    }
}

extension PathCondition {
    /// Reads a filter from the command line; throws ``ToolFailure`` if the text is not one.
    init(argument: String) throws(ToolFailure) {
        self = try Selection.readArgument(argument, "filter", \.warnings) {
            text throws(JSONError) in
            try PathCondition(text)
        }
    }
}
