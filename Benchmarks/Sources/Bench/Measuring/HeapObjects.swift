/// The allocations that a value cannot do without.
struct HeapObjects {
    /// Strings of more than 15 bytes; shorter ones are stored inline.
    var strings = 0
    /// Arrays with elements.
    var arrays = 0
    /// Dictionaries with members.
    var dictionaries = 0
    /// Instances of classes.
    var boxes = 0

    var total: Int { strings + arrays + dictionaries + boxes }
}

extension HeapObjects {
    /// Counts what a value holds.
    init(in value: Any) {
        self.init()
        add(value)
    }

    private mutating func add(_ value: Any) {
        switch value {
        case let string as String:
            strings += string.utf8.count > 15 ? 1 : 0
        case let numbers as [Double]:
            // Or counting would look at each number.
            arrays += numbers.isEmpty ? 0 : 1
        default:
            addParts(of: Mirror(reflecting: value))
        }
    }

    private mutating func addParts(of mirror: Mirror) {
        switch mirror.displayStyle {
        case .collection: arrays += mirror.children.isEmpty ? 0 : 1
        case .dictionary: dictionaries += mirror.children.isEmpty ? 0 : 1
        case .class: boxes += 1
        default: break
        }
        for child in mirror.children {
            add(child.value)
        }
    }
}
