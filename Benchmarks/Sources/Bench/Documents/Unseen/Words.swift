/// What generated documents say.
enum Words {
    static let english = [
        "order", "payment", "stock", "window", "river", "account", "session", "user", "cache",
        "index", "market", "garden", "engine", "report", "signal", "bridge", "winter", "number",
        "letter", "thread", "socket", "backup", "volume", "region", "planet", "copper", "harbour",
        "meadow", "station", "ticket", "customer", "retry", "timeout", "a", "of", "in", "the", "is",
    ]

    static let names = [
        "Amal Haddad", "Zoë Lefèvre", "Jürgen Groß", "Siobhán Ó Briain", "Nguyễn Thị Mai",
        "Łukasz Wójcik", "Bjørn Sæther", "Ivan Petrov", "María Muñoz", "Chidi Okafor",
        "Aiko Tanaka", "Tom Baker", "Priya Nair", "Wei Chen", "Elif Yıldız", "Anna Smith",
    ]

    /// A language: its code, its words, and what stands between them.
    typealias Language = (code: String, words: [String], gap: String)

    /// Of bytes of UTF-8 by one, two, three and four.
    static let languages: [Language] = [
        ("en", english, " "),
        (
            "fr", ["déjà", "où", "être", "le", "garçon", "sœur", "à", "château", "très", "naïf"],
            " "
        ),
        ("pl", ["zażółć", "gęślą", "jaźń", "dziękuję", "źle", "człowiek", "i", "nie", "się"], " "),
        ("ru", ["привет", "завтра", "в", "поезд", "идёт", "очень", "быстро", "и", "дом"], " "),
        ("el", ["καλημέρα", "ο", "καιρός", "είναι", "ωραίος", "σήμερα", "και", "θάλασσα"], " "),
        ("ar", ["مرحبا", "كيف", "حالك", "اليوم", "في", "المدينة", "سوق", "كبير", "شكرا"], " "),
        ("zh", ["今天", "天气", "很好", "我们", "去", "公园", "吃饭", "的", "火车", "，"], ""),
        ("ja", ["今日は", "とても", "いい", "天気", "ですね", "コーヒー", "を", "飲む", "。"], ""),
        ("ko", ["안녕하세요", "오늘", "날씨가", "좋아요", "기차", "커피", "내일", "만나요"], " "),
        ("hi", ["नमस्ते", "आज", "मौसम", "अच्छा", "है", "कल", "रेलगाड़ी", "चाय", "बहुत"], " "),
    ]

    static let emoji = ["😀", "🎉", "👍🏽", "❤️", "👩‍👩‍👧", "🇺🇳", "🚀", "☕️", "🙈"]
}

extension SeededNumbers {
    /// A few words of English.
    mutating func phrase(_ count: ClosedRange<Int>) -> String {
        text(in: Words.languages[0], count)
    }

    /// A few words of a language.
    mutating func text(in language: Words.Language, _ count: ClosedRange<Int>) -> String {
        (0..<within(count)).map { _ in pick(language.words) }.joined(separator: language.gap)
    }

    /// So many hexadecimal digits.
    mutating func hexadecimal(_ count: Int) -> String {
        String((0..<count).map { _ in pick(Array("0123456789abcdef")) })
    }

    /// An identifier as many systems make them.
    mutating func identifier() -> String {
        [8, 4, 4, 4, 12].map { hexadecimal($0) }.joined(separator: "-")
    }

    /// A date and a time.
    mutating func timestamp() -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day = "\(within(2019...2031))-\(two(within(1...12)))-\(two(within(1...28)))"
        let time = "\(two(below(24))):\(two(below(60))):\(two(below(60)))"
        return "\(day)T\(time).\(within(100...999))Z"
    }
}
