import FastJSONPlatform

/// What a run needs that a later one continues from.
extension System {
    /// Which file a regular file is, and its length.
    struct FileStatus: Codable {
        var device: Int
        var file: Int
        var size: Int

        fileprivate init?(_ status: stat) {
            guard status.st_mode & S_IFMT == S_IFREG else { return nil }
            device = Int(truncatingIfNeeded: status.st_dev)
            file = Int(truncatingIfNeeded: status.st_ino)
            size = Int(status.st_size)
        }

        /// True if both are of one file.
        func isSameFile(as other: FileStatus) -> Bool {
            device == other.device && file == other.file
        }
    }

    /// The status of an open file; nil for anything but a regular file.
    static func status(of descriptor: Descriptor) -> FileStatus? {
        var status = stat()
        return unsafe fstat(descriptor.number, &status) == 0 ? FileStatus(status) : nil
    }

    /// The status of a file by its name; nil for anything but a regular file.
    static func status(ofFile path: String) -> FileStatus? {
        var status = stat()
        return unsafe stat(ArgumentBytes.characters(of: path), &status) == 0
            ? FileStatus(status) : nil
    }

    /// Opens a file to read it; nil if that fails.
    static func openForReading(_ path: String) -> Descriptor? {
        try? unsafe opened(open(ArgumentBytes.characters(of: path), O_RDONLY | O_CLOEXEC))
    }

    /// Where an open file is read next; nil for what has no places.
    static func position(of descriptor: Descriptor) -> Int? {
        let position = lseek(descriptor.number, 0, SEEK_CUR)
        return position >= 0 ? Int(position) : nil
    }

    /// Some bytes of an open file, which is read on where it was; nil if there are fewer.
    static func bytes(of descriptor: Descriptor, at offset: Int, count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let part = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe pread(
                    descriptor.number,
                    buffer.baseAddress.map { unsafe $0 + done },
                    count - done,
                    off_t(offset + done)
                )
            }
            guard part > 0 || part < 0 && errno == EINTR else { return nil }
            done += max(0, part)
        }
        return bytes
    }

    /// Opens a file to write at its end, or creates it.
    static func openForAppending(_ path: String) throws(Reason) -> Descriptor {
        let characters = ArgumentBytes.characters(of: path)
        return try unsafe opened(open(characters, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666))
    }

    /// Cuts an open file off, and goes to its end.
    static func cut(_ descriptor: Descriptor, to size: Int) throws(Reason) {
        guard ftruncate(descriptor.number, off_t(size)) == 0,
            lseek(descriptor.number, 0, SEEK_END) >= 0
        else { throw reason }
    }
}
