import DecodingOperators
import Testing

/// `curry` for all the numbers of parameters that it takes.
@Suite struct CurryTests {
    @Test("S1.22 parameters one by one")
    func parametersOneByOne() {
        #expect(curry { (a: Int) in a }(1) == 1)
        #expect(curry { (a: Int, b: Int) in [a, b] }(1)(2) == [1, 2])
        let six = curry { (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) in [a, b, c, d, e, f] }
        #expect(six(1)(2)(3)(4)(5)(6) == [1, 2, 3, 4, 5, 6])
        let mixed = curry { (a: Int, b: String, c: [Bool], d: Double?) in "\(a)\(b)\(c)\(d ?? 0)" }
        #expect(mixed(1)("b")([true])(nil) == "1b[true]0.0")
    }

    @Test("S1.22 a function in part is used more than once")
    func partial() {
        let add = curry { (a: Int, b: Int, c: Int) in a * 100 + b * 10 + c }
        let first = add(1)
        let second = first(2)
        #expect([second(3), second(4), first(5)(6), add(7)(8)(9)] == [123, 124, 156, 789])
    }

    typealias R = [Int]

    @Test("S1.22 S2.17 from 1 to 24 parameters, each in its place")
    func all() {
        check(curry { [$0] as R }, 1)
        check(curry { [$0, $1] as R }, 2)
        check(curry { [$0, $1, $2] as R }, 3)
        check(curry { [$0, $1, $2, $3] as R }, 4)
        check(curry { [$0, $1, $2, $3, $4] as R }, 5)
        check(curry { [$0, $1, $2, $3, $4, $5] as R }, 6)
        check(curry { [$0, $1, $2, $3, $4, $5, $6] as R }, 7)
        check(curry { [$0, $1, $2, $3, $4, $5, $6, $7] as R }, 8)
        check(curry { [$0, $1, $2, $3, $4, $5, $6, $7, $8] as R }, 9)
        check(curry { [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9] as R }, 10)
        check(curry { [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10] as R }, 11)
        check(curry { [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11] as R }, 12)
        check(curry { [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12] as R }, 13)
        check(curry { [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13] as R }, 14)
        check(curry { [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14] as R }, 15)
        check(
            curry { [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15] as R },
            16
        )
        check(
            curry {
                [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16] as R
            },
            17
        )
        check(
            curry {
                [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17]
                    as R
            },
            18
        )
        check(
            curry {
                [
                    $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                    $18,
                ] as R
            },
            19
        )
        check(
            curry {
                [
                    $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                    $18, $19,
                ] as R
            },
            20
        )
        check(
            curry {
                [
                    $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                    $18, $19, $20,
                ] as R
            },
            21
        )
        check(
            curry {
                [
                    $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                    $18, $19, $20, $21,
                ] as R
            },
            22
        )
        check(
            curry {
                [
                    $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                    $18, $19, $20, $21, $22,
                ] as R
            },
            23
        )
        check(
            curry {
                [
                    $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                    $18, $19, $20, $21, $22, $23,
                ] as R
            },
            24
        )
    }

    /// Feeds the numbers from 1 on, and expects them back.
    func check(
        _ chain: some Chain,
        _ count: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(chain.feed(from: 1) == Array(1...count), sourceLocation: sourceLocation)
    }
}

/// What is fed with numbers, one by one, until it is the list of them.
protocol Chain {
    func feed(from number: Int) -> [Int]
}

extension Array<Int>: Chain {
    func feed(from number: Int) -> [Int] { self }
}

extension Curried: Chain where Input == Int, Output: Chain {
    func feed(from number: Int) -> [Int] { self(number).feed(from: number + 1) }
}
