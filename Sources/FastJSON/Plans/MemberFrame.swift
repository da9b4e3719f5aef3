/// Memory for the values of one object at a time, and for what its reader rarely needs.
///
/// It serves all elements of an array. The header in front of the block is found from the address of
/// the block alone.
@_documentation(visibility: internal)
@safe
public struct MemberFrame: BitwiseCopyable {
    /// What is kept in front of a block.
    @safe
    struct Header {
        var plan: Unmanaged<ObjectPlan>
        /// The offset of the object, and the open containers inside it.
        var start: Int
        var depth: Int
        /// True if the run is there.
        var hasRun: Bool
        /// Not initialised before.
        var run: PlanRun
    }

    /// What is kept in front of a block, as a multiple of the alignment of blocks.
    static let headerSize = (MemoryLayout<Header>.size + 15) / 16 * 16

    /// Where the values of the fields go.
    @usableFromInline package let block: UnsafeMutableRawPointer
    /// Their offsets in the block.
    @usableFromInline package let offsets: UnsafePointer<Int>
}

extension JSONCursor {
    /// Takes memory for the values of objects that are read by a plan's fields.
    ///
    /// - Precondition: the plan outlives the frame. The frame is given back before any other memory that
    ///   was taken earlier.
    @usableFromInline
    @inline(never)
    package mutating func takeFrame(_ plan: Unmanaged<ObjectPlan>) -> MemberFrame {
        let (size, offsets) = unsafe plan._withUnsafeGuaranteedRef {
            unsafe ($0.blockSize, $0.offsets)
        }
        let memory = unsafe slots.take(byteCount: MemberFrame.headerSize + size, alignment: 16)
        // SAFETY: the memory has room for a header. The run in it is not read before it is made.
        unsafe memory.assumingMemoryBound(to: MemberFrame.Header.self).pointer(to: \.plan)?
            .initialize(to: plan)
        return unsafe MemberFrame(
            block: memory + MemberFrame.headerSize,
            offsets: UnsafePointer(offsets)
        )
    }

    /// Gives a frame back.
    @usableFromInline
    package mutating func giveBack(_ frame: MemberFrame) {
        unsafe slots.giveBack(frame.block - MemberFrame.headerSize)
    }
}

extension UnsafeMutableRawPointer {
    /// What is kept in front of a block.
    ///
    /// - Precondition: it is the block of a frame.
    @inline(__always)
    var header: UnsafeMutablePointer<MemberFrame.Header> {
        unsafe (self - MemberFrame.headerSize).assumingMemoryBound(to: MemberFrame.Header.self)
    }
}
