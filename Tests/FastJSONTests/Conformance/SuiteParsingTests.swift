import FastJSON
import TestSupport
import Testing

/// JSONTestSuite, the 318 files of its folder `test_parsing`.
///
/// Skipped when the suite is not there: see `Corpora`.
@Suite(.enabled(if: !Corpora.suiteFiles(in: "test_parsing").isEmpty, "JSONTestSuite is not there."))
struct SuiteParsingTests {
    static let folder = "test_parsing"
    static let files = Corpora.suiteFiles(in: folder)

    /// What becomes of each file that a parser may accept or refuse: nil if it is accepted.
    static let choices: [String: JSONError.Code?] = [
        "i_number_double_huge_neg_exp": nil,
        "i_number_huge_exp": nil,
        "i_number_neg_int_huge_exp": nil,
        "i_number_pos_double_huge_exp": nil,
        "i_number_real_neg_overflow": nil,
        "i_number_real_pos_overflow": nil,
        "i_number_real_underflow": nil,
        "i_number_too_big_neg_int": nil,
        "i_number_too_big_pos_int": nil,
        "i_number_very_big_negative_int": nil,
        "i_object_key_lone_2nd_surrogate": .loneSurrogate,
        "i_string_1st_surrogate_but_2nd_missing": .loneSurrogate,
        "i_string_1st_valid_surrogate_2nd_invalid": .loneSurrogate,
        "i_string_UTF-16LE_with_BOM": .unsupportedEncoding,
        "i_string_UTF-8_invalid_sequence": .invalidUTF8,
        "i_string_UTF8_surrogate_U+D800": .invalidUTF8,
        "i_string_incomplete_surrogate_and_escape_valid": .loneSurrogate,
        "i_string_incomplete_surrogate_pair": .loneSurrogate,
        "i_string_incomplete_surrogates_escape_valid": .loneSurrogate,
        "i_string_invalid_lonely_surrogate": .loneSurrogate,
        "i_string_invalid_surrogate": .loneSurrogate,
        "i_string_invalid_utf-8": .invalidUTF8,
        "i_string_inverted_surrogates_U+1D11E": .loneSurrogate,
        "i_string_iso_latin_1": .invalidUTF8,
        "i_string_lone_second_surrogate": .loneSurrogate,
        "i_string_lone_utf8_continuation_byte": .invalidUTF8,
        "i_string_not_in_unicode_range": .invalidUTF8,
        "i_string_overlong_sequence_2_bytes": .invalidUTF8,
        "i_string_overlong_sequence_6_bytes": .invalidUTF8,
        "i_string_overlong_sequence_6_bytes_null": .invalidUTF8,
        "i_string_truncated-utf-8": .invalidUTF8,
        "i_string_utf16BE_no_BOM": .unsupportedEncoding,
        "i_string_utf16LE_no_BOM": .unsupportedEncoding,
        "i_structure_500_nested_arrays": nil,
        "i_structure_UTF-8_BOM_empty_object": nil,
    ]

    @Test func suiteIsComplete() {
        #expect(Self.files.count == 318)
        #expect(Self.files.count { $0.hasPrefix("y_") } == 95)
        #expect(Self.files.count { $0.hasPrefix("n_") } == 188)
        let choices = Self.files.filter { $0.hasPrefix("i_") }.map { String($0.dropLast(5)) }
        #expect(choices == Self.choices.keys.sorted())
    }

    /// Tree, events and error are the same in all modes, and the verdict is the right one.
    @Test(arguments: files)
    func verdict(of file: String) throws {
        let bytes = try Corpora.suiteFile(file, in: Self.folder)
        let error = Reading.agreed(bytes).error
        switch file.prefix(2) {
        case "y_":
            #expect(error == nil)
        case "n_":
            #expect(error != nil)
        default:
            let expected = try #require(Self.choices[String(file.dropLast(5))])
            #expect(error?.code == expected)
        }
    }

    /// Every error says where it is, inside the document or right after it.
    @Test func placesOfErrors() throws {
        for file in Self.files {
            let bytes = try Corpora.suiteFile(file, in: Self.folder)
            guard let error = ReadingMode(.native, .whole).validate(bytes) else { continue }
            let offset = try #require(error.offset, "\(file)")
            #expect((0...bytes.count).contains(offset), "\(file)")
            let before = bytes[..<offset]
            let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            #expect(error.line == before.count { $0 == 0x0A } + 1, "\(file)")
            let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
            #expect(error.column == column, "\(file)")
        }
    }
}
