extension Chat: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(channel, members, messages)
    }
}

extension Chat.Member: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(id, name, status)
    }
}

extension Chat.ChatMessage: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(
            id,
            author,
            sentAt,
            language,
            text,
            replyTo,
            isEdited,
            reactions,
            mentions,
            attachments
        )
    }
}

extension Chat.Attachment: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(name, url, size, ratio)
    }
}
