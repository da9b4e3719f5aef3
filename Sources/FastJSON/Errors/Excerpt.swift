/// The text around a failure, cut to a size that can be shown.
struct Excerpt: Sendable, Hashable {
    /// One line, or the part of it around the failure.
    var text: String
    /// White space as wide as the text before the failure.
    var caretIndent: String

    /// Scalars shown before and after the failure.
    static let scalarsBefore = 60
    static let scalarsAfter = 20
    /// The bytes that as many scalars can take: what a window keeps, or reads, for an excerpt.
    static let bytesBefore = 4 * scalarsBefore
    static let bytesAfter = 4 * (scalarsAfter + 1)
}
