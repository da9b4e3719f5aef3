import FastJSON

extension JSONWriter {
    /// Writes a value, numbers as Foundation does.
    @inline(__always)
    mutating func write(_ value: EncodedValue, sortsKeys: Bool = false) {
        switch value {
        case .string(let value): write(value)
        case .integer(let value): write(value)
        case .boolean(let value): write(value)
        default: writeOther(value, sortsKeys)
        }
    }

    @inline(never)
    private mutating func writeOther(_ value: EncodedValue, _ sortsKeys: Bool) {
        switch value {
        case .null: writeNull()
        case .boolean(let value): write(value)
        case .integer(let value): write(value)
        case .unsigned(let value): write(value)
        case .double(let value): write(shortest: value)
        case .float(let value): write(shortest: value)
        case .number(let text): write(numberText: text)
        case .string(let value): write(value)
        case .integers(let values):
            beginArray()
            for value in values { write(value) }
            endArray()
        case .doubles(let values):
            beginArray()
            for value in values { write(shortest: value) }
            endArray()
        case .strings(let values):
            beginArray()
            for value in values { write(value) }
            endArray()
        case .json(let value):
            write(value)
        case .array(let array):
            writeTree { writer in
                writer.beginArray()
                for element in array.elements { writer.write(element, sortsKeys: sortsKeys) }
                writer.endArray()
            }
        case .object(let object):
            writeTree { writer in
                writer.beginObject()
                var members = object.members
                if sortsKeys {
                    members.sort { KeyBytes.precedes($0.key, $1.key) }
                }
                for member in members {
                    writer.key(member.key)
                    writer.write(member.value, sortsKeys: sortsKeys)
                }
                writer.endObject()
            }
        case .later(let slot):
            write(slot.value, sortsKeys: sortsKeys)
        }
    }

    /// Writes one level of a tree, with a fresh stack if not much is left of this one.
    private mutating func writeTree(_ body: (inout JSONWriter) -> Void) {
        do throws(JSONError) {
            try writeLevel { writer throws(JSONError) in body(&writer) }
        } catch {
            fail(error)
        }
    }
}
