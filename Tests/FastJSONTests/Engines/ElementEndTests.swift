import FastJSON
import TestSupport
import Testing

/// What each kernel finds, compared with what a table says.
@Suite struct ElementEndTests {
    typealias Kernel = ElementEndScanner.Kernel

    @Test("Ends are found at each place in a block", arguments: MarkedEnds.all, EndSearch.kernels)
    func ends(_ text: MarkedEnds, kernel: Kernel) throws {
        for padding in 0...130 {
            let text = text.padded(by: padding)
            var search = EndSearch(kernel, depth: text.depth)
            search.search(text.bytes)
            try #require(search.ends == text.ends, "after \(padding) spaces")
            try #require(search.consumed == text.consumed, "after \(padding) spaces")
            try #require(search.scanner.depth == text.depthAfter, "after \(padding) spaces")
        }
    }

    @Test("Runs of backslashes cross the ends of blocks", arguments: EndSearch.kernels)
    func backslashes(_ kernel: Kernel) throws {
        for length in 0...140 {
            for padding in 50...66 {
                let run = String(repeating: #"\"#, count: length)
                // Where the first of the three quotes is escaped, the second one closes the string.
                let text =
                    length.isMultiple(of: 2)
                    ? MarkedEnds("even", "\"\(run)\"¦,\",]", depthAfter: 1)
                    : MarkedEnds("odd", "\"\(run)\",\"¦,¦]")
                let padded = text.padded(by: padding)
                var search = EndSearch(kernel)
                search.search(padded.bytes)
                try #require(search.ends == padded.ends, "\(length) backslashes at \(padding)")
                try #require(search.scanner.isInString == length.isMultiple(of: 2))
            }
        }
    }

    @Test("A search stops where there is no more room", arguments: EndSearch.kernels)
    func room(_ kernel: Kernel) throws {
        let text = MarkedEnds("", String(repeating: #"1¦,"a,]"¦,[2,3]¦,¦,"#, count: 40) + "¦]")
        for room in 1...170 {
            let slots = UnsafeMutableBufferPointer<Int>.allocate(capacity: room + 1)
            defer { slots.deallocate() }
            var scanner = ElementEndScanner(kernel: kernel)
            var first = 0
            var start = 0
            while first < text.ends.count {
                slots.initialize(repeating: -1)
                let outcome = text.bytes[start...].withUnsafeBufferPointer {
                    scanner.findEnds(in: $0, into: .init(rebasing: slots.prefix(room)))
                }
                let expected = text.ends[first...].prefix(room).map { $0 - start }
                try #require(Array(slots.prefix(outcome.found)) == expected, "room for \(room)")
                try #require(outcome.consumed == (expected.last ?? -2) + 1, "room for \(room)")
                try #require(slots[outcome.found] == -1, "room for \(room)")
                try #require(!scanner.isInString && !scanner.isEscaped)
                guard outcome.found > 0 else { break }
                first += outcome.found
                start += outcome.consumed
                try #require(scanner.depth == (first < text.ends.count ? 1 : 0), "room for \(room)")
            }
        }
    }

    @Test("Without room, bytes or a container nothing is consumed", arguments: EndSearch.kernels)
    func nothing(_ kernel: Kernel) {
        let nothing = ElementEndScanner.Outcome(found: 0, consumed: 0)
        let bytes = Array("1,2],[".utf8) + [UInt8](repeating: UInt8(ascii: "]"), count: 100)
        let slots = UnsafeMutableBufferPointer<Int>.allocate(capacity: 64)
        defer { slots.deallocate() }
        let noSlots = UnsafeMutableBufferPointer<Int>(start: nil, count: 0)
        let noBytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        var scanner = ElementEndScanner(kernel: kernel)
        bytes.withUnsafeBufferPointer { bytes in
            #expect(scanner.findEnds(in: bytes, into: noSlots) == nothing)
            #expect(scanner.findEnds(in: noBytes, into: slots) == nothing)
            #expect(scanner == ElementEndScanner(kernel: kernel))
            #expect(scanner.findEnds(in: bytes, into: slots) == .init(found: 2, consumed: 4))
            #expect(scanner.isAtEnd)
            #expect(scanner.findEnds(in: bytes, into: slots) == nothing)
            #expect(scanner.isAtEnd)
        }
    }

    @Test("A hundred thousand containers are counted", arguments: EndSearch.kernels)
    func depth(_ kernel: Kernel) throws {
        let count = 100_000
        let open = String(repeating: "[", count: count)
        let text = MarkedEnds("", open + String(repeating: "]", count: count) + "¦,¦]")
        for size in [.max, 1_000] {
            var search = EndSearch(kernel)
            search.search(text.bytes, by: size)
            try #require(search.ends == text.ends)
            try #require(search.scanner.isAtEnd)
        }
        var search = EndSearch(kernel)
        search.search(Array(open.utf8))
        #expect(search.scanner.depth == count + 1)
    }

    @Test func aScannerStartsInsideOfAContainer() async {
        await #expect(processExitsWith: .failure) { _ = ElementEndScanner(depth: 0) }
    }

    @Test func aKernelOfAnotherProcessorIsRefused() async {
        await #expect(processExitsWith: .failure) {
            #if arch(arm64)
            _ = ElementEndScanner(kernel: .sse2)
            #else
            _ = ElementEndScanner(kernel: .neon)
            #endif
        }
    }

    @Test func theBestKernelIsThatOfTheProcessor() {
        #expect(Kernel.plain.isAvailable)
        #expect(Kernel.best.isAvailable)
        #expect(ElementEndScanner().kernel == Kernel.best)
        #if arch(x86_64)
        #expect(EndSearch.kernels.starts(with: [.plain, .sse2]))
        #expect(Kernel.best == (Kernel.avx2.isAvailable ? .avx2 : .sse2))
        #elseif arch(arm64)
        #expect(EndSearch.kernels == [.plain, .neon])
        #expect(Kernel.best == .neon)
        #endif
    }
}
