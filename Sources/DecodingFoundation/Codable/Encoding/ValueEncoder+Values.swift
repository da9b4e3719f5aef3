import FastJSON

/// The value as a whole, from a function or from a type.
extension ValueEncoder {
    /// Takes the whole value, which the function writes.
    @inline(__always)
    func deliver(_ write: (inout JSONWriter) -> Void) {
        guard unsafe stage == .empty, unsafe text.pointee.current.number == place else {
            return deliverElsewhere(write)
        }
        unsafe stage = .scalar
        unsafe start = text.pointee.writer.count
        unsafe write(&text.pointee.writer)
    }

    /// Takes the object that stands for a value that encodes nothing.
    func deliverEmptyObject() {
        deliver { writer in
            writer.beginObject()
            writer.endObject()
        }
    }

    /// Takes the whole value, which cannot be written where it belongs.
    @inline(never)
    private func deliverElsewhere(_ write: (inout JSONWriter) -> Void) {
        if unsafe stage != .empty { return refuse("a value") }
        unsafe stage = .scalar
        let slot = unsafe slot ?? EncodedSlot()
        unsafe self.slot = slot
        let piece = unsafe text.pointee.piece(write)
        slot.piece = piece
        if case .text(let range) = piece { unsafe start = range.lowerBound }
    }

    /// Takes what a value encodes here, which may be inside many others.
    @inline(__always)
    func takeInner<T: Encodable>(_ value: T) throws {
        let coded = unsafe CodedType.encoded(T.self)
        try unsafe takeInner(value, coded, encoder(of: coded))
    }

    /// Who encodes values of a type here: the type itself if its parser is not used.
    @inline(__always)
    func encoder(of coded: UnsafePointer<CodedType>) -> CodedType.Kind {
        let kind = unsafe coded.pointee.kind
        guard kind == .model, !context.usesParsers else { return kind }
        return unsafe coded.pointee.encoding == nil ? .plain : .collection
    }

    /// The same for a type that was looked up.
    @inline(__always)
    func takeInner<T: Encodable>(
        _ value: T,
        _ coded: UnsafePointer<CodedType>,
        _ kind: CodedType.Kind
    ) throws {
        if kind == .plain && depth < ValueEncoder.firstDeepLevel {
            if unsafe isUsedAgain {
                try unsafe lent.borrow { try value.encode(to: $0) }
            } else {
                try value.encode(to: self)
            }
        } else {
            try unsafe takeOther(value, coded)
        }
    }

    @inline(never)
    private func takeOther<T: Encodable>(_ value: T, _ coded: UnsafePointer<CodedType>) throws {
        if depth < ValueEncoder.firstDeepLevel {
            try unsafe take(value, as: coded)
        } else {
            try takeDeep(value)
        }
    }

    /// From this level on, each level checks how much of the stack is left.
    private static let firstDeepLevel = 16

    /// Takes what a value encodes, with a fresh stack if not much is left of this one.
    @inline(never)
    private func takeDeep<T: Encodable>(_ value: T) throws {
        let context = context
        guard unsafe depth <= text.pointee.deepest else { throw tooDeep(value) }
        guard context.stack.isUsedUp() else { return try take(value) }
        let outer = context.stack
        context.stack = .fresh
        defer { context.stack = outer }
        guard let result = StackGuard.onFreshStack({ try take(value) }) else {
            throw tooDeep(value)
        }
        try result.get()
    }

    func tooDeep(_ value: Any) -> EncodingError {
        .refusing(value, at: codingPath, "Too many nested arrays or dictionaries.")
    }

    /// Takes what a value encodes here.
    @inline(__always)
    func take<T: Encodable>(_ value: T) throws {
        let coded = unsafe CodedType.encoded(T.self)
        if unsafe coded.pointee.kind == .plain {
            try value.encode(to: self)
        } else {
            try unsafe take(value, as: coded)
        }
    }
}
