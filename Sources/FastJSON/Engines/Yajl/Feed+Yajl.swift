#if Yajl
/// Driving libyajl: when to read, when to feed, when to stop.
extension Feed {
    /// The bytes fed at once.
    ///
    /// Callbacks for as many stay within the cache.
    private static let sliceSize = 64 * 1024
    /// White space between two tokens beyond which libyajl is not asked any more.
    ///
    /// The window keeps all bytes behind the last token. Native reading need not.
    private static let whiteSpaceLimit = 1 << 18

    /// True while entries come from libyajl.
    var isReadingTape: Bool { yajl?.isRunning == true || yajl?.entries.isEmpty == false }
    /// True if libyajl refused the input.
    var didFault: Bool { yajl?.didFault == true }
    /// Where it did, roughly.
    var faultOffset: Int { yajl?.eventEnd ?? 0 }
    /// The entries that came last.
    var entries: (start: UnsafePointer<TapeEntry>, count: Int) {
        guard let entries = yajl?.entries, let start = entries.baseAddress else {
            preconditionFailure("Entries are shown after they came.")
        }
        return (start, entries.count)
    }

    /// Forgets the first entries.
    func removeEntries(before index: Int) {
        yajl?.removeEntries(before: index)
    }

    /// Starts libyajl at an offset; false if the engine is another one.
    func startTape(at offset: Int) -> Bool {
        yajl?.start(at: offset)
        return yajl != nil
    }

    /// Lets libyajl write the next entries, and returns the index of the first.
    ///
    /// Nil if there are none: it ended, or found a fault. A fault is not reported before all
    /// entries that came before it were taken.
    func fillTape(frames: UnsafeMutablePointer<Frame>, depth: Int) -> Int? {
        guard let yajl else { return nil }
        if heldOffset == nil {
            yajl.removeEntries()
        }
        let first = yajl.entries.count
        while yajl.entries.count == first {
            guard yajl.isRunning else { return nil }
            let pending = yajl.fedOffset - yajl.eventEnd
            if pending > Feed.whiteSpaceLimit, isBehindSeparatorsOnly(yajl) {
                yajl.stop(faulty: false)
                return nil
            }
            if let heldOffset, yajl.eventEnd - heldOffset > limits.lookback {
                // Native reading comes to the same limit, and says so.
                yajl.stop(faulty: false)
                return nil
            }
            let isKey = depth > 0 && frames[depth].isObject && !yajl.isBehindKey
            let size = pending <= Feed.sliceSize ? Feed.sliceSize : restOfLongToken(yajl, isKey)
            // A token longer than its limit stops libyajl.
            guard yajl.isRunning else { return nil }
            let unfed = bytes[(yajl.fedOffset - origin.offset)...]
            let slice = UnsafeBufferPointer(rebasing: unfed.prefix(size))
            let (count, verdict) = YajlPrecheck.check(slice)
            if count > 0 {
                yajl.feed(UnsafeBufferPointer(rebasing: slice[..<count]))
            } else if verdict == .fault {
                yajl.stop(faulty: true)
            } else {
                readOrComplete(yajl, frames: frames, depth: depth)
            }
        }
        return first
    }

    /// How much to feed in the middle of a token longer than a slice.
    ///
    /// For a string: up to its closing quote at once, or nothing before that has arrived, since
    /// libyajl scans a cut token again from its start. And not more, since it cannot pause: the
    /// tape of what follows would be as long as the string.
    private func restOfLongToken(_ yajl: YajlReader, _ isKey: Bool) -> Int {
        guard let start = bytes.baseAddress else { return 0 }
        let end = start + bytes.count
        let fed = start + (yajl.fedOffset - origin.offset)
        // Not by the addresses that libyajl was given: the window may have moved since.
        var token = start + (yajl.eventEnd - origin.offset)
        while token < fed, YajlContext.isSeparator(token.pointee) {
            token += 1
        }
        // Until now there was only white space.
        guard token < fed else { return Feed.sliceSize }
        guard token.pointee == 0x22 else {
            if fed - token > limits.numberLength {
                yajl.stop(faulty: true)
            }
            return max(Feed.sliceSize, fed - token)
        }
        let outcome = StringScanner.scan(from: token + 1, to: end, replacesSurrogates: true)
        switch outcome.status {
        case .closed:
            return outcome.position + 1 - fed
        case .incomplete:
            if outcome.position - token - 1 > (isKey ? limits.keyLength : limits.stringLength) {
                yajl.stop(faulty: true)
            }
            return 0
        default:
            // Not a string: libyajl shall say so.
            return end - fed
        }
    }

    /// Reads on behind all that was fed.
    private func readOrComplete(
        _ yajl: YajlReader,
        frames: UnsafeMutablePointer<Frame>,
        depth: Int
    ) {
        let arrived = try? read(
            keeping: yajl.eventEnd,
            // libyajl, too, scans a cut token again from its start.
            atLeast: Feed.demand(pending: endOffset - yajl.eventEnd),
            frames: frames,
            depth: depth
        )
        guard let arrived else {
            // A fault in the bytes that came comes first. Native reading meets the failure again.
            return yajl.stop(faulty: false)
        }
        if arrived { return }
        if isCutAtLimit || yajl.fedOffset < endOffset {
            // Beyond the limit, or inside a character: libyajl cannot say what is wrong.
            return yajl.stop(faulty: !isCutAtLimit)
        }
        let start = bytes.baseAddress.map { UInt(bitPattern: $0) } ?? 0
        yajl.complete(addressOfOffsetZero: start &- UInt(bitPattern: origin.offset))
    }

    /// True if no token has begun behind the last one, as far as libyajl has seen.
    private func isBehindSeparatorsOnly(_ yajl: YajlReader) -> Bool {
        bytes[(yajl.eventEnd - origin.offset)..<(yajl.fedOffset - origin.offset)]
            .allSatisfy(YajlContext.isSeparator)
    }

    /// Ends the work of libyajl.
    ///
    /// Says where native reading goes on.
    func stopTape() -> (offset: Int, isBehindKey: Bool) {
        guard let yajl else {
            preconditionFailure("Only a running tape is stopped.")
        }
        yajl.removeEntries()
        return (yajl.eventEnd, yajl.isBehindKey)
    }
}
#endif
