import FastJSON
import FastJSONPlatform

/// Files that appear in their place when they are whole.
extension System {
    /// An open file that will take the place of another.
    struct Replacement {
        fileprivate let file: FileReplacement

        var descriptor: Descriptor { Descriptor(number: file.descriptor) }
    }

    /// Creates an empty file that will take the place of another: see `FileReplacement`.
    ///
    /// Returns nil for what can only be written to. If a signal ends the process, the new file is removed.
    static func beginReplacing(_ path: String) throws(Reason) -> Replacement? {
        do throws(FileReplacement.Failure) {
            let path = ArgumentBytes.characters(of: path)
            return try FileReplacement(of: path, create: createTemporaryFile).map(Replacement.init)
        } catch {
            forgetTemporaryFile()
            throw Reason(text: error.reason)
        }
    }

    /// Closes the new file and gives it the name of the old one.
    static func finishReplacing(_ replacement: Replacement) throws(Reason) {
        defer { forgetTemporaryFile() }
        do throws(FileReplacement.Failure) {
            try replacement.file.finish()
        } catch {
            throw Reason(text: error.reason)
        }
    }

    /// Removes the new file; the old one stays as it was.
    static func cancelReplacing(_ replacement: Replacement) {
        replacement.file.cancel()
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
        return place == otherPlace
    }

    /// The path of a file that need not be there, without symbolic links; nil without a folder.
    private static func place(of path: String) -> [CChar]? {
        let path = ArgumentBytes.characters(of: path)
        if let whole = try? FileReplacement.resolved(path) { return whole }
        let folder = FileReplacement.folder(of: path)
        let name = path[folder.count...]
        let dot = CChar(bitPattern: UInt8(ascii: "."))
        let slash = CChar(bitPattern: UInt8(ascii: "/"))
        return (try? FileReplacement.resolved((folder.isEmpty ? [dot] : folder) + [0])).map {
            $0 == [slash, 0] ? [slash] + name : $0.dropLast() + [slash] + name
        }
    }
}
