import FastJSON

/// Arrays of scalars in one go.
extension TapeReader {
    /// The elements of an array; nil if there is none, or if one of them is not written in the plain way.
    func elements<Element: JSONScalar>(of type: Element.Type, at index: Int) -> [Element]? {
        guard unsafe kind(at: index) == .beginArray else { return nil }
        let count = unsafe count(at: index)
        // Without containers inside, each element is one token.
        guard unsafe endIndex(at: index) == index + 1 + count else { return nil }
        // Filling nothing would write into the one empty array of all threads.
        if count == 0 { return [] }
        var isComplete = true
        let array = unsafe [Element](unsafeUninitializedCapacity: count) { buffer, initialised in
            while initialised < count {
                guard let value = unsafe Element.value(at: index + 1 + initialised, in: self) else {
                    isComplete = false
                    return
                }
                unsafe buffer.initializeElement(at: initialised, to: value)
                initialised += 1
            }
        }
        return isComplete ? array : nil
    }
}
