import FastJSON
import Foundation
import TestSupport
import Testing

/// The kernels compared with the plain one: wherever bytes lie, and however they come.
@Suite struct ElementEndAgreementTests {
    typealias Kernel = ElementEndScanner.Kernel

    /// Some hundred bytes with all that a kernel has to see, in which blocks end everywhere.
    private static let text = MarkedEnds(
        "everything",
        #"""
        {"id": 1, "text": "a, \"b\" [c]", "path": "C:\\", "list": [1, [2, {"x": [3, 4]}], []]}¦,
        "\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\",]\\"¦,
        1¦, 2¦, 3¦, 4¦, 5¦, 6¦, 7¦, 8¦, 9¦, ""¦, "\\"¦, "\""¦, "]"¦, "["¦, "{,}"¦, []¦, {}¦, [[]]¦,
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1,2],3],4]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],5]¦,
        "a string that is longer than one block, with commas,,,, brackets ]]]}}} and é, 漢字 and 😀"¦,
        {"key with \"quotes\", and ]": {"a": {"b": {"c": ["]", "\\", "\\\"", "}"]}}}}¦, null¦] , "x"
        """#
    )

    @Test("Bytes may lie anywhere", arguments: EndSearch.kernels)
    func alignments(_ kernel: Kernel) throws {
        let text = Self.text
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: text.bytes.count + 64,
            alignment: 64
        )
        defer { memory.deallocate() }
        for alignment in 0..<64 {
            // Around the bytes, everything is an end.
            memory.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: "]"))
            let place = alignment..<alignment + text.bytes.count
            let bytes = UnsafeMutableRawBufferPointer(rebasing: memory[place])
            bytes.copyBytes(from: text.bytes)
            var search = EndSearch(kernel)
            search.search(UnsafeRawBufferPointer(bytes).bindMemory(to: UInt8.self))
            try #require(search.ends == text.ends, "at \(alignment)")
            try #require(search.consumed == text.consumed, "at \(alignment)")
        }
    }

    @Test("A text may be cut anywhere in two", arguments: EndSearch.kernels)
    func cuts(_ kernel: Kernel) throws {
        let text = Self.text
        for cut in 0...text.bytes.count {
            var oracle = EndSearch(.plain)
            oracle.search(text.bytes[..<cut])
            var search = EndSearch(kernel)
            search.search(text.bytes[..<cut])
            try #require(search.state == oracle.state, "cut at \(cut)")
            try #require(search.ends == text.ends.filter { $0 < cut }, "cut at \(cut)")
            search.search(text.bytes[cut...])
            try #require(search.ends == text.ends, "cut at \(cut)")
            try #require(search.consumed == text.consumed, "cut at \(cut)")
        }
    }

    @Test("A text may come in pieces", arguments: [1, 7, 63, 64, 65, 200], EndSearch.kernels)
    func pieces(_ size: Int, kernel: Kernel) throws {
        for text in MarkedEnds.all + [Self.text] {
            for room in [1, 2, 64] {
                var search = EndSearch(kernel, depth: text.depth)
                search.search(text.bytes, by: size, room: room)
                try #require(search.ends == text.ends, "\(text.name), room for \(room)")
                try #require(search.consumed == text.consumed, "\(text.name), room for \(room)")
                try #require(search.scanner.depth == text.depthAfter, "\(text.name)")
            }
        }
    }

    // MARK: Random bytes

    /// Bytes of which random texts are made; empty for all bytes.
    static let alphabets = [
        "",
        #"[]{}",\ab  "#,
        #"\\\\\""#,
        "[],",
        #"",[]aaaaaaaaaaaaaaaaaaaaaaaa"#,
        #"\"aaaaaaaaaaaa,]"#,
        "[{aaaaaaaaaaaaaaaaaa,]}",
    ]

    @Test("Kernels agree on random bytes", arguments: alphabets, EndSearch.fastKernels)
    func randomBytes(_ alphabet: String, kernel: Kernel) {
        let seed: UInt64 = 6464
        var random = SeededRandom(seed: seed)
        let letters = alphabet.isEmpty ? Array(0...UInt8.max) : Array(alphabet.utf8)
        for round in 0..<TestScope.rounds(1_500) {
            let count = random.number(in: 0...400)
            let bytes = (0..<count).map { _ in letters[random.number(in: 0...letters.count - 1)] }
            let depth = random.number(in: 1...4)
            var search = EndSearch(kernel, depth: depth)
            var oracle = EndSearch(.plain, depth: depth)
            while search.consumed < count, !search.scanner.isAtEnd {
                let piece = bytes[search.consumed...].prefix(random.number(in: 1...200))
                let room = random.number(in: 1...70)
                search.search(piece, room: room)
                oracle.search(piece, room: room)
                guard search.state == oracle.state else {
                    Issue.record("\(search.state) is not \(oracle.state): seed \(seed), \(round)")
                    return
                }
            }
        }
    }

    // MARK: Memory that must not be read

    @Test("No byte outside is read", arguments: EndSearch.kernels)
    func guardedMemory(_ kernel: Kernel) throws {
        let page = Int(getpagesize())
        let memory = mmap(nil, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
        let start = try #require(memory == MAP_FAILED ? nil : memory)
        defer { munmap(start, 3 * page) }
        // Only the page in the middle is readable.
        let middle = UnsafeMutableRawBufferPointer(start: start + page, count: page)
        try #require(mprotect(middle.baseAddress, page, PROT_READ | PROT_WRITE) == 0)
        let text = Array(Self.text.bytes.prefix(300))
        for count in 0...text.count {
            var oracle = EndSearch(.plain)
            oracle.search(text[..<count])
            for place in [0..<count, page - count..<page] {
                let bytes = UnsafeMutableRawBufferPointer(rebasing: middle[place])
                bytes.copyBytes(from: text[..<count])
                var search = EndSearch(kernel)
                search.search(UnsafeRawBufferPointer(bytes).bindMemory(to: UInt8.self))
                try #require(search.state == oracle.state, "\(count) bytes at \(place)")
            }
        }
    }

    // MARK: Documents

    static let documents = ["twitter.json", "citm_catalog.json", "canada.json"]

    @Test(
        "Ends part a document into its members",
        .enabled(if: Corpora.folder != nil),
        arguments: documents,
        EndSearch.kernels
    )
    func members(_ name: String, kernel: Kernel) throws {
        let document = try Corpora.document(name)
        let object = try #require(try JSONValue(parsing: document).object)
        let start = try #require(document.firstIndex(of: UInt8(ascii: "{"))) + 1
        var search = EndSearch(kernel)
        search.search(Array(document[start...]), by: 65_536)
        #expect(search.scanner.isAtEnd)
        #expect(search.ends.count == object.count)
        var next = start
        for (member, end) in zip(object, search.ends) {
            let text = Array("{".utf8) + document[next..<start + end] + Array("}".utf8)
            let read = try JSONValue(parsing: text)
            let isSame = read == .object([member.key: member.value])
            try #require(isSame, "\(member.key)")
            next = start + end + 1
        }
    }
}
