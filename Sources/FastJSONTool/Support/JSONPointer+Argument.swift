import FastJSON

extension JSONPointer {
    /// Reads a pointer of the command line, which is wrong if this is none.
    init(argument: String) throws(ToolFailure) {
        do {
            self = try JSONPointer(argument)
        } catch {
            throw ToolFailure(status: .trouble, message: error.message)
        }
    }
}
