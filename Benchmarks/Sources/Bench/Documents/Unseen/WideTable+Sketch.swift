extension WideTable {
    /// Rows as a database exports them: all columns are there, some of them null.
    static func sketch(_ numbers: inout SeededNumbers) -> Sketch {
        let rows = (1...1_150).map { Sketch.object(identity(&numbers, $0) + values(&numbers)) }
        return ["table": "orders_2031", "rows": .array(rows)]
    }

    private typealias Columns = [(key: String, value: Sketch)]

    private static func identity(_ numbers: inout SeededNumbers, _ id: Int) -> Columns {
        let name = numbers.pick(Words.names)
        let mail = "\(numbers.pick(Words.english)).\(numbers.below(999))@example.org"
        return [
            ("id", .integer(id)),
            ("uuid", .string(numbers.identifier())),
            ("created_at", .string(numbers.timestamp())),
            ("updated_at", numbers.happens(60) ? .string(numbers.timestamp()) : .null),
            ("status", .string(numbers.pick(["new", "paid", "shipped", "returned"]))),
            ("region", .string(numbers.pick(["eu-central", "us-east", "ap-south"]))),
            ("country", .string(numbers.pick(["DE", "PL", "BR", "IN", "JP", "ZA"]))),
            ("currency", .string(numbers.pick(["EUR", "PLN", "BRL", "INR", "JPY"]))),
            ("customer_id", .integer(numbers.within(100_000...9_999_999))),
            ("customer_name", .string(name)),
            ("email", numbers.happens(85) ? .string(mail) : .null),
            ("phone", numbers.happens(50) ? .string("+48 \(numbers.below(999_999_999))") : .null),
            ("is_active", .boolean(numbers.happens(80))),
            ("is_trial", .boolean(numbers.happens(10))),
            ("age", .integer(numbers.within(18...99))),
        ]
    }

    private static func values(_ numbers: inout SeededNumbers) -> Columns {
        let price = numbers.decimal(1...900, digits: 2)
        let count = numbers.within(1...40)
        return [
            ("score", .number(numbers.fraction(0...1))),
            ("balance", .number(numbers.decimal(-9_000...9_000, digits: 2))),
            ("credit_limit", .integer(numbers.below(50) * 500)),
            ("discount", numbers.happens(20) ? .number(numbers.decimal(0...1, digits: 3)) : .null),
            ("tax_rate", .number(numbers.pick([0.19, 0.07, 0.23, 0]))),
            ("quantity", .integer(count)),
            ("unit_price", .number(price)),
            // Such as 107.94000000000001.
            ("total", .number(price * Double(count))),
            ("weight", .number(numbers.decimal(0...80, digits: 3))),
            ("width", .integer(numbers.within(1...200))),
            ("height", .number(numbers.decimal(1...200, digits: 1))),
            ("depth", .number(numbers.decimal(1...200, digits: 1))),
            ("latitude", .number(numbers.decimal(-85...85, digits: 6))),
            ("longitude", .number(numbers.decimal(-180...180, digits: 6))),
            ("temperature", numbers.happens(70) ? .number(numbers.fraction(-30...45)) : .null),
            ("humidity", numbers.happens(70) ? .integer(numbers.below(101)) : .null),
            ("sku", .string("\(numbers.hexadecimal(4))-\(numbers.hexadecimal(6))")),
            ("category", .string(numbers.pick(Words.english))),
            ("subcategory", numbers.happens(60) ? .string(numbers.phrase(1...2)) : .null),
            ("channel", .string(numbers.pick(["web", "store", "phone", "partner \"A\""]))),
            ("campaign", numbers.happens(25) ? .string(numbers.phrase(2...5)) : .null),
            ("visits", .integer(numbers.below(3_000))),
            ("last_visit", .integer(numbers.within(1_600_000_000_000...1_990_000_000_000))),
            ("rating", numbers.happens(40) ? .number(numbers.decimal(1...5, digits: 1)) : .null),
            ("flags", .integer(numbers.within(-2_147_483_648...2_147_483_647))),
        ]
    }
}
