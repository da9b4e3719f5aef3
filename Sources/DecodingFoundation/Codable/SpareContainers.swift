import Synchronization

/// The containers of members that an encoder or a decoder has handed out, one for each of some types of keys.
///
/// The standard library puts each container into an object of a generic class. To look up this class and to
/// make the object takes longer than to code some members. So a coder that is used again hands out the same
/// containers again.
///
/// Their objects hold the coder, which does not count these references: it is still uniquely referenced if
/// nobody else holds it.
@safe
struct SpareContainers: ~Copyable {
    /// A container, whose object comes first.
    @safe
    private struct Entry {
        /// The object that is the container.
        var object: AnyObject?
        var type: UnsafePointer<KeyType>?
    }

    /// Memory for `capacity` entries; nil before there is one.
    private var entries: UnsafeMutablePointer<Entry>?
    /// The entry that was handed out for the current value.
    private var current: UnsafeMutablePointer<Entry>?

    /// A power of two; most values have objects of fewer types inside.
    private static let capacity = 8

    /// True if no container is kept.
    var isEmpty: Bool { unsafe entries == nil }

    /// True unless somebody still holds the container for the current value.
    var isCurrentIdle: Bool {
        @inline(__always)
        mutating get {
            guard let current = unsafe current else { return true }
            return unsafe isKnownUniquelyReferenced(&current.pointee.object)
        }
    }

    /// Forgets the current value.
    @inline(__always)
    mutating func clear() { unsafe current = nil }

    /// The address of the container for a type of keys, to be copied; nil if there is none.
    @inline(__always)
    mutating func find(_ type: UnsafePointer<KeyType>) -> UnsafeRawPointer? {
        guard let entry = unsafe entry(for: type), unsafe entry.pointee.type == type,
            unsafe current == nil || current == entry
        else { return nil }
        unsafe current = entry
        return UnsafeRawPointer(entry)
    }

    @inline(__always)
    private func entry(for type: UnsafePointer<KeyType>) -> UnsafeMutablePointer<Entry>? {
        guard let entries = unsafe entries else { return nil }
        // SAFETY: the index is below the capacity.
        return unsafe entries + (type.pointee.number & (SpareContainers.capacity &- 1))
    }

    /// Keeps the object of a container that was made for the current value, if it is one reference and there is
    /// a place for it.
    mutating func keep<Container>(
        _ container: Container,
        _ layout: borrowing ContainerLayout,
        for type: UnsafePointer<KeyType>,
        of coder: AnyObject
    ) {
        guard layout.isReference(container) else { return }
        unsafe withUnsafeBytes(of: container) {
            // SAFETY: the container is one reference.
            unsafe keep($0.load(as: AnyObject.self), for: type, of: coder)
        }
    }

    private mutating func keep(
        _ object: AnyObject,
        for type: UnsafePointer<KeyType>,
        of coder: AnyObject
    ) {
        if unsafe entries == nil {
            let entries = UnsafeMutablePointer<Entry>.allocate(capacity: SpareContainers.capacity)
            unsafe entries.initialize(repeating: Entry(), count: SpareContainers.capacity)
            unsafe self.entries = entries
        }
        guard let entry = unsafe entry(for: type), unsafe entry.pointee.object == nil,
            unsafe current == nil
        else { return }
        unsafe entry.pointee = Entry(object: object, type: type)
        unsafe current = entry
        SpareContainers.release(coder)
    }

    /// Drops all containers: somebody may hold one of them, or the coder.
    ///
    /// - Precondition: the caller holds the coder, and calls this before it lets it go.
    mutating func removeAll(of coder: AnyObject) {
        guard let entries = unsafe entries else { return }
        for index in 0..<SpareContainers.capacity where unsafe entries[index].object != nil {
            SpareContainers.retain(coder)
        }
        unsafe SpareContainers.free(entries)
        unsafe (self.entries, current) = (nil, nil)
    }

    // The compiler does not know that an object holds the coder. Were these inlined, it would move the end of
    // the object before the coder is retained.

    @inline(never)
    private static func free(_ entries: UnsafeMutablePointer<Entry>) {
        unsafe entries.deinitialize(count: SpareContainers.capacity)
        unsafe entries.deallocate()
    }

    @inline(never)
    private static func retain(_ coder: AnyObject) {
        _ = unsafe Unmanaged.passUnretained(coder).retain()
    }

    @inline(never)
    private static func release(_ coder: AnyObject) {
        unsafe Unmanaged.passUnretained(coder).release()
    }
}

/// What the containers of the standard library for encoding, or for decoding, are in memory.
struct ContainerLayout: ~Copyable, Sendable {
    /// Whether a container is one reference: 0 before the first one was tried out, then 1 or 2.
    private let finding = Atomic<Int>(0)

    /// True if a container is in memory the address of an object.
    ///
    /// The standard library does not promise it. So reflection has to say the same of the first container.
    func isReference<Container>(_ container: Container) -> Bool {
        guard MemoryLayout<Container>.size == MemoryLayout<UInt>.size else { return false }
        let known = finding.load(ordering: .relaxed)
        if known != 0 { return known == 1 }
        let word = unsafe withUnsafeBytes(of: container) { unsafe $0.load(as: UInt.self) }
        let properties = Array(Mirror(reflecting: container).children)
        var isObject = false
        if properties.count == 1, Swift.type(of: properties[0].value) is AnyClass {
            let object = unsafe Unmanaged.passUnretained(properties[0].value as AnyObject)
            isObject = unsafe UInt(bitPattern: object.toOpaque()) == word
        }
        finding.store(isObject ? 1 : 2, ordering: .relaxed)
        return isObject
    }
}

/// A container of members that can be copied.
protocol ContainerCopying<Container> {
    associatedtype Container
    /// Copies a container.
    ///
    /// - Precondition: at the address there is one.
    static func copy(_ address: UnsafeRawPointer) -> Container
}

/// Copies containers of one type, which the runtime need not look up each time.
enum ContainerCopies<Container>: ContainerCopying {
    static func copy(_ address: UnsafeRawPointer) -> Container {
        // SAFETY: the caller vouches for the type.
        unsafe address.assumingMemoryBound(to: Container.self).pointee
    }
}
