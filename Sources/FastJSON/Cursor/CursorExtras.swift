/// State of a cursor that few documents need.
///
/// If the cursor held it directly, all of it would be made and destroyed for every document. That took a quarter
/// of the time of a text with two members.
struct CursorExtras: ~Copyable {
    /// The keys of open objects that are no longer in memory, by depth.
    fileprivate var keptKeys: [Int: (offset: Int, key: String)] = [:]
    /// The keys of open objects, for readers that refuse or drop the second of two equal keys.
    fileprivate var keyGuard = KeyGuard()
    /// What has built a tree, and knows the keys of its objects; nil before the first one.
    fileprivate var treeBuilder: TreeBuilder?
    /// The value in a document that is read, for the paths of errors.
    fileprivate var node: JSONDocument.Node?
    /// Records typed problems, if all of them are requested.
    fileprivate var recorder: ErrorRecorder?
    /// What was left before its end.
    fileprivate var leftValues = LeftValues.ignored
}

/// What was left before its end, inside a value whose equal keys are to be found.
enum LeftValues {
    /// No such value is being read.
    case ignored
    case none
    case some
}

extension JSONCursor {
    /// The extras, allocated on first use.
    private mutating func makeExtras() -> UnsafeMutablePointer<CursorExtras> {
        if let extras = unsafe extras { return unsafe extras }
        let made = UnsafeMutablePointer<CursorExtras>.allocate(capacity: 1)
        unsafe made.initialize(to: CursorExtras())
        unsafe extras = made
        return unsafe made
    }

    var keptKeys: [Int: (offset: Int, key: String)] {
        get { unsafe extras?.pointee.keptKeys ?? [:] }
        _modify { yield unsafe &makeExtras().pointee.keptKeys }
    }

    var keyGuard: KeyGuard {
        get { unsafe extras?.pointee.keyGuard ?? KeyGuard() }
        _modify { yield unsafe &makeExtras().pointee.keyGuard }
    }

    var node: JSONDocument.Node? {
        get { unsafe extras?.pointee.node }
        set { unsafe makeExtras().pointee.node = newValue }
    }

    package var recorder: ErrorRecorder? {
        get { unsafe extras?.pointee.recorder }
        set {
            if newValue == nil, unsafe extras == nil { return }
            unsafe makeExtras().pointee.recorder = newValue
        }
    }

    var leftValues: LeftValues {
        get { unsafe extras?.pointee.leftValues ?? .ignored }
        set {
            if newValue == .ignored, unsafe extras == nil { return }
            unsafe makeExtras().pointee.leftValues = newValue
        }
    }

    /// The builder of an earlier tree, or a new one.
    mutating func takeTreeBuilder() -> TreeBuilder {
        unsafe extras?.pointee.treeBuilder.take() ?? TreeBuilder(options: options)
    }

    /// Keeps the builder, so that the next tree can share its keys.
    mutating func keep(_ builder: consuming TreeBuilder) {
        unsafe makeExtras().pointee.treeBuilder = .some(builder)
    }

    /// Forgets what belongs to the document that was read.
    mutating func forgetDocument() {
        guard let extras = unsafe extras else { return }
        unsafe extras.pointee.keptKeys = [:]
        unsafe extras.pointee.node = nil
        unsafe extras.pointee.recorder = nil
    }
}
