import Foundation

/// A text of everything that is in a value, the same for the same content.
///
/// Members of sets and dictionaries are in order; strings are shown by their scalars, so that
/// texts which are only canonically equivalent differ, as do 0 and -0.
func valueText(_ value: Any) -> String {
    switch value {
    case let text as String: return scalarText(text)
    case let number as any BinaryInteger: return "\(number)"
    case let number as any BinaryFloatingPoint: return "\(number)"
    case let date as Date: return "Date(\(date.timeIntervalSinceReferenceDate))"
    case let data as Data:
        return "Data(\(data.map { String($0, radix: 16) }.joined(separator: " ")))"
    case let calendar as Calendar: return "Calendar(\(calendar.identifier))"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let isForeign = String(reflecting: type(of: value)).hasPrefix("Foundation")
    if isForeign, mirror.displayStyle != .optional { return String(describing: value) }
    switch mirror.displayStyle {
    case .dictionary:
        let members = mirror.children.map { child in
            Mirror(reflecting: child.value).children.map { valueText($0.value) }
        }
        return "[\(members.map { $0.joined(separator: ": ") }.sorted().joined(separator: ", "))]"
    case .set:
        return "[\(mirror.children.map { valueText($0.value) }.sorted().joined(separator: ", "))]"
    case .collection:
        return "[\(mirror.children.map { valueText($0.value) }.joined(separator: ", "))]"
    case .optional:
        return mirror.children.first.map { "some(\(valueText($0.value)))" } ?? "nil"
    case .class:
        var members: [String] = []
        var level: Mirror? = mirror
        while let current = level {
            members += fields(of: current)
            level = current.superclassMirror
        }
        return "\(type(of: value))(\(members.joined(separator: ", ")))"
    case .enum where mirror.children.isEmpty: return "\(value)"
    case nil: return "\(value)"
    default: return "\(type(of: value))(\(fields(of: mirror).joined(separator: ", ")))"
    }
}

/// The stored properties that a mirror shows.
private func fields(of mirror: Mirror) -> [String] {
    mirror.children.map { child in (child.label.map { "\($0): " } ?? "") + valueText(child.value) }
}

/// A string by its scalars: those outside of ASCII and controls as numbers.
private func scalarText(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.escaped(asASCII: true) }
    return "\"\(scalars.joined())\""
}
