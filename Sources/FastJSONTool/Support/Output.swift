/// Writes to the standard streams and to files, without buffering.
enum Output {
    /// Writes a text.
    static func write(
        _ text: String,
        to descriptor: System.Descriptor = .standardOutput
    ) throws(ToolFailure) {
        try write(Array(text.utf8), to: descriptor)
    }

    /// Writes bytes.
    static func write(
        _ bytes: some Collection<UInt8>,
        to descriptor: System.Descriptor = .standardOutput,
        name: String = "standard output"
    ) throws(ToolFailure) {
        let bytes = ContiguousArray(bytes)
        do throws(System.Reason) {
            let result = bytes.withUnsafeBytes { buffer in
                Result { () throws(System.Reason) in try System.drain(buffer, to: descriptor) }
            }
            try result.get()
        } catch {
            throw ToolFailure(status: .trouble, message: "cannot write \(name): \(error.text)")
        }
    }
}
