/** The files of the registry, by their paths without the extension, from the folders of games in a folder, and the folder of texts. */
export function registryOf(folder: URL, texts: URL): ReadonlyMap<string, string>
