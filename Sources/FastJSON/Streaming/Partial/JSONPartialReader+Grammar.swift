/// The grammar, as a machine that stops where the bytes end and continues from there.
extension JSONPartialReader {
    /// Reads as far as the bytes allow.
    ///
    /// - Precondition: `bytes` is the window.
    mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) {
        if try unsafe checkEncoding(bytes, ending) {
            while let byte = try unsafe skipSpace(bytes, ending) {
                guard try unsafe takeToken(byte, bytes, ending) else { break }
            }
        }
        switch ending {
        case .unknown:
            break
        case .cut:
            let limit = options.limits.documentLength
            throw unsafe fail(.documentTooLong(limit), at: bytes.count, .member, bytes)
        case .end:
            if phase == .end { return }
            let (expectation, scope) = expected
            if containers.isEmpty {
                throw unsafe fail(.emptyInput, at: bytes.count, scope, bytes)
            }
            throw unsafe fail(.unexpectedEnd(expectation ?? .value), at: bytes.count, scope, bytes)
        }
    }

    /// What is allowed at the position, and what belongs to the path of an error there.
    var expected: (Problem.Expectation?, JSONCursor.Scope) {
        switch phase {
        case .value: (.value, .member)
        case .firstElement, .firstValue: (.valueOrEndOfArray, .container)
        case .firstKey: (.keyOrEndOfObject, .container)
        case .key: (.key, .container)
        case .colon: (.colon, .member)
        case .afterValue:
            (containers.last == .object ? .commaOrEndOfObject : .commaOrEndOfArray, .container)
        case .end: (nil, .member)
        }
    }

    /// Passes the token that starts with a byte; false if the rest of it has not come.
    private mutating func takeToken(
        _ byte: UInt8,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> Bool {
        switch (phase, byte) {
        case (.firstElement, UInt8(ascii: "]")), (.firstKey, UInt8(ascii: "}")):
            leaveContainer()
        case (.firstElement, _):
            phase = .firstValue
            return try unsafe takeValue(byte, bytes, ending)
        case (.value, UInt8(ascii: "]")) where canEndAfterComma && containers.last == .array,
            (.key, UInt8(ascii: "}")) where canEndAfterComma:
            leaveContainer()
        case (.value, _), (.firstValue, _):
            return try unsafe takeValue(byte, bytes, ending)
        case (.firstKey, UInt8(ascii: "\"")), (.key, UInt8(ascii: "\"")):
            return try unsafe takeKey(bytes, ending)
        case (.colon, UInt8(ascii: ":")):
            position += 1
            phase = .value
        case (.afterValue, UInt8(ascii: ",")):
            position += 1
            phase = containers.last == .object ? .key : .value
        case (.afterValue, UInt8(ascii: "}")) where containers.last == .object,
            (.afterValue, UInt8(ascii: "]")) where containers.last == .array:
            leaveContainer()
        default:
            return try unsafe refuse(bytes, ending)
        }
        return true
    }

    private var canEndAfterComma: Bool { options.syntax.contains(.allowTrailingCommas) }

    private mutating func takeValue(
        _ byte: UInt8,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            try unsafe enterContainer(byte == UInt8(ascii: "{") ? .object : .array, bytes)
            return true
        case UInt8(ascii: "\""):
            guard let text = try unsafe scanString(.string, bytes, ending) else { return false }
            unsafe builder.string(text)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard let text = try unsafe scanNumber(bytes, ending) else { return false }
            unsafe builder.number(text)
        case UInt8(ascii: "t"):
            guard try unsafe scanLiteral(.true, "true", bytes, ending) else { return false }
        case UInt8(ascii: "f"):
            guard try unsafe scanLiteral(.false, "false", bytes, ending) else { return false }
        case UInt8(ascii: "n"):
            guard try unsafe scanLiteral(.null, "null", bytes, ending) else { return false }
        default:
            return try unsafe refuse(bytes, ending)
        }
        phase = containers.isEmpty ? .end : .afterValue
        return true
    }

    private mutating func takeKey(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> Bool {
        let start = position
        guard let text = try unsafe scanString(.key, bytes, ending) else { return false }
        if options.duplicateKeys == .reject {
            var key = unsafe text.string()
            if !key.withUTF8({ unsafe seenKeys[seenKeys.count - 1].insert($0) }) {
                throw unsafe fail(.duplicateKey(key), at: start, .container, bytes)
            }
        }
        _ = unsafe builder.key(text)
        phase = .colon
        return true
    }

    private mutating func enterContainer(
        _ container: Container,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) throws(JSONError) {
        let limit = options.limits.depth
        guard containers.count < limit else {
            throw unsafe fail(.depthExceeded(limit), at: position, .member, bytes)
        }
        containers.append(container)
        switch container {
        case .array:
            builder.beginArray(at: origin.offset + position)
            phase = .firstElement
        case .object:
            builder.beginObject(at: origin.offset + position)
            seenKeys.append(KeySet())
            phase = .firstKey
        }
        position += 1
    }

    /// Passes a closing bracket.
    private mutating func leaveContainer() {
        let offset = origin.offset + position
        position += 1
        switch containers.removeLast() {
        case .array:
            builder.endArray(at: offset)
        case .object:
            builder.endObject(at: offset)
            seenKeys.removeLast()
        }
        phase = containers.isEmpty ? .end : .afterValue
    }

    /// Throws for what fits nothing; returns false if the character there is not whole yet.
    private func refuse(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> Bool {
        let (expectation, scope) = expected
        guard let found = try unsafe scalar(at: position, scope, bytes, ending) else {
            return false
        }
        let problem: Problem =
            if let expectation {
                .unexpectedCharacter(expectation, found: found)
            } else {
                .trailingContent(found: found)
            }
        throw unsafe fail(problem, at: position, scope, bytes)
    }

    // MARK: Errors

    /// An error at an index of the window.
    func fail(
        _ problem: Problem,
        at index: Int,
        _ scope: JSONCursor.Scope,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> JSONError {
        let offset = origin.offset + index
        var text = unsafe SourceText(bytes: bytes, origin: origin)
        return JSONError(problem, path: path(scope), offset: offset)
            .located(at: text.location(of: offset))
    }
}
