/// What a stream does about an element or record that is wrong.
///
/// A record is wrong if anything is wrong with it. An element of an array is wrong if it is JSON, but
/// does not fit. After wrong syntax in an array, nothing more can be read.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum JSONErrorPolicy: Sendable, Hashable {
    /// Throw its error, and end.
    ///
    /// A record that is too long is read to its end first, without being kept.
    case stop
    /// Continue with the next one, and count the wrong one.
    case skip
    /// Continue with the next one, count all wrong ones, and keep at most this number of them.
    ///
    /// - Precondition: the limit is not negative.
    case collect(limit: Int)
}
