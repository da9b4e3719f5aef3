@_exported import FastJSON
