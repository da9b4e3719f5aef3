import FastJSON

/// Values inside a value, written one after the other.
extension ValueEncoder {
    // MARK: Members

    /// The text of a key under the strategy.
    @inline(__always)
    func name(of key: some CodingKey) -> String {
        convertsKeys ? context.text(of: key, in: self) : key.stringValue
    }

    /// Writes a key into the object; false if it cannot be written there.
    func beginMember(_ name: String) -> Bool {
        guard unsafe text.pointee.enter(number), unsafe text.pointee.writer.awaitsKey else {
            return false
        }
        return unsafe text.pointee.key(name)
    }

    /// Notes a known key that is then written; nil if the key is not, or cannot be written there.
    @inline(__always)
    private func noteKnown(
        _ key: some CodingKey
    ) -> (known: UnsafePointer<CodedKey>, written: WrittenKey)? {
        // First, since it may ask the key for its string, which may begin a container.
        guard let type = unsafe keyType, let known = unsafe known(key, of: type),
            unsafe text.pointee.current.number == number, unsafe text.pointee.writer.awaitsKey,
            let written = unsafe text.pointee.note(known, of: type)
        else { return nil }
        return unsafe (known, written)
    }

    /// Writes any key; its text if it cannot be written there.
    @inline(never)
    private func beginOther(_ key: some CodingKey) -> String? {
        let name = name(of: key)
        return beginMember(name) ? nil : name
    }

    /// Sets the value of a member.
    ///
    /// The function writes the value, and first the key if it gets one.
    @inline(__always)
    func setMember(_ key: some CodingKey, _ write: (inout JSONWriter, _ key: WrittenKey?) -> Void) {
        if let key = unsafe noteKnown(key)?.written {
            unsafe write(&text.pointee.writer, key)
        } else if let name = beginOther(key) {
            setElsewhere(name) { write(&$0, nil) }
        } else {
            unsafe write(&text.pointee.writer, nil)
        }
    }

    /// Sets a member to what a value encodes; to an empty object if it encodes nothing.
    @inline(__always)
    func encodeMember<T: Encodable>(_ value: T, _ key: some CodingKey) throws {
        guard let (key, written) = unsafe noteKnown(key) else {
            return try encodeOtherMember(value, key)
        }
        let coded = unsafe text.pointee.coded(T.self)
        if let scalars = unsafe coded.pointee.scalars,
            writeScalars(value, scalars, after: written)
        {
            return
        }
        // In front of the key, to which a failure goes back.
        let savepoint = unsafe text.pointee.savepoint
        unsafe text.pointee.writer.key(written)
        let child = takeSpare()
        unsafe child.knownKey = key
        try unsafe encode(value, coded, child, savepoint) { record, piece in
            record.set(unsafe key.pointee.name, piece)
        }
    }

    @inline(never)
    private func encodeOtherMember<T: Encodable>(_ value: T, _ key: some CodingKey) throws {
        try encodeMember(name(of: key), value, key)
    }

    /// Sets a member to what a value encodes; to an empty object if it encodes nothing.
    func encodeMember<T: Encodable>(
        _ name: String,
        _ value: T,
        _ key: some CodingKey,
        isUnique: Bool = false
    ) throws {
        guard unsafe text.pointee.enter(number), unsafe text.pointee.writer.awaitsKey else {
            return try encodeElsewhere(name, value, key)
        }
        unsafe text.pointee.noteCodedKeys()
        // In front of the key, to which a failure goes back.
        let savepoint = unsafe text.pointee.savepoint
        if isUnique {
            unsafe text.pointee.writer.key(name)
        } else if unsafe !text.pointee.key(name) {
            return try encodeElsewhere(name, value, key)
        }
        try encode(value, key, savepoint, { name })
    }

    /// Notes that the keys of the object that was begun differ from each other, and are not noted.
    func expectUniqueKeys() {
        if unsafe text.pointee.current.number == number { unsafe text.pointee.expectOtherKeys() }
    }

    /// Writes what a value encodes by a key that is not known, after that.
    @inline(__always)
    private func encode<T: Encodable>(
        _ value: T,
        _ key: some CodingKey,
        _ savepoint: EncodedText.Savepoint,
        _ name: () -> String
    ) throws {
        let coded = unsafe text.pointee.coded(T.self)
        if let scalars = unsafe coded.pointee.scalars, writeScalars(value, scalars) { return }
        var child = takeSpare()
        begin(child, at: savepoint.count)
        do {
            try unsafe withUnsafePointer(to: key) { address in
                unsafe child.borrowedKey = BorrowedKey(address)
                try unsafe child.takeInner(value, coded, encoder(of: coded))
            }
        } catch {
            unsafe child.borrowedKey = nil
            unsafe child.key = key
            fail(&child, savepoint)
            throw error
        }
        unsafe child.borrowedKey = nil
        unsafe text.pointee.close(toByteCount: savepoint.byteCount)
        end(child) { record, piece in record.set(name(), piece) }
        if isKnownUniquelyReferenced(&child), child.isReusable {
            keepSpare(child)
        } else {
            unsafe child.key = key
            child.finish()
        }
    }

    // MARK: Elements

    /// Appends an element, which the function writes.
    @inline(__always)
    func append(_ write: (inout JSONWriter) -> Void) {
        guard unsafe text.pointee.enter(number), unsafe stage == .array else {
            return appendElsewhere(write)
        }
        unsafe write(&text.pointee.writer)
        unsafe writtenCount &+= 1
    }

    /// Appends what a value encodes; an empty object if it encodes nothing.
    @inline(__always)
    func encodeElement<T: Encodable>(_ value: T) throws {
        guard unsafe text.pointee.enter(number), unsafe stage == .array else {
            return try encodeElsewhere(value)
        }
        let coded = unsafe text.pointee.coded(T.self)
        let scalars = unsafe coded.pointee.scalars
        if scalars.map({ writeScalars(value, $0) }) != true {
            let child = takeSpare()
            unsafe child.position = writtenCount
            try unsafe encode(value, coded, child, text.pointee.savepoint) { record, piece in
                record.append(piece)
            }
        }
        unsafe writtenCount &+= 1
    }

    /// Appends what each of some values encodes, by one encoder as long as nobody keeps it.
    ///
    /// What fails is taken back with the whole array.
    func encodeElements<T: Encodable>(_ values: UnsafeBufferPointer<T>) throws {
        guard let start = values.baseAddress else { return }
        let coded = unsafe text.pointee.coded(T.self)
        if unsafe coded.pointee.scalars != nil {
            for index in 0..<values.count {
                try unsafe (start + index).borrow { try encodeElement($0) }
            }
            return
        }
        let kind = unsafe encoder(of: coded)
        var child = takeSpare()
        for index in 0..<values.count {
            guard unsafe text.pointee.current.number == number, unsafe stage == .array else {
                // The array has become a record, and stays one.
                keepSpare(child)
                for index in index..<values.count {
                    try unsafe (start + index).borrow { try encodeElsewhere($0) }
                }
                return
            }
            let byteCount = unsafe text.pointee.open.byteCount
            begin(child, at: unsafe text.pointee.writer.count)
            unsafe child.position = writtenCount
            do {
                try unsafe child.takeElement(at: start + index, coded, kind)
            } catch {
                child.holdParent()
                throw error
            }
            unsafe text.pointee.close(toByteCount: byteCount)
            end(child) { record, piece in record.append(piece) }
            unsafe writtenCount &+= 1
            if isKnownUniquelyReferenced(&child), child.isReusable {
                child.clear()
            } else {
                child.finish()
                child = takeSpare()
            }
        }
        keepSpare(child)
    }

    /// Takes what the value at an address encodes here.
    private func takeElement<T: Encodable>(
        at address: UnsafePointer<T>,
        _ coded: UnsafePointer<CodedType>,
        _ kind: CodedType.Kind
    ) throws {
        try unsafe address.borrow { try unsafe takeInner($0, coded, kind) }
    }

    // MARK: Encoders inside

    /// Writes what a value encodes.
    ///
    /// The savepoint was made before its comma and key were written.
    @inline(__always)
    private func encode<T: Encodable>(
        _ value: T,
        _ coded: UnsafePointer<CodedType>,
        _ child: consuming ValueEncoder,
        _ savepoint: EncodedText.Savepoint,
        _ add: (EncodedRecord, EncodedPiece) -> Void
    ) throws {
        var child = child
        begin(child, at: savepoint.count)
        do {
            try unsafe child.takeInner(value, coded, encoder(of: coded))
        } catch {
            fail(&child, savepoint)
            throw error
        }
        unsafe text.pointee.close(toByteCount: savepoint.byteCount)
        end(child, add)
        if isKnownUniquelyReferenced(&child), child.isReusable {
            keepSpare(child)
        } else {
            child.finish()
        }
    }

    /// Begins a value that is written now, which begins at an offset with its comma and key.
    ///
    /// As long as it is written, this container is not the one that can be written on.
    @inline(__always)
    private func begin(_ child: ValueEncoder, at start: Int) {
        unsafe text.pointee.current.number = 0 &- number
        unsafe text.pointee.current.valueStart = start
        unsafe child.place = 0 &- number
    }

    /// Ends a value that was written, whose containers are ended.
    @inline(__always)
    private func end(_ child: ValueEncoder, _ add: (EncodedRecord, EncodedPiece) -> Void) {
        if unsafe child.stage != .empty, unsafe child.slot == nil,
            unsafe text.pointee.current.number == 0 &- number
        {
            unsafe text.pointee.current.number = number
        } else {
            endElsewhere(child, add)
        }
    }

    /// Ends a value that is empty or was not written here, or around which the container became a record.
    @inline(never)
    private func endElsewhere(_ child: ValueEncoder, _ add: (EncodedRecord, EncodedPiece) -> Void) {
        if unsafe text.pointee.current.number == 0 &- number {
            if let slot = unsafe child.slot {
                unsafe text.pointee.write(slot)
            } else {
                unsafe text.pointee.writer.beginObject()
                unsafe text.pointee.writer.endObject()
            }
            unsafe text.pointee.current.number = number
        } else if let slot = unsafe child.slot {
            add(ownRecord, .slot(slot))
        } else if child.isEmpty {
            add(ownRecord, .slot(EncodedSlot()))
        } else {
            let end = unsafe text.pointee.writer.count
            let start = unsafe text.pointee.valueStart(in: child.start..<end) ?? end
            add(ownRecord, .text(start..<end))
        }
    }

    /// Takes back a value that failed.
    @inline(never)
    private func fail(_ child: inout ValueEncoder, _ savepoint: EncodedText.Savepoint) {
        let isKept = unsafe !isKnownUniquelyReferenced(&child) || !child.containers.isCurrentIdle
        if unsafe text.pointee.open[savepoint.depth].number == EncodedText.recorded {
            unsafe text.pointee.close(toByteCount: savepoint.byteCount)
        } else {
            unsafe text.pointee.rewind(to: savepoint, isKept: isKept)
            unsafe text.pointee.current.number = number
        }
        child.finish()
    }
}

extension UnsafePointer where Pointee: ~Copyable {
    /// Calls the function with the value, of which no copy is made.
    @inline(__always)
    func borrow<Result>(_ body: (borrowing Pointee) throws -> Result) rethrows -> Result {
        try unsafe body(pointee)
    }
}
