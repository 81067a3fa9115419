import { ACE, type RankLetter, RANKS } from '@/lib/cards/card'

/*
 * The words of printed house ways. Text becomes a list of words that the grammar knows or doesn't. Words without
 * meaning for a setting (articles, “can be”, “the dealer shall”) are dropped here. Every word not in this file stays as
 * `unknown`, so that a sentence with a word nobody understood is never read as if the word weren't there.
 */

/** The role of a word in the grammar. */
export type Sort = (typeof PHRASES)[number][0] | 'rank' | 'unknown' | 'digits'

export interface Word {
  readonly sort: Sort
  /** As printed. */
  readonly text: string
  /** For the sort `rank`: 0 for a two to 12 for an ace. For `number`: the number. */
  readonly value: number
  /** For the sort `rank`: whether it is plural or a digit (`7`), as groups are named. */
  readonly many: boolean
  /** For the sort `rank`: whether a hyphen or slash and another rank follow directly. */
  readonly joined?: '-' | '/'
}

/**
 * Phrases, each list preceded by the grammar's word for it. Articles, prepositions and auxiliary verbs inside a phrase
 * may be missing.
 */
const PHRASES = [
  ['five-aces', 'five aces|5 aces'],
  ['quads', 'four of a kind|4 of a kind|four of a kinds|quads|quad|fours of a kind'],
  [
    'two-trips',
    'three of a kind twice|3 of a kind twice|twice three of a kind|two three of a kind|two three of a kinds|two 3 of a kinds|two sets of three of a kind|two sets of trips|two sets|two trips|two triples|2 sets|2 trips|trips twice',
  ],
  ['trips', 'three of a kind|3 of a kind|trips|triples|three of kind'],
  ['full-house', 'full house|full houses|full boat'],
  ['three-pairs', 'three pair|three pairs|3 pair|3 pairs'],
  ['two-pairs', 'two pair|two pairs|2 pair|2 pairs'],
  ['one-pair', 'one pair|1 pair|single pair'],
  ['title', 'pai gow poker house ways|pai gow poker house way|pai gow poker|house way|house ways|setting hands'],
  [
    'no-pair',
    'no pair|no pairs|nothing|high card only|no hand|pai gow|do not form a ranked poker hand|do not form a ranked hand|do not make a ranked hand',
  ],
  // Adds nothing: the joker is always an ace, or any card of a straight or flush.
  [
    'remark',
    'this includes hands containing the joker|this includes hands containing a joker|this includes hands with the joker|this includes hands with a joker|this includes the joker|this includes the joker as an ace',
  ],
  [
    'complete',
    'straight flush|straight flushes|royal flush|royal flushes|straight|straights|flush|flushes|royal|royals|complete hand|complete hands|completed hand|pat hand|hand complete|complete',
  ],
  [
    'several-kinds',
    'hands of more than one kind|more than one kind|several kinds|both a straight and a flush|both straight and flush|both a flush and a straight',
  ],
  [
    'several-splits',
    'more than five cards|six or seven cards|six or seven card|of six cards|six cards|6 cards|7 cards|six card|6 card|seven card|7 card',
  ],
  ['one-split', 'in one way only|one way only'],
  [
    'front',
    'in front|up front|front hand|low hand|two card low hand|2 card low hand|two card hand|2 card hand|second highest hand|second high hand|small hand|low side|on top|top hand|short side|front|low hand two card',
  ],
  [
    'behind',
    'five card high hand|5 card high hand|high hand|five card hand|5 card hand|back hand|in back|in the back|behind|back|bottom|in the rear|rear|long side',
  ],
  [
    'split',
    'split up|split|splits|splitting|break up|break|breaks|broken|divide|divided|never keep|dont keep|two and two',
  ],
  [
    'keep',
    'keep together|do not split|dont split|never split|never break up|never break|not split|do not break|dont break|keep|keeps|kept|together|stay|stays|maintain|maintained',
  ],
  ['unless', 'unless|with the exception of|with exception of|except if|except when|except|but'],
  ['exception', 'exception|exceptions'],
  ['requires', 'requires|require|is required|required'],

  ['otherwise', 'otherwise|else|if not|in all other cases|in any other case'],
  ['if', 'if|for any|when|where|provided|as long as|in case|only if|only when'],
  ['only', 'only with|only|only holding'],
  ['without', 'without|in the absence of|not holding|lacking|does not have|no'],
  [
    'with',
    'with|holding|having|hold|holds|has|have|contains|contain|containing|includes|include|there is|there are|accompanied by',
  ],
  ['spare', 'without it|needs only one of the three|need only one of the three'],
  ['needed', 'is needed|needed|needs|need|that leaves no pair|leaves no pair'],
  ['not-needed', 'is not needed|not needed'],
  [
    'improves',
    'front hand can be improved|front can be improved|front hand is improved|that makes the front higher|makes the front higher|improves the front hand|improves the low hand|improves the front|improve the front',
  ],
  ['same', 'the same'],
  [
    'any-other',
    'any other|another|any second|other combinations|other combination|anything else|everything else|all others|all other',
  ],
  ['both', 'both|each'],
  ['pair', 'pair|pairs'],
  ['card', 'card|cards'],
  [
    'single',
    'single card|single cards|single|singles|singleton|singletons|kicker|kickers|side card|side cards|odd card|odd cards',
  ],
  ['face', 'face card|face cards|picture card|picture cards|face|picture'],
  ['joker', 'joker'],
  ['ace-high', 'ace high'],
  ['low-word', 'low|small|little'],
  ['medium-word', 'medium|mid'],
  ['high-word', 'high|big|large'],
  ['lower', 'lower|lowest|smaller|smallest|lesser'],
  ['middle', 'middle'],
  ['higher', 'higher|highest|bigger|biggest|larger|largest|top|best|higher ranking|highest ranking|highest ranked'],
  ['next', 'next'],
  ['second', 'second|2nd|second highest'],
  ['third', 'third|3rd|third highest'],
  ['other', 'other|others|remaining|spare|left over|leftover'],
  ['up', 'or higher|or better|or above|or more|or greater|or up|and higher|and better|and above|and up|or bigger'],
  ['down', 'or lower|or below|or less|or under|or smaller|and lower|and below|and under|and less|and down'],
  ['at-least', 'at least|minimum'],
  ['at-most', 'at most'],
  ['to', 'through|thru|to'],
  ['and', 'and|plus|along with|as well as'],
  ['or', 'or|either'],
  ['number', 'two|three|four|five|one'],
  ['unlike', 'suited|unsuited|odd|even|total|sum|copy|wild|dealer hand'],
  ['colon', ':'],
  ['comma', ','],
  ['semi', ';'],
  ['open', '('],
  ['close', ')'],
  ['dash', '–|—'],
  ['plus', '+'],
] as const satisfies readonly (readonly [string, string])[]

const FILLERS = new Set(
  `a an the of in on is are be being been it its them they their you your this that these those which while as into for from by at can could may must shall should will would do does always then so play plays played put puts place places placed use uses used set sets setting goes go going leave leaves left hand hands dealer banker player house rank ranks ranked according any whichever possible permissible make makes making made allow allows given choice choose category way also still just all either such wherever however instead strategy follow able combination combinations form we i send rule rules refer above`.split(
    /\s+/,
  ),
)

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

const NAMES = [
  'two|twos|deuce|deuces',
  'three|threes|trey|treys',
  'four|fours',
  'five|fives',
  'six|sixes',
  'seven|sevens',
  'eight|eights',
  'nine|nines',
  'ten|tens',
  'jack|jacks',
  'queen|queens',
  'king|kings',
  'ace|aces',
]

/** Ranks by name: `tens`, `10s`, `T`. Small numbers in words are numbers, and ranks only in the plural. */
const RANK_WORDS: ReadonlyMap<string, { readonly value: number; readonly many: boolean }> = new Map(
  NAMES.flatMap((names, value) => {
    const letter = RANKS[value]!
    const figure = letter === 'T' ? '10' : letter.toLowerCase()
    const said = names.split('|').filter((name) => NUMBERS[name] === undefined)
    return [
      ...said.map((name) => [name, { value, many: name.endsWith('s') }] as const),
      [figure, { value, many: value < 9 }] as const,
      [`${figure}s`, { value, many: true }] as const,
      ...(letter === 'T'
        ? ([
            ['t', { value, many: false }],
            ['ts', { value, many: true }],
          ] as const)
        : []),
    ]
  }),
)

interface Raw {
  readonly text: string
  readonly plain: string
}

/** Rewrites `7's` as `7s`. A dash between words becomes a hyphen, or a dash if it has spaces around it. */
function rawWords(text: string): readonly Raw[] {
  const tidy = text
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .replace(
      /\b([AKQJT])'s\b/g,
      (_, letter: string) => `${NAMES[RANKS.indexOf(letter as RankLetter)]!.split('|').at(-1)!}`,
    )
    .replace(/'s\b/g, 's')
    .replace(/'/g, '')
    .replace(/\bbetween (?:(?:the|your|both) )?(?:two )?hands\b/gi, ' ')
    .replace(
      /(?<![-–—]\s?)\b((?:10|[2-9AKQJT])(?:'?s)?)\s+[-–—]\s+(?=(?:10|[2-9AKQJT])(?:'?s)?(?![A-Za-z0-9]))/g,
      '$1-',
    )
    // Whoever sets a hand has a choice only where the hand leaves one.
    .replace(/\b(?:when|if|where) given (?:a|the) choice\b,?/gi, ' ')
    .replace(/\s[-–—]+\s/g, ' — ')
    .replace(/[‐‑–]/g, '-')
    .replace(/(\d|\b[AKQJT])\s*&\s*/g, '$1 and ')
    .replace(/&/g, ' and ')
  return (tidy.match(/\d+s?(?![a-z])|[a-z]+|[+:;,()/—-]|[^\s.]/gi) ?? []).map((one) => ({
    text: one,
    plain: one.toLowerCase(),
  }))
}

interface Phrase {
  readonly sort: Sort
  readonly words: readonly string[]
}

/** Phrases by their first word, the longest first. */
const BY_FIRST: ReadonlyMap<string, readonly Phrase[]> = (() => {
  const found = new Map<string, Phrase[]>()
  for (const [sort, phrases] of PHRASES)
    for (const phrase of phrases.split('|')) {
      const words = phrase.split(' ')
      found.set(words[0]!, [...(found.get(words[0]!) ?? []), { sort, words }])
    }
  for (const phrases of found.values()) phrases.sort((a, b) => b.words.length - a.words.length)
  return found
})()

/**
 * How many raw words a phrase takes from an index on, not counting hyphens between its words; 0 if it doesn't match
 * there.
 */
function lengthOf({ words }: Phrase, raw: readonly Raw[], from: number): number {
  let at = from
  for (const [i, word] of words.entries()) {
    while (i > 0 && raw[at]?.plain === '-') at++
    if (raw[at]?.plain !== word) return 0
    at++
  }
  return at - from
}

const NOT_AFTER_ARTICLE = new Set(
  'and or in can could may is as if unless otherwise else then to through thru up , ; ) plus on with goes'.split(' '),
)

/** Whether this letter is an ace, as in `A-K`, `AK`, `J-A` or “an A”, and not the article. */
function isAceLetter(raw: readonly Raw[], at: number): boolean {
  if (raw[at]?.text !== 'A') return false
  const [before, after] = [raw[at - 1]?.plain, raw[at + 1]?.plain]
  const joins = (plain: string | undefined): boolean => plain === '-' || plain === '/' || plain === '+'
  if (joins(before) || joins(after)) return true
  // A capital that isn't an article: “with A and K”, “split unless A can be played in front”.
  if (after === undefined || NOT_AFTER_ARTICLE.has(after)) return true
  if (before === 'an' || before === 'or' || before === 'through' || before === 'to' || before === 'thru') return true
  if (after === ',' || after === 'or') return /^[KQJT]$/.test(raw[at + 2]?.text ?? '')
  return (before === ',' || at === 0) && after === ':'
}

function rankAt(raw: readonly Raw[], at: number): Word | undefined {
  const { text, plain } = raw[at]!
  if (plain === 'a' && !isAceLetter(raw, at)) return undefined
  const known = plain === 'a' ? { value: ACE, many: false } : RANK_WORDS.get(plain)
  if (!known) return undefined
  // A single letter is a rank only if it is a capital.
  if (/^([tjqk]s?|as)$/i.test(text) && (text !== 'A' || plain !== 'a') && !/^[TJQK]s?$/.test(text)) return undefined
  const mark = raw[at + 1]?.plain
  const next = raw[at + 2]
  const joins =
    (mark === '-' || mark === '/') && next && (RANK_WORDS.has(next.plain) || next.text === 'A') ? mark : undefined
  return { sort: 'rank', text, ...known, ...(joins ? { joined: joins } : {}) }
}

/** `AK` and `AKQ` are several ranks written together. */
const apart = (raw: readonly Raw[]): readonly Raw[] =>
  raw.flatMap(({ text, plain }) =>
    /^[AKQJT]{2,3}$/.test(text)
      ? [...text].flatMap((letter, i) => [
          ...(i > 0 ? [{ text: '-', plain: '-' }] : []),
          { text: letter, plain: letter.toLowerCase() },
        ])
      : [{ text, plain }],
  )

/** Splits a sentence into words of the grammar. Never throws. */
export function wordsOf(text: string): readonly Word[] {
  const raw = apart(rawWords(text))
  const words: Word[] = []
  let at = 0
  while (at < raw.length) {
    const { text: shown, plain } = raw[at]!
    const phrase = (BY_FIRST.get(plain) ?? []).find((one) => lengthOf(one, raw, at) > 0)
    const length = phrase ? lengthOf(phrase, raw, at) : 0
    // “2-card hand” is a phrase; “2” by itself, “tens” and “A” are ranks; “two” by itself is a number.
    const rank = length > 1 ? undefined : rankAt(raw, at)
    if (rank) {
      words.push(rank)
      at += rank.joined ? 2 : 1
      continue
    }
    if (phrase) {
      words.push({
        sort: phrase.sort,
        text: raw
          .slice(at, at + length)
          .map((one) => one.text)
          .join(' '),
        value: NUMBERS[plain] ?? 0,
        many: false,
      })
      at += length
      continue
    }
    if (plain !== '-' && plain !== '/' && !FILLERS.has(plain))
      words.push({ sort: /^\d/.test(plain) ? 'digits' : 'unknown', text: shown, value: 0, many: false })
    at++
  }
  return words
}
