import FastJSON
import Foundation

/// Without this, `localizedDescription` would say only that the operation could not be completed.
extension JSONError: LocalizedError {
    /// The path and the message; the same as the description.
    public var errorDescription: String? { description }
}
