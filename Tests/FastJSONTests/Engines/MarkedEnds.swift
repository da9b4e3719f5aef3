import Testing

/// A text in which `¦` stands before each end that is to be found.
struct MarkedEnds: CustomTestStringConvertible, Sendable {
    var name: String
    /// Without the marks.
    var bytes: [UInt8] = []
    var ends: [Int] = []
    /// The containers that are open at the start, and at the end of what is consumed.
    var depth: Int
    var depthAfter: Int
    var testDescription: String { name }

    init(_ name: String, _ marked: String, depth: Int = 1, depthAfter: Int = 0) {
        self.name = name
        self.depth = depth
        self.depthAfter = depthAfter
        for scalar in marked.unicodeScalars {
            if scalar == "¦" {
                ends.append(bytes.count)
            } else {
                bytes += Array(String(scalar).utf8)
            }
        }
    }

    /// The bytes up to the end of the container, or all.
    var consumed: Int {
        depthAfter == 0 ? (ends.last ?? 0) + 1 : bytes.count
    }

    /// The same after that many spaces.
    func padded(by count: Int) -> MarkedEnds {
        var text = self
        text.bytes = [UInt8](repeating: UInt8(ascii: " "), count: count) + bytes
        text.ends = ends.map { $0 + count }
        return text
    }

    static let all = [
        MarkedEnds("nothing", "", depthAfter: 1),
        MarkedEnds("no element", "¦]"),
        MarkedEnds("one element", "1¦]"),
        MarkedEnds("no closing bracket", "1¦,2¦,3", depthAfter: 1),
        MarkedEnds("elements that are missing", "¦,¦,¦]"),
        MarkedEnds("members", #""a": 1¦, "b": [1, 2]¦, "c": {"d": 3, "e": 4}¦}"#),
        MarkedEnds("containers", #"[1,[2,3],{"a":[4,5]}]¦,{"b":{},"c":[]}¦,[]¦]"#),
        MarkedEnds("brackets side by side", "[[[[]]]]¦,[{}]¦,{}¦,[[],[]]¦]"),
        MarkedEnds("text after the end", #"1¦] , [2, 3]]] "x" ,,"#),
        MarkedEnds("brackets and commas in strings", #""[,]{,}"¦, "]]]}}},,,"¦, "[[[{{{"¦]"#),
        MarkedEnds("brackets and commas in keys", #"{"]},": 1, "[{,": [2]}¦, 3¦]"#),
        MarkedEnds("empty strings", #"""¦,""¦,["",""]¦,{"":""}¦]"#),
        MarkedEnds("escaped quotes", #""a\",]"¦,"\"\"]"¦,"\\"¦,"\\\",]"¦,["\\\\"]¦]"#),
        MarkedEnds("other escapes", #""\u005D\n\/,]"¦,"\t\\\t"¦]"#),
        MarkedEnds("not ASCII", #""é,漢字]😀"¦, {"…": "}"}¦]"#),
        MarkedEnds("an open string", #"1¦,"a,]}[{"#, depthAfter: 1),
        MarkedEnds("an open string and a backslash", #"1¦,"a,]}\"#, depthAfter: 1),
        MarkedEnds("a string is open in a container", #"1¦,["a",["]"#, depthAfter: 3),
        MarkedEnds("two containers are open", "1,2]¦,[3,4]¦,5¦]", depth: 2),
        MarkedEnds("four containers are open", "1,2],3,4],{5,6}]¦,7¦,8¦]", depth: 4),
        MarkedEnds("four are open and two closed", "1,2],[3,4]]", depth: 4, depthAfter: 2),
        // What is no JSON: kernels must agree there as well.
        MarkedEnds("brackets of two kinds", "[1,2}¦,{3,4]¦,5¦}"),
        MarkedEnds("a backslash before a quote", #"\"a¦,b¦,\\"c,]"¦,\\\"¦]"#),
        MarkedEnds("a backslash before a bracket", #"\[1,2\]¦,\¦,\¦]"#),
        // With the bit 0x20: a quote, a comma, and neighbours of brackets.
        MarkedEnds("control characters", "\u{02}\u{0C}\u{1B}\u{1D}|\\Z^z~¦,\u{02}¦,\u{0C}¦]"),
        MarkedEnds("zeros", "\0[\0,\0]\0¦,\0\"\0,\0\"\0¦]\0"),
        MarkedEnds("many elements", String(repeating: "1¦,", count: 200) + "¦]"),
        MarkedEnds("nothing but commas", String(repeating: "¦,", count: 300) + "¦]"),
        MarkedEnds("many containers", String(repeating: "[1,2]¦,{}¦,", count: 50) + "¦]"),
        MarkedEnds(
            "deep containers",
            String(repeating: "[,", count: 500) + String(repeating: ",]", count: 500) + "¦,1¦]"
        ),
        MarkedEnds(
            "a long string",
            #"""# + String(repeating: ",]", count: 200) + #""¦,"# + #"["a"]¦]"#
        ),
    ]
}
