/// Documents that are larger than the buffers of the command.
enum SampleText {
    /// An array of records with this many bytes, and a few more.
    static func array(bytes: Int) -> String {
        var text = "["
        var number = 0
        while text.utf8.count < bytes {
            text += """
                \(number == 0 ? "" : ",\n"){"id": \(number), "name": "Zoë \\"\(number)\\"\\n",
                 "tags": ["a", "b\(number % 7)", null, \(number % 2 == 0)], "position":
                 {"x": \(number % 360).25, "y": -\(number)e-3, "cells": [[], {}, [\(number)]]}}
                """
            number += 1
        }
        return text + "]\n"
    }
}
