#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The processors of the machine.
package enum Processors {
    /// How many can work at once.
    package static var count: Int {
        max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    }
}
