import FastJSONPlatform

/// Files that appear in their place when they are whole.
extension System {
    /// An open file that will take the place of another.
    struct Replacement {
        let descriptor: Descriptor
        fileprivate let temporaryPath: [CChar]
        fileprivate let path: [CChar]
    }

    /// Creates an empty file beside the one to replace, or beside where it will be.
    ///
    /// It has the owner and the permissions of the old file. After a symbolic link, the file that
    /// the link leads to is replaced, or created. Returns nil for what can only be written to:
    /// terminals, pipes, devices. If a signal ends the process, the new file is removed.
    static func beginReplacing(_ path: String) throws(Reason) -> Replacement? {
        var old = stat()
        let exists = unsafe stat(ArgumentBytes.characters(of: path), &old) == 0
        // A folder that must not be looked into, links in a circle.
        guard exists || errno == ENOENT && !path.isEmpty else { throw reason }
        guard !exists || old.st_mode & S_IFMT == S_IFREG else { return nil }
        // A new name needs no permission to write to the old file.
        guard unsafe !exists || access(ArgumentBytes.characters(of: path), W_OK) == 0 else {
            throw reason
        }
        let path = exists ? try resolved(path) : target(of: path)
        var template = ArgumentBytes.characters(of: folder(of: path) + ".fastjson-XXXXXX")
        let number = createTemporaryFile(&template)
        guard number >= 0 else {
            // The file itself may be written, so the reason alone would be a riddle.
            throw exists ? Reason(text: "no file can be created beside it: \(reason.text)") : reason
        }
        let replacement = Replacement(
            descriptor: Descriptor(number: number),
            temporaryPath: template,
            path: ArgumentBytes.characters(of: path)
        )
        let mask = umask(0)
        umask(mask)
        var mode = 0o666 & ~mask
        if exists {
            mode = old.st_mode & 0o777
            // Only root may give files away. For others it is theirs already, or will be; and what
            // one group may do is nothing that another one may.
            if fchown(number, old.st_uid, old.st_gid) != 0, fchown(number, .max, old.st_gid) != 0 {
                mode &= ~0o070
            }
        }
        guard fchmod(number, mode) == 0 else {
            let reason = reason
            cancelReplacing(replacement)
            throw reason
        }
        return replacement
    }

    /// Closes the new file and gives it the name of the old one.
    static func finishReplacing(_ replacement: Replacement) throws(Reason) {
        defer { forgetTemporaryFile() }
        guard close(replacement.descriptor.number) == 0,
            unsafe rename(replacement.temporaryPath, replacement.path) == 0
        else {
            let reason = reason
            unsafe unlink(replacement.temporaryPath)
            throw reason
        }
    }

    /// Removes the new file; the old one stays as it was.
    static func cancelReplacing(_ replacement: Replacement) {
        close(replacement.descriptor.number)
        unsafe unlink(replacement.temporaryPath)
        forgetTemporaryFile()
    }

    /// Puts a file with these bytes in the place of another, or where none is.
    static func replaceFile(_ path: String, with bytes: [UInt8]) throws(Reason) {
        guard let replacement = try beginReplacing(path) else {
            throw Reason(text: "it is no regular file")
        }
        let result = unsafe bytes.withUnsafeBytes { buffer in
            Result { () throws(Reason) in try unsafe drain(buffer, to: replacement.descriptor) }
        }
        do throws(Reason) {
            try result.get()
        } catch {
            cancelReplacing(replacement)
            throw error
        }
        try finishReplacing(replacement)
    }

    /// True if both paths are of one file, or will be once it is there.
    static func isOneFile(_ path: String, _ other: String) -> Bool {
        if let status = status(ofFile: path), let other = System.status(ofFile: other) {
            return status.isSameFile(as: other)
        }
        guard let place = place(of: path), let otherPlace = System.place(of: other) else {
            return false
        }
        return place.utf8.elementsEqual(otherPlace.utf8)
    }

    // MARK: Paths

    /// The path of a file that need not be there, without symbolic links; nil without a folder.
    private static func place(of path: String) -> String? {
        if let whole = try? resolved(path) { return whole }
        let folder = folder(of: path)
        let name = path[folder.endIndex...]
        return (try? resolved(folder.isEmpty ? "." : folder))
            .map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
    }

    /// The path up to its last slash.
    private static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    }

    /// Where the symbolic links at the end of a path lead, if nothing is there yet.
    private static func target(of path: String) -> String {
        var path = path
        // More links make the system give up, too.
        for _ in 0..<40 {
            var characters = [CChar](repeating: 0, count: 4097)
            let count = unsafe readlink(ArgumentBytes.characters(of: path), &characters, 4096)
            guard count > 0 else { return path }
            let link = unsafe ArgumentBytes.text(of: characters)
            path = link.utf8.first == UInt8(ascii: "/") ? link : folder(of: path) + link
        }
        return path
    }

    /// The path of an existing file, without symbolic links.
    private static func resolved(_ path: String) throws(Reason) -> String {
        guard let characters = unsafe realpath(ArgumentBytes.characters(of: path), nil) else {
            throw reason
        }
        defer { unsafe free(characters) }
        return unsafe ArgumentBytes.text(of: characters)
    }
}
