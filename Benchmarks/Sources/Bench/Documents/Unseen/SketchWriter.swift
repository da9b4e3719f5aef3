/// How the text of a generated document is laid out.
enum SketchLayout: String, CaseIterable {
    case minified
    case spaces2 = "2 spaces"
    case spaces4 = "4 spaces"
    case tabs

    /// What stands before a line for each level; nil where all is one line.
    var indent: String? {
        switch self {
        case .minified: nil
        case .spaces2: "  "
        case .spaces4: "    "
        case .tabs: "\t"
        }
    }
}

/// Writes a generated document.
struct SketchWriter {
    private(set) var bytes: [UInt8] = []
    private let indent: [UInt8]?
    private var depth = 0

    /// The text of a document.
    static func text(_ sketch: Sketch, _ layout: SketchLayout) -> [UInt8] {
        var writer = SketchWriter(layout)
        writer.write(sketch)
        return writer.bytes
    }

    private init(_ layout: SketchLayout) {
        indent = layout.indent.map { Array($0.utf8) }
    }

    private mutating func write(_ sketch: Sketch) {
        switch sketch {
        case .null: add("null")
        case .boolean(let flag): add(flag ? "true" : "false")
        case .integer(let number): add("\(number)")
        // The shortest text that is read as this number again, such as 0.1 or 1e-07.
        case .number(let number): add("\(number)")
        case .string(let text): quote(text, isEscaped: false)
        case .escaped(let text): quote(text, isEscaped: true)
        case .array(let elements):
            list(elements, "[", "]") { writer, element in writer.write(element) }
        case .object(let members):
            list(Sketch.present(members), "{", "}") { writer, member in
                writer.quote(member.key, isEscaped: false)
                writer.add(writer.indent == nil ? ":" : ": ")
                writer.write(member.value)
            }
        case .absent: preconditionFailure("only members can be left out")
        }
    }

    private mutating func list<Part>(
        _ parts: [Part],
        _ opening: String,
        _ closing: String,
        _ write: (inout SketchWriter, Part) -> Void
    ) {
        add(opening)
        depth += 1
        for (index, part) in parts.enumerated() {
            if index > 0 { add(",") }
            startLine()
            write(&self, part)
        }
        depth -= 1
        if !parts.isEmpty { startLine() }
        add(closing)
    }

    private mutating func startLine() {
        guard let indent else { return }
        add("\n")
        for _ in 0..<depth { bytes += indent }
    }

    private mutating func quote(_ text: String, isEscaped: Bool) {
        add("\"")
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": add("\\\"")
            case "\\": add("\\\\")
            case "\n": add("\\n")
            case "\t": add("\\t")
            case "/" where isEscaped: add("\\/")
            case _ where scalar.value < 0x20 || isEscaped && !scalar.isASCII:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
                }
            default: bytes += scalar.utf8
            }
        }
        add("\"")
    }

    private mutating func add(_ text: String) {
        bytes += text.utf8
    }
}
