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

    private let read: Read

    package init(_ read: @escaping Read) {
        unsafe self.read = read
    }

    /// Reads an object, as the function does, without counting references to the reader.
    ///
    /// - Precondition: something else keeps the reader.
    @inline(__always)
    static func read(
        _ reader: Unmanaged<DirectReader>,
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        // What it calls throws errors of any type, so ours is returned.
        let result: Result<UnsafePointer<UInt8>, JSONError> =
            unsafe reader._withUnsafeGuaranteedRef { reader in
                do throws(JSONError) {
                    return unsafe .success(try reader.read(slot, start, &cursor))
                } catch {
                    return unsafe .failure(error)
                }
            }
        return try unsafe result.get()
    }
}
