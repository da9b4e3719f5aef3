import FastJSON
import Foundation

/// Whole texts that may not be JSON in UTF-8.
extension FixedDecodingSettings {
    /// Decodes data as JSON in UTF-8.
    ///
    /// If it is in another encoding, it is converted. If it is not JSON, Foundation decodes it as JSON5.
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
            var failure = error
            var text = data
            if code == .unsupportedEncoding, let converted = data.inUTF8 {
                text = converted
                do {
                    return try decode(text)
                } catch let error as DecodingError where error.textCode != nil {
                    failure = error
                }
            }
            // An initialiser may have read another text inside, and thrown what is wrong with that.
            guard allowsJSON5, problem(inText: Array(text)) != nil else { throw failure }
            return try json5(values.foundation)
        }
    }

    /// True if text that is not JSON goes to Foundation, which knows of one limit and of no equal keys.
    private var allowsJSON5: Bool {
        var limits = options.limits
        limits.documentLength = JSONLimits().documentLength
        return values.allowsJSON5 && options.duplicateKeys != .reject && limits == JSONLimits()
    }

    /// What is wrong with a text as a whole; nil if it is JSON.
    func problem(inText bytes: [UInt8]) -> JSONError? {
        do throws(JSONError) {
            _ = try JSONDocument(parsing: bytes, options: options)
            return nil
        } catch {
            return error
        }
    }
}

extension DecodingError {
    /// The error for a text that is not JSON, or not within the limits.
    static func notJSON(_ error: JSONError) -> DecodingError {
        .corrupted("The given data was not valid JSON: \(error)", because: error)
    }

    /// What is wrong with a whole text; nil for other errors.
    fileprivate var textCode: JSONError.Code? {
        guard case .dataCorrupted(let context) = self, context.codingPath.isEmpty,
            let error = context.underlyingError as? JSONError, error.code.isOfText
        else { return nil }
        return error.code
    }
}

extension JSONError.Code {
    /// True for errors about the syntax or the length of a text, and not about what was requested.
    var isOfText: Bool { JSONError.Code.ofText.contains(self) }

    private static let ofText: Set<JSONError.Code> = [
        .emptyInput, .unexpectedEnd, .unexpectedCharacter, .trailingContent, .invalidLiteral,
        .invalidNumber, .controlCharacter, .invalidEscape, .loneSurrogate, .invalidUTF8,
        .unsupportedEncoding, .byteOrderMark, .depthExceeded, .documentTooLong, .stringTooLong,
        .keyTooLong, .numberTooLong, .duplicateKey,
    ]
}

extension Data {
    /// Text in UTF-16 or UTF-32 as UTF-8; nil if it is in neither, or not well-formed.
    fileprivate var inUTF8: Data? {
        let name = unsafe prefix(4).withUnsafeBytes {
            unsafe TextEncoding.foreignName(of: $0.assumingMemoryBound(to: UInt8.self))
        }
        return switch name {
        case "UTF-16BE": converted(from: UTF16.self) { UInt16(bigEndian: $0) }
        case "UTF-16LE": converted(from: UTF16.self) { UInt16(littleEndian: $0) }
        case "UTF-32BE": converted(from: UTF32.self) { UInt32(bigEndian: $0) }
        case "UTF-32LE": converted(from: UTF32.self) { UInt32(littleEndian: $0) }
        default: nil
        }
    }

    private func converted<Encoding: UnicodeCodec>(
        from encoding: Encoding.Type,
        _ unit: (Encoding.CodeUnit) -> Encoding.CodeUnit
    ) -> Data? where Encoding.CodeUnit: BitwiseCopyable {
        unsafe withUnsafeBytes { bytes in
            let size = MemoryLayout<Encoding.CodeUnit>.size
            guard bytes.count % size == 0 else { return nil }
            var output: [UInt8] = []
            output.reserveCapacity(bytes.count)
            let hasFailed = withoutActuallyEscaping(unit) { unit in
                transcode(
                    stride(from: 0, to: bytes.count, by: size).lazy.map { offset in
                        unsafe unit(
                            bytes.loadUnaligned(fromByteOffset: offset, as: Encoding.CodeUnit.self)
                        )
                    }.makeIterator(),
                    from: encoding,
                    to: UTF8.self,
                    stoppingOnError: true
                ) { output.append($0) }
            }
            return hasFailed ? nil : Data(output)
        }
    }
}
