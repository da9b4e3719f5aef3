#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A text in memory with something after it that no reader may look at, or be misled by.
package enum FencedText {
    /// What stands after the last byte of the text.
    package enum Fence: Sendable, Hashable, CaseIterable {
        /// A page that cannot be read: looking at it ends the process.
        case page
        /// Bytes that would continue a number, or a literal.
        case digits, letters
        /// Bytes that would end strings and containers that are open.
        case quotes, brackets, braces
        /// Bytes that would be passed.
        case spaces, lines
        /// Bytes that would escape, or belong to a character.
        case backslashes, continuations
        /// Bytes that would continue a container.
        case commas

        /// What stands after the text, 256 bytes; none for a page.
        fileprivate var bytes: [UInt8] { Fence.bytes[self, default: []] }

        private static let bytes = Dictionary(
            uniqueKeysWithValues: allCases.map { fence in
                let pattern = fence.pattern
                return (fence, pattern.isEmpty ? [] : (0..<256).map { pattern[$0 % pattern.count] })
            }
        )

        /// The bytes, repeated; none for a page.
        private var pattern: [UInt8] {
            switch self {
            case .page: []
            case .digits: Array("1234567890".utf8)
            case .letters: Array("e9lsu".utf8)
            case .quotes: Array("\"".utf8)
            case .brackets: Array("]".utf8)
            case .braces: Array("}".utf8)
            case .spaces: Array(" ".utf8)
            case .lines: Array("\n  ".utf8)
            case .backslashes: Array("\\".utf8)
            case .continuations: [0x9F]
            case .commas: Array(",1".utf8)
            }
        }
    }

    /// Calls a function with the bytes in memory in front of a fence.
    package static func withBytes<Output>(
        _ bytes: [UInt8],
        before fence: Fence,
        _ body: (UnsafeRawBufferPointer) -> Output
    ) -> Output {
        if fence == .page { return withBytesBeforePage(bytes, body) }
        return (bytes + fence.bytes).withUnsafeBytes { all in
            body(UnsafeRawBufferPointer(rebasing: all[..<bytes.count]))
        }
    }

    private static func withBytesBeforePage<Output>(
        _ bytes: [UInt8],
        _ body: (UnsafeRawBufferPointer) -> Output
    ) -> Output {
        let page = Int(getpagesize())
        let size = (bytes.count / page + 1) * page
        let memory = mmap(nil, size + page, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard let start = memory, memory != MAP_FAILED,
            mprotect(start, size, PROT_READ | PROT_WRITE) == 0
        else { preconditionFailure("There is no memory for \(size + page) bytes.") }
        defer { munmap(start, size + page) }
        // SAFETY: `size` bytes are readable and writable, and all after them are not.
        let text = UnsafeMutableRawBufferPointer(
            start: start + (size - bytes.count),
            count: bytes.count
        )
        text.copyBytes(from: bytes)
        return body(UnsafeRawBufferPointer(text))
    }
}
