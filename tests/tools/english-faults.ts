/* Mistakes that templates make in English once they are filled. */

const ONES =
  'cards?|hands?|rounds?|decisions?|bets?|antes?|hours?|days?|players?|decks?|boxes|chips?|rules?|times|questions?|clauses?|minutes?|seconds?|sessions?|lessons?|mistakes?|answers?|deals?|results?|differences?|files?'
const AN = 'a|e|i|o|u'

const FAULTS: Readonly<Record<string, RegExp>> = {
  'a value that is missing': /undefined|NaN|\[object|Infinity|\bnull\b/u,
  'one of several':
    /(?<![\d.,/×$–-] ?)(?<!\p{L} (?:to|or) )\b(?:1|one) (?:hands|rounds|decisions|bets|antes|hours|days|players|decks|chips|rules|times|questions|clauses|minutes|seconds|sessions|lessons|mistakes|answers|deals|results|differences|files)\b/iu,
  'several of one': new RegExp(
    String.raw`(?<![\d.,/-])(?<!\p{L} to )\b(?:0|2|12|two|twelve|zero) (?!${ONES}\b)(?:card|hand|round|decision|bet|ante|hour|day|player|deck|chip|rule|question|clause|minute|second|session|lesson|mistake|answer|deal|result|difference|file)\b(?! (?:hand|page|sheet|round|drill|exam|game|list|table|limit)s?)`,
    'iu',
  ),
  'one that do': /^one of [\p{L}\d]+ (?:other )?\p{L}+s (?:change|make|need|have|differ|cost|lose|win)\b/iu,
  'a word twice': /(?<![\p{L}-])(?!had|that|is )(\p{L}{2,}) \1(?![\p{L}-])/iu,
  '“a” before a vowel':
    /(?<![\p{L}'’-])a (?:8|11|18|80|ace|eight|eleven|eighteen|offsuit|open|ante|exact|inaccuracy|error|hour)\b(?![-+,.]?\d)/iu,
  '“an” before a consonant': new RegExp(
    String.raw`(?<![\p{L}'’-])an (?!${AN}|hour|honest|[AFHLMNRSX8](?![\p{Ll}])|11|18)[\p{L}\d]`,
    'u',
  ),
  '“in one in”': /\bin (?:one|1) in\b/iu,
  'a sentence that begins in lower case': /(?<!\be\.g|\bi\.e|\bvs|\bv|\bno|\bart|\bU\.S)[.!?] (?!i[A-Z])\p{Ll}/u,
  // As a part of a sentence: alone in a cell it names a row.
  'the code of a clause':
    /(?<=\S )[AFKNPQST]\d-(?:keep|split|pair|nopair|ace|aces|trips|choice|long|kings)\b|\b[AFKNPQST]\d-(?:keep|split|pair|nopair|ace|aces|trips|choice|long|kings)(?= )/u,
  'two pairs': /\btwo pairs\b(?! of)/iu,
  'a name of the code': /(?<![\p{L}/.#?=&-])[a-z]+[A-Z][a-z]+(?![\p{L}.])/u,
  'a game “at”':
    /\bat (?:Blackjack|Pai Gow|Ultimate Texas|Three Card|Casino Hold|Mississippi|Texas (?:21|Hold)|XX Poker)/u,
  'an empty place': / {2}|\( ?\)|“”|\p{L} [,.;:?!](?!\S)/u,
  'none that tie': /\btie (?:0|none|zero)\b/iu,
  'an opening with “With … bet”': /\bWith \$[\d.,]+ bet you\b/u,
}

/** The mistakes in an English text, each with the words around it. */
export function englishFaults(text: string): readonly string[] {
  return Object.entries(FAULTS).flatMap(([fault, pattern]) => {
    const at = pattern.exec(text)?.index
    return at === undefined ? [] : [`${fault}: …${text.slice(Math.max(0, at - 40), at + 60)}…`]
  })
}
