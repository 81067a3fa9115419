const WORDS: Readonly<Record<string, string>> = {}

/** What the engine's own words are in Spanish. */
export const engine = (english: string): string | undefined => WORDS[english]
