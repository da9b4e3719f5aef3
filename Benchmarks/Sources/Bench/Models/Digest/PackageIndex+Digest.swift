extension PackageIndex: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(revision, packages)
    }
}

extension PackageIndex.Manifest: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(
            name,
            version,
            description,
            license,
            keywords,
            homepage,
            repository,
            scripts,
            dependencies,
            devDependencies,
            engines,
            exports,
            files,
            isPrivate,
            downloads
        )
    }
}

extension PackageIndex.Repository: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, url, directory)
    }
}
