import FastJSON

/// Any JSON value, in the words of Argo.
public typealias JSON = JSONValue

/// The members of an object.
public typealias JSONDictionary = [String: JSON]

/// The string, for `json["name"] >>> JSONString`; nil for another value, and for none.
public func JSONString(_ json: JSON?) -> String? { json?.string }

/// The number, if it is written as an integer and fits `Int`.
public func JSONInt(_ json: JSON?) -> Int? { json?.int }

/// The number as the nearest `Double`.
public func JSONDouble(_ json: JSON?) -> Double? { json?.double }

/// The truth value.
public func JSONBool(_ json: JSON?) -> Bool? { json?.bool }

/// The members of an object; nil for another value, and for none.
public func JSONObject(_ json: JSON?) -> JSONDictionary? { json?.dictionary }
