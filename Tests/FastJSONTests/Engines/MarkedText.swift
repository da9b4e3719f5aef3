import Testing

/// A text in which `¦` stands before each end that is to be found.
struct MarkedText: CustomTestStringConvertible, Sendable {
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
    func padded(by count: Int) -> MarkedText {
        var text = self
        text.bytes = [UInt8](repeating: UInt8(ascii: " "), count: count) + bytes
        text.ends = ends.map { $0 + count }
        return text
    }

    static let all = [
        MarkedText("nothing", "", depthAfter: 1),
        MarkedText("no element", "¦]"),
        MarkedText("one element", "1¦]"),
        MarkedText("no closing bracket", "1¦,2¦,3", depthAfter: 1),
        MarkedText("elements that are missing", "¦,¦,¦]"),
        MarkedText("members", #""a": 1¦, "b": [1, 2]¦, "c": {"d": 3, "e": 4}¦}"#),
        MarkedText("containers", #"[1,[2,3],{"a":[4,5]}]¦,{"b":{},"c":[]}¦,[]¦]"#),
        MarkedText("brackets side by side", "[[[[]]]]¦,[{}]¦,{}¦,[[],[]]¦]"),
        MarkedText("text after the end", #"1¦] , [2, 3]]] "x" ,,"#),
        MarkedText("brackets and commas in strings", #""[,]{,}"¦, "]]]}}},,,"¦, "[[[{{{"¦]"#),
        MarkedText("brackets and commas in keys", #"{"]},": 1, "[{,": [2]}¦, 3¦]"#),
        MarkedText("empty strings", #"""¦,""¦,["",""]¦,{"":""}¦]"#),
        MarkedText("escaped quotes", #""a\",]"¦,"\"\"]"¦,"\\"¦,"\\\",]"¦,["\\\\"]¦]"#),
        MarkedText("other escapes", #""\u005D\n\/,]"¦,"\t\\\t"¦]"#),
        MarkedText("not ASCII", #""é,漢字]😀"¦, {"…": "}"}¦]"#),
        MarkedText("an open string", #"1¦,"a,]}[{"#, depthAfter: 1),
        MarkedText("an open string and a backslash", #"1¦,"a,]}\"#, depthAfter: 1),
        MarkedText("a string is open in a container", #"1¦,["a",["]"#, depthAfter: 3),
        MarkedText("two containers are open", "1,2]¦,[3,4]¦,5¦]", depth: 2),
        MarkedText("four containers are open", "1,2],3,4],{5,6}]¦,7¦,8¦]", depth: 4),
        MarkedText("four are open and two closed", "1,2],[3,4]]", depth: 4, depthAfter: 2),
        // What is no JSON: kernels must agree there as well.
        MarkedText("brackets of two kinds", "[1,2}¦,{3,4]¦,5¦}"),
        MarkedText("a backslash before a quote", #"\"a¦,b¦,\\"c,]"¦,\\\"¦]"#),
        MarkedText("a backslash before a bracket", #"\[1,2\]¦,\¦,\¦]"#),
        // With the bit 0x20: a quote, a comma, and neighbours of brackets.
        MarkedText("control characters", "\u{02}\u{0C}\u{1B}\u{1D}|\\Z^z~¦,\u{02}¦,\u{0C}¦]"),
        MarkedText("zeros", "\0[\0,\0]\0¦,\0\"\0,\0\"\0¦]\0"),
        MarkedText("many elements", String(repeating: "1¦,", count: 200) + "¦]"),
        MarkedText("nothing but commas", String(repeating: "¦,", count: 300) + "¦]"),
        MarkedText("many containers", String(repeating: "[1,2]¦,{}¦,", count: 50) + "¦]"),
        MarkedText(
            "deep containers",
            String(repeating: "[,", count: 500) + String(repeating: ",]", count: 500) + "¦,1¦]"
        ),
        MarkedText(
            "a long string",
            #"""# + String(repeating: ",]", count: 200) + #""¦,"# + #"["a"]¦]"#
        ),
    ]
}
