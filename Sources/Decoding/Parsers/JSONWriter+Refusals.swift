import FastJSON

extension JSONWriter {
    /// What a conversion or a function of the caller threw, at the place where the writer is.
    @usableFromInline
    func refusal(_ error: any Error) -> JSONError {
        guard let error = error as? JSONError else { return printingFailure("\(error)") }
        return error.path.isRoot ? error.prefixed(by: pathOfNextValue.steps) : error
    }
}
