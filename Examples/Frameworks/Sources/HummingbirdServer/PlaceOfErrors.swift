import DecodingFoundation
import Hummingbird

/// Answers 400 to a body that cannot be decoded, and says where in the body the reason is.
///
/// The handlers have to ask the decoder of their context. `Request.decode(as:context:)` makes an error
/// of its own, which keeps the place only where the text is not JSON.
struct PlaceOfErrors<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as DecodingError {
            throw HTTPError(.badRequest, message: "\(JSONError(error))")
        }
    }
}
