import ArgumentParser
import Decoding
import Foundation

/// Turns a GeoJSON FeatureCollection (RFC 7946) of any size into CSV (RFC 4180).
///
///     geojson-csv --columns name,population places.geojson > places.csv
///
/// One feature is in memory at a time, however large the file is.
@main
struct GeoJSONToCSV: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "geojson-csv",
        abstract: "Turn a GeoJSON FeatureCollection of any size into CSV.",
        discussion: """
            A row has the id of a feature, the properties that were asked for, the kind of its \
            geometry, the number of its points, and the box around them. The exit status is 1 if \
            the input is wrong; the rows before that are printed.
            """
    )

    @Option(help: ArgumentHelp("Properties to print, as in name,population.", valueName: "names"))
    var columns = ""

    @Argument(help: "The features; standard input if left out.")
    var file: String?

    func run() throws {
        var csv = CSVWriter { try FileHandle.standardOutput.write(contentsOf: $0) }
        do {
            try convert(to: &csv)
            try csv.flush()
        } catch let error as JSONError {
            try csv.flush()
            let report = "geojson-csv: \(file ?? "<stdin>")\n\(error.report)\n"
            FileHandle.standardError.write(Data(report.utf8))
            throw ExitCode.failure
        }
    }

    private func convert(to csv: inout CSVWriter) throws {
        let columns = columns.split(separator: ",").map(String.init)
        let input = if let file { try JSONInput.file(file) } else { JSONInput.standardInput() }
        for title in ["id"] + columns + ["geometry", "points", "west", "south", "east", "north"] {
            csv.writeCell(title)
        }
        try csv.endRow()
        // Numbers keep their digits: 1.10 is printed as it was written.
        let options = JSONReadingOptions(numbers: .lossless)
        let features = try JSONStream(input, options: options)
            .elements(at: "/features", Feature.jsonParser)
        while let feature = try features.next() {
            write(feature, columns, to: &csv)
            try csv.endRow()
        }
    }

    private func write(_ feature: Feature, _ columns: [String], to csv: inout CSVWriter) {
        var box = BoundingBox()
        feature.geometry?.forEachPosition { box.add($0) }
        csv.writeCell(feature.id.csvText)
        for column in columns { csv.writeCell(feature.properties?[column].csvText ?? "") }
        csv.writeCell(feature.geometry?.kind ?? "")
        csv.writeCell(box.count.description)
        for side in [box.west, box.south, box.east, box.north] {
            csv.writeCell(box.count > 0 ? side.description : "")
        }
    }
}

extension JSONValue? {
    /// The text of a cell: strings as they are, arrays and objects as JSON.
    fileprivate var csvText: String {
        switch self {
        case nil, .null: ""
        case .string(let text): text
        case .some(let value): value.description
        }
    }
}
