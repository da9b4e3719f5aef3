import FastJSON
import Foundation

/// Decoding the elements of an array in one call.
extension NodeDecoder {
    /// Decodes elements of this value, by one decoder as long as nobody keeps it.
    ///
    /// - Precondition: the value is an array, the element at `next` has the position `first`, and there
    ///   are as many as fit the buffer.
    func decodeElements<T: Decodable>(
        _ type: T.Type,
        at next: inout Int,
        from first: Int,
        into buffer: UnsafeMutableBufferPointer<T>,
        _ count: inout Int
    ) throws {
        guard let start = buffer.baseAddress else { return }
        let coded = unsafe CodedType.decoded(type)
        if unsafe coded.pointee.kind == .scalars {
            while count < buffer.count {
                let step = unsafe DecodingStep.element(first &+ count)
                unsafe (start + count).initialize(
                    to: try decodeScalars(type, at: next, coded, step)
                )
                count &+= 1
                next = unsafe reader.nextIndex(after: next)
            }
            return
        }
        let kind = unsafe decoder(of: coded)
        while count < buffer.count {
            let child = unsafe takeChild()
            defer { unsafe giveBack(child) }
            try unsafe child._withUnsafeGuaranteedRef {
                try unsafe $0.decodeSiblings(
                    coded,
                    kind,
                    at: &next,
                    from: first,
                    into: buffer,
                    &count
                )
            }
        }
    }

    /// Decodes elements of the value around this one, as long as nobody else keeps this decoder.
    @inline(never)
    private func decodeSiblings<T: Decodable>(
        _ coded: UnsafePointer<CodedType>,
        _ kind: CodedType.Kind,
        at next: inout Int,
        from first: Int,
        into buffer: UnsafeMutableBufferPointer<T>,
        _ count: inout Int
    ) throws {
        guard let start = buffer.baseAddress else { return }
        repeat {
            unsafe step = .element(first &+ count)
            // A buffer would copy the element.
            unsafe (start + count).initialize(to: try decodeSibling(T.self, coded, kind, at: next))
            count &+= 1
            next = unsafe reader.nextIndex(after: next)
            guard unsafe NodeDecoder.isIdle(.passUnretained(self)) else { return }
            useAgain()
        } while count < buffer.count
    }

    /// Decodes an element of the value around this one.
    ///
    /// An initialiser takes a reference to the decoder, and mostly requests a container, which takes another one.
    /// To count both at once saves a tenth of the time of a small array.
    @inline(__always)
    private func decodeSibling<T: Decodable>(
        _ type: T.Type,
        _ coded: UnsafePointer<CodedType>,
        _ kind: CodedType.Kind,
        at index: Int
    ) throws -> T {
        guard unsafe wantsCountedReference && kind == .plain && depth < NodeDecoder.firstDeepLevel
        else {
            return try unsafe decode(type, coded, kind, at: index)
        }
        move(to: index)
        let this = unsafe Unmanaged.passUnretained(self)
        _ = unsafe this.retain().retain()
        unsafe hasCountedReference = true
        defer {
            if unsafe hasCountedReference {
                unsafe this.release()
                unsafe (hasCountedReference, wantsCountedReference) = (false, false)
            }
        }
        return try unsafe type.init(from: this.takeRetainedValue())
    }
}
