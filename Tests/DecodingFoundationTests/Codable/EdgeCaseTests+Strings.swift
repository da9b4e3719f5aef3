import Foundation

extension EdgeCaseTests {
    static let strings: [Row] = [
        Row(
            "URLs",
            [URL.self],
            strings: [
                "", " ", "a", "a/b", "../a", "./", "/", "/a b", "a b", "a%20b", "a%2", "%", "%zz",
                "%C3%A9", "é", "http://é.example/ü", "http://例え.テスト/パス?問=答#断",
                "http://xn--r8jz45g.xn--zckzah/", "http://bücher.example:8080/a b?c d#e f",
                "http://user:pa ss@host/", "http://[::1]:80/", "http://[::1", "http://a:b:c/",
                "http://host:99999/", "http://", "http:", ":", "://a", "//host/path", "?q", "#f",
                "?", "#", "mailto:a@b.c", "data:,a%20b", "file:///a/b", "file://", "a:b:c", "1:2",
                "http://a/../b/./c", "http://a//b", "HTTP://A/B", "http://a/b?c=d&e=f%26",
                "http://a/{b}", "http://a/|", "http://a/\\\\", "http://a/\\\"", "http://a/<>",
                "http://a/\\u0000", "http://a/\\n", "\\u0000", "http:\\/\\/a\\/b", " http://a",
                "http://a ", "http://a/😀", "http://😀.example", "http://a/\\ud83d\\ude00",
                "http://a/%F0%9F%98%80", "http://a/[b]", "http://a_b/", "http://-a/", "x#y#z",
                "http://a/e\u{301}", "http://e\u{301}.example/",
            ]
        ),
        Row(
            "UUIDs",
            [UUID.self],
            strings: [
                "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
                "E621e1F8-c36C-495a-93fC-0c247A3e6E5f", "00000000-0000-0000-0000-000000000000",
                "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}",
                "E621E1F8-C36C-495A-93FC-0C247A3E6E5", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F0",
                "E621E1F8C36C495A93FC0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5G",
                "E621E1F8-C36C-495A-93FC-0C247A3E6E5F ", " E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
                "E621E1F-8C36C-495A-93FC-0C247A3E6E5F", "E621E1F8_C36C_495A_93FC_0C247A3E6E5F", "",
                "urn:uuid:E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "E621E1F8", "-",
                "\\u0045621E1F8-C36C-495A-93FC-0C247A3E6E5F",
                "E621E1F8-C36C-495A-93FC-0C247A3E6E5\\u0000",
                "E621E1F8-C36C-495A-93FC-0C247A3E6E5F\\u0000",
                "E621E1F8-C36C-495A-93FC-0C247A3E6E5F\\u0000A",
                "é621E1F8-C36C-495A-93FC-0C247A3E6E5F",
                "+621E1F8-C36C-495A-93FC-0C247A3E6E5F", "0x21E1F8-C36C-495A-93FC-0C247A3E6E5F",
                "Ｅ621E1F8-C36C-495A-93FC-0C247A3E6E5F", "--------------------------------",
                "E621E1F8-C36C-495A-93FC-", "E621E1F8--36C-495A-93FC-0C247A3E6E5F",
            ]
        ),
        Row(
            "base64",
            [Data.self],
            strings: [
                "", "AA==", "AAA=", "AAAA", "AA", "AA=", "AAA", "A", "A===", "=", "==", "====",
                "AAAA=", "AAAA==", "AAAA====", "AA==AA==", "AA=A", "=AAA", "A=AA", "AAAAA",
                "AAAAAA",
                "AAAAA===", "AB==", "AAB=", "//==", "//8=", "////", "+/+/", "-_-_", "-_8=", "__8=",
                " AAAA", "AAAA ", "AA AA", "AAAA\\n", "AAAA\\r\\nAAAA", "\\tAAAA", "AA\\n==",
                "AA= =", "A A = =", "AAAA\\u0000", "\\u0041AAA", "+\\/+\\/", "é", "AAé=", "*AAA",
                ".",
                "QUJDREVGRw==", "QUJDREVGRw", "QUJDREVGR\\u0077==", "AAAA\u{feff}", "AAAA\\u00a0",
                String(repeating: "QUJD", count: 100),
                String(repeating: "QUJD", count: 100) + "QQ==",
                String(repeating: "QUJD", count: 100) + "QQ",
                String(repeating: "QUJD", count: 20) + " " + String(repeating: "QUJD", count: 20),
                String(repeating: "QUJD", count: 40) + "-_-_",
            ]
        ),
        Row(
            "bytes in an array are no base64",
            [Data.self],
            ["[]", "[0]", "[0,255]", "[256]", "[-1]", "[1.0]", "[1e2]", "[-0]", "null", "{}", "1"]
        ),
    ]
}
