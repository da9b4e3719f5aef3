import Decoding
import FastJSON
import Foundation

/// Whole texts.
extension FixedDecodingSettings {
    /// Decodes data as JSON in UTF-8; if it is not that, by Foundation as JSON5, or in UTF-8 at last.
    func read<Output>(
        _ data: Data,
        _ decode: (Data) throws -> Output,
        json5: (JSONDecoder) throws -> Output
    ) throws -> Output {
        do {
            return try decode(data)
        } catch let error as DecodingError {
            guard let code = error.textCode, data.count <= options.limits.documentLength else {
                throw error
            }
            if values.allowsJSON5, options.duplicateKeys != .reject, code.isOfSyntax {
                return try json5(values.foundation)
            }
            guard code == .unsupportedEncoding, let text = data.inUTF8 else { throw error }
            return try decode(text)
        }
    }

    // MARK: Parsers of types

    /// The type as one that is read by its parser; nil if it is not.
    func model(of type: Any.Type) -> (any JSONParsable.Type)? {
        guard usesParsers, !values.assumesTopLevelDictionary else { return nil }
        return CodedType.of(type).pointee.model
    }

    /// Decodes a type by its parser.
    func decode<T, Model: JSONParsable>(
        _ type: T.Type,
        by model: Model.Type,
        from text: UnsafeRawBufferPointer
    ) throws -> T {
        do throws(JSONError) {
            let value = try model.jsonParser.decode(text, options: options)
            // SAFETY: the model is the same type.
            return unsafeBitCast(value, to: type)
        } catch {
            if error.code.isOfText { throw DecodingError.notJSON(error) }
            throw error.asDecodingError(after: [])
        }
    }
}

extension DecodingError {
    /// The error for a text that is not JSON, or not within the limits.
    static func notJSON(_ error: JSONError) -> DecodingError {
        .dataCorrupted(
            DecodingError.Context(
                codingPath: [],
                debugDescription: "The given data was not valid JSON: \(error)",
                underlyingError: error
            )
        )
    }

    /// What is wrong with the whole text; nil for other errors.
    fileprivate var textCode: JSONError.Code? {
        guard case .dataCorrupted(let context) = self, context.codingPath.isEmpty,
            let error = context.underlyingError as? JSONError, error.code.isOfText
        else { return nil }
        return error.code
    }
}

extension JSONError.Code {
    /// True for errors about the syntax or the length of a text, and not about what was asked for.
    fileprivate var isOfText: Bool {
        isOfSyntax || JSONError.Code.ofLimits.contains(self)
    }

    /// True for text that is not JSON, and may be JSON5.
    fileprivate var isOfSyntax: Bool { JSONError.Code.ofSyntax.contains(self) }

    private static let ofSyntax: Set<JSONError.Code> = [
        .emptyInput, .unexpectedEnd, .unexpectedCharacter, .trailingContent, .invalidLiteral,
        .invalidNumber, .controlCharacter, .invalidEscape, .loneSurrogate, .invalidUTF8,
        .unsupportedEncoding, .byteOrderMark,
    ]

    private static let ofLimits: Set<JSONError.Code> = [
        .depthExceeded, .documentTooLong, .stringTooLong, .keyTooLong, .numberTooLong,
        .duplicateKey,
    ]
}

extension Data {
    /// Text in UTF-16 or UTF-32 as UTF-8; nil if it is in neither, or not well-formed.
    fileprivate var inUTF8: Data? {
        let name = prefix(4).withUnsafeBytes {
            TextEncoding.foreignName(of: $0.assumingMemoryBound(to: UInt8.self))
        }
        let text: String? =
            switch name {
            case "UTF-16BE": String(validating: units { UInt16(bigEndian: $0) }, as: UTF16.self)
            case "UTF-16LE": String(validating: units { UInt16(littleEndian: $0) }, as: UTF16.self)
            case "UTF-32BE": String(validating: units { UInt32(bigEndian: $0) }, as: UTF32.self)
            case "UTF-32LE": String(validating: units { UInt32(littleEndian: $0) }, as: UTF32.self)
            default: nil
            }
        return text.map { Data($0.utf8) }
    }

    /// The code units of the text; of one that ends inside of a unit, one that is no character as well.
    private func units<Unit: FixedWidthInteger>(_ unit: (Unit) -> Unit) -> [Unit] {
        withUnsafeBytes { bytes in
            let size = MemoryLayout<Unit>.size
            let whole = bytes.count / size * size
            let units = stride(from: 0, to: whole, by: size).map {
                unit(bytes.loadUnaligned(fromByteOffset: $0, as: Unit.self))
            }
            return whole == bytes.count ? units : units + [Unit(0xD800)]
        }
    }
}
