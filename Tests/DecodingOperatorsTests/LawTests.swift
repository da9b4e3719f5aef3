import DecodingOperators
import FastJSON
import Testing

/// The laws of functors, applicatives, bind and alternatives, for optionals and results.
@Suite struct LawTests {
    typealias Outcome = Result<Int, JSONError>
    typealias Step = Curried<Int, Int>

    static func error(_ name: String) -> JSONError {
        JSONError(code: .conversionFailed, message: name)
    }

    static let options: [Int?] = [nil, 0, -3, .max]
    static let outcomes: [Outcome] = [
        .success(0), .success(-3), .success(.max), .failure(error("a")), .failure(error("b")),
    ]

    static func twice(_ value: Int) -> Int { value &* 2 }
    static func next(_ value: Int) -> Int { value &+ 1 }
    static var optionalFunctions: [((Int) -> Int)?] { [nil, twice, next] }
    static var functions: [Result<(Int) -> Int, JSONError>] {
        [.success(twice), .success(next), .failure(error("a")), .failure(error("c"))]
    }

    /// Calls the second with what the first returns.
    static var compose: Curried<Step, Curried<Step, Step>> {
        curry { (second: Step, first: Step) in Curried { second(first($0)) } }
    }

    @Test("S1.19 S2+.3 map keeps identity and composition")
    func functor() {
        let identity: (Int) -> Int = { $0 }
        let composed: (Int) -> Int = { LawTests.twice(LawTests.next($0)) }
        for value in LawTests.options {
            #expect((identity <^> value) == value)
            #expect((curry(identity) <^> value) == value)
            let inner: Int? = LawTests.next <^> value
            #expect((composed <^> value) == (LawTests.twice <^> inner))
        }
        for value in LawTests.outcomes {
            #expect((identity <^> value) == value)
            #expect((curry(identity) <^> value) == value)
            let inner: Outcome = LawTests.next <^> value
            #expect((composed <^> value) == (LawTests.twice <^> inner))
        }
    }

    @Test("S1.20 S2+.3 apply of optionals: identity, homomorphism, interchange, composition")
    func optionalApplicative() {
        let functions = LawTests.optionalFunctions.map { $0.map { Curried($0) } }
        let identity: Step? = pure(Curried { $0 })
        let pureTwice: Step? = pure(Curried(LawTests.twice))
        for value in LawTests.options {
            #expect((identity <*> value) == value)
            guard let value else { continue }
            let pureValue: Int? = pure(value)
            #expect((pureTwice <*> pureValue) == LawTests.twice(value))
            let call: Curried<Step, Int>? = pure(Curried { $0(value) })
            for function in functions {
                #expect((function <*> pureValue) == (call <*> function))
            }
        }
        for second in functions {
            for first in functions {
                let composed: Step? = LawTests.compose <^> second <*> first
                for value in LawTests.options {
                    let inner: Int? = first <*> value
                    #expect((composed <*> value) == (second <*> inner))
                }
            }
        }
    }

    @Test("S2+.3 apply of results: identity, homomorphism, interchange, composition")
    func resultApplicative() {
        let functions = LawTests.functions.map { $0.map { Curried($0) } }
        let identity: Result<Step, JSONError> = pure(Curried { $0 })
        let pureTwice: Result<Step, JSONError> = pure(Curried(LawTests.twice))
        for value in LawTests.outcomes {
            #expect((identity <*> value) == value)
            guard case .success(let number) = value else { continue }
            let pureNumber: Outcome = pure(number)
            #expect((pureTwice <*> pureNumber) == .success(LawTests.twice(number)))
            let call: Result<Curried<Step, Int>, JSONError> = pure(Curried { $0(number) })
            for function in functions {
                #expect((function <*> pureNumber) == (call <*> function))
            }
        }
        for second in functions {
            for first in functions {
                let composed: Result<Step, JSONError> = LawTests.compose <^> second <*> first
                for value in LawTests.outcomes {
                    let inner: Outcome = first <*> value
                    #expect((composed <*> value) == (second <*> inner))
                }
            }
        }
    }

    @Test("S1.20 S2.22 the words do what the operators do, also with plain functions")
    func words() {
        for function in LawTests.optionalFunctions {
            let curried = function.map { Curried($0) }
            for value in LawTests.options {
                let applied: Int? = curried <*> value
                #expect(apply(function, value) == applied)
                #expect(apply(curried, value) == applied)
                guard let function, let curried else { continue }
                #expect(map(function, value) == applied)
                #expect(map(curried, value) == applied)
            }
        }
        for function in LawTests.functions {
            let curried = function.map { Curried($0) }
            for value in LawTests.outcomes {
                let applied: Outcome = curried <*> value
                #expect(apply(function, value) == applied)
                #expect(apply(curried, value) == applied)
                guard case .success(let plain) = function else { continue }
                #expect(map(plain, value) == applied)
                #expect(map(Curried(plain), value) == applied)
            }
        }
    }

    @Test("S1.17 S1.32 bind: both identities, and associativity")
    func bind() {
        let half: (Int) -> Int? = { $0 % 2 == 0 ? $0 / 2 : nil }
        let small: (Int) -> Int? = { $0 < 100 ? $0 : nil }
        let same: (Int) -> Int? = { $0 }
        for value in LawTests.options + [4, 1000] {
            #expect((value >>> same) == value)
            #expect((value >>> half >>> small) == (value >>> { half($0) >>> small }))
            if let value { #expect((Optional(value) >>> half) == half(value)) }
        }
        let oddError = LawTests.error("odd")
        let bigError = LawTests.error("big")
        let halfOf: (Int) -> Outcome = { $0 % 2 == 0 ? .success($0 / 2) : .failure(oddError) }
        let smallOf: (Int) -> Outcome = { $0 < 100 ? .success($0) : .failure(bigError) }
        for value in LawTests.outcomes + [.success(4), .success(1000)] {
            #expect((value >>> Outcome.success) == value)
            #expect((value >>> halfOf >>> smallOf) == (value >>> { halfOf($0) >>> smallOf }))
            if case .success(let number) = value {
                #expect((value >>> halfOf) == halfOf(number))
            }
        }
    }

    @Test("S2+.4 alternatives: nil is neutral, the first wins, associativity")
    func alternative() {
        let none: Int? = nil
        for a in LawTests.options {
            #expect((none <|> a) == a)
            #expect((a <|> none) == a)
            for b in LawTests.options {
                #expect((a <|> b) == (a == nil ? b : a))
                for c in LawTests.options {
                    #expect(((a <|> b) <|> c) == (a <|> (b <|> c)))
                }
            }
        }
        for a in LawTests.outcomes {
            #expect((a <|> a) == a)
            for b in LawTests.outcomes {
                for c in LawTests.outcomes {
                    #expect(((a <|> b) <|> c) == (a <|> (b <|> c)))
                }
            }
        }
    }
}
