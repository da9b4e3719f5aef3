import FastJSON
import FuzzSupport

/// Every way in which the native engine reads a document: none traps, and all agree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNative(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = FuzzInput(start, count)
    let (bytes, options) = (input.document, input.options)
    let way = ReadingWay(.native, .whole)
    let parsed = way.value(of: bytes, options: options)
    let expected = Transcript(parsed, showsLines: true)

    for way in input.nativeWays {
        let shows = way.showsLines
        let value = way.value(of: bytes, options: options)
        let reference = shows ? expected : Transcript(parsed)
        requireEqual(Transcript(value, showsLines: shows), reference, "value, \(way)", of: input)
        let verdict = Transcript(way.validate(bytes, options: options), showsLines: shows)
        requireEqual(
            verdict,
            Transcript(parsed.error, showsLines: shows),
            "skip, \(way)",
            of: input
        )
        let events = way.events(of: bytes, options: options)
        requireEqual(
            Transcript(events.error, showsLines: shows),
            Transcript(parsed.error, showsLines: shows),
            "events, \(way)",
            of: input
        )
        checkPulling(way, parsed, input)
    }
    checkDocument(parsed, input)
    checkPartial(parsed, input)
    switch parsed {
    case .success(let value): checkLooks(value, input)
    case .failure(let error): checkPlace(of: error, in: input)
    }
    checkPointer(input)
    return 0
}

extension Result {
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}

// MARK: Cursor

/// Pulls a document value by value, skipping some, and compares what is seen with the tree.
private func checkPulling(
    _ way: ReadingWay,
    _ parsed: Result<JSONValue, JSONError>,
    _ input: FuzzInput
) {
    // A cursor whose keys are read by hand does not check them, and gives every member.
    guard input.options.duplicateKeys == .last else { return }
    let skips = input.choice(0)
    var count = 0
    let pulled = Result { () throws(JSONError) in
        try way.withCursor(over: input.document, options: input.options) {
            cursor throws(JSONError) in
            try pull(&cursor, input.options.numbers, skips: skips, &count)
        }
    }
    switch (pulled, parsed) {
    case (.success(let value), .success(let whole)):
        if skips == 0 {
            requireEqual(
                Transcript("\(value)"),
                Transcript("\(whole)"),
                "pulled, \(way)",
                of: input
            )
        }
    case (.failure(let error), .failure(let whole)):
        requireEqual(Transcript(error), Transcript(whole), "pulled, \(way)", of: input)
    default:
        fail("pulled, \(way): \(pulled)\n--- instead of ---\n\(parsed)", of: input)
    }
}

private func pull(
    _ cursor: inout JSONCursor,
    _ policy: JSONNumberPolicy,
    skips: Int,
    _ count: inout Int
) throws(JSONError) -> JSONValue {
    count += 1
    if skips != 0, (skips >> (count & 7)) & 1 == 1 {
        try cursor.skipValue()
        return .null
    }
    switch try cursor.peekKind() {
    case .null:
        try cursor.readNull()
        return .null
    case .boolean:
        return .boolean(try cursor.readBool())
    case .number:
        return JSONValue(try cursor.readNumber(), policy: policy)
    case .string:
        return .string(try cursor.readString())
    case .array:
        var elements: [JSONValue] = []
        var hasMore = try cursor.beginArray()
        while hasMore {
            elements.append(try pull(&cursor, policy, skips: skips, &count))
            hasMore = try cursor.nextElement()
        }
        return .array(elements)
    case .object:
        var members = JSONValue.Object()
        var hasMore = try cursor.beginObject()
        while hasMore {
            let key = try cursor.readKey()
            members.append(try pull(&cursor, policy, skips: skips, &count), forKey: key)
            hasMore = try cursor.nextMember()
        }
        return .object(members)
    }
}

// MARK: Document

private func checkDocument(_ parsed: Result<JSONValue, JSONError>, _ input: FuzzInput) {
    do throws(JSONError) {
        let document = try JSONDocument(parsing: input.document, options: input.options)
        guard case .success(let value) = parsed else {
            fail("the document was accepted", of: input)
        }
        requireEqual(
            Transcript("\(document.root.value)"),
            Transcript("\(value)"),
            "document",
            of: input
        )
        var budget = 200
        checkNode(document.root, in: document, value, &budget, input)
        _ = document.description
    } catch {
        requireEqual(
            Transcript(error, showsLines: true),
            Transcript(parsed.error, showsLines: true),
            "document",
            of: input
        )
    }
}

/// Checks what a node knows of itself, and that its path leads back to it.
private func checkNode(
    _ node: JSONDocument.Node,
    in document: JSONDocument,
    _ root: JSONValue,
    _ budget: inout Int,
    _ input: FuzzInput
) {
    budget -= 1
    guard budget > 0 else { return }
    let value = node.value
    requireEqual(node.kind, value.kind, "kind", of: input)
    let raw = node.rawBytes
    require(
        raw.startIndex == node.offset && raw.endIndex <= input.document.count,
        "the range of a node",
        of: input
    )
    requireEqual(node.int, value.int, "int of \(value)", of: input)
    requireEqual(node.double?.bitPattern, value.double?.bitPattern, "\(value)", of: input)
    requireEqual(node.bool, value.bool, "bool of \(value)", of: input)
    let pointer = node.path.pointer
    let found = document[pointer]
    let expected = root[pointer]
    // Of equal keys only one is found, and another one may have nothing there.
    let mustBeThere = input.options.duplicateKeys == .reject
    require(
        (found == nil) == (expected == nil) && (found != nil || !mustBeThere),
        "nothing at \(pointer)",
        of: input
    )
    if let found, let expected {
        requireEqual(
            Transcript("\(found.value)"),
            Transcript("\(expected)"),
            "at \(pointer)",
            of: input
        )
    }
    if let elements = node.elements {
        requireEqual(node.count, value.count, "count", of: input)
        for element in elements {
            checkNode(element, in: document, root, &budget, input)
        }
    }
    if let members = node.members {
        for (key, member) in members {
            require(node[key] != nil, "no member \(key)", of: input)
            checkNode(member, in: document, root, &budget, input)
        }
    }
}

// MARK: The rest

private func checkPartial(_ parsed: Result<JSONValue, JSONError>, _ input: FuzzInput) {
    var reader = JSONPartialReader(options: input.options)
    let looks = input.choice(1)
    let result = Result { () throws(JSONError) in
        for (index, piece) in ReadingWay(.native, input.feeding).pieces(of: input.document)
            .enumerated()
        {
            try reader.append(Array(piece))
            if index < looks {
                _ = reader.value?.count
                _ = reader.openPath
                _ = reader.isComplete
            }
        }
        return try reader.finish()
    }
    requireEqual(Transcript(result), Transcript(parsed), "partial", of: input)
}

private func checkLooks(_ value: JSONValue, _ input: FuzzInput) {
    let bound = input.choice(2)
    _ = value.prettyPrinted()
    _ = value.prettyPrinted(maxDepth: bound, maxSubValueCount: bound, maxStringLength: bound)
    require(value == value && value.hashValue == value.hashValue, "not equal to itself", of: input)
}

/// The document as a pointer.
private func checkPointer(_ input: FuzzInput) {
    let text = String(decoding: input.document, as: UTF8.self)
    guard let pointer = try? JSONPointer(text) else { return }
    requireEqual(Transcript(pointer.description), Transcript(text), "pointer", of: input)
}
