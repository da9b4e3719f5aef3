import Decoding
import FastJSON
import Foundation

/// What all encoders of one value share.
///
/// Most types encode their members one after the other, so that each can be written at once. Where
/// one does not, nothing more is written; the value is encoded again, into a tree, and that is written.
@safe
final class EncodingContext {
    let fixed: FixedEncodingSettings
    /// True if values are written as they are encoded.
    let isWriting: Bool
    // SAFETY: initialised as long as the context lives, and used by one thread.
    let text: UnsafeMutablePointer<EncodedText>
    /// True if types are written by their parsers.
    let usesParsers: Bool
    /// Where the stack was when the encoding began.
    var stack = StackGuard()
    /// What a type did that cannot be, and that the protocol has no way to refuse.
    private var failure: (any Error)?
    /// Keys that were converted to snake case before.
    private var snakeCaseNames = ConvertedNames()

    private init(
        _ settings: FixedEncodingSettings,
        _ options: JSONWritingOptions,
        isWriting: Bool,
        usesParsers: Bool
    ) {
        fixed = settings
        self.usesParsers = usesParsers && settings.usesParsers
        self.isWriting = isWriting
        unsafe text = .allocate(capacity: 1)
        unsafe text.initialize(to: EncodedText(options: options))
    }

    deinit {
        unsafe text.deinitialize(count: 1)
        unsafe text.deallocate()
    }

    /// Calls the function with the text of what another function encodes.
    static func encode<T, Text>(
        _ value: T,
        _ settings: FixedEncodingSettings,
        usesParsers: Bool = true,
        _ encode: (ValueEncoder) throws -> Void,
        text: (UnsafeRawBufferPointer) -> Text
    ) throws -> Text {
        let format = settings.values.format
        let options = JSONWritingOptions(
            sortsKeys: format.contains(.sortedKeys),
            escapesSlashes: !format.contains(.withoutEscapingSlashes)
        )
        return try unsafe EncodingContext.encode(
            value,
            settings,
            options,
            usesParsers: usesParsers,
            encode
        ) { compact in
            guard format.contains(.prettyPrinted) else { return unsafe text(compact) }
            return unsafe PrettyText.text(of: compact).withUnsafeBytes(text)
        }
    }

    /// Calls the function with the text, which is written under these options and compact.
    static func encode<T, Text>(
        _ value: T,
        _ settings: FixedEncodingSettings,
        _ options: JSONWritingOptions,
        usesParsers: Bool,
        _ encode: (ValueEncoder) throws -> Void,
        text: (UnsafeRawBufferPointer) -> Text
    ) throws -> Text {
        if !settings.values.format.contains(.sortedKeys) {
            let context = EncodingContext(
                settings,
                options,
                isWriting: true,
                usesParsers: usesParsers
            )
            do {
                try context.encode(value, encode)
            } catch  where context.needsTree {
                // It may go well in a tree.
            }
            if !context.needsTree { return try unsafe context.finish(value, text) }
        }
        let context = EncodingContext(
            settings,
            options,
            isWriting: false,
            usesParsers: usesParsers
        )
        try context.encode(value, encode)
        return try unsafe context.finish(value, text)
    }

    var settings: EncodingSettings { fixed.values }

    private func encode<T>(_ value: T, _ encode: (ValueEncoder) throws -> Void) throws {
        _ = stack.isUsedUp()
        defer { unsafe text.pointee.spares.close() }
        let encoder = ValueEncoder(root: self)
        try encode(encoder)
        if let failure { throw failure }
        if encoder.isEmpty {
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(
                    codingPath: [],
                    debugDescription: "Top-level \(T.self) did not encode any values."
                )
            )
        }
        if isWriting {
            unsafe text.pointee.close(to: 0)
        } else if let value = unsafe encoder.encoded {
            let sortsKeys = settings.format.contains(.sortedKeys)
            unsafe text.pointee.writer.write(value, sortsKeys: sortsKeys)
        }
    }

    /// True if the text is not what was encoded.
    private var needsTree: Bool { unsafe text.pointee.needsTree || text.pointee.writer.hasFailed }

    private func finish<Text>(
        _ value: Any,
        _ body: (UnsafeRawBufferPointer) -> Text
    ) throws -> Text {
        do throws(JSONError) {
            return try unsafe text.pointee.writer.withText(body)
        } catch {
            throw error.asEncodingError(of: value, after: [])
        }
    }

    /// Notes what a type did that cannot be; only the first counts.
    func fail(_ error: any Error) {
        failure = failure ?? error
    }

    // MARK: Keys

    /// The text of a key under the strategy.
    func text(of key: some CodingKey, in encoder: ValueEncoder) -> String {
        switch settings.keys {
        case .convertToSnakeCase:
            snakeCaseNames.name(of: key.stringValue, SnakeCaseKey.convert)
        case .custom(let convert): convert(encoder.codingPath + [key]).stringValue
        default: key.stringValue
        }
    }
}
