import FastJSON
import Foundation

/// Writes what types have encoded, in the format of Foundation.
struct EncodedWriter: ~Copyable {
    private var writer: JSONWriter
    private let sortsKeys: Bool

    /// The text of a value.
    static func text(
        of value: EncodedValue,
        _ format: JSONEncoder.OutputFormatting
    ) throws -> [UInt8] {
        let options = JSONWritingOptions(escapesSlashes: !format.contains(.withoutEscapingSlashes))
        var writer = EncodedWriter(
            writer: JSONWriter(options: options),
            sortsKeys: format.contains(.sortedKeys)
        )
        writer.write(value)
        let text = try writer.finish()
        return format.contains(.prettyPrinted) ? PrettyText.text(of: text) : text
    }

    private consuming func finish() throws(JSONError) -> [UInt8] {
        try writer.finish()
    }

    private mutating func write(_ value: EncodedValue) {
        switch value {
        case .null: writer.writeNull()
        case .boolean(let value): writer.write(value)
        case .integer(let value): writer.write(value)
        case .unsigned(let value): writer.write(value)
        case .double(let value): writer.write(shortest: value)
        case .float(let value): writer.write(shortest: value)
        case .number(let text): writer.write(numberText: text)
        case .string(let value): writer.write(value)
        case .integers(let values):
            writer.beginArray()
            for value in values { writer.write(value) }
            writer.endArray()
        case .doubles(let values):
            writer.beginArray()
            for value in values { writer.write(shortest: value) }
            writer.endArray()
        case .strings(let values):
            writer.beginArray()
            for value in values { writer.write(value) }
            writer.endArray()
        case .array(let array):
            writer.beginArray()
            for element in array.elements { write(element) }
            writer.endArray()
        case .object(let object):
            writer.beginObject()
            if sortsKeys {
                write(object.members.sorted { $0.key < $1.key })
            } else {
                write(object.members)
            }
            writer.endObject()
        case .later(let slot):
            write(slot.value)
        }
    }

    private mutating func write(_ members: some Sequence<EncodedObject.Member>) {
        for member in members {
            writer.key(member.key)
            write(member.value)
        }
    }
}
