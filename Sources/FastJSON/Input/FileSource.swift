internal import FastJSONPlatform

/// A file descriptor, read with `read(2)`; closed at the end if this opened it.
final class FileSource: ByteSource {
    private let descriptor: Int32
    private let name: String
    private let closesDescriptor: Bool

    /// Reads from a descriptor that stays the caller's.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        self.name = descriptor == STDIN_FILENO ? "standard input" : "descriptor \(descriptor)"
        closesDescriptor = false
    }

    /// Opens a file.
    convenience init(path: String) throws(JSONError) {
        // An embedded NUL would end the name early, and open some other file.
        guard !path.utf8.contains(0) else {
            throw JSONError(
                .inputFailed(action: "open the file", reason: "its name holds a NUL character")
            )
        }
        try self.init(characters: Array(path.utf8CString), name: path)
    }

    /// Opens a file by its name, which ends with a NUL; messages call it by another.
    init(characters: [CChar], name: String) throws(JSONError) {
        let opened = unsafe open(characters, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else {
            throw FileSource.failure("open \(DiagnosticText.name(name))")
        }
        descriptor = opened
        self.name = DiagnosticText.name(name)
        closesDescriptor = true
    }

    deinit {
        if closesDescriptor {
            close(descriptor)
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        while true {
            let count = unsafe readBytes(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 {
                return count
            }
            if errno == EAGAIN {
                // A non-blocking descriptor, such as a pipe of another program.
                _ = isReady(within: -1)
            } else if errno != EINTR {
                throw FileSource.failure("read \(name)")
            }
        }
    }

    func skip(_ count: Int) throws(JSONError) -> Bool? {
        // Files of `/proc` say that they are empty.
        guard let size, size > 0 else { return nil }
        let position = lseek(descriptor, 0, SEEK_CUR)
        guard position >= 0, count <= size - Int(position) else { return false }
        guard lseek(descriptor, off_t(count), SEEK_CUR) >= 0 else {
            throw FileSource.failure("read \(name)")
        }
        return true
    }

    func isReady(within milliseconds: Int) -> Bool? {
        // `poll` waits for no negative descriptor.
        if descriptor < 0 { return true }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let count = unsafe poll(&request, 1, CInt(milliseconds))
        // The read reports what is wrong with the descriptor. A signal may only have ended the waiting.
        return count > 0 || count < 0 && errno != EINTR
    }

    /// The size of a regular file; nil for pipes, terminals and devices.
    var size: Int? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return Int(status.st_size)
    }

    /// Pipes, terminals and devices may wait.
    var mayWait: Bool { size == nil }

    private static func failure(_ action: String) -> JSONError {
        unsafe JSONError(.inputFailed(action: action, reason: String(cString: strerror(errno))))
    }
}

/// The function of the system, which the methods of this file hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
    unsafe read(descriptor, buffer, count)
}
