import Decoding
import FastJSON
import FuzzSupport

/// Strings against a reader that looks at one byte at a time, and back through the writer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = FuzzInput(start, count)
    let isKey = input.choice(0) & 1 == 1
    let content = content(of: input.document)
    let options = JSONReadingOptions(
        syntax: input.options.syntax.intersection(.replaceInvalidSurrogates)
    )
    let (start, end) = isKey ? ("{\"", "\":0}") : ("[\"", "\"]")
    checkReading(Array(start.utf8) + content + Array(end.utf8), options, isKey: isKey, input)
    checkWriting(String(decoding: input.document, as: UTF8.self), input)
    return 0
}

/// The bytes up to the first quote that ends a string.
private func content(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    var isEscaped = false
    let end = bytes.firstIndex { byte in
        if isEscaped {
            isEscaped = false
        } else if byte == 0x5C {
            isEscaped = true
        } else {
            return byte == 0x22
        }
        return false
    }
    return bytes[..<(end ?? bytes.count)]
}

// MARK: Reading

private func checkReading(
    _ bytes: [UInt8],
    _ options: JSONReadingOptions,
    isKey: Bool,
    _ input: FuzzInput
) {
    let expected = SlowStringReader.read(
        bytes,
        from: 2,
        replacesSurrogates: options.syntax.contains(.replaceInvalidSurrogates)
    )
    for (index, way) in input.ways.enumerated() {
        let cursor = outcome { () throws(JSONError) in
            try way.withCursor(over: bytes, options: options) { cursor throws(JSONError) in
                try isKey ? firstKey(&cursor) : firstElement(&cursor)
            }
        }
        requireEqual(cursor, expected, "cursor, \(way): \(shown(bytes))", of: input)
        let tree = outcome { () throws(JSONError) in
            let value = try way.value(of: bytes, options: options).get()
            return isKey ? value.object?.keys.first : value[0]?.string
        }
        requireEqual(tree, expected, "tree, \(way): \(shown(bytes))", of: input)
        // One way for each input is enough for the rest, which shares its code with those two.
        guard index == bytes.count & 3 else { continue }
        let skipped = outcome { () throws(JSONError) in
            if let error = way.validate(bytes, options: options) { throw error }
            return ""
        }
        requireEqual(skipped, expected.map { _ in [] }, "skip, \(way): \(shown(bytes))", of: input)
        let parsed = outcome { () throws(JSONError) in
            isKey
                ? try JSONObject { Int.jsonParser() }
                    .decode(way.input(bytes), options: way.options(options)).keys.first
                : try JSONArray { String.jsonParser() }
                    .decode(way.input(bytes), options: way.options(options)).first
        }
        let wanted = isKey ? expected.flatMap(keyOfDictionary) : expected
        requireEqual(parsed, wanted, "parser, \(way): \(shown(bytes))", of: input)
    }
    let node = outcome { () throws(JSONError) in
        let document = try JSONDocument(parsing: bytes, options: options)
        return isKey ? document.members.flatMap { Array($0).first?.key } : document[0]?.string
    }
    requireEqual(node, expected, "document: \(shown(bytes))", of: input)
    if isKey, case .success(let key) = expected {
        let document = try? JSONDocument(parsing: bytes, options: options)
        let text = String(decoding: key, as: UTF8.self)
        requireEqual(document?[text]?.int, 0, "looked up: \(shown(bytes))", of: input)
    }
}

/// A key as dictionaries take it: one that may take long to hash is refused.
private func keyOfDictionary(_ key: [UInt8]) -> Result<[UInt8], SlowStringReader.Failure> {
    key.count <= 4096 || key.allSatisfy { $0 < 0x80 }
        ? .success(key) : .failure(SlowStringReader.Failure(code: .keyTooLong, offset: 1))
}

private func outcome(
    _ read: () throws(JSONError) -> String?
) -> Result<[UInt8], SlowStringReader.Failure> {
    do throws(JSONError) {
        return .success(Array((try read() ?? "nothing").utf8))
    } catch {
        return .failure(SlowStringReader.Failure(code: error.code, offset: error.offset ?? -1))
    }
}

private func firstElement(_ cursor: inout JSONCursor) throws(JSONError) -> String? {
    guard try cursor.beginArray() else { return nil }
    let text = try cursor.readString()
    return try cursor.nextElement() ? nil : text
}

private func firstKey(_ cursor: inout JSONCursor) throws(JSONError) -> String? {
    guard try cursor.beginObject() else { return nil }
    let key = try cursor.readKey()
    try cursor.skipValue()
    return try cursor.nextMember() ? nil : key
}

private func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
}

// MARK: Writing

/// What is written is read by the slow reader, and has the shape that was asked for.
private func checkWriting(_ text: String, _ input: FuzzInput) {
    let choice = input.choice(1)
    let options = JSONWritingOptions(
        escapesSlashes: choice & 1 == 1,
        escapesNonASCII: choice & 2 == 2
    )
    var writer = JSONWriter(options: options)
    writer.beginObject()
    writer.key(text)
    writer.beginArray()
    writer.write(text)
    writer.endArray()
    writer.endObject()
    guard let bytes = try? writer.finish() else { fail("not written", of: input) }
    let key = SlowStringReader.read(bytes, from: 2, replacesSurrogates: false)
    requireEqual(key, .success(Array(text.utf8)), "written: \(shown(bytes))", of: input)
    // {"text":["text"]}
    let start = 2 + (bytes.count - 9) / 2 + 4
    let value = SlowStringReader.read(bytes, from: start, replacesSurrogates: false)
    requireEqual(value, key, "written: \(shown(bytes))", of: input)
    if options.escapesNonASCII {
        require(bytes.allSatisfy { $0 < 0x80 }, "not ASCII: \(shown(bytes))", of: input)
    }
    for way in input.ways {
        let again = way.value(of: bytes, options: JSONReadingOptions())
        let same = (try? again.get()).flatMap { $0.object?.first?.key.utf8.map { $0 } }
        requireEqual(same, Array(text.utf8), "read again, \(way): \(shown(bytes))", of: input)
    }
}
