import DecodingFoundation
import Foundation

/// A member that no type here asks for, with a number that is not JSON.
///
/// It shows which decoder has read a text: `JSONDecoder` does not look at such a member, and
/// `FastJSONDecoder` refuses it.
package let wrongMember = #""extra":01"#

/// Ends the program with status 1 and a message, unless the condition holds.
package func expect(_ condition: Bool, _ expectation: String) {
    guard !condition else { return }
    FileHandle.standardError.write(Data("not as expected: \(expectation)\n".utf8))
    exit(1)
}

/// The error of decoding ``wrongMember``, which has a `JSONError` with a line and a column in it.
///
/// Ends the program if nothing is thrown, or something else.
package func refusal<Value>(_ decode: () throws -> Value) -> JSONError? {
    do {
        _ = try decode()
        expect(false, "a number with a leading zero is refused")
    } catch DecodingError.dataCorrupted(let context) {
        let error = context.underlyingError as? JSONError
        expect(error?.line != nil, "the error has a place in the text")
        return error
    } catch {
        expect(false, "the error is dataCorrupted, not \(error)")
    }
    return nil
}
