import FastJSON
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Looks for an installed locale with a decimal comma.
private enum CommaLocale {
    /// Its name; nil if there is none.
    static let name: String? = {
        let names = ["de_DE", "fr_FR", "es_ES", "it_IT", "ru_RU"].flatMap {
            ["\($0).UTF-8", "\($0).utf8", $0]
        }
        return names.first { hasComma($0) }
    }()

    private static func hasComma(_ name: String) -> Bool {
        #if canImport(Darwin)
        let mask = LC_NUMERIC_MASK
        #else
        let mask: Int32 = 1 << LC_NUMERIC
        #endif
        guard let locale = newlocale(mask, name, nil) else { return false }
        defer { freelocale(locale) }
        return nl_langinfo_l(nl_item(RADIXCHAR), locale).map { String(cString: $0) } == ","
    }
}

/// Numbers under a locale whose decimal point is a comma.
///
/// The locale belongs to the whole process, in which other tests run meanwhile. So this one runs
/// in a separate process. It is skipped where no such locale is installed.
@Suite(.enabled(if: CommaLocale.name != nil, "No locale with a decimal comma is installed."))
struct LocaleTests {
    @Test func numbersDoNotFollowTheLocale() async {
        await #expect(processExitsWith: .success) {
            let name = try #require(CommaLocale.name)
            try #require(setlocale(LC_ALL, name) != nil)
            let point = localeconv().pointee.decimal_point.map { String(cString: $0) }
            try #require(point == ",")
            for example in ValidCase.numbers {
                for mode in ReadingMode.all {
                    let value = mode.value(of: example.bytes)
                    #expect(value == .success(example.value), "\(example), \(mode)")
                }
            }
            for example in InvalidCase.numbers {
                let error = ReadingMode(.native, .whole).validate(example.bytes)
                #expect(error?.offset == example.offset, "\(example)")
            }
            for text in ["1,5", "[1,5]", "-0,5"] {
                let value = ReadingMode(.native, .whole).value(of: Array(text.utf8))
                #expect((try? value.get()) == (text == "[1,5]" ? [1, 5] : nil))
            }
            let value: JSONValue = [0.1, 1.5, -2.25e-10, 1e300, 123456.789]
            #expect(value.description == "[0.1,1.5,-2.25e-10,1e+300,123456.789]")
            let written = try value.jsonBytes()
            #expect(try JSONValue(parsing: written) == value)
        }
    }
}
