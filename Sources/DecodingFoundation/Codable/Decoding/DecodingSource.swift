import FastJSON
import Foundation

/// What all decoders of one document share.
final class DecodingSource {
    let storage: JSONDocument.Storage
    let fixed: FixedDecodingSettings
    /// The text that was given, if braces were put around it to read it.
    private let unwrapped: [UInt8]?
    /// Decoders to use again.
    var spares = SpareDecoders()
    /// Keys that were converted from snake case before.
    private var convertedKeys: [String: String] = [:]

    private static let mostConvertedKeys = 1000

    init(
        _ storage: JSONDocument.Storage,
        _ settings: FixedDecodingSettings,
        unwrapped: [UInt8]? = nil
    ) {
        self.storage = storage
        fixed = settings
        self.unwrapped = unwrapped
    }

    convenience init(parsing bytes: [UInt8], _ settings: FixedDecodingSettings) throws {
        var text = bytes
        let isWrapped =
            settings.values.assumesTopLevelDictionary && !DecodingSource.hasBrace(bytes)
        if isWrapped {
            text = [0x7B] + bytes + [0x7D]
        }
        do {
            let document = try JSONDocument(parsing: text, options: settings.options)
            self.init(document.storage, settings, unwrapped: isWrapped ? bytes : nil)
        } catch {
            let error = isWrapped ? error.moved(by: -1, in: bytes) : error
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [],
                    debugDescription: "The given data was not valid JSON: \(error)",
                    underlyingError: error
                )
            )
        }
    }

    /// True if the first character is a brace.
    private static func hasBrace(_ bytes: [UInt8]) -> Bool {
        bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == 0x7B
    }

    var settings: DecodingSettings { fixed.values }

    /// The decoder of the whole document.
    var root: NodeDecoder { root(at: 0) }

    /// The decoder of a value, from which its paths start.
    func root(at index: Int) -> NodeDecoder {
        NodeDecoder(root: self, index)
    }

    /// A value as a tree.
    func value(at index: Int) -> JSONValue { storage.value(at: index) }

    /// An error about a value, with its place.
    func error(_ code: JSONError.Code, _ message: String, at index: Int) -> JSONError {
        placed(storage.error(code, message, at: index))
    }

    /// The error for an object without a key.
    func missingKey(_ key: String, at index: Int) -> JSONError {
        placed(storage.missingKey(key, at: index))
    }

    private func placed(_ error: JSONError) -> JSONError {
        unwrapped.map { error.moved(by: -1, in: $0) } ?? error
    }

    /// A key in snake case as one in camel case.
    func camelCase(_ key: String) -> String {
        if let known = convertedKeys[key] { return known }
        let converted = SnakeCase.camelCase(key)
        if convertedKeys.count < DecodingSource.mostConvertedKeys {
            convertedKeys[key] = converted
        }
        return converted
    }
}
