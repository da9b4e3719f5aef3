#if Macros
import SwiftSyntax

/// The code that a struct or class gets.
struct ModelCode {
    let context: TypeContext
    let options: ModelOptions
    let members: [ModelMember]
    let isClass: Bool
    /// The number of all stored properties; nil if other macros may add some.
    ///
    /// Those that the model leaves out count, too.
    let storedCount: Int?

    private var properties: [StoredProperty] { members.flatMap(\.properties) }

    /// The type, in its own scope: members of a class cannot have a type with `Self`, which may be a subclass.
    private var ownName: String { isClass ? context.name : "Self" }

    private var hasConditions: Bool {
        members.contains { if case .conditional = $0 { true } else { false } }
    }

    /// True if code that is compiled for the types reads the members.
    var isDirect: Bool {
        guard !context.isGeneric, !hasConditions, 1...64 ~= properties.count,
            properties.allSatisfy({ if case .member = $0.role { true } else { false } })
        else { return false }
        return properties.allSatisfy {
            $0.key.naming == nil && $0.key.text.jsonText.utf8.count <= 100
        }
    }

    /// True if the model is a class, or may have other stored properties.
    private var isAssembled: Bool { isClass || properties.count != storedCount }

    /// The requirements on the parameters of the type.
    var requirements: String {
        context.requirements(
            for: properties.filter { $0.parser == nil }.map(\.type),
            flat: properties.filter { $0.role == .flat }.map(\.type)
        )
    }

    // MARK: In the type

    /// What has to stand in the type, where its own names mean what they mean in the properties.
    var inType: [String] {
        var result = [describeFields]
        if isClass { result.append(initialiser) }
        if isDirect { result += [modelMemberTypes, modelIsAssembled, readFields] }
        return result
    }

    private var describeFields: String {
        """
        nonisolated static func describeFields(
            in _fields: inout Decoding.ModelFields<\(ownName)>
        )\(requirements) {
        \(lines(members) { property, _ in field(property) }.indented)
        }
        """
    }

    private func field(_ property: StoredProperty) -> String {
        let path = "\\.\(property.name.text)"
        let parser = property.parser.map { " { \($0.code) }" } ?? ""
        switch property.role {
        case .others: return "_fields.addUnknown(\(path))"
        case .flat: return "_fields.addFlat(\(path))" + parser
        case .member: break
        }
        var arguments = [property.key.code, path]
        if !property.aliases.isEmpty {
            let texts = property.aliases.map(\.text.literal)
            arguments.append("aliases: [" + texts.joined(separator: ", ") + "]")
        }
        if let value = property.defaultValue {
            arguments.append("default: \(value.asArgument)")
        }
        return "_fields.add(" + arguments.joined(separator: ", ") + ")" + parser
    }

    private var modelMemberTypes: String {
        let types = properties.map { $0.typeExpression(in: ownName) ?? "nil" }
        return """
            nonisolated \(context.access)static var modelMemberTypes: [(any Any.Type)?] {
                [\(types.joined(separator: ", "))]
            }
            """
    }

    private var modelIsAssembled: String {
        "nonisolated \(context.access)static var modelIsAssembled: Swift.Bool { \(isAssembled) }"
    }

    private var readFields: String {
        let cases = properties.enumerated().map { index, property in
            var arguments = ["\(index)", (property.key.text.jsonText + ":").literal]
            if let type = property.typeExpression(in: ownName) {
                arguments.append(type)
                if property.defaultValue != nil { arguments.append("hasDefault: true") }
            }
            let read = "try unsafe members.read(\(arguments.joined(separator: ", ")), &cursor)"
            let isLast = index == properties.count - 1
            let code = isLast ? "_ = \(read)" : "guard \(read) else { break }\nfallthrough"
            return "case \(index):\n\(code.indented)"
        }
        return """
            nonisolated \(context.access)static func readFields(
                into memory: Swift.UnsafeMutableRawPointer,
                from start: Swift.UnsafePointer<Swift.UInt8>,
                _ cursor: inout FastJSON.JSONCursor,
                _ plan: FastJSON.ModelPlan
            ) throws(FastJSON.JSONError) -> Swift.UnsafePointer<Swift.UInt8>? {
                var state = FastJSON.MemberState()
                guard var members = try unsafe beginModel(memory, from: start, &state, &cursor, plan) else {
                    return nil
                }
                do throws(FastJSON.JSONError) {
                    repeat {
                        switch members.field {
            \(cases.joined(separator: "\n").indented.indented.indented)
                        default: break
                        }
                    } while try members.findNext(&state, &cursor)
                } catch {
                    return try unsafe finishModel(members, count: \(properties.count), after: error, &state, &cursor)
                }
                return try unsafe finishModel(members, count: \(properties.count), &state, &cursor)
            }
            """
    }

    // MARK: In the extension

    /// What stands in the extension: with the initialiser of a struct there, the struct keeps the one
    /// that the compiler makes.
    func inExtension(of type: String) -> String {
        var call = ""
        if case .reject = options.unknownKeys { call = "(unknownKeys: .reject)" }
        // Members of a class cannot have a type with `Self`, which may be a subclass in it.
        let own = isClass ? type + context.arguments : "Self"
        let property = context.parserProperty(
            "Decoding.JSONModelParser<\(own)>",
            """
            \(call) { fields in
                describeFields(in: &fields)
            } make: { slots in
                .init(slots: slots)
            }
            """
        )
        return property + (isClass ? "" : "\n\n\(initialiser)")
    }

    private var initialiser: String {
        """
        \(isClass ? "private" : "fileprivate") nonisolated init(slots: Decoding.ModelSlots) {
        \(((hasConditions ? "var index = 0\n" : "") + lines(members, take)).indented)
        }
        """
    }

    private func take(_ property: StoredProperty, _ index: Int) -> String {
        let target = "self.\(property.name.text) = unsafe slots.take"
        return hasConditions ? "\(target)(index)\nindex += 1" : "\(target)(\(index))"
    }

    // MARK: Lines

    /// A line for each property, in their order, with what stands in `#if` there, too.
    private func lines(
        _ members: [ModelMember],
        _ line: (StoredProperty, Int) -> String
    ) -> String {
        var lines: [String] = []
        var index = 0
        func add(_ members: [ModelMember]) {
            for member in members {
                switch member {
                case .property(let property):
                    lines.append(line(property, index))
                    index += 1
                case .conditional(let clauses):
                    for clause in clauses {
                        lines.append(clause.line)
                        add(clause.members)
                    }
                    lines.append("#endif")
                }
            }
        }
        add(members)
        return lines.joined(separator: "\n")
    }
}
#endif
