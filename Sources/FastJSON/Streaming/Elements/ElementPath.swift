/// A path whose last step changes more often than those before.
struct ElementPath: Sendable {
    var parents: [JSONValuePath.Step] = []
    var last: JSONValuePath.Step?

    var path: JSONValuePath { JSONValuePath(last.map { parents + [$0] } ?? parents) }
}
