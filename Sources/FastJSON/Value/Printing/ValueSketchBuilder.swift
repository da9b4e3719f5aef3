/// Collects the pieces of a ``ValueSketch``, and leaves out what is beyond its bounds.
///
/// The bounds limit the memory, whatever the size of the value: only the start of a long string is
/// copied, and values that are not shown are only counted.
struct ValueSketchBuilder: ~Copyable {
    /// An open container whose bracket is shown.
    private struct Level {
        var shown = 0
        var more = 0
    }

    let bounds: ValueSketch.Bounds
    private var pieces: [ValueSketch.Piece] = []
    private var levels: [Level] = []
    /// The open containers that are left out with all that they hold.
    private var hiddenDepth = 0

    init(bounds: ValueSketch.Bounds) {
        self.bounds = bounds
    }

    /// The sketch of the one value that was added.
    ///
    /// - Precondition: exactly one value was added, to its end.
    mutating func finish() -> ValueSketch {
        precondition(!pieces.isEmpty && levels.isEmpty && hiddenDepth == 0, "One value was added.")
        defer { pieces = [] }
        return ValueSketch(pieces: pieces)
    }

    /// True if the next value, or key with its value, is shown.
    @inline(__always)
    var takesMore: Bool {
        guard hiddenDepth == 0 else { return false }
        guard let level = levels.last else { return true }
        return levels.count <= bounds.maxDepth && level.shown < bounds.maxSubValueCount
    }

    /// Counts a value, and returns true if it is shown: then it must be added.
    @inline(__always)
    mutating func admitsValue() -> Bool {
        if takesMore {
            if !levels.isEmpty {
                levels[levels.count - 1].shown += 1
            }
            return true
        }
        if hiddenDepth == 0 {
            levels[levels.count - 1].more += 1
        }
        return false
    }

    /// Counts the values that end the innermost container, none of which is shown.
    mutating func pass(_ count: Int) {
        levels[levels.count - 1].more += count
    }

    /// Adds a key, or a scalar that was admitted.
    mutating func add(_ piece: ValueSketch.Piece) {
        pieces.append(piece)
    }

    @inline(__always)
    mutating func beginContainer(isObject: Bool) {
        guard admitsValue() else {
            hiddenDepth += 1
            return
        }
        levels.append(Level())
        pieces.append(.begin(isObject: isObject))
    }

    @inline(__always)
    mutating func endContainer(isObject: Bool) {
        guard hiddenDepth == 0 else {
            hiddenDepth -= 1
            return
        }
        guard let level = levels.popLast() else { return }
        if level.more > 0, levels.count >= bounds.maxDepth {
            // Nothing of it was shown, so its bracket is the last piece.
            pieces[pieces.count - 1] = .plain(isObject ? "{...}" : "[...]")
        } else {
            pieces.append(.end(isObject: isObject, more: level.more))
        }
    }
}
