import DecodingFoundation
import FastJSON

extension BudgetTask {
    /// Reading and checking well-known documents without white space.
    static func minified(in corpora: Corpora) throws -> [BudgetTask] {
        // How often the dictionaries of citm_catalog.json allocate differs by one from run to run.
        try minified(.twitter, TwitterResponse.self, corpora)
            + minified(.citm, Catalog.self, corpora).filter { $0.name.hasPrefix("validate") }
    }

    private static func minified<Model: Measured>(
        _ name: DocumentName,
        _ type: Model.Type,
        _ corpora: Corpora
    ) throws -> [BudgetTask] {
        let bytes = try corpora.bytes(of: name)?.minified
        let parser = Model.parserCoding
        return JSONEngine.allCases.flatMap { engine in
            let options = JSONReadingOptions(engine: engine)
            let decoder = FastJSONDecoder()
            decoder.parserStrategy = .never
            decoder.options.engine = engine
            func task(_ verb: String, _ run: @escaping ([UInt8]) throws -> Void) -> BudgetTask {
                BudgetTask(
                    name: "\(verb) \(name.rawValue) minified, \(engine)",
                    run: bytes.map { bytes in { try run(bytes) } }
                )
            }
            return [
                task("parse") { bytes in
                    try withExtendedLifetime(parser.decode(bytes, options)) {}
                },
                task("decode") { bytes in
                    try withExtendedLifetime(decoder.decode(Model.self, from: bytes)) {}
                },
                task("validate") { bytes in
                    try JSONInput.bytes(bytes).validate(options: options)
                },
            ]
        }
    }
}
