/// What was asked for on the command line.
struct Arguments {
    /// The documents to measure.
    var paths: [String] = []
    /// Words that must all occur in the title of the question or the name of the contender.
    var only: [String] = []
    /// The rounds that count.
    var rounds = 25

    static let usage = """
        usage: typed [--only NAME] [--rounds N] FILE…
          FILE         a document with twitter, canada or citm in its name, or the word message
          --only NAME  only contenders whose question and name have all these words
          --rounds N   the rounds that count; 25 unless set
        """

    /// Reads arguments; nil if they make no sense.
    init?(_ arguments: some Sequence<String>) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--only":
                guard let words = rest.next() else { return nil }
                only = words.lowercased().split(separator: " ").map(String.init)
            case "--rounds":
                guard let count = rest.next().flatMap({ Int($0) }), count > 0 else { return nil }
                rounds = count
            case _ where argument.hasPrefix("--"):
                return nil
            default:
                paths.append(argument)
            }
        }
        if paths.isEmpty { return nil }
    }

    /// True if the contender is asked for.
    func selects(_ contender: Contender, of title: String) -> Bool {
        let words = "\(title) \(contender.name)".lowercased().split(separator: " ")
        return only.allSatisfy { name in words.contains { $0 == name } }
    }
}
