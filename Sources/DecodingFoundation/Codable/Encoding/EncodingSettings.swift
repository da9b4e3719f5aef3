import Foundation

/// The settings of an encoder, as they are while it encodes.
struct EncodingSettings: Sendable {
    var format: JSONEncoder.OutputFormatting = []
    var dates = JSONEncoder.DateEncodingStrategy.deferredToDate
    var data = JSONEncoder.DataEncodingStrategy.base64
    var floats = JSONEncoder.NonConformingFloatEncodingStrategy.throw
    var keys = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// True if keys are not written as they are.
    var convertsKeys: Bool {
        if case .useDefaultKeys = keys { false } else { true }
    }
}
