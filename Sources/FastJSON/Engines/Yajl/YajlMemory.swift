#if Yajl
internal import CYajl
internal import FastJSONPlatform

/// Memory for libyajl, which does not check whether it got any, and writes through NULL.
///
/// So if there is none, the process ends here with a message, as it does if Swift itself finds none.
/// The limits on documents and strings keep what libyajl asks for small.
enum YajlMemory {
    /// Before a block that is metered stands its size, in as many bytes as keep it aligned.
    private static let headerSize = 16

    /// The functions for `yajl_alloc`, which copies them.
    ///
    /// - Precondition: the meter outlives the handle.
    static func functions(for meter: YajlMeter?) -> yajl_alloc_funcs {
        unsafe yajl_alloc_funcs(
            malloc: { unsafe YajlMemory.resize(nil, to: $1, meter: $0) },
            realloc: { unsafe YajlMemory.resize($1, to: $2, meter: $0) },
            free: { unsafe YajlMemory.release($1, meter: $0) },
            ctx: unsafe meter.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
        )
    }

    private static func resize(
        _ block: UnsafeMutableRawPointer?,
        to size: Int,
        meter: UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer {
        // A size is negative here if it is more than half of all addresses.
        guard size >= 0 else { endWithoutMemory() }
        guard let meter = unsafe meter else {
            guard let resized = unsafe realloc(block, max(1, size)) else { endWithoutMemory() }
            return unsafe resized
        }
        // SAFETY: the context is the meter of ``functions(for:)``, which outlives the handle.
        let counted = unsafe Unmanaged<YajlMeter>.fromOpaque(meter).takeUnretainedValue()
        // SAFETY: a block that was given out has its header before it.
        let start = unsafe block.map { unsafe $0 - headerSize }
        let before = unsafe start?.load(as: Int.self) ?? 0
        guard counted.grant(), let resized = unsafe realloc(start, headerSize + size) else {
            endWithoutMemory()
        }
        unsafe resized.storeBytes(of: size, as: Int.self)
        counted.addBytes(size - before)
        return unsafe resized + headerSize
    }

    private static func release(
        _ block: UnsafeMutableRawPointer?,
        meter: UnsafeMutableRawPointer?
    ) {
        guard let meter = unsafe meter, let block = unsafe block else { return unsafe free(block) }
        // SAFETY: as above.
        let start = unsafe block - headerSize
        let counted = unsafe Unmanaged<YajlMeter>.fromOpaque(meter).takeUnretainedValue()
        unsafe counted.addBytes(-start.load(as: Int.self))
        unsafe free(start)
    }

    @inline(never)
    private static func endWithoutMemory() -> Never {
        fatalError("There is no memory left for libyajl.")
    }
}
#endif
