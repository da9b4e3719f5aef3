/// A key that is of no type of the user's.
struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    /// What is decoded by the class that another inherits from.
    static let `super` = AnyKey(stringValue: "super")

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }

    /// The key of a member of a dictionary, which is a number as well if it can be.
    ///
    /// The standard library makes it so, and Foundation does not where a strategy turns keys.
    init(memberOfDictionary key: String, isConverted: Bool) {
        stringValue = key
        intValue = isConverted ? nil : Int(key)
    }

    /// The key of an element of an array.
    init(index: Int) {
        let key = IndexKey(index)
        stringValue = key.stringValue
        intValue = index
    }
}

/// The key of an element of an array, whose text is made only for an error.
struct IndexKey: CodingKey {
    private let index: Int

    init(_ index: Int) {
        self.index = index
    }

    init?(stringValue: String) { nil }

    init(intValue: Int) {
        index = intValue
    }

    var stringValue: String { "Index \(index)" }
    var intValue: Int? { index }
}
