import FastJSON

/// Values inside a value.
extension ValueEncoder {
    // MARK: Members

    /// The text of a key under the strategy.
    @inline(__always)
    func name(of key: some CodingKey) -> String {
        convertsKeys ? context.text(of: key, in: self) : key.stringValue
    }

    /// Sets the value of a member.
    @inline(__always)
    func setMember(_ name: String, _ value: EncodedValue) throws {
        if isWriting {
            guard unsafe text.pointee.enter(number), unsafe text.pointee.key(name) else { return }
            unsafe text.pointee.writer.write(value)
        } else if case .object(let object) = unsafe encoded {
            object.set(name, value)
        }
    }

    /// Sets a member to what a value encodes; to an empty object if it encodes nothing.
    @inline(__always)
    func encodeMember<T: Encodable, Key: CodingKey>(
        _ name: String,
        _ value: T,
        _ key: Key
    ) throws {
        if isWriting {
            guard unsafe text.pointee.enter(number) else { return }
            // In front of the key, to which a failure goes back.
            let mark = unsafe text.pointee.mark
            guard unsafe text.pointee.key(name) else { return }
            let child = child
            do {
                try unsafe withUnsafePointer(to: key) { address in
                    unsafe child.borrowedKey = BorrowedKey(address)
                    try write(value, child)
                }
            } catch {
                unsafe text.pointee.rewind(to: mark)
                unsafe child.borrowedKey = nil
                unsafe child.key = key
                child.close()
                throw error
            }
            recycle(consume child, key)
        } else {
            let child = ValueEncoder(in: self)
            unsafe child.key = key
            try setMember(name, child.tree(of: value))
        }
    }

    // MARK: Elements

    /// Appends an element.
    @inline(__always)
    func append(_ value: EncodedValue) throws {
        if isWriting {
            guard unsafe text.pointee.enter(number) else { return }
            unsafe text.pointee.writer.write(value)
            unsafe writtenCount &+= 1
        } else if case .array(let array) = unsafe encoded {
            array.append(value)
        }
    }

    /// Appends what a value encodes; an empty object if it encodes nothing.
    @inline(__always)
    func encodeElement<T: Encodable>(_ value: T) throws {
        if isWriting {
            guard unsafe text.pointee.enter(number) else { return }
            let child = child
            unsafe child.position = writtenCount
            let mark = unsafe text.pointee.mark
            do {
                try write(value, child)
            } catch {
                unsafe text.pointee.rewind(to: mark)
                child.close()
                throw error
            }
            recycle(consume child)
            unsafe writtenCount &+= 1
        } else {
            let child = ValueEncoder(in: self)
            unsafe child.position = count
            try append(child.tree(of: value))
        }
    }

    /// Appends what each of some values encodes, by one encoder as long as nobody keeps it.
    ///
    /// What fails is taken back with the whole array.
    func encodeElements<T: Encodable>(_ values: UnsafeBufferPointer<T>) throws {
        guard let start = values.baseAddress else { return }
        guard isWriting else {
            for index in 0..<values.count { try unsafe encodeElement(start[index]) }
            return
        }
        var child = child
        for index in 0..<values.count {
            unsafe child.position = writtenCount
            // The subscript of a buffer would copy the element.
            try unsafe write(start[index], child)
            unsafe writtenCount &+= 1
            if isKnownUniquelyReferenced(&child) {
                child.clear()
            } else {
                child.close()
                child = self.child
            }
        }
        recycle(consume child)
    }

    // MARK: Encoders inside

    /// An encoder for a value inside.
    @inline(__always)
    private var child: ValueEncoder {
        if let spare = unsafe text.pointee.spares.pop() {
            unsafe spare.parent = self
            unsafe spare.depth = depth &+ 1
            return spare
        }
        return ValueEncoder(in: self)
    }

    /// Writes what a value encodes.
    @inline(__always)
    private func write<T: Encodable>(_ value: T, _ child: ValueEncoder) throws {
        let depth = unsafe text.pointee.depth
        try child.takeInner(value)
        if child.isEmpty {
            unsafe text.pointee.writer.beginObject()
            unsafe text.pointee.writer.endObject()
        } else {
            unsafe text.pointee.close(to: depth)
            // The value may have ended what it is in, by writing to a container around it.
            if unsafe text.pointee.innermost != number { unsafe text.pointee.giveUp() }
        }
    }

    /// Keeps the encoder of a member for other values, if nobody else does; else it gets its key.
    @inline(__always)
    private func recycle(_ child: consuming ValueEncoder, _ key: some CodingKey) {
        var child = child
        unsafe child.borrowedKey = nil
        if isKnownUniquelyReferenced(&child) {
            unsafe child.parent = nil
            child.clear()
            unsafe text.pointee.spares.push(child)
        } else {
            unsafe child.key = key
            child.close()
        }
    }

    /// Keeps the encoder of an element for other values, if nobody else does.
    @inline(__always)
    private func recycle(_ child: consuming ValueEncoder) {
        var child = child
        if isKnownUniquelyReferenced(&child) {
            unsafe child.parent = nil
            child.clear()
            unsafe text.pointee.spares.push(child)
        } else {
            child.close()
        }
    }

    /// What a value encodes, as a tree.
    private func tree<T: Encodable>(of value: T) throws -> EncodedValue {
        try takeInner(value)
        return unsafe encoded ?? .object(EncodedObject())
    }

    /// The encoder of a container inside, which is encoded while others are.
    func nested(_ name: String, _ key: any CodingKey, isArray: Bool) -> ValueEncoder {
        if isWriting {
            // The text knows if it cannot be.
            if unsafe text.pointee.enter(number) { _ = unsafe text.pointee.key(name) }
            return ValueEncoder(in: self, key, nil)
        }
        guard case .object(let object) = unsafe encoded else {
            return ValueEncoder(in: self, key, nil)
        }
        // More members or elements join those that were encoded for the key before.
        if let value = object.value(of: name)?.container(isArray: isArray) {
            if case .later(let slot) = object.value(of: name) {
                slot.value = value
            } else {
                object.set(name, value)
            }
            let child = ValueEncoder(in: self, key, nil)
            child.resume(value)
            return child
        }
        let slot = EncodedSlot()
        object.set(name, .later(slot))
        return ValueEncoder(in: self, key, slot)
    }

    /// The encoder of a container inside, which is encoded while others are.
    func nestedElement() -> ValueEncoder {
        let key = IndexKey(count)
        if isWriting {
            _ = unsafe text.pointee.enter(number)
            unsafe writtenCount += 1
            return ValueEncoder(in: self, key, nil)
        }
        let slot = EncodedSlot()
        try? append(.later(slot))
        return ValueEncoder(in: self, key, slot)
    }

    /// The encoder of a value inside, which may be encoded at any time.
    func laterMember(_ name: String, _ key: any CodingKey) -> ValueEncoder {
        guard case .object(let object) = unsafe encoded else { return detached(key) }
        let slot = EncodedSlot()
        object.set(name, .later(slot))
        return ValueEncoder(in: self, key, slot)
    }

    /// The encoder of an element, which may be encoded at any time.
    func laterElement() -> ValueEncoder {
        isWriting ? detached(IndexKey(count)) : nestedElement()
    }

    /// An encoder for what cannot be written now: the value has to be encoded again.
    private func detached(_ key: any CodingKey) -> ValueEncoder {
        if isWriting { unsafe text.pointee.giveUp() }
        return ValueEncoder(in: self, key, nil)
    }
}
