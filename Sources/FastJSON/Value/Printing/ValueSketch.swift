/// A value cut to bounds, to be shown to people.
///
/// It is flat: the pieces stand one after the other in the order of the text. So neither making,
/// showing nor releasing a sketch takes stack per level.
package struct ValueSketch: Sendable, Equatable {
    /// How much of a value is kept.
    package struct Bounds: Sendable, Equatable {
        /// How many levels of arrays and objects show their contents.
        package let maxDepth: Int
        /// How many elements or members each of them shows.
        package let maxSubValueCount: Int
        /// How many characters of a string or key are shown.
        package let maxStringLength: Int
        /// How many characters are shown of a number that neither `Int` nor `Double` can hold.
        package let maxNumberLength: Int

        /// Few and short enough for a message.
        package static let forErrors = Bounds(
            maxDepth: 2,
            maxSubValueCount: 3,
            maxStringLength: 60,
            maxNumberLength: 40
        )

        /// Creates bounds; nil stands for none, and less than 0 for 0.
        package init(
            maxDepth: Int? = nil,
            maxSubValueCount: Int? = nil,
            maxStringLength: Int? = nil,
            maxNumberLength: Int? = nil
        ) {
            self.maxDepth = max(0, maxDepth ?? .max)
            self.maxSubValueCount = max(0, maxSubValueCount ?? .max)
            self.maxStringLength = max(0, maxStringLength ?? .max)
            self.maxNumberLength = max(0, maxNumberLength ?? .max)
        }
    }

    /// One step of the text.
    package enum Piece: Sendable, Equatable {
        /// A value that is shown unchanged: a literal, a number, or an array or object that is too
        /// deep.
        case plain(String)
        case string(CutText)
        case key(CutText)
        case begin(isObject: Bool)
        /// Ends a container; the number says how many of its elements or members are not shown.
        case end(isObject: Bool, more: Int)
    }

    /// What is shown, in order.
    package let pieces: [Piece]

    init(pieces: [Piece]) {
        self.pieces = pieces
    }
}

extension ValueSketch {
    /// Cuts a value to bounds.
    ///
    /// Time and memory are linear in what is shown, and in the length of the strings that are cut.
    package init(_ value: JSONValue, within bounds: Bounds) {
        var builder = ValueSketchBuilder(bounds: bounds)
        /// The containers whose elements or members are still to come, from the position on.
        var open: [(container: JSONValue, next: Int)] = []
        func begin(_ value: JSONValue) {
            switch value {
            case .array, .object:
                builder.beginContainer(isObject: value.kind == .object)
                open.append((value, 0))
            case .string(let text):
                guard builder.admitsValue() else { return }
                builder.add(.string(CutText(text, maxLength: bounds.maxStringLength)))
            case .null, .boolean, .integer, .float, .number:
                guard builder.admitsValue() else { return }
                let text = ValueSketch.plainText(of: value, maxLength: bounds.maxNumberLength)
                builder.add(.plain(text))
            }
        }
        begin(value)
        while let (container, next) = open.popLast() {
            guard builder.takesMore, let child = container.child(at: next) else {
                builder.pass(container.childCount - next)
                builder.endContainer(isObject: container.kind == .object)
                continue
            }
            open.append((container, next + 1))
            if case .object(let object) = container {
                builder.add(.key(CutText(object.keys[next], maxLength: bounds.maxStringLength)))
            }
            begin(child)
        }
        self = builder.finish()
    }

    // MARK: Numbers and literals

    /// The text of a number, `true`, `false` or `null`.
    private static func plainText(of value: JSONValue, maxLength: Int) -> String {
        if case .number(let number) = value, number.text.utf8.count > maxLength {
            return unsafe KeyBytes.withBytes(number.text) { unsafe cut($0, maxLength: maxLength) }
        }
        return value.description
    }

    /// The text of the value that reading a number gives.
    ///
    /// - Precondition: the bytes are a number.
    static func numberText(_ bytes: UnsafeBufferPointer<UInt8>, maxLength: Int) -> String {
        // A long number that stays text is cut before it is copied. It cannot be an `Int`, which has at
        // most 20 bytes.
        let isLongText =
            unsafe bytes.count > 64
            && (JSONValue.Number.isInteger(bytes)
                || !DoubleConversion.double(from: bytes).isFinite)
        if isLongText, bytes.count > maxLength {
            return unsafe cut(bytes, maxLength: maxLength)
        }
        return unsafe plainText(
            of: JSONValue.number(bytes, policy: .standard),
            maxLength: maxLength
        )
    }

    private static func cut(_ bytes: UnsafeBufferPointer<UInt8>, maxLength: Int) -> String {
        unsafe String(decoding: bytes.prefix(maxLength), as: UTF8.self) + "…"
    }
}
