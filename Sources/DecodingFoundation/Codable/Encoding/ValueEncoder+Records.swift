import FastJSON

/// Values inside a value that are not written where they belong.
extension ValueEncoder {
    /// The record of the container.
    ///
    /// From then on nothing is written to the container itself.
    var ownRecord: EncodedRecord {
        if let record = unsafe record { return record }
        guard unsafe stage.isContainer else { return EncodedRecord(isArray: false) }
        let record = unsafe text.pointee.record(number, at: start) ?? forgottenRecord
        unsafe self.record = record
        return record
    }

    /// A record for a container whose value failed.
    ///
    /// It is not part of the text, and only counts the elements that were written.
    private var forgottenRecord: EncodedRecord {
        let record = EncodedRecord(isArray: unsafe stage == .array)
        guard record.isArray else { return record }
        for _ in 0..<(unsafe writtenCount) { record.append(.text(0..<0)) }
        return record
    }

    /// The record of an object; what comes to one that is nowhere is forgotten.
    private var objectRecord: EncodedRecord {
        let record = unsafe stage == .object ? ownRecord : EncodedRecord(isArray: false)
        return record.isArray ? EncodedRecord(isArray: false) : record
    }

    /// The record of an array; what comes to one that is nowhere is forgotten.
    private var arrayRecord: EncodedRecord {
        let record = unsafe stage == .array ? ownRecord : EncodedRecord(isArray: true)
        return record.isArray ? record : EncodedRecord(isArray: true)
    }

    // MARK: Members and elements

    @inline(never)
    func setElsewhere(_ name: String, _ write: (inout JSONWriter) -> Void) {
        let record = objectRecord
        record.set(name, unsafe text.pointee.piece(write))
    }

    @inline(never)
    func encodeElsewhere<T: Encodable>(_ name: String, _ value: T, _ key: some CodingKey) throws {
        let record = objectRecord
        record.set(name, try piece(of: value, ValueEncoder(in: self, key)))
    }

    @inline(never)
    func appendElsewhere(_ write: (inout JSONWriter) -> Void) {
        let record = arrayRecord
        record.append(unsafe text.pointee.piece(write))
    }

    @inline(never)
    func encodeElsewhere<T: Encodable>(_ value: T) throws {
        let record = arrayRecord
        let child = ValueEncoder(in: self)
        unsafe child.position = record.pieces.count
        record.append(try piece(of: value, child))
    }

    /// What a value encodes, as a piece.
    private func piece<T: Encodable>(of value: T, _ child: ValueEncoder) throws -> EncodedPiece {
        let piece = unsafe text.pointee.beginPiece()
        unsafe child.place = piece.place
        defer { child.finish() }
        do {
            try child.takeInner(value)
        } catch {
            _ = unsafe text.pointee.end(piece)
            throw error
        }
        let range = unsafe text.pointee.end(piece)
        if let slot = unsafe child.slot { return .slot(slot) }
        return child.isEmpty ? .slot(EncodedSlot()) : .text(range)
    }

    // MARK: Containers

    /// The encoder of a container inside, which is encoded while others are.
    func nested(_ name: String, _ key: any CodingKey, isArray: Bool) -> ValueEncoder {
        let child = ValueEncoder(in: self, key)
        if beginMember(name) {
            unsafe child.place = number
            return child
        }
        // More members or elements join those that were encoded for the key before.
        let record = objectRecord
        if let old = record.piece(of: name),
            let known = unsafe text.pointee.container(old, isArray: isArray)
        {
            if case .slot(let slot) = old {
                slot.piece = .record(known)
            } else {
                record.set(name, .record(known))
            }
            child.take(known)
        } else {
            let slot = EncodedSlot()
            record.set(name, .slot(slot))
            unsafe child.slot = slot
        }
        return child
    }

    /// The encoder of a container inside, which is encoded while others are.
    func nestedElement() -> ValueEncoder {
        let child = ValueEncoder(in: self, IndexKey(count))
        if unsafe text.pointee.enter(number), unsafe stage == .array {
            unsafe child.place = number
            unsafe writtenCount &+= 1
        } else {
            let slot = EncodedSlot()
            arrayRecord.append(.slot(slot))
            unsafe child.slot = slot
        }
        return child
    }

    /// The encoder of a value inside, which may be encoded at any time.
    func laterMember(_ name: String, _ key: any CodingKey) -> ValueEncoder {
        let slot = EncodedSlot()
        if beginMember(name) {
            unsafe text.pointee.write(slot)
        } else {
            objectRecord.set(name, .slot(slot))
        }
        return ValueEncoder(in: self, key, slot)
    }

    /// The encoder of an element, which may be encoded at any time.
    func laterElement() -> ValueEncoder {
        let slot = EncodedSlot()
        let key = IndexKey(count)
        if unsafe text.pointee.enter(number), unsafe stage == .array {
            unsafe text.pointee.write(slot)
            unsafe writtenCount &+= 1
        } else {
            arrayRecord.append(.slot(slot))
        }
        return ValueEncoder(in: self, key, slot)
    }
}
