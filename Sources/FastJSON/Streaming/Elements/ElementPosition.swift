/// Where a stream is.
struct ElementPosition: Sendable {
    var index: Int
    var path: ElementPath
    var offset: Int
    var passed: PassedElement?
}

/// A path whose last step changes more often than those before.
struct ElementPath: Sendable {
    var parents: [JSONPath.Step] = []
    var last: JSONPath.Step?

    var path: JSONPath { JSONPath(last.map { parents + [$0] } ?? parents) }
}
