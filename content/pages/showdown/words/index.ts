import { en } from './en/index'
import { es } from './es/index'
import type { HandWords } from './words'

const WORDS: Readonly<Record<string, HandWords>> = { en, es }

/** The words of a language; those of English if it has none yet. */
export const wordsIn = (language: string): HandWords => WORDS[language] ?? en
