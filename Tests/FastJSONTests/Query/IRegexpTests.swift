import TestSupport
import Testing

@testable import FastJSON

/// I-Regexps (RFC 9485): what they match, which ones are refused, and what they may cost.
@Suite struct IRegexpTests {
    // MARK: What patterns match

    /// A pattern, a text, whether it matches the whole text, and whether it is found in it.
    typealias Row = (pattern: String, text: String, matches: Bool, found: Bool)

    /// Branches, groups, quantifiers, and characters that other languages give a meaning.
    static let structures: [Row] = [
        ("", "", true, true),
        ("", "a", false, true),
        ("|", "a", false, true),
        ("()", "", true, true),
        ("()*", "", true, true),
        ("(){20000}a", "a", true, true),
        ("(()|())+", "a", false, true),
        ("abc", "abc", true, true),
        ("abc", "xabcx", false, true),
        ("abc", "ab", false, false),
        ("abc", "ababc", false, true),
        ("a|b", "b", true, true),
        ("ab|cd|", "cd", true, true),
        ("ab|cd|", "", true, true),
        ("ab|cd", "ad", false, false),
        ("a||b", "", true, true),
        ("|a", "a", true, true),
        ("(a|b)c", "bc", true, true),
        ("(a|b)c", "ab", false, false),
        ("a(b(c|)|d)e", "abe", true, true),
        ("a(b(c|)|d)e", "abce", true, true),
        ("a(b(c|)|d)e", "ace", false, false),
        ("a*", "", true, true),
        ("a*", "aaa", true, true),
        ("a*", "aab", false, true),
        ("ab*c", "ac", true, true),
        ("a+", "", false, false),
        ("a+", "aaa", true, true),
        ("(ab)+", "ababab", true, true),
        ("(ab)+", "aba", false, true),
        ("a?b", "b", true, true),
        ("a?b", "aab", false, true),
        ("a{0}", "", true, true),
        ("(a|b{3}){0}c", "c", true, true),
        ("(a|b{3}){0}c", "ac", false, true),
        ("a{2}", "a", false, false),
        ("a{2}", "aa", true, true),
        ("a{2}", "aaa", false, true),
        ("a{002}", "aa", true, true),
        ("a{2,}", "a", false, false),
        ("a{2,}", "aaaaa", true, true),
        ("a{0,}", "", true, true),
        ("a{0,2}", "", true, true),
        ("a{1,3}", "aaa", true, true),
        ("a{1,3}", "aaaa", false, true),
        ("(a{2}){3}", "aaaaaa", true, true),
        ("(a{2}){3}", "aaaaa", false, false),
        ("(a|bc){2,3}", "bcabc", true, true),
        ("(a?){3}", "aa", true, true),
        ("(a*|b)*c", "abbac", true, true),
        ("(a+b?){2,}", "aba", true, true),
        (".*", "", true, true),
        (".", "\n", false, false),
        (".", "\r", false, false),
        (".", "\r\n", false, false),
        ("..", "\n\u{2028}\u{2029}\n", false, true),
        (".", "\u{0}", true, true),
        ("a.c", "a\tc", true, true),
        ("^a$", "a", true, true),
        ("^a$", "ab", false, false),
        ("^a", "ba", false, false),
        ("a$", "ba", false, true),
        ("^a$", "^a$", false, false),
        ("(^|,)b(,|$)", "a,b", false, true),
        ("^*a", "a", true, true),
        ("^$", "", true, true),
        ("$^", "", true, true),
        ("$^", "a", false, false),
        ("a^b", "ab", false, false),
        ("(^a)+", "aa", false, true),
        ("a-b,c/#&~ \"'", "a-b,c/#&~ \"'", true, true),
        ("\n\u{0}", "\n\u{0}", true, true),
    ]

    /// Every escape, and classes in brackets.
    static let classes: [Row] = [
        (#"\(\)\*\+\-\.\?\[\\\]\^\{\|\}"#, #"()*+-.?[\]^{|}"#, true, true),
        (#"[\(\)\*\+\-\.\?\[\\\]\^\{\|\}]{14}"#, #"()*+-.?[\]^{|}"#, true, true),
        (#"\n\r\t"#, "\n\r\t", true, true),
        (#"[\n\r\t]{3}"#, "\t\n\r", true, true),
        (#"\n"#, "n", false, false),
        (#"\."#, "a", false, false),
        (#"a\\.c"#, "a\\\u{2028}c", true, true),
        ("[abc]", "b", true, true),
        ("[abc]", "d", false, false),
        ("[^abc]", "b", false, false),
        ("[^abc]", "d", true, true),
        ("[^abc]", "\n", true, true),
        ("[^abc]", "", false, false),
        ("[a-c]+", "abc", true, true),
        ("[a-cx-z]", "y", true, true),
        ("[a-cx-z]", "m", false, false),
        ("[x-zb-ma-c]+", "akxz", true, true),
        ("[c-ea-b]+", "abcde", true, true),
        ("[a-a]", "a", true, true),
        ("[ -~]+", " azAZ09~", true, true),
        ("[^ -~]", "\u{7F}", true, true),
        ("[@-`]", "?", false, false),
        ("[@-`]+", "@A_`", true, true),
        ("[-]", "-", true, true),
        ("[--]", "-", true, true),
        ("[-a]", "-", true, true),
        ("[a-]", "-", true, true),
        ("[a-c-]", "-", true, true),
        ("[^-]", "-", false, false),
        ("[^-a]", "a", false, false),
        ("[^-a]", "b", true, true),
        ("[^a-]", "-", false, false),
        (#"[\--0]+"#, "-./0", true, true),
        (#"[\]]"#, "]", true, true),
        (#"[^\]]"#, "]", false, false),
        ("[a^]", "^", true, true),
        ("[^^]", "^", false, false),
        ("[^^-a]", "`", false, false),
        (#"[\^a]"#, "^", true, true),
        ("[.]", "a", false, false),
        ("[(){}|*+?.,$]+", "(){}|*+?.,$", true, true),
        (#"[\p{Lu}\p{Nd}_-]+"#, "A1_-", true, true),
        (#"[\p{Lu}\p{Nd}_-]+"#, "a", false, false),
        (#"[^\p{L}a-z0]"#, "0", false, false),
        (#"[^\p{L}a-z0]"#, "1", true, true),
        (#"[\P{L}x]+"#, "12x", true, true),
        (#"[\P{L}x]"#, "y", false, false),
        (#"[^\P{L}x]"#, "y", true, true),
        (#"[\p{L}\P{L}]{3}"#, "a1\n", true, true),
        (#"[^\p{L}\P{L}]"#, "a", false, false),
    ]

    /// Scalars that are not ASCII: not normalized, and never a whole character of several scalars.
    static let scalars: [Row] = [
        ("é", "\u{E9}", true, true),
        ("\u{E9}", "e\u{301}", false, false),
        ("e\u{301}", "\u{E9}", false, false),
        ("e", "e\u{301}", false, true),
        ("\u{301}", "e\u{301}", false, true),
        ("e.", "e\u{301}", true, true),
        ("e\u{301}+", "e\u{301}\u{301}", true, true),
        ("K", "\u{212A}", false, false),
        ("ß", "ẞ", false, false),
        (".", "😀", true, true),
        ("a.b", "a𐄁b", true, true),
        ("😀{2}", "😀😀", true, true),
        ("[😀-😃]", "😂", true, true),
        ("[😀-😃]", "😄", false, false),
        ("[^😀]", "😀", false, false),
        ("[а-яё]+", "ёлка", true, true),
        ("[à-ÿ×ß]+", "×éßÿ", true, true),
        ("[à-ÿ×ß]", "÷×", false, true),
        ("[\u{0}-\u{10FFFF}]", "\u{10FFFF}", true, true),
        ("[\u{D7FF}-\u{E000}]", "\u{E000}", true, true),
        ("[^\u{80}-\u{10FFFF}]", "\u{7F}", true, true),
        (".{2}", "🇩🇪", true, true),
        (".{7}", "👨‍👩‍👧‍👦", true, true),
        (#"\p{Lu}"#, "Ж", true, true),
        (#"\p{Lu}"#, "жЖ", false, true),
        (#"\P{Lu}"#, "ж", true, true),
        (#"\P{L}"#, "𐐀", false, false),
        (#"\p{L}\p{M}"#, "e\u{301}", true, true),
        (#"\p{L}"#, "\u{2160}", false, false),
        (#"(\p{N}|\p{Sc})+"#, "१½€Ⅷ$", true, true),
        (#"\p{C}{4}"#, "\u{0}\u{200D}\u{378}\u{E000}", true, true),
    ]

    @Test func texts() throws {
        for row in Self.structures + Self.classes + Self.scalars {
            let regexp = try IRegexp(row.pattern)
            #expect(regexp.matches(row.text) == row.matches, "\(row)")
            #expect(regexp.isFound(in: row.text) == row.found, "\(row)")
        }
    }

    /// One scalar of each general category that RFC 9485 names.
    static let categories: [(name: String, scalar: Unicode.Scalar)] = [
        ("Lu", "A"), ("Ll", "a"), ("Lt", "\u{1C5}"), ("Lm", "\u{2B0}"), ("Lo", "漢"),
        ("Mn", "\u{301}"), ("Mc", "\u{903}"), ("Me", "\u{20DD}"),
        ("Nd", "7"), ("Nl", "\u{2160}"), ("No", "½"),
        ("Pc", "_"), ("Pd", "-"), ("Ps", "("), ("Pe", ")"), ("Pi", "«"), ("Pf", "»"), ("Po", "!"),
        ("Zs", " "), ("Zl", "\u{2028}"), ("Zp", "\u{2029}"),
        ("Sm", "+"), ("Sc", "$"), ("Sk", "^"), ("So", "©"),
        ("Cc", "\n"), ("Cf", "\u{200D}"), ("Cn", "\u{378}"), ("Co", "\u{E000}"),
    ]

    /// Each category, and the group that its first letter names, has its scalars and no others.
    @Test func everyCategory() throws {
        for (name, _) in Self.categories {
            for name in [name, String(name.prefix(1))] {
                let regexp = try IRegexp(#"\p{\#(name)}"#)
                let others = try IRegexp(#"\P{\#(name)}"#)
                let negated = try IRegexp(#"[^\p{\#(name)}]"#)
                for (other, scalar) in Self.categories {
                    let text = String(Character(scalar))
                    let isMember = other.hasPrefix(name)
                    #expect(regexp.matches(text) == isMember, "\(name), \(other)")
                    #expect(others.matches(text) == !isMember, "\(name), \(other)")
                    #expect(negated.matches(text) == !isMember, "\(name), \(other)")
                }
            }
        }
    }

    // MARK: What is refused

    static let invalid: [(pattern: String, reason: String, offset: Int)] = [
        ("*", "there is nothing to repeat", 0),
        ("a|+", "there is nothing to repeat", 2),
        ("(?:a)", "there is nothing to repeat", 1),
        ("{2}", "there is nothing to repeat", 0),
        ("a**", "a quantifier follows another", 2),
        ("a*?", "a quantifier follows another", 2),
        ("😀{2}{3}", "a quantifier follows another", 4),
        ("a{", "a count is missing", 2),
        ("a{}", "a count is missing", 2),
        ("a{,3}", "a count is missing", 2),
        ("a{x}", "a count is missing", 2),
        ("a{٣}", "a count is missing", 2),
        ("a{1,x}", "a count is missing", 4),
        ("a{1,", "a count is missing", 4),
        ("a{1", "the quantifier is not closed", 1),
        ("a{1 }", "the quantifier is not closed", 1),
        ("a{1,2", "the quantifier is not closed", 1),
        ("ab{3,2}", "the counts are in the wrong order", 2),
        ("a{9223372036854775808}", "the count is too large", 2),
        ("a{1,99999999999999999999}", "the count is too large", 4),
        ("(a", "the group is not closed", 0),
        ("x((a)", "the group is not closed", 1),
        ("a)", "no group is open", 1),
        ("é\u{301})", "no group is open", 2),
        ("a]", "] must be escaped", 1),
        ("a}", "} must be escaped", 1),
        ("ab\\", "the escape is not complete", 2),
        (#"a\d"#, #"write [0-9] for \d"#, 1),
        (#"\s"#, #"write [ \t\n\r] for \s"#, 0),
        (#"(a)\1"#, "the escape is unknown", 3),
        (#"\$"#, "the escape is unknown", 0),
        (#"[\w]"#, #"write A-Za-z0-9_ for \w"#, 1),
        (#"\S"#, #"write [^ \t\n\r] for \S"#, 0), (#"[\D]"#, "the escape is unknown", 1),
        (#"[^.\d]"#, #"write 0-9 for \d"#, 3),
        (#"\pL"#, "the category needs braces", 0),
        (#"\P"#, "the category needs braces", 0),
        (#"\p{L"#, "the category is not closed", 0),
        (#"\p{"#, "the category is not closed", 0),
        (#"\p{}"#, "the category is unknown", 3),
        (#"\p{X}"#, "the category is unknown", 3),
        (#"\p{lu}"#, "the category is unknown", 3),
        (#"\p{Cs}"#, "the category is unknown", 3),
        (#"\p{^L}"#, "the category is unknown", 3),
        (#"\p{IsBasicLatin}"#, "the category is unknown", 3),
        ("[]", "the class is empty", 0),
        ("a[^]", "the class is empty", 1),
        ("[]a]", "the class is empty", 0),
        ("a[", "the class is not closed", 1),
        ("[^", "the class is not closed", 0),
        ("[-", "the class is not closed", 0),
        ("[ab", "the class is not closed", 0),
        ("[a-", "the class is not closed", 0),
        ("[a[b]", "[ must be escaped", 2),
        ("[[:alpha:]]", "[ must be escaped", 1),
        ("[a-[b]]", "[ must be escaped", 3),
        ("[a-z-[b]]", "- must be first, last or escaped", 4),
        ("[a-c-e]", "- must be first, last or escaped", 4),
        ("[--a]", "- must be first, last or escaped", 2),
        ("[a--]", "- must be first, last or escaped", 2),
        (#"[a-\p{L}]"#, "- must be first, last or escaped", 2),
        (#"[\p{L}-z]"#, "- must be first, last or escaped", 6),
        ("[bz-a]", "the range is in the wrong order", 2),
        (#"[a-\n]"#, "the range is in the wrong order", 1),
    ]

    @Test func invalidPatterns() {
        for row in Self.invalid {
            let error = #expect(throws: IRegexpError.self) { try IRegexp(row.pattern) }
            #expect(error?.reason == row.reason, "\(row.pattern)")
            #expect(error?.offset == row.offset, "\(row.pattern)")
        }
    }

    // MARK: Limits

    /// Patterns that have one state too many, or a multiple of that, and where.
    @Test func largePrograms() {
        let large: [(pattern: String, offset: Int)] = [
            ("a{10000}", 8),
            ("a{10001}", 1),
            ("a{0,5000}", 9),
            ("(a{1000}){1000}", 9),
            ("((((a{10}){10}){10}){10}){10}", 25),
            ("(a{1000}){0}(a{9000})", 21),
            ("a{9223372036854775807}", 1),
            ("(ab?){0,9223372036854775807}", 5),
            (String(repeating: "a", count: 10_001), 10_000),
            (String(repeating: "|", count: 5_001), 5_000),
            (String(repeating: "[a]", count: 10_001), 30_000),
        ]
        let reason = "the program has more than 10000 states"
        for row in large {
            let error = #expect(throws: IRegexpError.self) { try IRegexp(row.pattern) }
            #expect(error?.reason == reason, "\(row.pattern.prefix(40))")
            #expect(error?.offset == row.offset, "\(row.pattern.prefix(40))")
        }
    }

    @Test func largestPrograms() throws {
        #expect(try IRegexp("").size == 1)
        #expect(try IRegexp("a{9999}").size == 10_000)
        #expect(try IRegexp("a{0,4999}").size == 9_999)
        #expect(try IRegexp("a{9998,}").size == 10_000)
        #expect(try IRegexp("(){9223372036854775807}").size == 1)
        #expect(try IRegexp("(a{9000}){0}a").size == 2)
    }

    /// What is written counts, also where it is dropped or the pattern is refused.
    @Test func costs() {
        for (pattern, written, cost) in [
            ("", 1, 1), ("ab", 3, 3), ("(a{9000}){0}a", 9002, 2), ("[a-z]", 2, 2),
            (#"\p{Lu}"#, 2, 33), (#"[^\p{L}a]{3}"#, 4, 97), ("(a{100}){98}0[", 9801, nil),
            ("[", 0, nil), ("a{10000}", 10_000, nil), ("a{10001}", 1, nil),
        ] as [(String, Int, Int?)] {
            let compiled = IRegexp.compile(pattern)
            #expect(compiled.written == written, "\(pattern)")
            #expect(compiled.expression?.cost == cost, "\(pattern)")
        }
    }

    @Test func nestedGroups() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
        }
        #expect(try IRegexp(nested(100) + nested(100)).matches("aa"))
        for depth in [101, 1_000_000] {
            let error = #expect(throws: IRegexpError.self) { try IRegexp(nested(depth)) }
            #expect(error?.reason == "groups are more than 100 levels deep")
            #expect(error?.offset == 100)
        }
    }

    // MARK: Attacks

    private static func many(_ count: Int, _ text: String) -> String {
        String(repeating: text, count: count)
    }

    /// Patterns for which going back and trying again takes longer than anyone can wait.
    static let attacks: [Row] = [
        ("(a*)*b", many(2_000, "a"), false, false),
        ("(a+)+b", many(2_000, "a"), false, false),
        ("(a|a)*b", many(2_000, "a"), false, false),
        ("(a|a?)+b", many(2_000, "a"), false, false),
        ("(a?){30}a{30}", many(30, "a"), true, true),
        ("(a?){30}a{30}", many(61, "a"), false, true),
        ("(a?){200}a{200}", many(199, "a"), false, false),
        ("((a*)*)*((a*)*)*b", many(2_000, "a"), false, false),
        ("((((a?)*)?)*)*b", many(2_000, "a"), false, false),
        ("(()*|()+|(a?)*)*b", many(2_000, "a"), false, false),
        ("(x+x+)+y", many(2_000, "x"), false, false),
        ("(.*)(.*)(.*)(.*)(.*)[b-y]", many(2_000, "a"), false, false),
        ("(.*a){20}b", many(2_000, "a"), false, false),
        ("(ab|a|b)*c", many(1_000, "ab"), false, false),
        ("(a|b|ab)*c", many(1_000, "ab") + "c", true, true),
        (#"([\p{L}é]|\p{Ll}|[^b])*b"#, many(2_000, "é"), false, false),
        ("(a|aa)+", many(2_000, "a") + "b", false, true),
        ("a.{100}b", many(2_000, "a"), false, false),
        (many(50, "(") + "a*" + many(50, ")*") + "b", many(1_000, "a"), false, false),
        (many(300, "a?") + many(300, "a"), many(300, "a"), true, true),
        (many(500, "a|") + "b", many(500, "c"), false, false),
    ]

    @Test func attacksTakeLinearTime() throws {
        for row in Self.attacks {
            let time = try ThreadTime.of {
                let regexp = try IRegexp(row.pattern)
                #expect(regexp.matches(row.text) == row.matches, "\(row.pattern.prefix(40))")
                #expect(regexp.isFound(in: row.text) == row.found, "\(row.pattern.prefix(40))")
            }
            #expect(time < .seconds(5 * ThreadTime.patience), "\(row.pattern.prefix(40))")
        }
    }

    // MARK: Comparing

    /// Programs are compared, not patterns as strings: those ignore how scalars are composed.
    @Test func equality() throws {
        #expect(try IRegexp("a{2}") == IRegexp("aa"))
        #expect(try IRegexp("[abc]") == IRegexp("[a-c]"))
        #expect(try IRegexp("a") != IRegexp("b"))
        #expect(try IRegexp("[\u{E9}]") != IRegexp("[e\u{301}]"))
        #expect(try IRegexp("\u{E9}") != IRegexp("e\u{301}"))
        #expect(try Set([IRegexp("a+"), IRegexp("a{1,}"), IRegexp("a*")]).count == 2)
    }
}
