import DecodingFoundation
import FastJSON
import Foundation

/// What a decoder can be set to, given alike to Foundation's and to ours.
struct DecodingSettings: Sendable {
    var dates: JSONDecoder.DateDecodingStrategy = .deferredToDate
    var data: JSONDecoder.DataDecodingStrategy = .base64
    var floats: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
    var keys: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    var assumesTopLevelDictionary = false

    /// Foundation's decoder with these settings.
    var foundation: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = dates
        decoder.dataDecodingStrategy = data
        decoder.nonConformingFloatDecodingStrategy = floats
        decoder.keyDecodingStrategy = keys
        decoder.userInfo = userInfo
        decoder.assumesTopLevelDictionary = assumesTopLevelDictionary
        return decoder
    }

    /// Our decoder with these settings.
    func ours(_ engine: JSONEngine = .native) -> FastJSONDecoder {
        let decoder = FastJSONDecoder(options: JSONReadingOptions(engine: engine))
        decoder.dateDecodingStrategy = dates
        decoder.dataDecodingStrategy = data
        decoder.nonConformingFloatDecodingStrategy = floats
        decoder.keyDecodingStrategy = keys
        decoder.userInfo = userInfo
        decoder.assumesTopLevelDictionary = assumesTopLevelDictionary
        return decoder
    }
}

/// What an encoder can be set to, given alike to Foundation's and to ours.
struct EncodingSettings: Sendable {
    var formatting: JSONEncoder.OutputFormatting = .sortedKeys
    var dates: JSONEncoder.DateEncodingStrategy = .deferredToDate
    var data: JSONEncoder.DataEncodingStrategy = .base64
    var floats: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
    var keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Foundation's encoder with these settings.
    var foundation: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        encoder.dateEncodingStrategy = dates
        encoder.dataEncodingStrategy = data
        encoder.nonConformingFloatEncodingStrategy = floats
        encoder.keyEncodingStrategy = keys
        encoder.userInfo = userInfo
        return encoder
    }

    /// Our encoder with these settings.
    var ours: FastJSONEncoder {
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = formatting
        encoder.dateEncodingStrategy = dates
        encoder.dataEncodingStrategy = data
        encoder.nonConformingFloatEncodingStrategy = floats
        encoder.keyEncodingStrategy = keys
        encoder.userInfo = userInfo
        return encoder
    }
}
