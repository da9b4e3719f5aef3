import Decoding
import Foundation

/// Reads an array of readings from standard input, and prints their mean.
///
///     readings < readings.json
///
/// One reading is in memory at a time. Wrong ones are left out, and reported.
@main
enum MeanOfReadings {
    static func main() {
        do {
            try printMean()
        } catch {
            // What is no JSON: the rest cannot be read.
            say("readings: \(error.report)")
            exit(1)
        }
    }

    private static func printMean() throws(JSONError) {
        let readings = try JSONStream(.standardInput())
            .elements(Reading.jsonParser, onError: .collect(limit: 3))
        var sum = 0.0
        var count = 0
        // Reported also if the rest cannot be read.
        defer {
            for reject in readings.rejects { say("left out: \(reject.error.summary)") }
            let others = readings.rejectCount - readings.rejects.count
            if others > 0 { say("left out: \(others) more") }
        }
        while let reading = try readings.next() {
            sum += reading.value
            count += 1
        }
        print("\(count) readings, mean \(count > 0 ? sum / Double(count) : 0)")
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
