import FastJSONPlatform

/// The system calls that the command needs, in one place.
enum System {
    /// An open file.
    struct Descriptor: Sendable, Equatable {
        static let standardInput = Descriptor(number: 0)
        static let standardOutput = Descriptor(number: 1)
        static let standardError = Descriptor(number: 2)

        let number: Int32

        /// True if it is a terminal.
        var isTerminal: Bool { isatty(number) == 1 }
    }

    /// Why the last call failed.
    static var reason: Reason {
        unsafe Reason(text: String(cString: strerror(errno)))
    }

    /// Why a call failed, in the words of the system.
    struct Reason: Error {
        let text: String
        /// The bytes that a pipe has taken whose reader is gone; nil for other reasons.
        var takenByClosedPipe: Int?
    }

    // MARK: Files

    /// Creates a file for writing, or empties the one that is there.
    static func openForWriting(_ path: String) throws(Reason) -> Descriptor {
        let characters = ArgumentBytes.characters(of: path)
        return try unsafe opened(open(characters, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
    }

    /// The open file that is meant by names such as `/dev/stdout` and `/dev/fd/3`, as a new
    /// descriptor; nil for all other names.
    ///
    /// Opened by its name, a regular file would be written from its start again.
    static func openedFile(named path: String) throws(Reason) -> Descriptor? {
        let number: Int32? =
            switch path {
            case "/dev/stdout": 1
            case "/dev/stderr": 2
            default:
                ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
                    .flatMap { Int32(path.dropFirst($0.count)) }
            }
        guard let number, number >= 0 else { return nil }
        return try opened(fcntl(number, F_DUPFD_CLOEXEC, 3))
    }

    /// True if there is something with this name.
    static func exists(_ path: String) -> Bool {
        unsafe access(ArgumentBytes.characters(of: path), F_OK) == 0
    }

    /// Removes a file, if it is there.
    static func removeFile(_ path: String) {
        unsafe unlink(ArgumentBytes.characters(of: path))
    }

    static func opened(_ number: Int32) throws(Reason) -> Descriptor {
        guard number >= 0 else { throw reason }
        return Descriptor(number: number)
    }

    /// Closes a file; fails if what was written did not arrive.
    static func closeFile(_ descriptor: Descriptor) throws(Reason) {
        guard close(descriptor.number) == 0 else { throw reason }
    }

    /// Writes all bytes.
    static func drain(_ bytes: UnsafeRawBufferPointer, to descriptor: Descriptor) throws(Reason) {
        var rest = unsafe bytes[...]
        while unsafe !rest.isEmpty {
            let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
            let count = unsafe write(descriptor.number, part.baseAddress, part.count)
            if count >= 0 {
                unsafe rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                throw unsafe Reason(text: reason.text, takenByClosedPipe: bytes.count - rest.count)
            } else if errno == EAGAIN {
                wait(for: POLLOUT, on: descriptor)
            } else if errno != EINTR {
                throw reason
            }
        }
    }

    // MARK: Waiting

    /// Waits until a descriptor that does not block is ready.
    private static func wait(for events: Int32, on descriptor: Descriptor) {
        var request = pollfd(fd: descriptor.number, events: Int16(events), revents: 0)
        _ = unsafe poll(&request, 1, -1)
    }

    // MARK: The process

    /// Keeps the numbers of the standard streams for them if they are closed.
    ///
    /// Otherwise they would be those of the next files, and messages would go into these.
    static func reserveStandardStreams() {
        for number in 0...2 as ClosedRange<Int32> where fcntl(number, F_GETFD) < 0 {
            // The wrong way round: using it fails as if it were closed.
            _ = unsafe open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// The value of a variable of the environment.
    static func variable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// Ends the process as if it had been ended for writing to a closed pipe.
    static func endAsPipeCloses() -> Never {
        end(by: SIGPIPE)
    }

    /// Ends the process by a signal.
    static func end(by number: Int32) -> Never {
        _ = signal(number, SIG_DFL)
        _ = raise(number)
        // The signal is blocked. This is the status that a shell would show for it.
        leave(128 + number)
    }

    /// Ends the process.
    static func exit(_ status: ExitStatus) -> Never {
        leave(status.rawValue)
    }

    private static func leave(_ status: Int32) -> Never {
        #if canImport(Darwin)
        Darwin.exit(status)
        #elseif canImport(Glibc)
        Glibc.exit(status)
        #elseif canImport(Musl)
        Musl.exit(status)
        #else
        Android.exit(status)
        #endif
    }
}
