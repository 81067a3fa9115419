import { lowerFirst, capital } from '@/lib/text'
import { cardName, firstOf, handName } from './engine-hands'
import { TRAINED, TRAINED_PATTERNS } from './engine-skills'
import { cellName, TABLES } from './engine-tables'
import { NAMES, WORDS } from './engine-words'

/** A sentence's ending, and what of it is said in Spanish around the rest. */
const AROUND: readonly (readonly [english: RegExp, spanish: (rest: string) => string | undefined])[] = [
  [/^won by the (.+)$/, (card) => put('ganado por', card)],
  [/^a win with (\d+) antes down$/, (antes) => `una mano ganadora con ${antes} antes en la mesa`],
  [
    /^commission ([\d.]+)%, exact or rounded up, as your house has it\.$/,
    (share) =>
      `comisión del ${share.replace('.', ',')}\u00A0%, exacta o redondeada hacia arriba, como lo haga tu casa.`,
  ],
  [/^less than (.+)$/, (hand) => after('menos de', phrase(hand.replace(/^an? /, '')))],
  [/^(.+) at (×\d)$/, (rest) => phrase(rest)],
]

const after = (before: string, word: string | undefined): string | undefined => word && `${before} ${word}`
const put = (verb: string, card: string): string | undefined => after(verb, cardName(card, true))

function around(text: string): string | undefined {
  for (const [english, spanish] of AROUND) {
    const found = english.exec(text)
    const said = found && spanish(found[1]!)
    if (said) return found[2] === undefined ? said : `${said} en ${found[2]}`
  }
  return undefined
}

/** Two parts with a comma or a colon between them, each by itself; the last parting first. */
function parted(text: string): string | undefined {
  for (const { index, 0: mark } of [...text.matchAll(/[:,] /g)].reverse()) {
    const [head, tail] = [phrase(text.slice(0, index)), part(text.slice(index + mark.length))]
    if (head !== undefined && tail !== undefined) return `${head}${mark}${tail}`
  }
  return undefined
}

/** What follows a comma or a colon: in the letters it came in. */
const part = (text: string): string | undefined => (/^\p{Lu}/u.test(text) ? engine(text) : phrase(text))

/** A word or a sentence that begins with a small letter. */
function phrase(text: string): string | undefined {
  if (NAMES.test(text)) return text
  return (
    WORDS.get(text) ??
    TRAINED.get(text) ??
    handName(text) ??
    cardName(text, false) ??
    firstOf(TRAINED_PATTERNS, text) ??
    around(text) ??
    parted(text)
  )
}

/** The same things are called again and again: a felt is drawn at every step. */
const kept = new Map<string, string | undefined>()
const MOST_KEPT = 2000

function find(english: string): string | undefined {
  if (NAMES.test(english)) return english
  const sentence = TABLES.get(english) ?? cellName(english, phrase)
  if (sentence !== undefined) return sentence
  const said = phrase(lowerFirst(english))
  // “6 Card Bonus” begins a sentence, too.
  return said !== undefined && /^[\p{Lu}\d]/u.test(english) ? capital(said) : said
}

/** What the engine calls something, in Spanish; undefined for what has no other word. */
export function engine(english: string): string | undefined {
  if (kept.has(english)) return kept.get(english)
  if (kept.size >= MOST_KEPT) kept.clear()
  const said = find(english)
  kept.set(english, said)
  return said
}
