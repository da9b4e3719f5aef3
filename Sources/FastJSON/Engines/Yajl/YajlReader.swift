#if Yajl
internal import CYajl

/// One parse by libyajl, chunk by chunk, onto a tape.
@safe
final class YajlReader {
    private let handle: yajl_handle
    private let context: UnsafeMutablePointer<YajlContext>
    private var eventCount = 0
    /// Libyajl holds a pointer to it.
    private let meter: YajlMeter?
    let limits: JSONLimits
    /// True while the cursor may go back: then entries stay on the tape.
    var isHeld = false
    /// The offset after the last byte that libyajl has seen.
    private(set) var fedOffset = 0
    /// True until libyajl has nothing more to say.
    private(set) var isRunning = false
    /// True while entries come from libyajl, until native reading has taken over after the last one.
    var isReading = false
    /// True if libyajl, or a check before or after it, refused the input.
    private(set) var didFault = false

    init(options: JSONReadingOptions) {
        let context = UnsafeMutablePointer<YajlContext>.allocate(capacity: 1)
        let meter = YajlMeter.current
        var memory = unsafe YajlMemory.functions(for: meter)
        // The table is only read; the parameter of `yajl_alloc` is const.
        guard let handle = unsafe yajl_alloc(YajlCallbacks.table, &memory, context) else {
            preconditionFailure("libyajl takes these functions.")
        }
        // Strings are checked before they are fed: libyajl lets ill-formed UTF-8 through.
        _ = unsafe cyajl_set_flag(handle, yajl_dont_validate_strings, 1)
        unsafe context.initialize(to: YajlContext(handle: handle, options: options))
        unsafe self.handle = handle
        unsafe self.context = context
        self.meter = meter
        limits = options.limits
    }

    deinit {
        meter?.addEvents(eventCount)
        unsafe yajl_free(handle)
        unsafe context.deinitialize(count: 1)
        unsafe context.deallocate()
    }

    /// The offset after the last reported token; all bytes from there on must stay in memory.
    var eventEnd: Int { unsafe context.pointee.eventEnd }
    /// True if the last reported token was a key.
    var isAfterKey: Bool { unsafe context.pointee.isAfterKey }
    /// What was reported and not yet taken.
    var entries: UnsafeBufferPointer<TapeEntry> {
        unsafe UnsafeBufferPointer(
            start: context.pointee.tape.start,
            count: context.pointee.tape.count
        )
    }

    /// Starts at an offset: after a byte order mark.
    func start(at offset: Int) {
        fedOffset = offset
        unsafe context.pointee.eventEnd = offset
        isRunning = true
        isReading = true
    }

    func removeEntries() {
        unsafe context.pointee.tape.truncate(to: 0)
    }

    func removeEntries(before index: Int) {
        unsafe context.pointee.tape.removeFirst(index)
    }

    /// Feeds the next bytes.
    ///
    /// Stops after the root, and at a fault.
    ///
    /// - Precondition: the bytes start at `fedOffset`; those from `eventEnd` on are in memory
    ///   before them.
    func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        unsafe context.pointee.fed = bytes
        unsafe context.pointee.fedOffset = fedOffset
        unsafe context.pointee.addressOfOffsetZero =
            UInt(bitPattern: start) &- UInt(bitPattern: fedOffset)
        fedOffset += bytes.count
        unsafe eventCount -= entries.count
        unsafe conclude(yajl_parse(handle, start, bytes.count))
    }

    /// Says that the input has ended, which completes a number at its end.
    ///
    /// - Precondition: the bytes from `eventEnd` on are in memory, with this address of byte 0.
    func complete(addressOfOffsetZero: UInt) {
        unsafe context.pointee.fed = UnsafeBufferPointer(start: nil, count: 0)
        unsafe context.pointee.fedOffset = fedOffset
        unsafe context.pointee.addressOfOffsetZero = addressOfOffsetZero
        unsafe eventCount -= entries.count
        unsafe conclude(yajl_complete_parse(handle))
        isRunning = false
    }

    private func conclude(_ status: yajl_status) {
        unsafe eventCount += context.pointee.tape.count
        if unsafe status == yajl_status_error || context.pointee.didRefuse {
            stop(faulty: true)
        } else if unsafe context.pointee.isRootClosed {
            stop(faulty: false)
        }
    }

    /// Ends the parse early.
    func stop(faulty: Bool) {
        didFault = didFault || faulty
        isRunning = false
    }
}
#endif
