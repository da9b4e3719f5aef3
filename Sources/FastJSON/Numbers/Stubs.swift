import Glibc
enum IntegerConversion { static func integer<T: FixedWidthInteger>(_ t: T.Type = T.self, from b: UnsafeBufferPointer<UInt8>) -> T? { T(String(decoding: b, as: UTF8.self)) } }
enum DoubleConversion { static func double(from b: UnsafeBufferPointer<UInt8>) -> Double { strtod(String(decoding: b, as: UTF8.self), nil) } }
