/// A place between two elements of a stream, from which a later process can continue.
///
/// ```swift
/// import Decoding
///
/// let tweets = try JSONStream(.file("tweets.json")).elements(at: "/statuses", Tweet.jsonParser)
/// while let tweet = try tweets.next() {
///     store(tweet)
///     if tweets.index % 1000 == 0, let checkpoint = tweets.checkpoint { save(checkpoint) }
/// }
/// // later
/// let rest = try JSONStream(.file("tweets.json")).resuming(at: checkpoint)
///     .elements(at: "/statuses", Tweet.jsonParser)
/// ```
///
/// It is valid for the same input, format and selections. The text before it is not read again; in a
/// file, it is not even touched. Indices, paths, lines and columns continue as if nothing had happened.
/// (If equal keys are an error, or if only the first one counts, they are only looked for after the
/// checkpoint.)
///
/// Records are read by the engine of the options. What follows a checkpoint inside a document is read by the
/// native engine, since libyajl reads documents from their start.
public struct JSONCheckpoint: Codable, Hashable, Sendable {
    /// The bytes before it.
    public let offset: Int
    /// The number of the last element before it, counted from 0.
    public let index: Int
    /// Line feeds before it.
    let lineFeeds: Int
    /// Scalars between the last line feed and it.
    let scalarsInLine: Int
    /// The format, of a stream of records.
    let format: JSONRecordFormat?
    /// The selections that had found something before it, a bit for each.
    let found: UInt64?
    /// Where the last element before it was: strings are keys, numbers are indices.
    let steps: [Step]

    /// A step of a path that can be stored.
    struct Step: Codable, Hashable, Sendable {
        let step: JSONValuePath.Step

        init(_ step: JSONValuePath.Step) {
            self.step = step
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let key = try? container.decode(String.self) {
                step = .key(key)
            } else {
                let index = try container.decode(Int.self)
                guard (0..<1 << 60).contains(index) else {
                    throw DecodingError.dataCorruptedError(
                        in: container,
                        debugDescription: "\(index) is no index."
                    )
                }
                step = .index(index)
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch step {
            case .key(let key): try container.encode(key)
            case .index(let index): try container.encode(index)
            }
        }
    }

    init(
        place: SourceText.Origin,
        index: Int,
        path: JSONValuePath = JSONValuePath(),
        found: UInt64 = 1,
        format: JSONRecordFormat? = nil
    ) {
        offset = place.offset
        self.index = index
        self.format = format
        self.found = found
        lineFeeds = place.lineFeeds
        scalarsInLine = place.scalarsInLine
        steps = path.steps.map { Step($0) }
    }

    var path: JSONValuePath { JSONValuePath(steps.map(\.step)) }

    /// False for what no stream has made.
    var isPlausible: Bool {
        // The largest offset that a `Frame` and a tape hold has 47 bits.
        (0..<1 << 47).contains(offset) && (-1..<1 << 60).contains(index)
            && (0...offset).contains(lineFeeds) && (0...offset).contains(scalarsInLine)
            && (steps.isEmpty || shortestText <= offset)
    }

    /// Throws if it is not one of records in a format.
    func check(for format: JSONRecordFormat) throws(JSONError) {
        guard isPlausible, steps.isEmpty else {
            throw JSONError(.invalidStructure("this is not a checkpoint of a stream of records"))
        }
        if let own = self.format, own != format {
            throw JSONError(
                .invalidStructure(
                    "the checkpoint is of records in the format '\(own.rawValue)', "
                        + "not '\(format.rawValue)'"
                )
            )
        }
    }

    /// Throws if it is not one of selections, or if these have none.
    func check(for selectors: SelectorSet) throws(JSONError) {
        guard selectors.allowsCheckpoints else {
            throw JSONError(.invalidStructure(JSONCheckpoint.isNotForPath))
        }
        guard isPlausible else { throw JSONError(.invalidStructure("this is not a checkpoint")) }
        guard !steps.isEmpty else { throw JSONCheckpoint.isOfOthers }
    }

    /// Why a path has no checkpoints.
    package static let isNotForPath =
        "a path with descendants, filters, several selectors in one segment, or places counted from "
        + "the end has no checkpoints"

    /// The failure of continuing with another stream.
    static var isOfOthers: JSONError {
        JSONError(.invalidStructure("the checkpoint belongs to a stream with other selections"))
    }

    /// What was counted before it.
    var place: SourceText.Origin {
        SourceText.Origin(offset: offset, lineFeeds: lineFeeds, scalarsInLine: scalarsInLine)
    }

    /// The fewest bytes that its path and the last element can take.
    private var shortestText: Int {
        steps.reduce(1) { count, step in
            if case .key(let key) = step.step { count + key.utf8.count + 4 } else { count + 1 }
        }
    }
}
