/// The arguments of the command, without most of the files of a very long command line.
///
/// The time of the argument parser grows with the square of their number: 16,000 files would take
/// five seconds.
enum CommandArguments {
    /// What the parser gets.
    static let parsed = all.dropLast(further.count)
    /// The files after those that it gets.
    static let further = trailingFiles(of: all)

    /// An argument such as `-ah.json`, which the parser would take for the options `-a`, `-h` and so on:
    /// one of them asks for help, and the files would not be read.
    static let severalOptions = all.prefix { $0 != "--" }.first { argument in
        let rest = argument.dropFirst(2)
        return argument.hasPrefix("-") && !argument.hasPrefix("--") && !rest.isEmpty
            && !rest.hasPrefix("=")
    }

    private static let all = ArgumentBytes.ofProcess
    private static let mostParsed = 200

    /// The files at the end, if there are many and the command takes any number of them.
    private static func trailingFiles(of arguments: [String]) -> ArraySlice<String> {
        guard arguments.count > mostParsed,
            ["validate", "stats"].contains(arguments.first)
        else { return [] }
        let files = arguments.suffix(while: { $0 == "-" || !$0.hasPrefix("-") })
        // The first may belong to an option, and be the command itself.
        return files.dropFirst(max(2, mostParsed - (arguments.count - files.count)))
    }
}

extension BidirectionalCollection {
    /// The longest part at the end whose elements all fulfil a condition.
    fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
        let last = lastIndex { !condition($0) }
        return self[(last.map { index(after: $0) } ?? startIndex)...]
    }
}
