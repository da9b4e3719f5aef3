import Decoding

extension JSONValue {
    /// Reads a document, in the words of Freddy.
    ///
    /// The same as `JSONValue.parse(_:)`, except that a failure also says that parsing failed. It takes
    /// `[UInt8]`, `Data` and any other collection of bytes, which it copies.
    ///
    /// ```swift
    /// let json = JSONValue.createJSONValueFrom(bytes)
    /// let matt = json["people"][0]["name"].string
    /// ```
    public static func createJSONValueFrom(
        _ bytes: some Collection<UInt8>,
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> JSONValueResult {
        parse(Array(bytes), options: options)
            .mapError { $0.saying("Could not parse `Data`. \($0.message)") }
    }
}

extension Result where Success == JSONValue, Failure == JSONError {
    /// The number as the nearest `Double`; the same as `double`, as Freddy has both.
    ///
    /// For all its digits take `map(\.number)`.
    public var number: Result<Double, JSONError> {
        flatMap { value in
            guard let number = value.double else {
                return .failure(.notConvertible(value, to: "Number"))
            }
            return .success(number)
        }
    }
}
