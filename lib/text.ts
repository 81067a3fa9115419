/** The text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/**
 * The text with its first letter in lower case: “Two pair” within a sentence. A name that begins with cards keeps its
 * capital: “Q-6-4”, “A5 offsuit”, “K♠”.
 */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:[\p{Ll}\s]|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A reason as a full sentence. */
export const sentence = (text: string): string => `${capital(text)}.`

/** Whether a text is UTF-16 that was read as UTF-8: such a text has a zero byte beside each plain letter. */
export const isUtf16 = (text: string): boolean => text.split('\0').length - 1 > text.length / 3

/** Characters that change the direction of the text around them: what is read isn't what is written. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

export const turnsText = (text: string): boolean => DIRECTION.test(text)

/** Whether a reader can see anything of a text. Some letters and signs are blank. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/gu, ''))
