/// The code of a model that reads its objects, for the plan of another value.
///
/// It is an object whose property never changes, so that calling its function counts no references.
@usableFromInline
@safe
package final class DirectReader: Sendable {
    /// Reads the object at an address into uninitialised memory, and returns the address after it.
    ///
    /// If it throws, the memory is uninitialised.
    @usableFromInline
    package typealias Read =
        @Sendable (
            UnsafeMutableRawPointer, UnsafePointer<UInt8>, inout JSONCursor
        ) throws(JSONError) -> UnsafePointer<UInt8>

    let read: Read

    package init(_ read: @escaping Read) {
        unsafe self.read = read
    }
}
