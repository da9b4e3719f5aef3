/// How an array of one type is made of values in memory.
///
/// The functions come from where the type is known, so that they are specialised.
@_documentation(visibility: internal)
@safe
public struct ArrayMaker: Sendable {
    /// Moves `count` values out of memory, for the array at the target.
    @usableFromInline package typealias Move =
        @Sendable (
            _ source: UnsafeMutableRawPointer,
            _ count: Int,
            _ target: UnsafeMutableRawPointer
        ) -> Void

    /// Initialises the target with an array of the values, which takes no more memory than it needs.
    let make: Move
    /// Appends the values to the array at the target, to which more will be appended.
    let append: Move
    /// Ends the life of the array at an address.
    let destroy: @Sendable (UnsafeMutableRawPointer) -> Void
    /// The distance of the values in memory.
    let stride: Int

    @usableFromInline
    package init(
        stride: Int,
        make: @escaping Move,
        append: @escaping Move,
        destroy: @escaping @Sendable (UnsafeMutableRawPointer) -> Void
    ) {
        self.stride = stride
        unsafe self.make = make
        unsafe self.append = append
        unsafe self.destroy = destroy
    }
}
