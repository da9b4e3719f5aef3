@_exported import DecodingFoundation
