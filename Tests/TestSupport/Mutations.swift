/// Valid documents that were cut or changed at each byte.
package struct Mutations: Sequence {
    /// What each byte is replaced by.
    package static let replacements: [UInt8] = [
        0x00, 0x09, 0x0A, 0x0B, 0x20, 0x22, 0x2C, 0x2D, 0x2F, 0x30, 0x5C, 0x5D, 0x7B, 0x75, 0x80,
        0xF0,
    ]

    /// Documents of every kind, and the files `y_` of JSONTestSuite up to 500 bytes if they are there.
    package static let documents: [[UInt8]] = {
        let own = [
            #"{"a":{"b":[1,2.5e3,-0,true,false,null,"x\n\u00e9\ud83d\ude00é漢😀"]},"c\u0041":[]}"#,
            #"[[],[[]],{"":{}}]"#, " [ 1 , 2 ] ", "0", "\u{FEFF}{}", #"{"a":1,"a":[2],"\u0061":3}"#,
            "{\"a\" : 1 , \r\n \"b\" : [ { } ,\t{ \"c\" : null } ] }\n",
            "[1e400,-1e-400,12345678901234567890,-9223372036854775808,0.1,1E+2]",
            #"{"not":{"call":"f","arguments":[1,"x",[],{"not":2}]}}"#,
        ]
        let suite = Corpora.suiteFiles(in: "test_parsing").filter { $0.hasPrefix("y_") }
            .compactMap { try? Corpora.suiteFile($0, in: "test_parsing") }
        return own.map { Array($0.utf8) } + suite.filter { $0.count <= 500 }
    }()

    private let documents: [[UInt8]]
    private let step: Int

    /// Each beginning of each document, and each document with one byte replaced by 16 others.
    ///
    /// Of these, every n-th one: for what takes long.
    package init(of documents: [[UInt8]] = Mutations.documents, every step: Int = 1) {
        self.documents = documents
        self.step = step
    }

    package struct Iterator: IteratorProtocol {
        private let documents: [[UInt8]]
        private let step: Int
        private var document = 0
        private var number: Int

        fileprivate init(_ documents: [[UInt8]], _ step: Int) {
            (self.documents, self.step, number) = (documents, step, 0)
        }

        package mutating func next() -> [UInt8]? {
            // One beginning and 16 replacements for each byte.
            let choices = 1 + Mutations.replacements.count
            while document < documents.count, number >= choices * documents[document].count {
                number -= choices * documents[document].count
                document += 1
            }
            guard document < documents.count else { return nil }
            defer { number += step }
            var bytes = documents[document]
            let (position, choice) = number.quotientAndRemainder(dividingBy: choices)
            if choice == 0 { return Array(bytes[..<position]) }
            bytes[position] = Mutations.replacements[choice - 1]
            return bytes
        }
    }

    package func makeIterator() -> Iterator { Iterator(documents, step) }
}
