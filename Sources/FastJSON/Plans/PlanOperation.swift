/// How the value of a field is read and written.
///
/// Values of the standard types need no call into code of the user's module.
package enum PlanOperation: UInt8, Sendable, BitwiseCopyable {
    /// By the closures of the field.
    case closures
    case string, int, double, bool
    /// `null` gives nil.
    case optionalString, optionalInt, optionalDouble, optionalBool
}
