/// Members that go straight into the dictionary: the texts of their keys are looked at.
extension MapStage {
    /// True if each key is its text, so that the dictionary can tell which texts it has.
    private var hasTextKeys: Bool { unsafe plan._withUnsafeGuaranteedRef { $0.hasTextKeys } }

    /// Notes the text of the next key, unless the dictionary can tell it.
    mutating func note(_ text: String) {
        if !hasTextKeys { texts.note(text) }
    }

    /// Notes the text of a key that is not in the dictionary, since its member was wrong.
    mutating func noteFailure(_ text: String) {
        if hasTextKeys { texts.note(text) }
    }

    /// True if the text that was noted last was there before, be its member good or wrong.
    mutating func isRepeated(_ text: String) -> Bool {
        guard hasTextKeys else { return texts.lastIsRepeated() }
        let match = unsafe plan._withUnsafeGuaranteedRef { unsafe $0.maker.find(text, target) }
        return match == .sameText || texts.contains(text)
    }

    /// The number of different keys, those of wrong members included.
    ///
    /// - Precondition: the dictionary is finished, and has that many members.
    mutating func keyCount(_ found: Int) -> Int {
        let texts = texts.all()
        guard hasTextKeys else { return texts.count }
        return unsafe plan._withUnsafeGuaranteedRef { plan in
            texts.reduce(found) { count, text in
                let isThere =
                    unsafe text.isFastToHash && plan.maker.find(text, target) == .sameText
                return isThere ? count : count + 1
            }
        }
    }

    /// Makes the key of the member at ``next``.
    func makeKey(_ text: String) throws {
        if let makeKey = unsafe plan._withUnsafeGuaranteedRef({ unsafe $0.maker.makeKey }) {
            try unsafe makeKey(text, next)
        } else {
            // SAFETY: the member starts with its key, which is not initialised.
            unsafe next.initializeMemory(as: String.self, to: text)
        }
    }

    /// Ends the life of the key at ``next``, which has no value.
    func destroyKey() {
        unsafe plan._withUnsafeGuaranteedRef { unsafe $0.maker.destroyKey(next) }
    }

    /// Puts the member at ``next`` into the dictionary, in place of one with an equal key.
    ///
    /// False if that key came from another text, and this one comes for the first time.
    mutating func put(_ text: String) -> Bool {
        switch unsafe plan._withUnsafeGuaranteedRef({ unsafe $0.maker.put(next, target) }) {
        case .none, .sameText: true
        case .other: hasTextKeys ? texts.contains(text) : texts.lastIsRepeated()
        }
    }
}
