import FastJSON

extension JSONWriter {
    /// Writes a member.
    mutating func member(_ key: String, _ value: some HandCoded) {
        self.key(key)
        value.write(to: &self)
    }

    /// Writes a member if it has a value.
    mutating func member(_ key: String, _ value: (some HandCoded)?) {
        if let value {
            member(key, value)
        }
    }
}
