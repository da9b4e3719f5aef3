import Decoding
import Hummingbird

/// `POST /readings`: an array of readings, or one on each line, decoded as the body arrives.
///
/// One reading is in memory at a time. What comes after a wrong one is not looked at.
struct ReadingsHandler {
    /// The bytes that a body may have.
    let maximumLength: Int

    /// A reading is small, so nothing in a body has a reason to be large.
    private static let limits = JSONLimits(
        depth: 16,
        stringLength: 1024,
        keyLength: 1024,
        numberLength: 64,
        lookback: 4096,
        recordLength: 4096
    )

    func handle(_ request: Request, _ context: some RequestContext) async throws -> Response {
        do throws(JSONError) {
            let summary = try await summary(of: readings(in: request), context)
            return Response(.ok, try Summary.jsonParser.encode(summary))
        } catch {
            switch error.code {
            // The client is gone: nobody reads an answer.
            case .inputFailed, .cancelled: throw error
            case .documentTooLong: return try refusal(.contentTooLarge, error)
            default: return try refusal(.badRequest, error)
            }
        }
    }

    private func readings(in request: Request) throws(JSONError) -> JSONElements<Reading> {
        let stream = JSONStream(
            chunks: BoundedBody(body: request.body, maximumLength: maximumLength),
            options: JSONReadingOptions(limits: ReadingsHandler.limits)
        )
        if request.headers[.contentType]?.lowercased().hasPrefix("application/x-ndjson") == true {
            return stream.lines(Reading.jsonParser, onError: .stop)
        }
        return try stream.elements(at: "", Reading.jsonParser)
    }

    private func summary(
        of readings: JSONElements<Reading>,
        _ context: some RequestContext
    ) async throws(JSONError) -> Summary {
        var summary = Summary()
        for try await reading in readings {
            if summary.count == 0 {
                context.logger.debug("the first reading is there, from \(reading.sensor)")
            }
            summary.add(reading)
        }
        return summary
    }

    private func refusal(
        _ status: HTTPResponse.Status,
        _ error: JSONError
    ) throws(JSONError) -> Response {
        Response(status, try Refusal.jsonParser.encode(Refusal(error)))
    }
}

extension Response {
    /// An answer in JSON.
    fileprivate init(_ status: HTTPResponse.Status, _ json: [UInt8]) {
        self.init(
            status: status,
            headers: [.contentType: "application/json"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: json))
        )
    }
}
