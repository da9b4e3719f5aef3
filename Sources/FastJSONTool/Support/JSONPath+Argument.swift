import FastJSON

extension JSONPath {
    /// Reads a path of the command line, which is wrong if this is none.
    init(argument: String) throws(ToolFailure) {
        do {
            self = try JSONPath(argument)
        } catch {
            throw ToolFailure(status: .trouble, message: error.message)
        }
    }
}
