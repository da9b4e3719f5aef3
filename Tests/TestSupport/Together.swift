/// Calls a function in that many tasks at once, and gives what each returned, in order.
package func together<Output: Sendable>(
    _ count: Int,
    _ body: @escaping @Sendable (Int) async throws -> Output
) async throws -> [Output] {
    try await withThrowingTaskGroup(of: (Int, Output).self) { group in
        for number in 0..<count {
            group.addTask { (number, try await body(number)) }
        }
        var outputs: [(Int, Output)] = []
        for try await output in group { outputs.append(output) }
        return outputs.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
