import Decoding

/// Why an object cannot be a dictionary: two of its keys may be one `String`, though their bytes
/// differ.
@usableFromInline
enum DictionaryKeys {
    /// The error for the first key that takes too long to hash.
    @usableFromInline
    static func longKey(in object: JSONValue.Object) -> JSONError? {
        let key = object.lazy.map(\.key).first { !$0.isFastToHash }
        return key.map { JSONError(.typed(.longKey($0))) }
    }

    /// The error for the first key that is equal to one before it and has other bytes.
    ///
    /// The number of members of a dictionary tells if there can be one.
    @usableFromInline
    static func collision(in object: JSONValue.Object, of memberCount: Int) -> JSONError? {
        guard memberCount < object.count else { return nil }
        var texts: [String: [UInt8]] = [:]
        for key in object.lazy.map(\.key) {
            let text = texts.updateValue(Array(key.utf8), forKey: key)
            if let text, !text.elementsEqual(key.utf8) { return JSONError(.typed(.equalKey(key))) }
        }
        return nil
    }
}
