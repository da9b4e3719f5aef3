internal import CScan

extension ElementEndScanner {
    /// How the ends are found.
    ///
    /// All kernels agree on every input; they differ in speed.
    package enum Kernel: CaseIterable, Sendable {
        /// One byte after the other, on every processor.
        case plain
        /// Every x86-64.
        case sse2
        /// An x86-64 with AVX2.
        case avx2
        /// Every arm64.
        case neon

        /// The fastest one that is available.
        package static let best: Kernel = {
            let code = fastjson_best_kernel()
            return allCases.first { $0.code == code } ?? .plain
        }()

        /// True if the processor can run it.
        package var isAvailable: Bool { fastjson_kernel_is_available(code) }

        var code: fastjson_kernel {
            switch self {
            case .plain: fastjson_kernel_plain
            case .sse2: fastjson_kernel_sse2
            case .avx2: fastjson_kernel_avx2
            case .neon: fastjson_kernel_neon
            }
        }
    }
}
