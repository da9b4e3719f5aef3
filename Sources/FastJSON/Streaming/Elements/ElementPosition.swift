/// Where a stream is.
struct ElementPosition: Sendable {
    var index: Int
    var path: ElementPath
    var offset: Int
    var passed: PassedElement?
}

/// A path whose last step changes more often than those before.
struct ElementPath: Sendable {
    var parents: [JSONValuePath.Step] = []
    var last: JSONValuePath.Step?

    var path: JSONValuePath { JSONValuePath(last.map { parents + [$0] } ?? parents) }
}
