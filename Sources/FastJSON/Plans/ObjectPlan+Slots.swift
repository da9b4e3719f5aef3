/// Ending the life of the values of fields.
extension ObjectPlan {
    /// Ends the life of the value of a field.
    ///
    /// - Precondition: it is there.
    func destroySlot(_ index: Int, of block: UnsafeMutableRawPointer) {
        unsafe entries[index].field.pointee.destroy?(block + entries[index].offset)
    }

    /// Ends the life of the values that are there.
    @inline(never)
    func destroySlots(of block: UnsafeMutableRawPointer, where seen: SeenFields) {
        for index in 0..<count where seen.contains(index) {
            unsafe destroySlot(index, of: block)
        }
    }
}

extension PlanEntry {
    /// Initialises a slot with a nil.
    ///
    /// - Precondition: `hasNil` is true.
    @inline(__always)
    func initializeNil(at slot: UnsafeMutableRawPointer) {
        // SAFETY: the slot has the layout of the type that the operation names.
        switch kind {
        case .optionalString: unsafe slot.initializeMemory(as: String?.self, to: nil)
        case .optionalInt: unsafe slot.initializeMemory(as: Int?.self, to: nil)
        case .optionalDouble: unsafe slot.initializeMemory(as: Double?.self, to: nil)
        case .optionalBool: unsafe slot.initializeMemory(as: Bool?.self, to: nil)
        default: unsafe copyNil(to: slot)
        }
    }

    private func copyNil(to slot: UnsafeMutableRawPointer) {
        unsafe field.pointee.nilImage.withUnsafeBytes { image in
            // SAFETY: the image is as large as the slot; a nil holds no references.
            guard let start = image.baseAddress else { return }
            unsafe slot.copyMemory(from: start, byteCount: image.count)
        }
    }

    /// Gives the slot the value for a `null`, which is that for an absent key.
    ///
    /// - Precondition: `hasNil` or `omitsNil` is true.
    func initializeNull(at slot: UnsafeMutableRawPointer) {
        if hasNil {
            unsafe initializeNil(at: slot)
        } else {
            unsafe field.pointee.initializeMissing?(slot)
        }
    }

    /// Gives the slot the value for an absent key; false if there is none.
    func initializeMissing(in block: UnsafeMutableRawPointer) -> Bool {
        // A field that may be missing may also be left out.
        guard omitsNil else { return false }
        unsafe initializeNull(at: block + offset)
        return true
    }
}
