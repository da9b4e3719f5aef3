import FastJSON

/// The plan of an array or an object with any keys, which is made when it is first requested.
///
/// Many such parsers are made for one call, and most of them read one value at most.
@usableFromInline
struct LazyPlan<Plan: RepeatedPlan>: Sendable {
    private let once = Once<Plan>()
    private let make: @Sendable () -> Plan

    var plan: Plan { once.get(make) }
}

extension LazyPlan where Plan == ArrayPlan {
    /// - Precondition: the part is a field with the type of the elements, for which the maker is.
    @usableFromInline
    init(_ count: CountRange, _ maker: ArrayMaker, _ part: @escaping @Sendable () -> FieldPart) {
        make = {
            let expectation = count.text("element") + " in array"
            return ArrayPlan(
                of: part().field,
                maker,
                counts: count.lowest...count.highest,
                expectation: expectation
            )
        }
    }

    /// Reads the next value into a new block, which then holds the array.
    ///
    /// The caller moves it out and gives the block back.
    @usableFromInline
    func read(_ cursor: inout JSONCursor) throws(JSONError) -> UnsafeMutableRawPointer {
        try unsafe cursor.run(once.read(make) { unsafe Unmanaged.passUnretained($0) })
    }
}

extension LazyPlan where Plan == MapPlan {
    /// - Precondition: the part is a field with the type of the values, for which the maker is.
    @usableFromInline
    init(_ count: CountRange, _ maker: MapMaker, _ part: @escaping @Sendable () -> FieldPart) {
        make = {
            let expectation = count.text("key/value pair") + " in object"
            return MapPlan(
                of: part().field,
                maker,
                counts: count.lowest...count.highest,
                expectation: expectation
            )
        }
    }

    /// Reads the next value into a new block, which then holds the dictionary.
    ///
    /// The caller moves it out and gives the block back.
    @usableFromInline
    func read(_ cursor: inout JSONCursor) throws(JSONError) -> UnsafeMutableRawPointer {
        try unsafe cursor.run(once.read(make) { unsafe Unmanaged.passUnretained($0) })
    }
}
