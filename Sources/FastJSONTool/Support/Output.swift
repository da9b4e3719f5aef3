import FastJSON

/// Writes to the standard streams and to files, without buffering.
enum Output {
    /// Writes a text.
    static func write(
        _ text: String,
        to descriptor: System.Descriptor = .standardOutput
    ) throws(ToolFailure) {
        try write(Array(text.utf8), to: descriptor)
    }

    /// Says something on standard error, harmless to a terminal.
    static func report(_ text: String) throws(ToolFailure) {
        try write(
            Array(TerminalText.harmless(text).utf8),
            to: .standardError,
            name: "standard error"
        )
    }

    /// Writes bytes.
    static func write(
        _ bytes: some Collection<UInt8>,
        to descriptor: System.Descriptor = .standardOutput,
        name: String = "standard output"
    ) throws(ToolFailure) {
        let bytes = ContiguousArray(bytes)
        let result = unsafe bytes.withUnsafeBytes { buffer in
            Result { () throws(ToolFailure) in
                try unsafe write(buffer: buffer, to: descriptor, name: name)
            }
        }
        try result.get()
    }

    /// Writes bytes without copying them; ends the process when the reader of a pipe is gone.
    ///
    /// The function is called before that end, with the number of bytes that the pipe has taken.
    static func write(
        buffer: UnsafeRawBufferPointer,
        to descriptor: System.Descriptor,
        name: String,
        ifPipeIsClosed: (Int) -> Void = { _ in }
    ) throws(ToolFailure) {
        do throws(System.Reason) {
            try unsafe System.drain(buffer, to: descriptor)
        } catch {
            if let count = error.takenByClosedPipe {
                ifPipeIsClosed(count)
                System.endAsPipeCloses()
            }
            throw failure(error, name: name)
        }
    }

    /// What is said when something cannot be written.
    static func failure(_ reason: System.Reason, name: String) -> ToolFailure {
        ToolFailure("cannot write \(DiagnosticText.name(name)): \(reason.text)")
    }
}
