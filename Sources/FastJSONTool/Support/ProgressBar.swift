/// One line on standard error that shows how far the reading of a file is.
final class ProgressBar {
    private static let width = 30
    private static let interval = Duration.milliseconds(100)

    private let size: Int?
    private let start = ContinuousClock.now
    private var lastDraw = ContinuousClock.now
    private var done = 0
    /// The elements that came so far; nil where none are counted.
    private var elementCount: Int?
    private var isVisible = false

    /// Creates a bar that is not yet drawn; without a size it shows what was read, and how many
    /// elements.
    init(size: Int?) {
        self.size = size
    }

    /// Counts bytes that were read, and draws at most ten times a second.
    func advance(by count: Int) {
        done += count
        let now = ContinuousClock.now
        if now - lastDraw >= ProgressBar.interval {
            lastDraw = now
            draw(after: now - start)
        }
    }

    /// Counts elements, from none on.
    func countElements(_ count: Int) {
        elementCount = (elementCount ?? 0) + count
    }

    /// Removes the line.
    func clear() {
        if isVisible {
            show("\r\u{1B}[2K")
            isVisible = false
        }
    }

    private func draw(after time: Duration) {
        var text = "\(megabytes(done)) MB"
        if let elementCount {
            text += ", \(elementCount) element\(elementCount == 1 ? "" : "s")"
        }
        if let size, size > 0 {
            let filled = min(ProgressBar.width, ProgressBar.width * done / size)
            let bar =
                String(repeating: "#", count: filled)
                + String(repeating: ".", count: ProgressBar.width - filled)
            text =
                "[\(bar)] \(min(100, 100 * done / size)) %  \(megabytes(done)) of "
                + "\(megabytes(size)) MB"
        }
        let rate = Double(done) / 1e6 / (time / .seconds(1))
        show("\r\u{1B}[2K\(text), \(Int(rate)) MB/s")
        isVisible = true
    }

    private func megabytes(_ count: Int) -> Int {
        count / 1_000_000
    }

    private func show(_ text: String) {
        // A bar that cannot be drawn is no reason to stop.
        try? Output.write(text, to: .standardError)
    }
}
