/// The plan of a value inside another, and the function that makes the value from what was read.
///
/// It is an object whose properties never change, so that calling its functions counts no references.
@safe
package final class NestedPlan: @unchecked Sendable {
    // SAFETY: nothing changes after `init`, and the functions are `@Sendable`.

    /// Moves the values out of the slots of a block, and initialises the target with what they make.
    package typealias Assemble =
        @Sendable (
            _ block: UnsafeMutableRawPointer,
            _ offsets: UnsafePointer<Int>,
            _ target: UnsafeMutableRawPointer
        ) -> Void
    /// Makes an optional of a value, at the same address.
    package typealias Wrap = @Sendable (UnsafeMutableRawPointer) -> Void

    /// What is read.
    package enum Content {
        /// An object, into slots from which a value is made.
        case object(ObjectPlan)
        /// An array of a fixed number of elements, into slots from which a value is made.
        case elements(ElementPlan)
        /// An array of any length, which its plan makes.
        case array(ArrayPlan)
        /// An object with any keys, of which its plan makes a dictionary.
        case map(MapPlan)
        /// An object that code of its model reads.
        case model(DirectReader)
    }

    let content: Content
    /// The plan, without its type.
    let address: UnsafeRawPointer
    private let assemble: Assemble
    /// The offsets of the slots, in the order of the values.
    private let offsets: UnsafePointer<Int>
    /// What keeps the offsets.
    private let owner: AnyObject?
    /// Nil for a value that is not an optional, and for an optional with the same bytes as its value.
    private let wrap: Wrap?

    /// An object, or an array of a fixed number of elements.
    ///
    /// - Precondition: the owner keeps the offsets, which are those of slots in the plan's block.
    package init(
        _ content: Content,
        offsets: UnsafePointer<Int>,
        owner: AnyObject?,
        wrap: Wrap? = nil,
        assemble: @escaping Assemble
    ) {
        self.content = content
        let plan: AnyObject =
            switch content {
            case .object(let plan): plan
            case .elements(let plan): plan
            case .array(let plan): plan
            case .map(let plan): plan
            case .model(let reader): reader
            }
        unsafe address = UnsafeRawPointer(Unmanaged.passUnretained(plan).toOpaque())
        unsafe self.offsets = offsets
        self.owner = owner
        unsafe self.assemble = assemble
        unsafe self.wrap = wrap
    }

    /// A value that needs no slots here: an array of any length, an object with any keys, or a model.
    package convenience init(whole content: Content) {
        // SAFETY: nothing is read through the address, since there are no slots.
        let offsets = unsafe UnsafePointer<Int>(bitPattern: 16).unsafelyUnwrapped
        unsafe self.init(content, offsets: offsets, owner: nil) { _, _, _ in
            preconditionFailure("Its own plan makes this value.")
        }
    }

    /// The same for an optional of the value.
    ///
    /// The function is nil if an optional that is not nil has the same bytes as its value.
    package func wrapped(by wrap: Wrap?) -> NestedPlan {
        unsafe NestedPlan(content, offsets: offsets, owner: owner, wrap: wrap, assemble: assemble)
    }

    /// Makes the value of what was read into a block.
    ///
    /// - Precondition: the plan has filled the block. Its slots are not initialised afterwards. The
    ///   target has room for the value, or for an optional of it.
    @inline(__always)
    func assemble(_ block: UnsafeMutableRawPointer, into target: UnsafeMutableRawPointer) {
        unsafe assemble(block, offsets, target)
        unsafe wrapValue(at: target)
    }

    /// Makes an optional of a value that was read, if that is what is needed.
    @inline(__always)
    func wrapValue(at target: UnsafeMutableRawPointer) {
        unsafe wrap?(target)
    }
}
