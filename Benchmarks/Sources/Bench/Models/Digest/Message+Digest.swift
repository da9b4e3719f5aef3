extension Message: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(id, status, isFinal, customer, items, total, note)
    }
}

extension Message.Customer: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(id, name, email, phone, tags)
    }
}

extension Message.Item: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(sku, title, count, price, discount)
    }
}
