import FastJSON
import Foundation
import YajlNoop

/// Finding out if a document is JSON.
enum ValidateQuestion {
    private static let libyajl = "libyajl in C"

    static func question(_ document: PlainDocument) -> Question {
        let bytes = document.bytes
        return Question(
            name: "validate",
            subject: document.name,
            size: bytes.count,
            reference: libyajl,
            entries: [.present(callbacks(bytes))] + cursors(bytes) + inputs(bytes) + [
                .present(serialization(bytes)),
                simdjson(bytes),
                // Its `Document`, with full precision and UTF-8 checked.
                RapidJSONInput.validating("RapidJSON", bytes),
            ]
        )
    }

    /// `JSONCursor.skipValue` over memory, on each engine.
    static func cursors(_ bytes: [UInt8]) -> [Entry] {
        Entry.onEachEngine("JSONCursor") { name, options in
            Contender(name, validating: bytes, as: { $0 }) { bytes in
                do throws(JSONError) {
                    try JSONCursor.withCursor(over: bytes, options: options) {
                        cursor throws(JSONError) in try cursor.skipValue()
                    }
                    return true
                } catch {
                    return false
                }
            }
        }
    }

    /// `JSONInput.validate`, which reads through a window as a file is read, on each engine.
    static func inputs(_ bytes: [UInt8]) -> [Entry] {
        Entry.onEachEngine("JSONInput") { name, options in
            Contender(name, validating: bytes, as: { $0 }) { bytes in
                (try? JSONInput.bytes(bytes).validate(options: options)) != nil
            }
        }
    }

    /// The DOM, since On-Demand does not look at what it passes.
    static func simdjson(_ bytes: [UInt8]) -> Entry {
        SimdjsonInput.validating("simdjson DOM", bytes)
    }

    /// libyajl called from C with callbacks that only count.
    private static func callbacks(_ bytes: [UInt8]) -> Contender {
        Contender(libyajl, validating: bytes, as: { $0 }) { bytes in
            bytes.withUnsafeBufferPointer {
                yajl_noop_parse($0.baseAddress, $0.count, 1 << 16) >= 0
            }
        }
    }

    /// Foundation's `JSONSerialization`, which has no other way than to build the tree.
    private static func serialization(_ bytes: [UInt8]) -> Contender {
        Contender(
            "JSONSerialization",
            validating: bytes,
            lettingThrough: "[1,]",
            as: { Data($0) }
        ) { (try? JSONSerialization.jsonObject(with: $0)) != nil }
    }
}

extension Contender {
    /// Must accept the document, and refuse what is wrong, but for what it is known to let through.
    ///
    /// The text is prepared once, in the form that the reader prefers.
    init<Text>(
        _ name: String,
        validating bytes: [UInt8],
        lettingThrough known: String? = nil,
        as prepare: ([UInt8]) -> Text,
        _ accepts: @escaping (Text) -> Bool
    ) {
        let text = prepare(bytes)
        let wrong = Contender.wrongTexts(bytes).filter { $0 != known.map { Array($0.utf8) } }
            .map(prepare)
        self.init(
            name,
            isRight: { accepts(text) && !wrong.contains(where: accepts) },
            run: { _ = accepts(text) }
        )
    }

    /// The document without its last bracket, and what a reader may let through.
    private static func wrongTexts(_ bytes: [UInt8]) -> [[UInt8]] {
        let brackets = Array("]}".utf8)
        let end = bytes.lastIndex(where: brackets.contains) ?? 0
        let texts = [#"["\q"]"#, "[01]", "[1,]", "[tru]", "[1.]", #"{"a" 1}"#, "[\u{1F}]", "[1] 2"]
        // Not UTF-8, and a control character.
        let quoted = ([0xFF, 0x1F] as [UInt8]).map { byte in
            Array(#"[""#.utf8) + [byte] + Array(#""]"#.utf8)
        }
        return [Array(bytes[..<end])] + texts.map { Array($0.utf8) } + quoted
    }
}
