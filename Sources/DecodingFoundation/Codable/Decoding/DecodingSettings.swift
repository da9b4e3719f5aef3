import FastJSON
import Foundation

/// The settings of a decoder, as they are while it decodes.
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
