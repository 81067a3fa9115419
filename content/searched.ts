import type { GameId } from '@/lib/games/ids'

/* Words that people search for and that aren't in any list of the games. */

/** Pairs of games that people compare, in the order in which they are usually named. Each pair has a page. */
export const COMPARED: readonly (readonly [GameId, GameId])[] = [
  ['ultimate-texas-holdem', 'casino-holdem'],
  ['ultimate-texas-holdem', 'blackjack'],
  ['ultimate-texas-holdem', 'mississippi-stud'],
  ['ultimate-texas-holdem', 'texas-holdem-bonus'],
  ['pai-gow-poker', 'ultimate-texas-holdem'],
  ['blackjack', 'three-card-poker'],
  ['three-card-poker', 'mississippi-stud'],
  ['three-card-poker', 'ultimate-texas-holdem'],
  ['three-card-poker', 'xx-poker'],
  ['pai-gow-poker', 'blackjack'],
  ['casino-holdem', 'texas-holdem-bonus'],
  ['texas-21', 'blackjack'],
]

/** Other names of side bets, by id. */
export const BET_WORDS: Readonly<Partial<Record<GameId, Readonly<Record<string, readonly string[]>>>>> = {
  'casino-holdem': { bonus: ['AA bonus', 'AA+ bonus', 'pair of aces bonus'] },
  'texas-holdem-bonus': { bonus: ['aces bonus', 'pocket aces bonus'] },
  'three-card-poker': { 'pair-plus': ['pairplus', 'pair+'] },
  blackjack: { 'twenty-one-plus-three': ['21 plus 3', 'twenty-one plus three'] },
}

/** Players' names for two cards, by the hand’s slug. */
export const HAND_WORDS: Readonly<Record<string, readonly string[]>> = {
  aa: ['rockets', 'pocket rockets', 'bullets'],
  kk: ['cowboys'],
  qq: ['ladies'],
  jj: ['hooks', 'fishhooks'],
  '88': ['snowmen'],
  '22': ['ducks'],
  aks: ['big slick', 'big slick suited'],
  ako: ['big slick', 'big slick offsuit'],
  '72o': ['the hammer'],
}

/** Words that people type to find a term of the glossary, by the term's id; not shown. */
export const TERM_WORDS: Readonly<Record<string, readonly string[]>> = {
  joker: ['wild card'],
  'late-surrender': ['when to surrender'],
  qualify: ['dealer qualifies', 'when does the dealer qualify', 'does the dealer need a pair'],
  'soft-hand': ['h17', 's17', 'soft 17', 'dealer hits soft 17', 'dealer stands on soft 17'],
}

/** Words for every bet and every clause of a house way, which find one only together with words of its own. */
export const OF_KIND = {
  table: 'house edge payout payouts odds side bet ventaja de la casa pagos apuesta',
  clause: 'pai gow poker',
} as const

/** Names that people type for an entry and that its own texts lack, in English and Spanish, by a pattern of its path. */
export const CALLED: readonly (readonly [path: RegExp, words: readonly string[]])[] = [
  [/^\/ultimate-texas-holdem$/, ['holdem', 'texas holdem']],
  [/^\/pai-gow-poker$/, ['pai gow']],
  [/^\/three-card-poker$/, ['3cp']],
  [/^\/texas-holdem-bonus$/, ['bonus poker']],
  [/^\/[^/]+\/learn$/, ['course', 'lessons', 'curso', 'lecciones']],
  [/^\/(three-card-poker|ultimate-texas-holdem|casino-holdem)#round$/, ['what the dealer needs to qualify']],
  [
    /^\/blackjack#ask-(should-i-ever-take-insurance|debo-tomar-alguna-vez-el-seguro)/,
    ['insurance', 'insurance bet odds', 'is insurance worth it', 'seguro', 'merece la pena el seguro'],
  ],
  [/^\/blackjack#ask-(sitting-down-at-six-to-five|sentarse-en-una-mesa)/, ['6:5 vs 3:2', '3 to 2', 'blackjack payout']],
  [/^\/ultimate-texas-holdem\/strategy#rule-preflop/, ['preflop bet 4x']],
  [/^\/ultimate-texas-holdem\/strategy#rule-flop-(two-pair|hidden-pair|four-flush)$/, ['flop bet 2x']],
  [/#rule-preflop-pairs$/, ['raise all pairs']],
  [/^\/pai-gow-poker\/side-bets\/bonus$/, ['fortune bet', 'fortune bonus']],
  // Hands and clauses of Pai Gow Poker begin with the same letter.
  [/^\/pai-gow-poker\/hands\/(.*-)?q\d/, ['quads', 'four of a kind']],
  [/^\/house-ways\/.*#F[12]/, ['house way full house']],
  [/^\/house-ways\/.*#T\d/, ['house way two pair']],
  [/^\/pai-gow-poker\/hands\/t4/, ['aces and kings', 'aces up']],
  [/^\/glossary#high-hand$/, ['back']],
  [/^\/house-ways\/ballys-ac$/, ['ballys']],
  [/^\/house-ways$/, ['pai gow house way', 'pai gow house way rules']],
  [/^\/compare/, ['vs', 'versus', 'against', 'contra']],
  [
    /^\/compare$/,
    ['comparison', 'bankroll', 'variance', 'varianza', 'how much to bring to the casino', 'cuánto llevar al casino'],
  ],
  [/^\/my-table$/, ['house rules']],
  [/^\/best-odds$/, ['house edge comparison', 'ventaja de la casa más baja']],
  [/^\/errata$/, ['wizard of odds', 'errors']],
  [/^\/data$/, ['license', 'licencia', 'cite', 'citation', 'citar', 'python', 'npm package', 'embed a hand', 'iframe']],
  [/^\/settings$/, ['offline', 'install app', 'sin conexión', 'instalar']],
  [/^\/neighbors\//, ['collusion', 'sharing cards']],
]

/** A page that a search finds. */
export interface FoundWords {
  readonly title: string
  readonly text: string
  /** Other words that find it; not shown. */
  readonly also: readonly string[]
}

/** The words of a search in a language other than English that no list of the games has. */
export interface SearchedWords {
  /** Other words for a game. */
  readonly game: readonly string[]
  /** Other words for the pages that every game has, by the rest of their path after the game. */
  readonly places: Readonly<Record<string, readonly string[]>>
  /** Other words for the questions on the pages of tools, by the question. */
  readonly asked: Readonly<Record<string, readonly string[]>>
  readonly hands: (game: string) => string
  readonly deal: (game: string) => FoundWords
  readonly school: string
  readonly grid: FoundWords
  readonly neighbors: FoundWords
  readonly counting: FoundWords
  /** Shown below a mistake of a guide. */
  readonly mistake: string
  /** The sections of every guide, by anchor. */
  readonly sections: Readonly<Record<string, string>>
  /** Other words for a side bet and its tables. */
  readonly bet: readonly string[]
  readonly way: (name: string) => string
  /** Other words for a house way and its clauses. */
  readonly clause: readonly string[]
  /** A comparison of two games. */
  readonly pair: (first: string, second: string) => FoundWords
  /** Pages outside the games, by their English paths. */
  readonly pages: Readonly<Record<string, FoundWords>>
}
