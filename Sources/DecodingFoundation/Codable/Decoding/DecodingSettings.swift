import FastJSON
import Foundation

/// The settings of a decoder.
struct DecodingSettings: Sendable {
    var dates = JSONDecoder.DateDecodingStrategy.deferredToDate
    var data = JSONDecoder.DataDecodingStrategy.base64
    var floats = JSONDecoder.NonConformingFloatDecodingStrategy.throw
    var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    var assumesTopLevelDictionary = false
    var options: JSONReadingOptions

    /// True if keys are not compared as they are.
    var convertsKeys: Bool {
        if case .useDefaultKeys = keys { false } else { true }
    }
}

/// Settings that do not change any more, which many decodings share.
final class FixedDecodingSettings: Sendable {
    let values: DecodingSettings
    // SAFETY: made of values that can be sent.
    nonisolated(unsafe) let userInfo: [CodingUserInfoKey: Any]
    let convertsKeys: Bool
    /// The options of reading: of equal keys the first counts, unless they are an error.
    let options: JSONReadingOptions

    init(_ values: DecodingSettings) {
        self.values = values
        userInfo = values.userInfo
        convertsKeys = values.convertsKeys
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
}
