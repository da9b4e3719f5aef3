/// A function of the caller.
@safe
struct ClosureSource: ByteSource {
    let body: (UnsafeMutableRawBufferPointer) throws -> Int
    var mayWait: Bool { true }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        do {
            let count = try unsafe body(buffer)
            precondition(
                (0...buffer.count).contains(count),
                "A reader returns between 0 and the size of its buffer."
            )
            return count
        } catch let error as JSONError {
            throw error
        } catch {
            throw JSONError(.inputFailed(action: "read the input", reason: "\(error)"))
        }
    }
}
