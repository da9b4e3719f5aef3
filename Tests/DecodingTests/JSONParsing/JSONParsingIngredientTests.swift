import Decoding
import FastJSON
import Testing

/// JSON with alternative representations.
@Suite struct JSONParsingIngredientTests {
    struct Ingredient: Equatable {
        enum Amount: Equatable {
            case exact(value: Int, unit: String)
            case freetext(String)
        }

        let name: String
        let amount: Amount
    }

    static let ingredientsJson = """
        [
          {
            "name": "milk",
            "amount": {
              "value": 2,
              "unit": "dl"
            }
          },
          {
            "name": "salt",
            "amount": "a pinch"
          }
        ]
        """

    static let ingredients = [
        Ingredient(name: "milk", amount: .exact(value: 2, unit: "dl")),
        Ingredient(name: "salt", amount: .freetext("a pinch")),
    ]

    @Test("S3.11 an amount is an object or a string, both ways")
    func alternatives() throws {
        let ingredients = try JSONArray { Ingredient.jsonParser }.decode(Self.ingredientsJson)
        #expect(ingredients == Self.ingredients)
        try expectRead(JSONArray { Ingredient.jsonParser }, Self.ingredientsJson, Self.ingredients)
        try expectBothWays(
            JSONArray { Ingredient.jsonParser },
            Self.ingredients,
            """
            [{"amount":{"unit":"dl","value":2},"name":"milk"},\
            {"amount":"a pinch","name":"salt"}]
            """
        )
        let value: JSONValue = ["name": "milk", "amount": ["value": 2, "unit": "dl"]]
        #expect(try Ingredient.jsonParser.parse(value) == Self.ingredients[0])
        #expect(try Ingredient.jsonParser.print(Self.ingredients[0]) == value)
        #expect(try Ingredient.Amount.jsonParser.print(.freetext("a pinch")) == "a pinch")
    }

    @Test("S3.12 names all alternatives")
    func allAlternatives() throws {
        let json = """
            [
              {
                "name": "milk",
                "amount": {
                  "value": 2,
                  "unit": "dl"
                }
              },
              {
                "name": "salt",
                "amount": ▸3
              }
            ]
            """
        let description = """
            At [index 1]/"amount":
            error: multiple failures occurred

            error: Expected an object (containing the key "value"), but found:
            3

            Expected a string, but found:
            3
            """
        try expectFailure(
            JSONArray { Ingredient.jsonParser },
            json,
            description,
            .noAlternative,
            [1, "amount"]
        )
        // As the README prints it.
        do {
            _ = try JSONArray { Ingredient.jsonParser }.decode(json.filter { $0 != "▸" })
            Issue.record("A number was read as an amount.")
        } catch {
            #expect("\(error)" == description)
        }
    }

    @Test("S3.12 an alternative that fails further inside tells where")
    func insideAnAlternative() throws {
        try expectFailure(
            JSONArray { Ingredient.jsonParser },
            #"[{"name": "milk", "amount": ▸{"value": "2", "unit": "dl"}}]"#,
            """
            At [index 0]/"amount":
            error: multiple failures occurred

            error: At "value":
            Expected an integer number, but found:
            "2"

            Expected a string, but found:
            {
              "value": "2",
              "unit": "dl"
            }
            """,
            .noAlternative,
            [0, "amount"]
        )
        try expectFailure(
            Ingredient.Amount.jsonParser,
            #" ▸{"value": 2}"#,
            """
            error: multiple failures occurred

            error: Key "unit" not present.

            Expected a string, but found:
            { "value": 2 }
            """,
            .noAlternative
        )
    }

    @Test("S3.13 the path stands on one line, through every kind of parser")
    func joinedPath() throws {
        let parser = Field("recipes") {
            JSONObject {
                JSONArray {
                    Field("amount") { Ingredient.Amount.jsonParser }
                }
            }
        }
        try expectFailure(
            parser,
            "{\"recipes\": {\"bread\": [\n{\"amount\": \"some\"}, {\"amount\": ▸null}]}}",
            """
            At "recipes"/"bread"/[index 1]/"amount":
            error: multiple failures occurred

            error: Expected an object (containing the key "value"), but found:
            null

            Expected a string, but found:
            null
            """,
            .noAlternative,
            ["recipes", "bread", 1, "amount"]
        )
    }
}

extension JSONParsingIngredientTests.Ingredient.Amount {
    static var jsonParser: some JSONParserPrinter<Self> {
        OneOf {
            ParsePrint(.case(Self.exact)) {
                Field("value") { Int.jsonParser() }
                Field("unit") { String.jsonParser() }
            }

            ParsePrint(.case(Self.freetext)) {
                String.jsonParser()
            }
        }
    }
}

extension JSONParsingIngredientTests.Ingredient {
    static var jsonParser: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            Field("name") { String.jsonParser() }
            Field("amount") { Amount.jsonParser }
        }
    }
}
