import FastJSON

/// A type that a value can be taken as, and its name in errors.
struct AccessForm<Output> {
    /// The name of the type.
    let name: String
    /// The value as the type; nil if it is another one.
    let convert: (JSONValue) -> Output?

    /// What a value at a path is as the type; the error has the path.
    func read(_ value: JSONValue, at path: [any JSONValuePathElement]) throws(JSONError) -> Output {
        guard let output = convert(value) else {
            throw JSONError.notConvertible(value, to: name).prefixed(by: path)
        }
        return output
    }

    /// What a result holds as the type.
    func read(_ result: JSONValueResult) -> Result<Output, JSONError> {
        switch result {
        case .success(let value):
            guard let output = convert(value) else {
                return .failure(.notConvertible(value, to: name))
            }
            return .success(output)
        case .failure(let error): return .failure(error)
        }
    }
}

extension AccessForm where Output == Bool {
    static var bool: AccessForm { AccessForm(name: "Bool", convert: \.bool) }
}

extension AccessForm where Output == Int {
    static var int: AccessForm { AccessForm(name: "Int", convert: \.int) }
}

extension AccessForm where Output == Double {
    static var double: AccessForm { AccessForm(name: "Double", convert: \.double) }
}

extension AccessForm where Output == String {
    static var string: AccessForm { AccessForm(name: "String", convert: \.string) }
}

extension AccessForm where Output == [JSONValue] {
    static var array: AccessForm { AccessForm(name: "Array", convert: \.array) }
}

extension AccessForm where Output == [String: JSONValue] {
    static var dictionary: AccessForm { AccessForm(name: "Dictionary", convert: \.dictionary) }
}

extension AccessForm where Output == JSONValue.Object {
    static var object: AccessForm { AccessForm(name: "Object", convert: \.object) }
}
