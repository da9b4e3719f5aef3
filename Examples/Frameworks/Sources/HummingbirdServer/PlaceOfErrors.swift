import DecodingFoundation
import Hummingbird

/// Answers 400 to a body that cannot be decoded, and says where in the body the reason is.
///
/// For that, handlers ask the decoder of their context: `Request.decode(as:context:)` drops the
/// place.
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
