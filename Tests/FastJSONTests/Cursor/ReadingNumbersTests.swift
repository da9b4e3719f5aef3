import FastJSON
import TestSupport
import Testing

/// Numbers that are asked for as a type, and the errors when it cannot hold them.
@Suite struct ReadingNumbersTests {
    private func integer<Integer: FixedWidthInteger>(
        _ text: String,
        as type: Integer.Type,
        in mode: ReadingMode
    ) -> Result<Integer, JSONError> {
        Result { () throws(JSONError) in
            try mode.withCursor(over: Array("{\"n\":\(text)}".utf8)) { cursor throws(JSONError) in
                _ = try cursor.beginObject()
                _ = try cursor.readKey()
                let value = try cursor.readInteger(as: type)
                _ = try cursor.nextMember()
                return value
            }
        }
    }

    @Test(arguments: ReadingMode.all)
    func integersOfEveryWidth(_ mode: ReadingMode) {
        checkWidth(of: Int8.self, mode)
        checkWidth(of: Int16.self, mode)
        checkWidth(of: Int32.self, mode)
        checkWidth(of: Int64.self, mode)
        checkWidth(of: Int.self, mode)
        checkWidth(of: Int128.self, mode)
        checkWidth(of: UInt8.self, mode)
        checkWidth(of: UInt16.self, mode)
        checkWidth(of: UInt32.self, mode)
        checkWidth(of: UInt64.self, mode)
        checkWidth(of: UInt.self, mode)
        checkWidth(of: UInt128.self, mode)
    }

    private func checkWidth<Integer: FixedWidthInteger>(
        of type: Integer.Type,
        _ mode: ReadingMode
    ) {
        let limits = IntegerLimits(of: type)
        #expect(integer(limits.largest, as: type, in: mode) == .success(.max))
        #expect(integer(limits.smallest, as: type, in: mode) == .success(.min))
        #expect(integer("-0", as: type, in: mode) == .success(0))
        for text in [limits.above, limits.below, "-1\(limits.largest)", "1\(limits.largest)"] {
            let error = failure(of: integer(text, as: type, in: mode))
            #expect(error?.code == .numberDoesNotFit)
            let message = "the number \(shown(text)) does not fit \(type)"
            #expect(error?.description == "$.n: \(message) (line 1, column 6)")
            #expect(error?.offset == 5)
        }
    }

    @Test(arguments: ["1.0", "1e0", "-0.0", "0E1", "1.5", "1e400"], ReadingMode.all)
    func fractionsAreNoIntegers(_ text: String, mode: ReadingMode) {
        let error = failure(of: integer(text, as: Int.self, in: mode))
        #expect(error?.code == .typeMismatch)
        #expect(error?.description == "$.n: expected an integer, found \(text) (line 1, column 6)")
        #expect(error?.offset == 5)
    }

    @Test(arguments: ReadingMode.all)
    func longNumbersAreCutInMessages(_ mode: ReadingMode) {
        let digits = String(repeating: "1234567890", count: 5)
        let tooLarge = failure(of: integer(digits, as: Int.self, in: mode))
        #expect(tooLarge?.message == "the number \(digits.prefix(40))… does not fit Int")
        let fraction = failure(of: integer(digits + ".5", as: Int.self, in: mode))
        #expect(fraction?.message == "expected an integer, found \(digits.prefix(40))…")
    }

    @Test(arguments: ["1e400", "-1e309", "1.7976931348623159e308"], ReadingMode.all)
    func numbersBeyondDouble(_ text: String, mode: ReadingMode) {
        let error = #expect(throws: JSONError.self) {
            try mode.withCursor(over: Array(" [\(text)]".utf8)) { cursor throws(JSONError) in
                _ = try cursor.beginArray()
                return try cursor.readDouble()
            }
        }
        #expect(error?.code == .numberDoesNotFit)
        #expect(
            error?.description
                == "$[0]: the number \(text) does not fit Double (line 1, column 3)"
        )
        #expect(error?.offset == 2)
    }

    /// A number in parts, and one that ends with the input.
    @Test(arguments: ReadingMode.all)
    func numbersAtTheEnd(_ mode: ReadingMode) throws {
        for text in ["0", "-0", "123456789012345", "-1.5e+10", "0.000000000000000000001"] {
            let number = try mode.withCursor(over: Array(text.utf8)) { cursor throws(JSONError) in
                try cursor.readNumber()
            }
            #expect(number.text == text)
        }
    }

    private func failure<Success>(of result: Result<Success, JSONError>) -> JSONError? {
        if case .failure(let error) = result { error } else { nil }
    }

    private func shown(_ text: String) -> String {
        text.count > 40 ? text.prefix(40) + "…" : text
    }
}
