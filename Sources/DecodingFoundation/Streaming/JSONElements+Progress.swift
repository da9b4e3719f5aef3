import FastJSON
import Foundation

extension JSONElements {
    /// The same elements, which update a `Progress`, in bytes.
    ///
    /// ```swift
    /// let progress = Progress(totalUnitCount: -1)
    /// let rows = try JSONStream(.file("rows.jsonl"))
    ///     .records(.lines, onError: .skip)
    ///     .reporting(to: progress)
    /// ```
    ///
    /// If the size of the input is not known, the progress stays indeterminate. Cancelling the progress
    /// does not end the reading; cancel the task instead.
    public func reporting(to progress: Progress) -> JSONElements {
        progress.totalUnitCount = self.progress.totalBytes.map(Int64.init) ?? -1
        return onProgress { state in
            progress.completedUnitCount = Int64(state.bytesRead)
        }
    }
}
