import FastJSON

/// Reads arrays in which some elements may be wrong; keeps the good elements and reports the others.
///
/// ```swift
/// let list = try LossyArray { Movie.jsonParser }.decode(bytes)
/// show(list.elements)
/// for error in list.errors { log(error.report) }
/// ```
///
/// Wrong syntax still fails, because nothing can be read after it. Writes the good elements.
public struct LossyArray<Value: JSONParser>: JSONParser {
    /// What was read.
    public struct Elements {
        /// The good elements, in order.
        public var elements: [Value.Output]
        /// The errors of the wrong elements, in order, up to the requested number.
        public var errors: [JSONError]
        /// The number of wrong elements.
        public var errorCount: Int

        /// Creates a list of good elements.
        public init(_ elements: [Value.Output] = []) {
            self.elements = elements
            errors = []
            errorCount = 0
        }
    }

    private let element: Value
    private let largestErrorCount: Int

    /// Creates a parser from the one of an element.
    ///
    /// At most this number of errors is kept; the others are only counted.
    ///
    /// - Precondition: the number of errors is not negative.
    public init(errorsKept largestErrorCount: Int = 100, _ element: () -> Value) {
        precondition(largestErrorCount >= 0, "A number of errors is not negative.")
        self.element = element()
        self.largestErrorCount = largestErrorCount
    }

    /// Reads the next value.
    @_documentation(visibility: internal)
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Elements {
        var result = Elements()
        guard try cursor.decodeArrayStart() else { return result }
        let depth = cursor.currentDepth
        // The errors are the result here, also where alternatives are tried.
        let (wasQuiet, noted) = (cursor.isQuiet, cursor.recorder)
        cursor.recorder = nil
        defer {
            cursor.isQuiet = wasQuiet
            cursor.recorder = noted
        }
        repeat {
            cursor.isQuiet = result.errors.count >= largestErrorCount
            let savepoint = try cursor.beginDroppableValue()
            defer { cursor.endDroppableValue(savepoint) }
            do throws(JSONError) {
                result.elements.append(try element.parse(from: &cursor))
                try cursor.checkDroppableValue(savepoint)
            } catch {
                guard error.isTyped else { throw error }
                try cursor.dropValue(savepoint, to: depth)
                result.errorCount += 1
                if result.errors.count < largestErrorCount {
                    result.errors.append(cursor.located(error))
                }
            }
        } while try cursor.nextElement()
        return result
    }
}

extension LossyArray: JSONParserPrinter where Value: JSONParserPrinter {
    /// Writes an array of the good elements.
    @_documentation(visibility: internal)
    public func print(_ output: Elements, to writer: inout JSONWriter) throws(JSONError) {
        try JSONArray { element }.print(output.elements, to: &writer)
    }
}

extension LossyArray.Elements: Sendable where Value.Output: Sendable {}
extension LossyArray.Elements: Equatable where Value.Output: Equatable {}
