/** The files of the registry, by their paths without the extension, from the folders of games in a folder. */
export function registryOf(folder: URL): ReadonlyMap<string, string>
