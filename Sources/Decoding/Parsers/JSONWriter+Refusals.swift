import FastJSON

extension JSONWriter {
    /// The error of a conversion or of a function of the caller, at the place of the writer.
    @usableFromInline
    func refusal(_ error: any Error) -> JSONError {
        guard let error = error as? JSONError else { return printingFailure("\(error)") }
        return error.path.isRoot ? error.prefixed(by: pathOfNextValue.steps) : error
    }
}
