import FastJSON
import FuzzSupport

/// A path on the first line, and a document after it: trees, documents and streams must select the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPaths(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = FuzzInput(start, count)
    let parts = input.document.split(
        separator: UInt8(ascii: "\n"),
        maxSplits: 1,
        omittingEmptySubsequences: false
    )
    guard parts.count == 2, var path = try? JSONPath(String(decoding: parts[0], as: UTF8.self))
    else {
        return 0
    }
    path.stepLimit = 100_000
    path.valueLimit = 10_000
    checkSelected(by: path, in: Array(parts[1]), input)
    checkPatches(of: Array(parts[1]), input)
    return 0
}

/// A place and the text of its value.
private struct Match: Equatable {
    var path: String
    var value: JSONValue
}

private func checkSelected(by path: JSONPath, in bytes: [UInt8], _ input: FuzzInput) {
    // Of equal keys, a stream selects each.
    let options = JSONReadingOptions(duplicateKeys: .reject)
    guard let tree = try? JSONValue(parsing: bytes, options: options),
        let document = try? JSONDocument(parsing: bytes, options: options),
        let nodes = try? tree.nodes(at: path)
    else { return }
    let expected = nodes.map { Match(path: $0.path.normalizedPath, value: $0.value) }
    let found = (try? document.nodes(at: path)) ?? []
    let places = found.map { Match(path: $0.path.normalizedPath, value: $0.value) }
    requireEqual(places, expected, "document, \(path)", of: input)
    for node in nodes {
        let again = try? tree.nodes(at: JSONPath(node.path.normalizedPath))
        requireEqual(again?.map(\.path), [node.path], "\(node.path.normalizedPath)", of: input)
    }
    let inOrder = found.enumerated().sorted { ($0.1.offset, $0.0) < ($1.1.offset, $1.0) }
        .map { Match(path: $0.1.path.normalizedPath, value: $0.1.value) }
    for way in input.ways {
        let stream = JSONStream(way.input(bytes), options: way.options(options))
        var seen: [Match] = []
        do throws(JSONError) {
            let values = try stream.values(at: path).located()
            while let value = try values.next() {
                seen.append(Match(path: value.path.normalizedPath, value: value.value))
            }
        } catch {
            // A pointer that names one value says that it is not there; costs may be others in a stream.
            if error.code == .missingKey && expected.isEmpty || error.code == .pathTooCostly {
                continue
            }
            require(false, "\(path), \(way): \(error)", of: input)
        }
        requireEqual(seen, inOrder, "\(path), \(way)", of: input)
    }
}

/// The patch between the two halves of an array, applied, gives the second one.
private func checkPatches(of bytes: [UInt8], _ input: FuzzInput) {
    guard let tree = try? JSONValue(parsing: bytes), let elements = tree.array, elements.count >= 2
    else {
        return
    }
    var value = elements[0]
    do throws(JSONError) {
        try value.apply(JSONPatch(from: elements[0], to: elements[1]))
    } catch {
        require(false, "the patch does not apply: \(error)", of: input)
    }
    requireEqual(value, elements[1], "patched", of: input)
    if let patch = JSONValue.mergePatch(from: elements[0], to: elements[1]) {
        var merged = elements[0]
        merged.merge(patch: patch)
        requireEqual(merged, elements[1], "merged", of: input)
    }
}
