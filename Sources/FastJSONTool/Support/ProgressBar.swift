/// One line on standard error that shows how far the reading of a file is.
final class ProgressBar {
    /// Files smaller than this are read before a bar would be seen.
    static let smallestFile = 64_000_000

    private static let width = 30
    private static let interval = Duration.milliseconds(100)

    private let size: Int?
    private let start = ContinuousClock.now
    private var lastDraw = ContinuousClock.now
    private var done = 0
    private var isVisible = false

    /// Creates a bar that is not yet drawn; without a size it shows only what was read.
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

    /// Removes the line.
    func clear() {
        if isVisible {
            show("\r\u{1B}[2K")
            isVisible = false
        }
    }

    private func draw(after time: Duration) {
        var text = "\(megabytes(done)) MB"
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
