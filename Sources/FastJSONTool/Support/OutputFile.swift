/// Where a command writes its text: standard output, or a file that appears when it is whole.
///
/// A file is written beside its place and moved there at the end. So a run that fails leaves what
/// was there before, and a command may write onto the file that it reads.
struct OutputFile {
    private let name: String
    private let descriptor: System.Descriptor
    private let place: Place

    private enum Place {
        case standardOutput
        /// A terminal, a pipe, a device: there is nothing to move.
        case special
        case file(System.Replacement)
    }

    /// Opens a file; nil and `-` are standard output.
    init(_ path: String?) throws(ToolFailure) {
        guard let path, path != "-" else {
            (name, descriptor, place) = ("standard output", .standardOutput, .standardOutput)
            return
        }
        name = path
        do throws(System.Reason) {
            if let open = try System.openedFile(named: path) {
                (descriptor, place) = (open, .special)
            } else if let replacement = try System.beginReplacing(path) {
                (descriptor, place) = (replacement.descriptor, .file(replacement))
            } else {
                (descriptor, place) = (try System.openForWriting(path), .special)
            }
        } catch {
            throw Output.failure(error, name: path)
        }
    }

    /// Opens a file to write after that many bytes of it, and cuts off what follows them.
    ///
    /// What is written is there at once.
    init(_ path: String, after size: Int) throws(ToolFailure) {
        name = path
        do throws(System.Reason) {
            descriptor = try System.openForAppending(path)
            place = .special
            if let status = System.status(of: descriptor) {
                guard status.size >= size else {
                    throw System.Reason(text: "it is shorter than it was")
                }
                try System.cut(descriptor, to: size)
            }
        } catch {
            throw Output.failure(error, name: path)
        }
    }

    /// Which file this is and how long, if it is a regular one that is written in its place.
    var status: System.FileStatus? {
        if case .file = place { nil } else { System.status(of: descriptor) }
    }

    /// Refuses to write into the file that is read.
    func check(input: System.FileStatus?) throws(ToolFailure) {
        if let input, status?.isSameFile(as: input) == true {
            throw ToolFailure("the input and the output are the same file")
        }
    }

    /// Cuts the file off, and continues after what is left.
    func cut(to size: Int) throws(ToolFailure) {
        do throws(System.Reason) {
            try System.cut(descriptor, to: size)
        } catch {
            throw Output.failure(error, name: name)
        }
    }

    /// True if whoever runs the command sees the text.
    var isTerminal: Bool { descriptor.isTerminal }

    /// Writes bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(ToolFailure) {
        try unsafe Output.write(buffer: bytes, to: descriptor, name: name)
    }

    /// Ends a line.
    func endLine() throws(ToolFailure) {
        try unsafe withUnsafeBytes(of: UInt8(ascii: "\n"), write)
    }

    /// Writes bytes, and says how many a pipe has taken before its end ends the process.
    func write(_ bytes: UnsafeRawBufferPointer, ifPipeIsClosed: (Int) -> Void) throws(ToolFailure) {
        try unsafe Output.write(
            buffer: bytes,
            to: descriptor,
            name: name,
            ifPipeIsClosed: ifPipeIsClosed
        )
    }

    /// Ends the text; a file is now in its place.
    func finish() throws(ToolFailure) {
        do throws(System.Reason) {
            switch place {
            case .standardOutput: break
            case .special: try System.closeFile(descriptor)
            case .file(let replacement): try System.finishReplacing(replacement)
            }
        } catch {
            throw Output.failure(error, name: name)
        }
    }

    /// Gives up; what was at the place of the file stays there.
    func abandon() {
        if case .file(let replacement) = place {
            System.cancelReplacing(replacement)
        }
    }
}
