/** The text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** The text with its first letter in lower case: “Two pair” within a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A reason as a full sentence. */
export const sentence = (text: string): string => `${capital(text)}.`

/**
 * Whether a text is UTF-16 that was read as UTF-8: such a text has a zero byte after each plain letter, and often begins
 * with a byte order mark, which UTF-8 doesn't have.
 */
export const isUtf16 = (text: string): boolean => text.startsWith('\ufffd\ufffd') || text.includes('\0')
