import Decoding
import FastJSON

/// A model that is read by code of its own: what `@JSONModel` makes, written out.
///
/// It has a property of each kind that such code reads in place, and one that the plan reads.
struct Thing: Sendable {
    var id: Int
    var name: String
    var ratio: Double
    var isNew: Bool
    var size: Int8
    var nick: String?
    var rank: Int?
    var depth: Float?
    var suit: Suit?
    var count: Int
    var parts: [Thing]
    var tags: [String]

    /// Reads the same members, without code that was compiled for them.
    static let planned: some JSONParserPrinter<Thing> & Sendable = ParsePrint(
        .memberwise(Thing.init)
    ) {
        Field("i", Int.self)
        Field("n", String.self)
        Field("r", Double.self)
        OptionalField("new", default: false) { Bool.jsonParser() }
        OptionalField("size", default: 1) { Int8.jsonParser() }
        OptionalField("nick", String.self)
        OptionalField("k", Int.self)
        OptionalField("depth", Float.self)
        OptionalField("suit", Suit.self)
        OptionalField("c", default: 5) { Int.jsonParser() }
        OptionalField("parts", default: []) { JSONArray { Lazy<Thing> { planned } } }
        OptionalField("t", default: []) { [String].jsonParser() }
    }
}

extension Suit: JSONParsable {}

extension Thing: JSONDirectModel {
    static let jsonParser = JSONModelParser<Thing> { fields in
        fields.add("i", \.id)
        fields.add("n", \.name)
        fields.add("r", \.ratio)
        fields.add("new", \.isNew, default: false)
        fields.add("size", \.size, default: 1)
        fields.add("nick", \.nick)
        fields.add("k", \.rank)
        fields.add("depth", \.depth)
        fields.add("suit", \.suit)
        fields.add("c", \.count, default: 5)
        fields.add("parts", \.parts, default: [])
        fields.add("t", \.tags, default: [])
    } make: { slots in
        Thing(
            id: slots.take(0),
            name: slots.take(1),
            ratio: slots.take(2),
            isNew: slots.take(3),
            size: slots.take(4),
            nick: slots.take(5),
            rank: slots.take(6),
            depth: slots.take(7),
            suit: slots.take(8),
            count: slots.take(9),
            parts: slots.take(10),
            tags: slots.take(11)
        )
    }

    static let modelIsAssembled = false
    static let modelMemberTypes: [(any Any.Type)?] = [
        Int.self, String.self, Double.self, Bool.self, Int8.self, String?.self, Int?.self,
        Float?.self, Suit?.self, Int.self, [Thing].self, [String].self,
    ]

    static func readFields(
        into memory: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ plan: ModelPlan
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        var state = MemberState()
        guard var members = try beginModel(memory, from: start, &state, &cursor, plan) else {
            return nil
        }
        do throws(JSONError) {
            repeat {
                try readMembers(&members, &cursor)
            } while try members.findNext(&state, &cursor)
        } catch {
            return try finishModel(members, count: 12, after: error, &state, &cursor)
        }
        return try finishModel(members, count: 12, &state, &cursor)
    }

    @inline(__always)
    private static func readMembers(
        _ members: inout MemberReader,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        switch members.field {
        case 0:
            guard try members.read(0, "\"i\":", Int.self, &cursor) else { break }
            fallthrough
        case 1:
            guard try members.read(1, "\"n\":", String.self, &cursor) else { break }
            fallthrough
        case 2:
            guard try members.read(2, "\"r\":", Double.self, &cursor) else { break }
            fallthrough
        case 3:
            guard try members.read(3, "\"new\":", Bool.self, hasDefault: true, &cursor) else {
                break
            }
            fallthrough
        case 4:
            guard try members.read(4, "\"size\":", Int8.self, hasDefault: true, &cursor) else {
                break
            }
            fallthrough
        case 5:
            guard try members.read(5, "\"nick\":", String?.self, &cursor) else { break }
            fallthrough
        case 6:
            guard try members.read(6, "\"k\":", Int?.self, &cursor) else { break }
            fallthrough
        case 7:
            guard try members.read(7, "\"depth\":", Float?.self, &cursor) else { break }
            fallthrough
        case 8:
            guard try members.read(8, "\"suit\":", Suit?.self, &cursor) else { break }
            fallthrough
        case 9:
            guard try members.read(9, "\"c\":", Int.self, hasDefault: true, &cursor) else { break }
            fallthrough
        case 10:
            guard try members.read(10, "\"parts\":", [Thing].self, hasDefault: true, &cursor) else {
                break
            }
            fallthrough
        case 11:
            _ = try members.read(11, "\"t\":", [String].self, hasDefault: true, &cursor)
        default: break
        }
    }
}
