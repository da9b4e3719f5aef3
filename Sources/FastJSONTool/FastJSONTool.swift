import ArgumentParser
import FastJSON

@main
struct FastJSONTool: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "fastjson")
}
