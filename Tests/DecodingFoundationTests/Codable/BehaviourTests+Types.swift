import Foundation

extension BehaviourTests {
    class Animal: Codable {
        var legs: Int

        init(legs: Int) { self.legs = legs }
    }

    /// One that keeps what is its superclass's apart.
    final class Dog: Animal {
        var name: String

        private enum CodingKeys: CodingKey { case name }

        init(name: String) {
            self.name = name
            super.init(legs: 4)
        }

        required init(from decoder: any Decoder) throws {
            let table = try decoder.container(keyedBy: CodingKeys.self)
            name = try table.decode(String.self, forKey: .name)
            try super.init(from: table.superDecoder())
        }

        override func encode(to encoder: any Encoder) throws {
            var table = encoder.container(keyedBy: CodingKeys.self)
            try table.encode(name, forKey: .name)
            try super.encode(to: table.superEncoder())
        }
    }

    /// One in the same object as its superclass.
    final class Bird: Animal {
        var song: String

        private enum CodingKeys: CodingKey { case song }

        init(song: String) {
            self.song = song
            super.init(legs: 2)
        }

        required init(from decoder: any Decoder) throws {
            song = try decoder.container(keyedBy: CodingKeys.self).decode(
                String.self,
                forKey: .song
            )
            try super.init(from: decoder)
        }

        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var table = encoder.container(keyedBy: CodingKeys.self)
            try table.encode(song, forKey: .song)
        }
    }

    /// A number that is multiplied by its configuration.
    struct Scaled: CodableWithConfiguration, Sendable {
        var value: Int

        struct Ten: DecodingConfigurationProviding, EncodingConfigurationProviding {
            static let decodingConfiguration = 10
            static let encodingConfiguration = 10
        }

        init(_ value: Int) { self.value = value }

        init(from decoder: any Decoder, configuration: Int) throws {
            value = try decoder.singleValueContainer().decode(Int.self) * configuration
        }

        func encode(to encoder: any Encoder, configuration: Int) throws {
            var single = encoder.singleValueContainer()
            try single.encode(value / configuration)
        }
    }

    /// Keys of dictionaries that are texts of their own.
    enum Side: String, Codable, CodingKeyRepresentable, Sendable {
        case left, right
    }

    /// Types as the compiler makes them, and some that write their own members.
    static let types: [DecoderRow] = [
        DecoderRow(
            "enums with payloads",
            #"""
            none
            Shape(circle: (radius: Double)(radius: 1.5))
            Shape(square: 2.0)
            Shape(pair: (Int, label: Optional<String>)(.0: 1, label: "x"))
            Shape(pair: (Int, label: Optional<String>)(.0: 1, label: nil))
            Shape(group: (Array<Shape>, inner: Optional<Shape>)(.0: [none], inner: \#
            some(Shape(square: 1.0))))
            keyNotFound($."radius") at $."circle"
            typeMismatch(Swift.Double) at $."circle"."radius"
            typeMismatch(DecodingFoundationTests.Sample.Shape) at $
            typeMismatch(DecodingFoundationTests.Sample.Shape) at $
            typeMismatch(DecodingFoundationTests.Sample.Shape) at $
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            valueNotFound(Swift.Dictionary<Swift.String, Any>) at $."none"
            """#
        ) { decoder in
            decoder.answers(
                Sample.Shape.self,
                #"{"none":{}}"#,
                #"{"circle":{"radius":1.5}}"#,
                #"{"square":{"_0":2}}"#,
                #"{"pair":{"_0":1,"label":"x"}}"#,
                #"{"pair":{"_0":1}}"#,
                #"{"group":{"_0":[{"none":{}}],"inner":{"square":{"_0":1}}}}"#,
                #"{"circle":{}}"#,
                #"{"circle":{"radius":"x"}}"#,
                #"{"none":{},"square":{"_0":2}}"#,
                #"{"other":{}}"#,
                "{}",
                "\"none\"",
                #"{"none":null}"#
            )
        },
        DecoderRow(
            "enums with raw values",
            """
            [red, blue]
            dataCorrupted() at $[0]
            typeMismatch(Swift.String) at $[0]
            [low, high]
            dataCorrupted() at $[0]
            typeMismatch(Swift.Int) at $[0]
            [low]
            """
        ) { decoder in
            lines(
                decoder.answers([Sample.Colour].self, #"["red","blue"]"#, #"["pink"]"#, "[1]"),
                decoder.answers([Sample.Level].self, "[1,10]", "[2]", "[\"low\"]", "[1.0]")
            )
        },
        DecoderRow(
            "dictionaries by strings",
            #"""
            ["": 2, "\u{00E9}": 3, "a": 1]
            valueNotFound(Swift.Int) at $."a"
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            """#
        ) { decoder in
            decoder.answers([String: Int].self, #"{"a":1,"":2,"é":3}"#, #"{"a":null}"#, "[\"a\",1]")
        },
        DecoderRow(
            "dictionaries by numbers",
            #"""
            [-2: "b", 1: "a", 7: "c"]
            typeMismatch(Swift.Int) at $."x"
            typeMismatch(Swift.Int) at $."1.0"
            typeMismatch(Swift.Int) at $." 1"
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            """#
        ) { decoder in
            decoder.answers(
                [Int: String].self,
                #"{"1":"a","-2":"b","007":"c"}"#,
                #"{"x":"a"}"#,
                #"{"1.0":"a"}"#,
                #"{" 1":"a"}"#,
                #"[1,"a"]"#
            )
        },
        DecoderRow(
            "dictionaries by enums",
            #"""
            [blue: 2, red: 1]
            typeMismatch(Swift.Array<Any>) at $
            dataCorrupted() at $
            dataCorrupted() at $[0]
            []
            [left: 1]
            dataCorrupted() at $."up"
            typeMismatch(Swift.Dictionary<Swift.String, Any>) at $
            """#
        ) { decoder in
            lines(
                decoder.answers([Sample.Colour: Int].self, #"["red",1,"blue",2]"#, #"{"red":1}"#),
                decoder.answers([Sample.Colour: Int].self, #"["red"]"#, #"["pink",1]"#, "[]"),
                decoder.answers([Side: Int].self, #"{"left":1}"#, #"{"up":1}"#, #"["left",1]"#)
            )
        },
        DecoderRow(
            "dictionaries by other keys",
            """
            [1.5: 2]
            dataCorrupted() at $
            typeMismatch(Swift.Array<Any>) at $
            [false: 0, true: 1]
            dataCorrupted() at $
            """
        ) { decoder in
            lines(
                decoder.answers([Double: Int].self, "[1.5,2]", "[1.5]", "{}"),
                decoder.answers([Bool: Int].self, "[true,1,false,0]", "[true,1,true]")
            )
        },
        DecoderRow(
            "sets, ranges and tuples of arrays",
            #"""
            [1, 3]
            typeMismatch(Swift.Array<Any>) at $
            1..<3
            dataCorrupted() at $
            valueNotFound(Swift.Int) at $[1]
            1...1
            typeMismatch(Swift.Int) at $[0]
            Pair<Int, String>(first: 1, second: "x")
            typeMismatch(Swift.Int) at $[0]
            """#
        ) { decoder in
            lines(
                decoder.answers(Set<Int>.self, "[3,1,3]", "{}"),
                decoder.answers(Range<Int>.self, "[1,3]", "[3,1]", "[1]"),
                decoder.answers(ClosedRange<Int>.self, "[1,1]", "[\"x\",1]"),
                decoder.answers(Sample.Pair<Int, String>.self, "[1,\"x\",2]", "[\"x\",1]")
            )
        },
        DecoderRow(
            "a subclass",
            #"""
            Dog(name: "a", legs: 3)
            valueNotFound(Swift.Dictionary<Swift.String, Any>) at $."super"
            typeMismatch(Swift.Int) at $."super"."legs"
            valueNotFound(Swift.Dictionary<Swift.String, Any>) at $."super"
            Bird(song: "a", legs: 2)
            keyNotFound($."legs") at $
            """#
        ) { decoder in
            lines(
                decoder.answers(
                    Dog.self,
                    #"{"name":"a","super":{"legs":3}}"#,
                    #"{"name":"a"}"#,
                    #"{"name":"a","super":{"legs":"x"}}"#,
                    #"{"name":"a","super":null}"#
                ),
                decoder.answers(Bird.self, #"{"song":"a","legs":2}"#, #"{"song":"a"}"#)
            )
        },
        DecoderRow(
            "configurations",
            """
            21
            typeMismatch(Swift.Int) at $
            dataCorrupted() at $
            dataCorrupted() at $
            70
            """
        ) { decoder in
            func answer(_ text: String) -> String {
                exactReport {
                    try decoder.decode(Scaled.self, from: Data(text.utf8), configuration: 3).value
                }
            }
            let provided = exactReport {
                try decoder.decode(
                    Scaled.self,
                    from: Data("7".utf8),
                    configuration: Scaled.Ten.self
                ).value
            }
            return lines(answer("7"), answer("\"x\""), answer(""), answer("7 8"), provided)
        },
    ]
}
