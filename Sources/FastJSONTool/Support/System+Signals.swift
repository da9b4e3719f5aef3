import FastJSON
import FastJSONPlatform
import Synchronization

/// The signals that end the process.
extension System {
    // MARK: Pipes and limits

    /// Lets a closed pipe end the process in silence, also when the parent ignores that signal.
    static func endWhenPipeCloses() {
        _ = signal(SIGPIPE, SIG_DFL)
    }

    /// Lets SIGQUIT (`Ctrl-\`) end the process, unless the parent ignores that signal.
    ///
    /// The Swift runtime would print a backtrace, and continue.
    static func endWhenAskedToQuit() {
        guard let handler = handlerAddress(of: SIGQUIT), handler != address(of: SIG_IGN) else {
            return
        }
        _ = signal(SIGQUIT, SIG_DFL)
    }

    /// Lets a closed pipe be an error, and not the end at once.
    static func noteClosedPipes() {
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// Lets a file that grows beyond a limit of the process be an error, and not the end at once.
    static func noteFileSizeLimit() {
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    // MARK: Requests to end

    /// The signal that asks for an end; 0 for none.
    private static let askingSignal = Atomic<Int32>(0)

    /// The signal that has requested an end, if one has.
    static var signalToEndBy: Int32? {
        let number = askingSignal.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// Lets the signals that ask for an end be seen by ``signalToEndBy``.
    ///
    /// A second one ends the process at once.
    static func noteRequestsToEnd() {
        // Made here, so that the handler finds it.
        _ = askingSignal.load(ordering: .relaxed)
        for number in [SIGTERM, SIGINT, SIGHUP] {
            guard let handler = handlerAddress(of: number), handler != address(of: SIG_IGN) else {
                continue
            }
            signal(number) { number in
                System.askingSignal.store(number, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
    }

    // MARK: The temporary file

    /// The name of the file that must not stay when a signal ends the process.
    // SAFETY: written only while `hasTemporaryFile` is false; a handler that finds it true, finds
    // what was written before.
    nonisolated(unsafe) private static let temporaryPath = UnsafeMutablePointer<CChar>.allocate(
        capacity: longestPath
    )
    private static let hasTemporaryFile = Atomic<Bool>(false)
    private static let longestPath = 4096

    /// The signals from outside that end a process.
    private static let endingSignals = [
        SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM,
        SIGPROF,
    ]

    /// Creates a file with a name from a template, to be removed if a signal ends the process.
    ///
    /// There may be one at a time. Returns a negative number on failure.
    static func createTemporaryFile(_ template: inout [CChar], isPrivate: Bool) -> Int32 {
        precondition(!hasTemporaryFile.load(ordering: .relaxed), "There is one file at a time.")
        removeTemporaryFileAtSignals()
        var (all, before) = (sigset_t(), sigset_t())
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        let number = FileReplacement.create(&template, isPrivate: isPrivate)
        let reason = errno
        if number >= 0, template.count <= longestPath {
            unsafe temporaryPath.update(from: template, count: template.count)
            hasTemporaryFile.store(true, ordering: .releasing)
        }
        errno = reason
        return number
    }

    /// Lets the file stay: it has another name now, or was removed.
    static func forgetTemporaryFile() {
        hasTemporaryFile.store(false, ordering: .releasing)
    }

    private static func removeTemporaryFileAtSignals() {
        // Made here, so that the handler finds them.
        _ = unsafe (temporaryPath, hasTemporaryFile.load(ordering: .relaxed))
        for number in endingSignals where handlerAddress(of: number) == address(of: SIG_DFL) {
            signal(number) { number in
                // Only calls that a handler may make.
                System.removeTemporaryFile()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Removes the temporary file, if there is one; handlers may call this.
    private static func removeTemporaryFile() {
        if hasTemporaryFile.load(ordering: .acquiring) { unsafe unlink(temporaryPath) }
    }

    // MARK: Failures

    /// The signals that a process gets for what it does itself.
    private static let failureSignals = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE]

    /// What was done about each of them before; the runtime of Swift may have a handler.
    // SAFETY: written before the handler is there that reads it.
    nonisolated(unsafe) private static let formerActions = UnsafeMutablePointer<sigaction>.allocate(
        capacity: 64
    )

    /// Less memory than this counts as none, because the request that failed was for more.
    ///
    /// Where the address space has a limit, one text may take a large part of it.
    private static let leastMemory: Int = {
        var limit = rlimit()
        #if canImport(Glibc)
        let status = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        #else
        let status = unsafe getrlimit(RLIMIT_AS, &limit)
        #endif
        let isLimited = status == 0 && limit.rlim_cur < UInt64(Int.max)
        return isLimited ? max(1 << 26, min(1 << 30, Int(limit.rlim_cur) / 4)) : 1 << 26
    }()

    /// Lets a lack of memory end the process with a message and a status, as other failures do.
    ///
    /// The runtime of Swift ends the process where an object cannot be created, or fails itself.
    /// A process that aborts has said why: there is one message.
    static func noteLackOfMemory() {
        // Made here, so that the handler finds them.
        _ = unsafe (temporaryPath, hasTemporaryFile.load(ordering: .relaxed), leastMemory)
        _ = unsafe formerActions
        // The memory that is lacking may be that of the stack.
        var stack = unsafe stack_t()
        unsafe stack.ss_size = 1 << 16
        unsafe stack.ss_sp = .allocate(byteCount: 1 << 16, alignment: 16)
        guard unsafe sigaltstack(&stack, nil) == 0 else { return }
        for number in failureSignals {
            let former = unsafe formerActions + Int(number)
            unsafe former.initialize(to: sigaction())
            guard unsafe sigaction(number, nil, former) == 0 else { continue }
            var action = sigaction()
            action.sa_flags = CInt(truncatingIfNeeded: SA_ONSTACK)
            let handler: @convention(c) (Int32) -> Void = { number in
                System.removeTemporaryFile()
                if System.lacksMemory() {
                    if number != SIGABRT {
                        let message: StaticString = "fastjson: not enough memory\n"
                        _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
                    }
                    _exit(ExitStatus.trouble.rawValue)
                }
                unsafe sigaction(number, System.formerActions + Int(number), nil)
                raise(number)
            }
            #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
            sigaction(number, &action, nil)
            #elseif canImport(Glibc)
            unsafe action.__sigaction_handler.sa_handler = handler
            unsafe sigaction(number, &action, nil)
            #else
            signal(number, handler)
            #endif
        }
    }

    /// True if there is hardly any more memory; handlers may call this.
    private static func lacksMemory() -> Bool {
        let room = unsafe mmap(
            nil,
            leastMemory,
            PROT_READ | PROT_WRITE,
            MAP_PRIVATE | MAP_ANON,
            -1,
            0
        )
        // The address that stands for a failure has all bits set.
        guard let room = unsafe room, Int(bitPattern: room) != -1 else { return true }
        unsafe munmap(room, leastMemory)
        return false
    }

    // MARK: Handlers

    /// The handler of a signal; the address of `SIG_IGN` if the signal was ignored when the process
    /// started, as under `nohup`.
    private static func handlerAddress(of number: Int32) -> Int? {
        #if canImport(Darwin) || canImport(Glibc)
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return nil }
        #endif
        #if canImport(Darwin)
        return address(of: action.__sigaction_u.__sa_handler)
        #elseif canImport(Glibc)
        return unsafe address(of: action.__sigaction_handler.sa_handler)
        #else
        let handler = signal(number, SIG_DFL)
        signal(number, handler)
        return address(of: handler)
        #endif
    }

    private static func address(of handler: (@convention(c) (Int32) -> Void)?) -> Int {
        // SAFETY: a pointer to a function, or nil, is a word. It is only compared.
        unsafe unsafeBitCast(handler, to: Int.self)
    }
}
