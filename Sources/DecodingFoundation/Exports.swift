@_exported import Decoding
