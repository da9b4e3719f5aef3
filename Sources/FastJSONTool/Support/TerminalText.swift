import FastJSON

/// Makes text harmless to the terminal that shows it.
enum TerminalText {
    /// The text with all spelled out that would steer a terminal, but for line feeds and tabs.
    static func harmless(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { spelling(of: $0) != nil }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if let spelling = spelling(of: scalar) {
                result += spelling
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// How a scalar is spelled out; nil for what is shown as it is.
    private static func spelling(of scalar: Unicode.Scalar) -> String? {
        if let byte = ArgumentBytes.byte(for: scalar) {
            return "\\x" + String(byte, radix: 16, uppercase: true)
        }
        if scalar == "\n" || scalar == "\t" || DiagnosticText.isHarmless(scalar) { return nil }
        return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}
