/// Keys that were converted before, for those that come again and again.
struct ConvertedNames {
    private var names: [ByteKey: String] = [:]

    /// Hostile documents have many keys, and long ones.
    private static let most = 1000

    /// What a function makes of a key.
    mutating func name(of key: String, _ convert: (String) -> String) -> String {
        if let known = names[ByteKey(key)] { return known }
        let converted = convert(key)
        if names.count < ConvertedNames.most {
            names[ByteKey(key)] = converted
        }
        return converted
    }
}
