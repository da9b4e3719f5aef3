/// An element after which a stream can continue.
struct PassedElement: Sendable {
    var index: Int
    var path: ElementPath
    /// What was counted up to its end.
    var place: SourceText.Origin
    /// The selections that had found something, a bit for each.
    var found: UInt64
    /// The format, of records.
    var format: JSONRecordFormat?

    init(
        index: Int,
        path: ElementPath = ElementPath(),
        place: SourceText.Origin,
        found: UInt64 = 1,
        format: JSONRecordFormat? = nil
    ) {
        (self.index, self.path, self.place) = (index, path, place)
        (self.found, self.format) = (found, format)
    }

    init(_ checkpoint: JSONCheckpoint) {
        index = checkpoint.index
        path = ElementPath(parents: checkpoint.path.steps)
        place = checkpoint.place
        found = checkpoint.found ?? .max
        format = checkpoint.format
    }

    var checkpoint: JSONCheckpoint {
        JSONCheckpoint(place: place, index: index, path: path.path, found: found, format: format)
    }
}
