import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// The coding path and the user info that a type sees at each level.
@Suite struct CodingPathTests {
    /// Remembers where it was decoded.
    struct Place: Codable {
        var path: String
        var info: String

        init(from decoder: any Decoder) throws {
            path = codingPathText(decoder.codingPath)
            info = userInfoText(decoder.userInfo)
        }

        func encode(to encoder: any Encoder) throws {}
    }

    /// The places of all containers.
    struct Places: Decodable {
        var lines: [String]

        init(from decoder: any Decoder) throws {
            lines = [codingPathText(decoder.codingPath)]
            if let table = try? decoder.container(keyedBy: AnyKey.self) {
                lines.append(codingPathText(table.codingPath))
                for key in table.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                    lines += try table.decode(Places.self, forKey: key).lines
                    lines += try Places(from: table.superDecoder(forKey: key)).lines
                    lines.append(codingPathText(table.codingPath))
                }
            } else if var list = try? decoder.unkeyedContainer() {
                while !list.isAtEnd {
                    lines.append(codingPathText(list.codingPath))
                    lines += try list.decode(Places.self).lines
                }
            } else {
                let single = try decoder.singleValueContainer()
                lines.append(codingPathText(single.codingPath))
                lines += try single.decode(Place?.self).map { [$0.path] } ?? ["null"]
            }
            lines.append(codingPathText(decoder.codingPath))
        }
    }

    static let texts = [
        "1", "null", "[]", "{}", "[1,null,\"x\"]", "{\"a\":1}",
        "{\"a\":{\"b\":{\"c\":[1,[2,{\"d\":3}]]}}}",
        "[[[1]],[[],[2,3]]]", "{\"\":{\"Index 0\":[{\"a b\":null}]}}",
        "{\"one_two\":[{\"three_four\":1}]}",
    ]

    static let info: [CodingUserInfoKey: any Sendable] = Dictionary(
        uniqueKeysWithValues: ["one", "two"].compactMap { name in
            CodingUserInfoKey(rawValue: name).map { ($0, name.count) }
        }
    )

    static let settings = [
        DecodingSettings(), DecodingSettings(keys: .convertFromSnakeCase),
        DecodingSettings(keys: .custom { AnyKey("<\($0.count)>", $0.count) }),
        DecodingSettings(keys: .custom { $0.last ?? AnyKey("none") }, userInfo: info),
    ]

    @Test(arguments: texts)
    func everyLevel(_ text: String) {
        for settings in Self.settings {
            expectSameDecoding([Places.self, [String: Places].self], [text], settings)
            expectSameDecoding([[Places].self, [Places?].self], ["[\(text)]"], settings)
            expectSameDecoding([Sample.Box<Place>.self], ["{\"value\":\(text)}"], settings)
            expectSameDecoding(
                [
                    Place.self, Place?.self, [Place].self, [String: Place].self,
                    [String: [Place]].self, Sample.Wrapped<Place>.self, [Int: Place].self,
                    Sample.Wrapped<Sample.Wrapped<Place?>?>.self, [[Place]].self,
                    [Sample.Wrapped<Place>].self, Sample.Pair<Place, Place?>.self,
                ],
                [text],
                settings
            )
        }
    }

    @Test("The error of a type is thrown on unchanged", arguments: texts)
    func ownErrors(_ text: String) {
        let types: [any Decodable.Type] = [
            Refusing.self, [Refusing].self, [Refusing?].self, [String: Refusing].self,
            Sample.Box<Refusing>.self, Sample.Wrapped<Refusing>.self, [[Refusing]].self,
            Corrupted.self, [Corrupted].self, [String: Corrupted].self,
            Sample.Wrapped<[Corrupted]>.self,
        ]
        expectSameDecoding(types, [text, "{\"value\":\(text)}", "[\(text)]"])
    }

    /// Throws an error that is none of decoding.
    struct Refusing: Codable {
        init(from decoder: any Decoder) throws {
            throw ScriptError(text: codingPathText(decoder.codingPath))
        }

        func encode(to encoder: any Encoder) throws {}
    }

    /// Throws errors that the containers make.
    struct Corrupted: Codable {
        init(from decoder: any Decoder) throws {
            if let table = try? decoder.container(keyedBy: AnyKey.self) {
                throw DecodingError.dataCorruptedError(
                    forKey: "own",
                    in: table,
                    debugDescription: "thrown by the type"
                )
            }
            if let list = try? decoder.unkeyedContainer() {
                throw DecodingError.dataCorruptedError(
                    in: list,
                    debugDescription: "thrown by the type"
                )
            }
            throw DecodingError.dataCorruptedError(
                in: try decoder.singleValueContainer(),
                debugDescription: "thrown by the type"
            )
        }

        func encode(to encoder: any Encoder) throws {}
    }

    @Test("The user info is the same at every level")
    func userInfo() {
        let settings = DecodingSettings(userInfo: Self.info)
        let text = "{\"a\":{\"b\":[{}, {\"c\":1}]},\"super\":{\"d\":null}}"
        expectSameScript(text, settings) { decoder in
            let table = try decoder.container(keyedBy: AnyKey.self)
            let inner = try table.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
            var list = try inner.nestedUnkeyedContainer(forKey: "b")
            return [
                userInfoText(decoder.userInfo),
                userInfoText(try table.superDecoder().userInfo),
                userInfoText(try table.superDecoder(forKey: "absent").userInfo),
                userInfoText(try list.superDecoder().userInfo),
                try list.decode(Place.self).info,
                try inner.decode([Place].self, forKey: "b").map(\.info).joined(),
                try table.decode([String: Place?].self, forKey: "super").count.description,
            ].joined(separator: "; ")
        }
    }
}

/// The plain values of a user info, in order.
private func userInfoText(_ info: [CodingUserInfoKey: Any]) -> String {
    let plain = info.filter { $0.value is Int }
    return "\(plain.map { "\($0.key.rawValue)=\($0.value)" }.sorted())"
}
