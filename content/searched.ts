import type { GameId } from '@/lib/games/ids'

/* What people search for that follows from no list of the games' own. */

/** Games that people put beside each other, each two in the order in which they are mostly named: each has a page. */
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

/** What side bets are called besides their names, by their ids. */
export const BET_WORDS: Readonly<Partial<Record<GameId, Readonly<Record<string, readonly string[]>>>>> = {
  'casino-holdem': { bonus: ['AA bonus', 'AA+ bonus', 'pair of aces bonus'] },
  'texas-holdem-bonus': { bonus: ['aces bonus', 'pocket aces bonus'] },
  'three-card-poker': { 'pair-plus': ['pairplus', 'pair+'] },
  blackjack: { 'twenty-one-plus-three': ['21 plus 3', 'twenty-one plus three'] },
}

/** What players call two cards, by the hand’s slug. */
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

/** What people type who look for a term of the glossary, by its id; not shown. */
export const TERM_WORDS: Readonly<Record<string, readonly string[]>> = {
  joker: ['wild card'],
  'late-surrender': ['when to surrender'],
  qualify: ['dealer qualifies', 'when does the dealer qualify', 'does the dealer need a pair'],
  'soft-hand': ['h17', 's17', 'soft 17', 'dealer hits soft 17', 'dealer stands on soft 17'],
}

/** What is found under which words. */
export interface FoundWords {
  readonly title: string
  readonly text: string
  /** Other words for it, which are searched and not shown. */
  readonly also: readonly string[]
}

/** What a search in another language than English says: everything that no list of the games' own has in that language. */
export interface SearchedWords {
  /** Other words for a game. */
  readonly game: readonly string[]
  /** Other words for the pages that every game has, by what follows the game in their addresses. */
  readonly places: Readonly<Record<string, readonly string[]>>
  /** Other words for what the pages of tools are asked, by the question. */
  readonly asked: Readonly<Record<string, readonly string[]>>
  readonly hands: (game: string) => string
  readonly deal: (game: string) => FoundWords
  readonly school: string
  readonly grid: FoundWords
  readonly neighbors: FoundWords
  readonly counting: FoundWords
  /** Below a mistake of a guide. */
  readonly mistake: string
  /** Parts of every guide, by their anchors. */
  readonly sections: Readonly<Record<string, string>>
  /** Other words for a side bet and its tables. */
  readonly bet: readonly string[]
  readonly way: (name: string) => string
  /** Other words for a house way and its clauses. */
  readonly clause: readonly string[]
  /** Two games side by side. */
  readonly pair: (first: string, second: string) => FoundWords
  /** Pages of no one game, by their English addresses. */
  readonly pages: Readonly<Record<string, FoundWords>>
}
