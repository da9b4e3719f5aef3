/// What a stream does about an element or record that is wrong.
///
/// A record is wrong if anything is wrong with it; an element of an array if it is JSON, but not what
/// was asked for: after wrong syntax in an array nothing can be read.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum JSONErrorPolicy: Sendable, Hashable {
    /// Throw what is wrong with it, and end.
    case stop
    /// Go on with the next one, and count it.
    case skip
    /// Go on with the next one, keep so many of those that were wrong, and count all of them.
    case collect(limit: Int)
}
