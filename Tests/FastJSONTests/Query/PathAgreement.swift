import FastJSON
import TestSupport
import Testing

/// What a path selects, checked on trees, on documents and over streams.
struct PathAgreement {
    let path: JSONPath
    let text: [UInt8]

    /// The streams that are tried.
    static let modes = StreamMode.modes([.whole, .chunks(1), .chunks(7), .chunks(64), .window(5)])

    init(_ path: String, in text: [UInt8]) throws {
        self.path = try JSONPath(path)
        self.text = text
    }

    /// The normalized paths and the values that a tree gives; all others must give the same.
    ///
    /// Streams give them in the order of the document, equal places in any order.
    func nodes(_ modes: [StreamMode] = modes) throws -> [(path: String, value: JSONValue)] {
        let tree = try JSONValue(parsing: text)
        let nodes = try tree.nodes(at: path)
        #expect(try tree.values(at: path) == nodes.map(\.value), "\(path)")
        let document = try JSONDocument(parsing: text)
        let places = try document.nodes(at: path)
        #expect(places.map(\.path) == nodes.map(\.path), "\(path)")
        #expect(places.map(\.value) == nodes.map(\.value), "\(path)")
        for node in nodes where !path.isPointer {
            // Each normalized path selects what it is the path of; where keys are equal, the last.
            let again = try tree.nodes(at: JSONPath(node.path.normalizedPath))
            #expect(again.map(\.path) == [node.path], "\(path)")
        }
        let inOrder = places.sorted { $0.offset < $1.offset }
        for mode in modes {
            var elements: [JSONElement<JSONValue>] = []
            let stream = try mode.stream(text).values(at: path).located()
            if path.isPointer, path.isSingular, nodes.isEmpty {
                let error = #expect(throws: JSONError.self) { try stream.next() }
                #expect(error?.code == .missingKey, "\(path) \(mode)")
                continue
            }
            while let element = try stream.next() { elements.append(element) }
            #expect(elements.map(\.path) == inOrder.map(\.path), "\(path) \(mode)")
            #expect(elements.map(\.value) == inOrder.map(\.value), "\(path) \(mode)")
            #expect(elements.map(\.offset) == inOrder.map(\.offset), "\(path) \(mode)")
            #expect(elements.map(\.index) == Array(elements.indices), "\(path) \(mode)")
        }
        return nodes.map { ($0.path.normalizedPath, $0.value) }
    }
}
