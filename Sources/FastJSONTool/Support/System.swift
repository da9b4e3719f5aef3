#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

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
        Reason(text: String(cString: strerror(errno)))
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
        try opened(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
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
    static func drain(
        _ bytes: UnsafeRawBufferPointer,
        to descriptor: Descriptor
    ) throws(Reason) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = write(descriptor.number, part.baseAddress, part.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                throw Reason(text: reason.text, takenByClosedPipe: bytes.count - rest.count)
            } else if errno == EAGAIN {
                wait(for: POLLOUT, on: descriptor)
            } else if errno != EINTR {
                throw reason
            }
        }
    }

    // MARK: Replacing files

    /// An open file that will take the place of another.
    struct Replacement {
        let descriptor: Descriptor
        fileprivate let temporaryPath: String
        fileprivate let path: String
    }

    /// Creates an empty file beside the one to replace, or beside where it will be.
    ///
    /// It has the owner and the permissions of the old file. Behind a symbolic link, the file that
    /// the link leads to is replaced. Returns nil for what can only be written to: terminals,
    /// pipes, devices.
    static func beginReplacing(_ path: String) throws(Reason) -> Replacement? {
        var old = stat()
        let exists = stat(path, &old) == 0
        guard !exists || old.st_mode & S_IFMT == S_IFREG else { return nil }
        // A new name needs no permission to write to the old file.
        guard !exists || access(path, W_OK) == 0 else { throw reason }
        let path = exists ? try resolved(path) : path
        let folder = path.utf8.lastIndex(of: 0x2F).map { path[...$0] } ?? ""
        var template = Array((folder + ".fastjson-XXXXXX").utf8CString)
        let number = mkstemp(&template)
        let replacement = Replacement(
            descriptor: try opened(number),
            temporaryPath: String(
                decoding: template.dropLast().map { UInt8(truncatingIfNeeded: $0) },
                as: UTF8.self
            ),
            path: path
        )
        if exists {
            // Only root may give files away. For others it is theirs already, or will be.
            _ = fchown(number, old.st_uid, old.st_gid)
        }
        let mask = umask(0)
        umask(mask)
        guard fchmod(number, exists ? old.st_mode & 0o777 : 0o666 & ~mask) == 0 else {
            let reason = reason
            cancelReplacing(replacement)
            throw reason
        }
        return replacement
    }

    /// Closes the new file and gives it the name of the old one.
    static func finishReplacing(_ replacement: Replacement) throws(Reason) {
        guard close(replacement.descriptor.number) == 0,
            rename(replacement.temporaryPath, replacement.path) == 0
        else {
            let reason = reason
            unlink(replacement.temporaryPath)
            throw reason
        }
    }

    /// Removes the new file; the old one stays as it was.
    static func cancelReplacing(_ replacement: Replacement) {
        close(replacement.descriptor.number)
        unlink(replacement.temporaryPath)
    }

    /// True if both paths are of one file, or will be once it is there.
    static func isOneFile(_ path: String, _ other: String) -> Bool {
        if let mark = mark(ofFile: path), let other = System.mark(ofFile: other) {
            return mark.isSameFile(as: other)
        }
        guard let place = place(of: path), let otherPlace = System.place(of: other) else {
            return false
        }
        return place == otherPlace
    }

    /// The path of a file that need not be there, without symbolic links; nil without a folder.
    private static func place(of path: String) -> String? {
        if let whole = try? resolved(path) { return whole }
        let slash = path.utf8.lastIndex(of: 0x2F)
        let folder = slash.map { String(path[...$0]) } ?? "."
        let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
        return (try? resolved(folder)).map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
    }

    /// The path of an existing file, without symbolic links.
    private static func resolved(_ path: String) throws(Reason) -> String {
        guard let characters = realpath(path, nil) else { throw reason }
        defer { free(characters) }
        return String(cString: characters)
    }

    // MARK: Waiting

    /// Waits until a descriptor that does not block is ready.
    private static func wait(for events: Int32, on descriptor: Descriptor) {
        var request = pollfd(fd: descriptor.number, events: Int16(events), revents: 0)
        _ = poll(&request, 1, -1)
    }

    // MARK: The process

    /// Lets a closed pipe end the process in silence, also when the parent ignores that signal.
    static func endWhenPipeCloses() {
        _ = signal(SIGPIPE, SIG_DFL)
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

    /// The processor time that this process has used, in seconds.
    static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    // MARK: The machine

    /// The time now, as ISO 8601 in UTC.
    static func timestamp() -> String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let date = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday]
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec]
        return date.map(padded).joined(separator: "-") + "T"
            + clock.map(padded).joined(separator: ":") + "Z"
    }

    /// The operating system with its version, and the architecture.
    static var platform: String {
        var name = utsname()
        uname(&name)
        return [text(name.sysname), text(name.release), text(name.machine)].joined(separator: " ")
    }

    /// The text of a C array of characters.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    /// The name of the processor; nil if the system does not tell.
    static var processorName: String? {
        #if canImport(Darwin)
        var size = 0
        sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
        var bytes = [UInt8](repeating: 0, count: size)
        guard sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else {
            return nil
        }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        #else
        guard let bytes = try? InputFile.bytes(of: "/proc/cpuinfo") else {
            return nil
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("model name") }
        return line?.split(separator: ":").last.map { String($0.drop { $0 == " " }) }
        #endif
    }
}
