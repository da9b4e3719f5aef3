/// The body of a declaration that is not available.
///
/// Such a declaration exists for its message: the compiler shows it to whoever writes the call, so the
/// body is never run.
@usableFromInline
package func refused() -> Never {
    preconditionFailure("Calls of this do not compile.")
}
