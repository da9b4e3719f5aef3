import FastJSON
import Foundation
import Synchronization

/// The settings of a decoder.
struct DecodingSettings: Sendable {
    var dates = JSONDecoder.DateDecodingStrategy.deferredToDate
    var data = JSONDecoder.DataDecodingStrategy.base64
    var floats = JSONDecoder.NonConformingFloatDecodingStrategy.throw
    var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    var assumesTopLevelDictionary = false
    var allowsJSON5 = false
    var parsers = CodableParserStrategy.withDefaultSettings
    var options: JSONReadingOptions

    /// True if keys are not compared as they are.
    var convertsKeys: Bool {
        if case .useDefaultKeys = keys { false } else { true }
    }

    /// True if types are read by their parsers.
    var usesParsers: Bool {
        guard case .useDefaultKeys = keys, case .deferredToDate = dates, case .base64 = data,
            case .throw = floats
        else { return parsers.usesParsers(isDefault: false) }
        // Foundation, which reads JSON5, does not use them.
        return parsers.usesParsers(isDefault: userInfo.isEmpty && !allowsJSON5)
    }

    /// Foundation's decoder with the same settings.
    var foundation: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = dates
        decoder.dataDecodingStrategy = data
        decoder.nonConformingFloatDecodingStrategy = floats
        decoder.keyDecodingStrategy = keys
        decoder.userInfo = userInfo
        decoder.assumesTopLevelDictionary = assumesTopLevelDictionary
        decoder.allowsJSON5 = allowsJSON5
        return decoder
    }
}

/// Settings that do not change any more, which many decodings share.
final class FixedDecodingSettings: Sendable {
    let values: DecodingSettings
    // SAFETY: made of values that can be sent.
    nonisolated(unsafe) let userInfo: [CodingUserInfoKey: Any]
    let convertsKeys: Bool
    let usesParsers: Bool
    /// The options of reading: of equal keys the first counts, unless they are an error.
    let options: JSONReadingOptions
    /// True once the decoder has other settings; set before its idle source is cleared.
    let areReplaced = Atomic(false)

    init(_ values: DecodingSettings) {
        self.values = values
        unsafe userInfo = values.userInfo
        convertsKeys = values.convertsKeys
        usesParsers = values.usesParsers
        var options = values.options
        if options.duplicateKeys == .last, !options.isTextOfTree {
            options.duplicateKeys = .first
        }
        self.options = options
    }

    /// The same settings for text that was written of a tree, where the last of equal keys counts.
    var ofTree: FixedDecodingSettings {
        var values = values
        values.options = .textOfTree
        if options.duplicateKeys == .reject { values.options.duplicateKeys = .reject }
        values.assumesTopLevelDictionary = false
        return FixedDecodingSettings(values)
    }

    /// The settings for a part of a text that may have been read with more freedom; these, if they do.
    func including(_ options: JSONReadingOptions) -> FixedDecodingSettings {
        if options.isTextOfTree { return ofTree }
        if options.syntax.isSubset(of: self.options.syntax), !values.assumesTopLevelDictionary {
            return self
        }
        var values = values
        values.options.syntax.formUnion(options.syntax)
        values.assumesTopLevelDictionary = false
        return FixedDecodingSettings(values)
    }
}
