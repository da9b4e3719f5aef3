@_exported import DecodingClassics
