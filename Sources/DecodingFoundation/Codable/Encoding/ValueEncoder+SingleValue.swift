import FastJSON

extension ValueEncoder: SingleValueEncodingContainer {
    func encodeNil() throws { deliver { $0.writeNull() } }

    @inline(__always)
    func encode<T: EncodableScalar>(_ value: T) throws { try scalar(value) }

    // The standard library has answers of its own for these.
    func encode(_ value: Int128) throws { try scalar(value) }
    func encode(_ value: UInt128) throws { try scalar(value) }

    @inline(__always)
    private func scalar<T: EncodableScalar>(_ value: T) throws {
        try write(value, nil) { deliver($0) }
    }

    func encode<T: Encodable>(_ value: T) throws {
        let isFirst = isEmpty
        let savepoint = unsafe text.pointee.savepoint
        let isHere = unsafe slot == nil
        do {
            try takeInner(value)
        } catch  where isFirst {
            // As if it had not been tried. Foundation, too, leaves in a slot what was encoded into it.
            if isHere, unsafe slot == nil {
                unsafe text.pointee.rewind(to: savepoint, isKept: stage.isContainer)
            }
            if isHere { unsafe slot = nil }
            unsafe (stage, number, writtenCount, record) = (.empty, 0, 0, nil)
            throw error
        }
        if isEmpty { deliverEmptyObject() }
    }
}
