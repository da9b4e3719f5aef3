import FastJSON

extension ArrayMaker {
    /// How an array of this type is made.
    @inlinable
    init<Element>(of element: Element.Type) {
        // SAFETY, below: the plan gives addresses of that many elements, and of an array or room for
        // one.
        unsafe self.init(
            stride: MemoryLayout<Element>.stride,
            make: { source, count, target in
                let source = unsafe source.assumingMemoryBound(to: Element.self)
                unsafe target.initializeMemory(
                    as: [Element].self,
                    to: .moved(from: source, count: count)
                )
            },
            append: { source, count, target in
                let source = unsafe source.assumingMemoryBound(to: Element.self)
                unsafe target.assumingMemoryBound(to: [Element].self).pointee.append(
                    movedFrom: source,
                    count: count
                )
            },
            destroy: { target in
                unsafe target.assumingMemoryBound(to: [Element].self).deinitialize(count: 1)
            }
        )
    }
}

extension Array {
    /// An array of values that are moved out of memory.
    ///
    /// - Precondition: that many values are initialised there. They are not afterwards.
    @inlinable
    static func moved(from source: UnsafeMutablePointer<Element>, count: Int) -> [Element] {
        // SAFETY: that many values are initialised, and each is moved out once.
        switch count {
        // A literal takes half the time of what appends.
        case 1: return unsafe [source.move()]
        case 2: return unsafe [source.move(), (source + 1).move()]
        case 3: return unsafe [source.move(), (source + 1).move(), (source + 2).move()]
        case 4:
            return unsafe [
                source.move(), (source + 1).move(), (source + 2).move(), (source + 3).move(),
            ]
        default:
            var elements: [Element] = []
            elements.reserveCapacity(count)
            unsafe elements.append(contentsOf: MovedElements(from: source, count: count))
            return elements
        }
    }

    /// Appends values that are moved out of memory, to which more will be appended.
    ///
    /// - Precondition: that many values are initialised there. They are not afterwards.
    @inlinable
    mutating func append(movedFrom source: UnsafeMutablePointer<Element>, count: Int) {
        if isEmpty { reserveCapacity(4 * count) }
        // SAFETY: that many values are initialised, and each is moved out once.
        unsafe append(contentsOf: MovedElements(from: source, count: count))
    }
}
