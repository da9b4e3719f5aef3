import FastJSON

/// A parser whose members may be in the object of another parser.
protocol FieldPartProvider {
    /// Nil if it is made of a whole value.
    var part: FieldPart? { get }
}

/// A parser of values that are made of members of an object, unless it was made of a whole value.
///
/// Flat properties have one.
@_documentation(visibility: internal)
public protocol JSONMembersParser: JSONParserPrinter {}

extension ParsePrint: JSONMembersParser {}

extension ParsePrint: FieldPartProvider {
    var part: FieldPart? {
        guard case .object = shape.content else { return nil }
        return FieldPart(shape.parts, writer.assembly)
    }
}

extension Parse: FieldPartProvider {
    var part: FieldPart? {
        guard case .object = shape.content else { return nil }
        return FieldPart(shape.parts, assembly)
    }
}

extension Field: FieldPartProvider {
    var part: FieldPart? { readingPart }
}

/// The same for parsers of single members, some of which can print.
protocol PrintingFieldPartProvider {
    var part: FieldPart? { get }
}

extension Field: PrintingFieldPartProvider where Value: JSONParserPrinter {
    var part: FieldPart? { printingPart }
}

extension OptionalField: FieldPartProvider {
    var part: FieldPart? { readingPart }
}

extension OptionalField: PrintingFieldPartProvider where Value: JSONParserPrinter {
    var part: FieldPart? { printingPart }
}
