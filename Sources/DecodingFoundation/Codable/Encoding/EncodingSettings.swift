import Foundation
import Synchronization

/// The settings of an encoder.
struct EncodingSettings: Sendable {
    var format: JSONEncoder.OutputFormatting = []
    var dates = JSONEncoder.DateEncodingStrategy.deferredToDate
    var data = JSONEncoder.DataEncodingStrategy.base64
    var floats = JSONEncoder.NonConformingFloatEncodingStrategy.throw
    var keys = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    var parsers = CodableParserStrategy.withDefaultSettings

    /// True if keys are not written as they are.
    var convertsKeys: Bool {
        if case .useDefaultKeys = keys { false } else { true }
    }

    /// True if types are written by their parsers.
    var usesParsers: Bool {
        guard case .useDefaultKeys = keys, case .deferredToDate = dates, case .base64 = data,
            case .throw = floats
        else { return parsers.usesParsers(isDefault: false) }
        return parsers.usesParsers(isDefault: userInfo.isEmpty)
    }
}

/// Settings that do not change any more, which many encodings share.
final class FixedEncodingSettings: Sendable {
    let values: EncodingSettings
    // SAFETY: made of values that can be sent.
    nonisolated(unsafe) let userInfo: [CodingUserInfoKey: Any]
    let convertsKeys: Bool
    let usesParsers: Bool
    /// The room for the next text: about the length of the last one.
    let expectedCount = Atomic(240)

    init(_ values: EncodingSettings) {
        self.values = values
        unsafe userInfo = values.userInfo
        convertsKeys = values.convertsKeys
        usesParsers = values.usesParsers
    }
}
