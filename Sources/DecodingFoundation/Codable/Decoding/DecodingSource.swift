import FastJSON
import Foundation

/// What all decoders of one document share.
final class DecodingSource {
    let storage: JSONDocument.Storage
    let settings: DecodingSettings
    let userInfo: [CodingUserInfoKey: Any]
    /// The text that was given, if braces were put around it to read it.
    private let unwrapped: [UInt8]?
    /// Decoders to use again.
    var spares = SpareDecoders()
    /// Types that were found to be arrays, or not.
    private var arrays: [ObjectIdentifier: (any ElementDecoding.Type)?] = [:]
    /// Keys that were converted from snake case before.
    private var convertedKeys: [String: String] = [:]

    private static let mostConvertedKeys = 1000

    init(
        _ storage: JSONDocument.Storage,
        _ settings: DecodingSettings,
        unwrapped: [UInt8]? = nil
    ) {
        self.storage = storage
        self.settings = settings
        self.unwrapped = unwrapped
        userInfo = settings.userInfo
    }

    convenience init(parsing bytes: [UInt8], _ settings: DecodingSettings) throws {
        var text = bytes
        let isWrapped = settings.assumesTopLevelDictionary && !DecodingSource.hasBrace(bytes)
        if isWrapped {
            text = [0x7B] + bytes + [0x7D]
        }
        var options = settings.options
        if options.duplicateKeys == .last {
            options.duplicateKeys = .first
        }
        do {
            let document = try JSONDocument(parsing: text, options: options)
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

    /// The decoder of the whole document.
    var root: NodeDecoder { root(at: 0) }

    /// The decoder of a value, from which its paths start.
    func root(at index: Int) -> NodeDecoder {
        NodeDecoder(root: self, index)
    }

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

    /// How to decode a type that is an array; nil if it is none.
    func elementDecoding(of type: Any.Type) -> (any ElementDecoding.Type)? {
        if let known = arrays[ObjectIdentifier(type)] { return known }
        let array = type as? any ElementDecoding.Type
        arrays[ObjectIdentifier(type)] = .some(array)
        return array
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
