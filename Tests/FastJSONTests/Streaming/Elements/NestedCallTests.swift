import FastJSON
import TestSupport
import Testing

/// What reads an element asks for another one.
@Suite struct NestedCallTests {
    /// The elements, for the function that reads them.
    private final class Holder: @unchecked Sendable {
        // SAFETY: used by the one thread that takes the elements.
        var elements: JSONElements<Int>?
        var error: JSONError?

        func read(_ cursor: inout JSONCursor) throws(JSONError) -> Int {
            let number = try cursor.readInt()
            if number == 2 {
                do throws(JSONError) {
                    _ = try elements?.next()
                } catch {
                    self.error = error
                }
            }
            return number
        }
    }

    @Test(arguments: StreamMode.some, [false, true])
    func isRefused(_ mode: StreamMode, ofLines: Bool) throws {
        let holder = Holder()
        let read = { @Sendable (cursor: inout JSONCursor) throws(JSONError) in
            try holder.read(&cursor)
        }
        let elements =
            ofLines
            ? mode.stream("1\n2\n3\n").lines(onError: .skip, read)
            : try mode.stream("[1, 2, 3]").elements(at: "", read)
        holder.elements = elements
        defer { holder.elements = nil }
        #expect(try elements.next() == 1)
        #expect(try elements.next() == 2)
        #expect(holder.error?.code == .invalidStructure)
        #expect(holder.error?.message == "an element was asked for while one is read")
        // It counts as a failure of the stream, which is in no order any more.
        let refused = try #require(holder.error)
        #expect(throws: refused) { try elements.next() }
    }
}
