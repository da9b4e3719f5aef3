import DecodingClassics

/// Any JSON value, in the words of Argo.
public typealias JSON = JSONValue

/// The members of an object.
public typealias JSONDictionary = [String: JSON]

// Each exists twice: for `json["id"] >>> JSONInt` and for `JSONInt(json["id"])`. With the second
// form alone, `json["id"] >>> JSONInt ?? 7` would pass the optional on as a value, and mean nil.

/// The string, for `json["name"] >>> JSONString`; nil for another value.
public func JSONString(_ json: JSON) -> String? { json.string }

/// The string; nil for another value, and for none.
@_disfavoredOverload
public func JSONString(_ json: JSON?) -> String? { json?.string }

/// The number, if it is written as an integer and fits `Int`.
public func JSONInt(_ json: JSON) -> Int? { json.int }

/// The number, if it is there, written as an integer, and fits `Int`.
@_disfavoredOverload
public func JSONInt(_ json: JSON?) -> Int? { json?.int }

/// The number as the nearest `Double`.
public func JSONDouble(_ json: JSON) -> Double? { json.double }

/// The number as the nearest `Double`; nil for another value, and for none.
@_disfavoredOverload
public func JSONDouble(_ json: JSON?) -> Double? { json?.double }

/// The Boolean.
public func JSONBool(_ json: JSON) -> Bool? { json.bool }

/// The Boolean; nil for another value, and for none.
@_disfavoredOverload
public func JSONBool(_ json: JSON?) -> Bool? { json?.bool }

/// The members of an object; nil for another value.
public func JSONObject(_ json: JSON) -> JSONDictionary? { json.dictionary }

/// The members of an object; nil for another value, and for none.
@_disfavoredOverload
public func JSONObject(_ json: JSON?) -> JSONDictionary? { json?.dictionary }
