// What scripts/check-documentation puts around the statements of examples that show a result.
// See scripts/support/example_results.py, which reads what is written here.
import FastJSON

public func exampleBegins(_ number: Int) {
    print("\u{1}begin\u{3}\(number)\u{2}", terminator: "")
}

/// The end of a statement that prints.
public func exampleEnds(_ number: Int) {
    report(number, [])
}

/// The end of a statement that has a value.
public func exampleEnds<Value>(_ number: Int, _ value: Value) {
    report(number, value is Void ? ["()"] : texts(of: value))
}

/// The end of a statement that fails.
public func exampleThrows(_ number: Int, _ error: any Error) {
    var texts = ["\(error)"]
    if let error = error as? JSONError { texts.append(error.message) }
    report(number, texts)
}

/// What a reader may write for a value: `"Ada"` for text that may be missing, the text for bytes.
private func texts(of value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
        return mirror.children.first.map { texts(of: $0.value) } ?? ["nil"]
    }
    var found = [readable(String(reflecting: value)), "\(value)", readable("\(value)")]
    if let bytes = value as? any Sequence<UInt8> {
        found.append(String(decoding: Array(bytes), as: UTF8.self))
    }
    return found
}

/// Without the names of modules and the optionals inside.
private func readable(_ text: String) -> String {
    let module = /\b(?:Example\d+|DocumentationSamples|Swift|FastJSON|Decoding\w*)\./
    return text.replacing(module, with: "").replacing(/Optional\(((?:[^()]|\([^()]*\))*)\)/) { "\($0.output.1)" }
}

private func report(_ number: Int, _ values: [String]) {
    let fields = ["end", "\(number)"] + values
    print("\u{1}" + fields.joined(separator: "\u{3}") + "\u{2}", terminator: "")
}
