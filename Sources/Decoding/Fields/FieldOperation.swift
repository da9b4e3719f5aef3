import FastJSON

/// How a plan reads the values of a parser without calling it.
@usableFromInline
struct FieldOperation: Sendable {
    let operation: PlanOperation

    /// The operation for a parser.
    @usableFromInline
    init(of parser: any JSONParser) {
        operation = (parser as? any StandardParser)?.operation ?? .closures
    }

    init(_ operation: PlanOperation) {
        self.operation = operation
    }
}

/// A parser of a standard type, which plans know.
protocol StandardParser {
    var operation: PlanOperation { get }
}
