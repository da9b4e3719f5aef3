import FastJSON

/// A type that a value can be taken as, and its name in errors.
struct AccessForm<Output> {
    /// The name of the type.
    let name: String
    /// The value as the type; nil if it is another one.
    let convert: (JSONValue) -> Output?

    /// A value as the type.
    func read(_ value: JSONValue) -> Result<Output, JSONError> {
        convert(value).map(Result.success) ?? .failure(.notConvertible(value, to: name))
    }

    /// A value at a path as the type; the error has the path.
    func read(_ value: JSONValue, at path: [any JSONValuePathElement]) throws(JSONError) -> Output {
        try read(value).mapError { $0.prefixed(by: path) }.get()
    }
}

extension AccessForm<Bool> {
    static var bool: AccessForm { AccessForm(name: "Bool", convert: \.bool) }
}

extension AccessForm<Int> {
    static var int: AccessForm { AccessForm(name: "Int", convert: \.int) }
}

extension AccessForm<Double> {
    static var double: AccessForm { AccessForm(name: "Double", convert: \.double) }
}

extension AccessForm<String> {
    static var string: AccessForm { AccessForm(name: "String", convert: \.string) }
}

extension AccessForm<[JSONValue]> {
    static var array: AccessForm { AccessForm(name: "Array", convert: \.array) }
}

extension AccessForm<[String: JSONValue]> {
    static var dictionary: AccessForm { AccessForm(name: "Dictionary", convert: \.dictionary) }
}

extension AccessForm<JSONValue.Object> {
    static var object: AccessForm { AccessForm(name: "Object", convert: \.object) }
}
