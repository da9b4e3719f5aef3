import DecodingOperators
import Testing

@Suite struct CurryTests {
    @Test func parametersOneByOne() {
        #expect(curry { (a: Int) in a }(1) == 1)
        #expect(curry { (a: Int, b: Int) in [a, b] }(1)(2) == [1, 2])
        let six = curry { (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) in [a, b, c, d, e, f] }
        #expect(six(1)(2)(3)(4)(5)(6) == [1, 2, 3, 4, 5, 6])
    }
}
