import FastJSON
import Synchronization

/// The source of an earlier decoding, which another one uses again with its decoders and their containers.
///
/// To make these takes longer than to read a small document.
// SAFETY: a source is here, or one thread has taken it. A source with a decoder that somebody holds, also by a weak
// reference, is not used again. A weak reference that is loaded during a later call is not noticed: see
// <doc:ReplacingJSONDecoder>.
@safe
struct IdleSource: ~Copyable, @unchecked Sendable {
    private let source = unsafe Atomic<Unmanaged<DecodingSource>?>(nil)

    deinit { clear() }

    /// Calls the function with a source of a document, which is then kept for the next call if that can be.
    func withSource<T>(
        of document: JSONDocument.Storage,
        _ settings: FixedDecodingSettings,
        _ body: (DecodingSource) throws -> T
    ) rethrows -> T {
        let source = take(settings) ?? DecodingSource(nil, settings)
        source.begin(document)
        defer { put(source) }
        return try body(source)
    }

    /// Lets go of the source.
    func clear() { replace(nil) }

    private func take(_ settings: FixedDecodingSettings) -> DecodingSource? {
        let idle = unsafe source.exchange(nil, ordering: .acquiring)
        guard let idle = unsafe idle?.takeRetainedValue() else { return nil }
        // A weak reference may have brought a decoder back since.
        if idle.fixed === settings, unsafe idle.spares.areIdle { return idle }
        idle.close()
        return nil
    }

    private func put(_ source: DecodingSource) {
        guard source.becomeIdle() else { return source.close() }
        replace(source)
        // The settings are marked as replaced before the source is cleared. Here it is stored before the mark is
        // read. So at least one of the two lets go of a source with old settings.
        if source.fixed.areReplaced.load(ordering: .sequentiallyConsistent) { clear() }
    }

    private func replace(_ source: DecodingSource?) {
        let old = unsafe self.source.exchange(
            source.map { unsafe .passRetained($0) },
            ordering: .sequentiallyConsistent
        )
        unsafe old?.takeRetainedValue().close()
    }
}
