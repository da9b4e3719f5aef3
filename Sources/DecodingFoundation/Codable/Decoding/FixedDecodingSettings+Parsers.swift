import Decoding
import FastJSON
import Foundation

/// Whole texts of types that have a parser.
extension FixedDecodingSettings {
    /// The type as one that is read by its parser; nil if it is not.
    func model(of type: Any.Type) -> (any JSONParsable.Type)? {
        guard usesParsers, !values.assumesTopLevelDictionary else { return nil }
        return unsafe CodedType.decoded(type).pointee.model
    }

    /// Decodes a type by its parser.
    func decode<T, Model: JSONParsable>(
        _ type: T.Type,
        by model: Model.Type,
        from text: UnsafeRawBufferPointer
    ) throws -> T {
        do throws(JSONError) {
            let value = try unsafe model.jsonParser.decode(text, options: options)
            // SAFETY: the model is the same type.
            return unsafe unsafeBitCast(value, to: type)
        } catch {
            // A parser may read another text inside, and say what is wrong with that.
            if error.code.isOfText, let problem = unsafe problem(inText: Array(text)) {
                throw DecodingError.notJSON(problem)
            }
            throw error.asDecodingError(after: [])
        }
    }
}
