import DecodingFoundation
import Foundation
import Testing

/// Our coders in a program with extensions of Foundation's, whose functions have the names of ours.
@Suite struct OwnExtensionTests {
    @Test("The program's own functions are called")
    func functions() throws {
        let (decoder, encoder) = (FastJSONDecoder(), FastJSONEncoder())
        #expect(try decoder.decode(Int.self, from: "own 1") == 1)
        #expect(try decoder.decode(Int.self, from: [UInt8]("own 2".utf8)) == 2)
        #expect(try encoder.encodeString(3) == "own 3")
    }
}

extension JSONDecoder {
    fileprivate func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        try decode(type, from: Data(text.utf8.dropFirst(4)))
    }

    fileprivate func decode<T: Decodable>(_ type: T.Type, from bytes: [UInt8]) throws -> T {
        try decode(type, from: Data(bytes.dropFirst(4)))
    }
}

extension JSONEncoder {
    fileprivate func encodeString<T: Encodable>(_ value: T) throws -> String {
        "own " + String(decoding: try encode(value), as: UTF8.self)
    }
}
