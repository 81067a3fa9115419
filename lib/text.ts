/* Text of any kind. */

/** The text with its first letter a capital one. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** The text with its first letter a small one: “Two pair” within a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A reason as a sentence of its own. */
export const sentence = (text: string): string => `${capital(text)}.`
