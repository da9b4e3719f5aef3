/// What all contenders do with the same input.
struct Question {
    /// What is done.
    let name: String
    /// What it is done with.
    let subject: String
    /// The bytes of JSON text of one run.
    let size: Int
    /// What an answer is made of, where that says something.
    var answer: HeapObjects?
    /// The contender that the others are compared with.
    let reference: String
    var entries: [Entry]

    var title: String { "\(name) \(subject)" }

    var contenders: [Contender] { entries.compactMap(\.contender) }

    var absences: [Absence] {
        entries.compactMap { entry in
            if case .absent(let absence) = entry { absence } else { nil }
        }
    }

    /// Removes the contenders whose question and name do not have all these words.
    func narrowed(to words: [String]) -> Question {
        var question = self
        question.entries.removeAll { entry in
            guard case .present(let contender) = entry else { return !words.isEmpty }
            return !Question.has(words, title, contender.name)
        }
        return question
    }

    /// True if all words are in the title of a question or the name of a contender.
    ///
    /// `one|other` stands for either word.
    static func has(_ words: [String], _ title: String, _ name: String) -> Bool {
        let own = "\(title) \(name)".lowercased().split { " ,()".contains($0) }
        return words.allSatisfy { word in
            word.split(separator: "|").contains { own.contains($0) }
        }
    }
}
