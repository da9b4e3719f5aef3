public import FastJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ends the program with both sides of a disagreement, unless they are equal.
public func requireEqual<Value: Equatable>(
    _ one: Value,
    _ other: Value,
    _ what: @autoclosure () -> String,
    of input: FuzzInput
) {
    if one != other {
        fail("\(what()):\n\(one)\n--- instead of ---\n\(other)", of: input)
    }
}

/// Ends the program unless a claim is true.
public func require(_ claim: Bool, _ what: @autoclosure () -> String, of input: FuzzInput) {
    if !claim { fail(what(), of: input) }
}

/// Ends the program with a message, the document and the options.
public func fail(_ message: String, of input: FuzzInput) -> Never {
    let margin = input.paddingCount
    let shown = Array(input.document.dropFirst(margin))
    let text = String(decoding: shown, as: UTF8.self)
    let parts = [
        "FINDING: \(message)",
        "document: \(margin) bytes of white space and \(text.debugDescription)",
        "bytes: \(shown)",
        "options: \(input.options)",
        "feeding: \(input.feeding)",
    ]
    // Written at once: the standard library would buffer it until after the crash.
    let bytes = Array((parts.joined(separator: "\n") + "\n").utf8)
    bytes.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
    fatalError("a finding, described above")
}

/// Checks that the place of an error is in the document, and that line and column are its own.
public func checkPlace(of error: JSONError, in input: FuzzInput) {
    let bytes = input.document
    guard let offset = error.offset, let line = error.line, let column = error.column else {
        fail("an error without a place: \(error)", of: input)
    }
    guard (0...bytes.count).contains(offset) else {
        fail("the offset \(offset) is outside of \(bytes.count) bytes: \(error)", of: input)
    }
    let before = bytes[..<offset]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lines = before.count { $0 == 0x0A }
    // What is before the offset is UTF-8: each character has one byte that does not continue it.
    let scalars = before[start...].count { $0 & 0xC0 != 0x80 }
    requireEqual("\(line):\(column)", "\(lines + 1):\(scalars + 1)", "place of \(error)", of: input)
}
