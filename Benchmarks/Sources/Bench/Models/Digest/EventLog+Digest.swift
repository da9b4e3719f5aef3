extension EventLog: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(service, host, events)
    }
}

extension EventLog.Entry: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(
            timestamp,
            level,
            sequence,
            logger,
            message,
            thread,
            duration,
            request,
            context,
            failure,
            tags
        )
    }
}

extension EventLog.Request: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(id, method, path, status, bytes, remote, isCached)
    }
}

extension EventLog.Failure: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, message, frames)
    }
}

extension EventLog.StackFrame: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(function, file, line)
    }
}
