/// Values that are read as a whole, to tell what is selected in them.
extension SelectionCore {
    /// Reads a value as a whole, and finds what is selected in it.
    func hold(_ parent: SelectorSet.States) throws(JSONError) {
        let start = unsafe cursor.offset
        let step = unsafe states.isEmpty ? nil : last
        let bytes = try whole { () throws(JSONError) in try unsafe cursor.readWrittenValue() }
        var options = unsafe cursor.options
        options.engine = .native
        let document = try JSONDocument(parsing: bytes, options: options)
        let (matches, arrays) = try selectors.matches(
            in: document.root,
            at: step,
            of: step == nil ? selectors.all : parent
        )
        unsafe state = .after
        found |= arrays
        guard !matches.isEmpty else { return }
        window.anchor = start
        held = HeldValue(
            document,
            matches: matches,
            at: parents + (step.map { [$0] } ?? []),
            window.placeOfAnchor() ?? window.origin,
            options: options
        )
    }

    /// Reads the next element in the value that is held.
    func readHeld(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) -> ElementOutcome? {
        guard let match = held?.next(), let held else { return nil }
        index += 1
        isAtElement = true
        (offset, heldPath) = (match.offset, match.path)
        found |= 1 << UInt64(match.selector)
        let place = ElementPlace(selection: match.selector, index: index, base: 0)
        let wrong = try held.withCursor(at: match.path) { cursor throws(JSONError) in
            try cursor.readElement(place, read)
        }
        pass()
        guard let wrong else { return .element }
        return unsafe .rejected(cursor.located(wrong.error, in: window), bytes: nil)
    }
}
