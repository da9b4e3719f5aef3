extension WideTable: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(table, rows)
    }
}

extension WideTable.Row: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(
            id,
            uuid,
            createdAt,
            updatedAt,
            status,
            region,
            country,
            currency,
            customerID,
            customerName,
            email,
            phone,
            isActive,
            isTrial,
            age,
            score,
            balance,
            creditLimit,
            discount,
            taxRate,
            quantity,
            unitPrice,
            total,
            weight,
            width,
            height,
            depth,
            latitude,
            longitude,
            temperature,
            humidity,
            sku,
            category,
            subcategory,
            channel,
            campaign,
            visits,
            lastVisit,
            rating,
            flags
        )
    }
}
