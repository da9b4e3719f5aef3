internal import FastJSONPlatform

/// A new file that takes the place of another when it is whole, so that nobody sees half of it.
///
/// Paths are the bytes that the system takes, with a NUL at their end.
package struct FileReplacement: Sendable {
    /// Why it could not be made, in the words of the system.
    package struct Failure: Error {
        package let reason: String

        /// What the last call said.
        fileprivate static var last: Failure {
            unsafe Failure(reason: String(cString: strerror(errno)))
        }
    }

    /// The new file, which is open and empty.
    package let descriptor: Int32
    private let temporaryPath: [CChar]
    private let path: [CChar]

    /// Creates a file beside the one to replace, or where that one will be.
    ///
    /// It has the owner and the permissions of the old file. If the path is a symbolic link, the file that
    /// the link leads to is replaced, or created. Nil for what can only be written to: terminals, pipes,
    /// devices.
    ///
    /// - Parameters:
    ///   - path: The file to replace.
    ///   - create: Calls ``create(_:isPrivate:)``.
    /// - Throws: what the system says.
    package init?(
        of path: [CChar],
        create: (inout [CChar], Bool) -> Int32 = { create(&$0, isPrivate: $1) }
    ) throws(Failure) {
        var old = stat()
        let exists = unsafe stat(path, &old) == 0
        // A folder that must not be looked into, links in a circle.
        guard exists || errno == ENOENT && path.count > 1 else { throw .last }
        guard !exists || old.st_mode & S_IFMT == S_IFREG else { return nil }
        self.path =
            exists ? try FileReplacement.resolved(path) : FileReplacement.target(of: path)
        if exists {
            // A link may lead elsewhere by now. Owner and permissions are those of the file that is
            // replaced, so that nobody is given another's.
            guard unsafe lstat(self.path, &old) == 0 else { throw .last }
            guard old.st_mode & S_IFMT == S_IFREG else {
                throw Failure(reason: "another file took its place")
            }
            // A new name needs no permission to write to the old file.
            guard unsafe access(self.path, W_OK) == 0 else { throw .last }
        }
        var template = FileReplacement.folder(of: self.path)
        template += ".fastjson-XXXXXX".utf8.map { CChar(bitPattern: $0) } + [0]
        descriptor = create(&template, exists)
        temporaryPath = template
        guard descriptor >= 0 else {
            // The file itself may be written, so the reason alone would be a riddle.
            let reason = Failure.last.reason
            throw Failure(reason: exists ? "no file can be created beside it: \(reason)" : reason)
        }
        guard exists else { return }
        var mode = old.st_mode & 0o777
        // Only root may give a file away. Where the group cannot be kept, its permissions are dropped:
        // they were meant for another group.
        if fchown(descriptor, old.st_uid, old.st_gid) != 0,
            fchown(descriptor, .max, old.st_gid) != 0
        {
            mode &= ~0o070
        }
        guard fchmod(descriptor, mode) == 0 else {
            let failure = Failure.last
            cancel()
            throw failure
        }
    }

    /// Creates a file with a name from a template, whose last six characters are replaced.
    ///
    /// A private one is only for its owner; others have the permissions of any new file of the process.
    /// Returns the descriptor, which is negative on failure.
    package static func create(_ template: inout [CChar], isPrivate: Bool) -> Int32 {
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
        // Another file may have the name, but not many times.
        for _ in 0..<100 {
            for index in template.indices.dropLast().suffix(6) {
                template[index] = CChar(bitPattern: letters[Int.random(in: letters.indices)])
            }
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
            let descriptor = unsafe open(template, flags, isPrivate ? 0o600 : 0o666)
            if descriptor >= 0 || errno != EEXIST { return descriptor }
        }
        return -1
    }

    /// Closes the new file and gives it the name of the old one.
    package func finish() throws(Failure) {
        guard close(descriptor) == 0, unsafe rename(temporaryPath, path) == 0 else {
            let failure = Failure.last
            unsafe unlink(temporaryPath)
            throw failure
        }
    }

    /// Removes the new file; the old one stays as it was.
    package func cancel() {
        close(descriptor)
        unsafe unlink(temporaryPath)
    }

    // MARK: Paths

    /// The path up to its last slash, without a NUL.
    package static func folder(of path: [CChar]) -> [CChar] {
        Array(path[..<(path.lastIndex(of: slash).map { $0 + 1 } ?? 0)])
    }

    /// Where the symbolic links at the end of a path lead, if nothing is there yet.
    private static func target(of path: [CChar]) -> [CChar] {
        var path = path
        // More links make the system give up, too.
        for _ in 0..<40 {
            var link = [CChar](repeating: 0, count: 4096)
            let count = unsafe readlink(path, &link, link.count - 1)
            guard count > 0 else { return path }
            path = (link.first == slash ? [] : folder(of: path)) + link[...count]
        }
        return path
    }

    /// The path of an existing file, without symbolic links.
    package static func resolved(_ path: [CChar]) throws(Failure) -> [CChar] {
        guard let characters = unsafe realpath(path, nil) else { throw .last }
        defer { unsafe free(characters) }
        return unsafe Array(UnsafeBufferPointer(start: characters, count: strlen(characters) + 1))
    }

    private static var slash: CChar { CChar(bitPattern: UInt8(ascii: "/")) }
}
