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

    private static let message = "an element was requested while another was being read"

    /// Elements of which the second one asks for another.
    private func elements(
        _ stream: consuming JSONStream,
        ofLines: Bool,
        _ holder: Holder
    ) throws -> JSONElements<Int> {
        let read = { @Sendable (cursor: inout JSONCursor) throws(JSONError) in
            try holder.read(&cursor)
        }
        let elements =
            ofLines
            ? stream.lines(onError: .skip, read) : try stream.elements(at: "", read)
        holder.elements = elements
        return elements
    }

    @Test(arguments: StreamMode.some, [false, true])
    func isRefused(_ mode: StreamMode, ofLines: Bool) throws {
        let holder = Holder()
        defer { holder.elements = nil }
        let stream = mode.stream(ofLines ? "1\n2\n3\n" : "[1, 2, 3]")
        let elements = try elements(stream, ofLines: ofLines, holder)
        var numbers: [Int] = []
        while let number = try elements.next() { numbers.append(number) }
        // The stream itself continues.
        #expect(numbers == [1, 2, 3])
        #expect(holder.error?.code == .invalidStructure)
        #expect(holder.error?.message == Self.message)
    }

    /// Where another thread reads, it would wait for itself.
    @Test(.timeLimit(.minutes(20)), arguments: [false, true])
    func isRefusedToAThread(_ ofLines: Bool) async throws {
        let holder = Holder()
        defer { holder.elements = nil }
        let bytes = Array((ofLines ? "1\n2\n3\n" : "[1, 2, 3]").utf8)
        nonisolated(unsafe) var position = 0
        // SAFETY: one thread at a time reads the input.
        let input = JSONInput.reader { buffer in
            let count = min(1, bytes.count - position)
            buffer.copyBytes(from: bytes[position..<(position + count)])
            position += count
            return count
        }
        let elements = try elements(JSONStream(input), ofLines: ofLines, holder)
        var numbers: [Int] = []
        for try await number in elements { numbers.append(number) }
        #expect(numbers == [1, 2, 3])
        #expect(holder.error?.message == Self.message)
    }

    /// Asks for the next element when it ends.
    private final class Asking: @unchecked Sendable {
        // SAFETY: used by the one thread that takes the elements.
        final class Log {
            var elements: JSONElements<(Asking, Asking)>?
            var others: [Int] = []
        }

        let number: Int
        let log: Log

        init(_ number: Int, _ log: Log) {
            (self.number, self.log) = (number, log)
        }

        deinit {
            if number == 1, let other = try? log.elements?.next() {
                log.others.append(other.1.number)
            }
        }
    }

    /// An element that was read, but is wrong after that.
    @Test func whileOneIsDestroyed() throws {
        nonisolated(unsafe) let log = Asking.Log()
        // SAFETY: used by this thread alone.
        log.elements = JSONStream(.bytes(Array("1 x\n2\n3\n".utf8))).lines(onError: .skip) {
            cursor throws(JSONError) in
            let number = try cursor.readInt()
            return (Asking(number, log), Asking(number + 10, log))
        }
        var numbers: [Int] = []
        while let element = try log.elements?.next() { numbers.append(element.1.number) }
        log.elements = nil
        #expect(log.others == [12])
        #expect(numbers == [13])
    }
}
