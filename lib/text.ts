/** The text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** The text with its first letter in lower case: “Two pair” within a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A reason as a full sentence. */
export const sentence = (text: string): string => `${capital(text)}.`
