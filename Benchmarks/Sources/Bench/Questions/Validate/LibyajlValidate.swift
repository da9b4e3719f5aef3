import YajlNoop

/// libyajl called from C with callbacks that only count.
enum LibyajlValidate: ValidateContender {
    static let name = "libyajl in C"

    static func entries(_ document: PlainDocument) -> [Entry] {
        [
            .present(
                Contender(name, validating: document.bytes, as: { $0 }) { bytes in
                    bytes.withUnsafeBufferPointer {
                        yajl_noop_parse($0.baseAddress, $0.count, 1 << 16) >= 0
                    }
                }
            )
        ]
    }
}
