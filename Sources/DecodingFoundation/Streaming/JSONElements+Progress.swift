import FastJSON
import Foundation

extension JSONElements {
    /// The same elements, which tell a `Progress` how far they are, in bytes.
    ///
    /// ```swift
    /// let progress = Progress(totalUnitCount: -1)
    /// let rows = try JSONStream(.file("rows.jsonl"))
    ///     .records(.lines, onError: .skip)
    ///     .reporting(to: progress)
    /// ```
    ///
    /// Where the size of the input is not known, the progress stays indeterminate. A progress that is
    /// cancelled does not end the reading: cancel the task.
    public func reporting(to progress: Progress) -> JSONElements {
        progress.totalUnitCount = self.progress.totalBytes.map(Int64.init) ?? -1
        return onProgress { state in
            progress.completedUnitCount = Int64(state.bytesRead)
        }
    }
}
