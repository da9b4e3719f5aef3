#if Yajl
/// Driving libyajl over a text in memory: what to feed, and when to stop.
extension YajlReader {
    /// The result of filling.
    enum Filling {
        /// Entries, from an index on.
        case entries(from: Int)
        /// Nothing, and nothing will: libyajl ended, or found a fault.
        case ended
        /// Nothing before more bytes come.
        case starved
    }

    /// The bytes fed at once.
    ///
    /// Callbacks for as many stay within the cache.
    private static let sliceSize = 64 * 1024
    /// White space between two tokens beyond which libyajl is not asked any more.
    ///
    /// All bytes after the last token must stay in memory for it. Native reading needs only the next
    /// token.
    private static let whiteSpaceLimit = 1 << 18

    /// Lets libyajl write the next entries.
    ///
    /// A fault is not reported before all entries that came before it were taken.
    ///
    /// - Precondition: the text holds all bytes from `eventEnd` on.
    func fill(about text: JSONCursor.Text, isInObject: Bool) -> Filling {
        if !isHeld {
            removeEntries()
        }
        let first = unsafe entries.count
        let bytes = unsafe text.bytes
        while unsafe entries.count == first {
            guard isRunning else { return .ended }
            let pending = fedOffset - eventEnd
            if pending > YajlReader.whiteSpaceLimit, isAfterSeparatorsOnly(in: text) {
                stop(faulty: false)
                return .ended
            }
            let size =
                pending <= YajlReader.sliceSize
                ? YajlReader.sliceSize
                : restOfLongToken(in: text, isKey: isInObject && !isAfterKey)
            // A token longer than its limit stops libyajl.
            guard isRunning else { return .ended }
            let unfed = unsafe bytes[(fedOffset - text.offset)...]
            let slice = unsafe UnsafeBufferPointer(rebasing: unfed.prefix(size))
            let (count, verdict) = unsafe YajlPrecheck.check(slice)
            if count > 0 {
                unsafe feed(UnsafeBufferPointer(rebasing: slice[..<count]))
            } else if verdict == .fault {
                stop(faulty: true)
            } else if text.ending == .open {
                return .starved
            } else if text.ending == .limit || fedOffset < text.offset + text.count {
                // Beyond the limit, or inside a character: libyajl cannot say what is wrong.
                stop(faulty: text.ending != .limit)
            } else {
                complete(addressOfOffsetZero: text.addressOfOffsetZero)
            }
        }
        return .entries(from: first)
    }

    /// How much to feed in the middle of a token longer than a slice.
    ///
    /// For a string: up to its closing quote at once, or nothing before that has arrived, since libyajl
    /// scans a cut token again from its start. No more is fed, because libyajl cannot pause: the tape
    /// of the text after the string would be as long as the string.
    private func restOfLongToken(in text: JSONCursor.Text, isKey: Bool) -> Int {
        let end = unsafe text.end
        let fed = unsafe text.start + (fedOffset - text.offset)
        // Not by the addresses that libyajl was given: the window may have moved since.
        var token = unsafe text.start + (eventEnd - text.offset)
        while unsafe token < fed, unsafe YajlContext.isSeparator(token.pointee) {
            unsafe token += 1
        }
        // Until now there was only white space.
        guard unsafe token < fed else { return YajlReader.sliceSize }
        guard unsafe token.pointee == UInt8(ascii: "\"") else {
            if unsafe fed - token > limits.numberLength {
                stop(faulty: true)
            }
            return unsafe max(YajlReader.sliceSize, fed - token)
        }
        let outcome = unsafe StringScanner.scan(from: token + 1, to: end, replacesSurrogates: true)
        switch outcome.status {
        case .closed:
            return unsafe outcome.position + 1 - fed
        case .incomplete:
            if unsafe outcome.position - token - 1
                > (isKey ? limits.keyLength : limits.stringLength)
            {
                stop(faulty: true)
            }
            return 0
        default:
            // Not a string: libyajl shall say so.
            return unsafe end - fed
        }
    }

    /// True if no token has begun after the last one, as far as libyajl has seen.
    private func isAfterSeparatorsOnly(in text: JSONCursor.Text) -> Bool {
        unsafe text.bytes[(eventEnd - text.offset)..<(fedOffset - text.offset)]
            .allSatisfy(YajlContext.isSeparator)
    }
}
#endif
