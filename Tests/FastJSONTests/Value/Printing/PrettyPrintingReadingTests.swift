import FastJSON
import TestSupport
import Testing

/// A value is shown in the same way whether it was read as a tree or straight from its text.
@Suite struct PrettyPrintingReadingTests {
    /// Half a surrogate pair reads as one character wherever the cut is.
    @Test(arguments: 0...8)
    func halfPairsAreOneCharacter(_ length: Int) throws {
        let json = #"["\ud83dx\ud83d\ud83d\ude00\ude00\ud83d\n\ud83d"]"#
        let options = JSONReadingOptions(syntax: .replaceInvalidSurrogates)
        let bounds = ValueSketch.Bounds(maxStringLength: length)
        let value = try JSONValue(parsing: json, options: options)
        #expect(value[0]?.string?.unicodeScalars.count == 8)
        for mode in ReadingMode.all {
            let read = try mode.sketch(of: Array(json.utf8), within: bounds, options: options)
            #expect(read == ValueSketch(value, within: bounds), "\(mode)")
        }
    }

    /// The value is passed whole; what follows can be read.
    @Test(arguments: ReadingMode.all)
    func theCursorGoesOnAfterTheValue(_ mode: ReadingMode) throws {
        let json = Array(#"[{"a":[1,[2,{"b":3}],4,5,6]},"next"]"#.utf8)
        let texts = try mode.withCursor(over: json) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
            let text = try cursor.readSketch()
            _ = try cursor.nextElement()
            let next = try cursor.readSketch()
            _ = try cursor.nextElement()
            return [text, next]
        }
        let first = """
            {
              "a": [ 1, [...], 4, ...(+2 more) ]
            }
            """
        #expect(texts == [first, "\"next\""])
        #expect(try JSONValue(parsing: json)[0]?.errorText == first)
    }

    /// What is not shown is checked all the same.
    @Test(arguments: [
        #"[1,2,3,4,"\x"]"#, "[[[[1,]]]]", "[1,2,3,[4,{\"a\" 5}]]", "[1,2,3,4",
        #"{"a":1,"b":2,"c":3,"d":4,"d":5}"#, #"[[[{"a":1,"a":2}]]]"#,
    ])
    func whatIsLeftOutIsChecked(_ json: String) {
        let options = JSONReadingOptions(duplicateKeys: .reject)
        for mode in ReadingMode.all {
            let expected = #expect(throws: JSONError.self) {
                try mode.value(of: Array(json.utf8), options: options).get()
            }
            let error = #expect(throws: JSONError.self) {
                try mode.sketch(of: Array(json.utf8), within: .forErrors, options: options)
            }
            #expect(error == expected, "\(mode)")
        }
    }

    @Test(arguments: [41, 42, 43] as [UInt64])
    func bothWaysAgree(_ seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        var choice = SeededRandom(seed: seed)
        for round in 0..<400 {
            let value = random.next(depth: 6)
            let bounds = Self.bounds(&choice)
            let options = JSONWritingOptions(escapesNonASCII: round % 2 == 0)
            let bytes = try value.jsonBytes(options: options)
            let sketch = ValueSketch(value, within: bounds)
            for mode in ReadingMode.modes([.whole, .random(seed: seed)]) {
                let read = try mode.sketch(of: bytes, within: bounds)
                if read != sketch {
                    Issue.record("seed \(seed), round \(round), \(mode), \(bounds): \(value)")
                }
            }
        }
    }

    /// Mostly tight bounds, sometimes those of messages or none.
    private static func bounds(_ random: inout SeededRandom) -> ValueSketch.Bounds {
        func bound(_ largest: Int) -> Int? {
            random.number(in: 0...5) == 0 ? nil : random.number(in: 0...largest)
        }
        if random.number(in: 0...3) == 0 { return .forErrors }
        return ValueSketch.Bounds(
            maxDepth: bound(5),
            maxSubValueCount: bound(6),
            maxStringLength: bound(12),
            maxNumberLength: bound(30)
        )
    }
}

extension ReadingMode {
    /// Reads a document and keeps what is within the bounds.
    func sketch(
        of bytes: [UInt8],
        within bounds: ValueSketch.Bounds,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) -> ValueSketch {
        try withCursor(over: bytes, options: options) { cursor throws(JSONError) in
            try cursor.readValueSketch(within: bounds)
        }
    }
}
