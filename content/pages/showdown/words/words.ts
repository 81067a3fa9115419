import type { ShowdownPage } from '@/lib/families/showdown/page'
import type { Phrases } from '@/lib/families/showdown/words/catalogue'
import type { TableWords } from '@/content/pages/hand-page'
import type { Place } from '../deciders'
import type { CellFacts } from '../facts'
import type { Member } from '../members'
import type { Cell, GroupId, RowHand } from '../rows'
import type { Telling } from '../telling'

/**
 * Why a page links to another cell: a stronger or weaker hand against the same card, the same hand against another, or
 * the weakest hand that is played.
 */
export type Link = 'above' | 'below' | 'turns' | 'last'

/** What the list has. */
export interface ListedHands {
  /** A row by its highest cards, and the ranks that its hands don’t have because other rows do. */
  readonly lacks: { readonly row: RowHand; readonly ranks: readonly number[] } | undefined
  /** How many rows have all their ranks in their name. */
  readonly whole: number
}

/** The words of the list. */
export interface ListWords {
  /** “A-K-Q”, “Pair of twos” */
  row(hand: RowHand): string
  /** “A-K-Q against a seven” */
  cell(row: string, up: number | undefined): string
  /** As people type it: “A-K-Q vs 7 in Caribbean Stud: raise or fold?” */
  title(cell: Cell, game: string, actions: readonly string[]): string
  /** Other names, for the search. */
  also(cell: Cell): readonly string[]
  /** With the hands of the group’s last row. */
  group(id: GroupId, qualifies: string, weakest: RowHand): string
  listName(page: ShowdownPage): string
  listAbout(page: ShowdownPage, hands: ListedHands): string
  readonly hand: string
  readonly upcard: string
}

/** The words of the tables. */
export interface TableTexts {
  /** “Raise 62%”: how many of some hands are played. */
  mixed(action: string, share: number): string
  byUp(telling: Telling): TableWords
  against(up: number): string
  byRow(telling: Telling): TableWords
  byPlace(telling: Telling): TableWords
  place(place: Place, cards: number): string
  byMember(telling: Telling): TableWords
  /** “Queen and six of one suit”, “With a nine” */
  member(member: Member): string
  byQualifying(telling: Telling): TableWords
  /** “Ace-king” */
  needs(qualifies: string): string
  /** The same as the usual rule. */
  usually(needs: string): string
  byDead(telling: Telling): TableWords
  rank(rank: number): string
  /** Whether the play is another if such a card is seen. */
  turns(turns: 'all' | 'some' | 'none'): string
}

/** A sentence, or some about one thing; empty if there is nothing to say. */
type Sentence = (telling: Telling) => string

/** The sentences of a page. `answers.ts` has their order. */
export interface Sentences {
  readonly answer: Sentence
  readonly description: Sentence
  readonly whyTitle: Sentence
  /** Which of the hands that its name fits the row leaves out. */
  readonly leftOut: Sentence
  /** How often the dealer qualifies, and why. */
  readonly dealer: Sentence
  /** How the player’s own cards change that. */
  readonly blocks: Sentence
  readonly showdowns: Sentence
  /** How much more it wins than the next weaker hand. */
  readonly overNext: Sentence
  /** How often the dealer must not qualify for going on to match a fold. */
  readonly balance: Sentence
  readonly endsTitle: Sentence
  readonly lost: Sentence
  readonly ends: Sentence
  readonly ties: Sentence
  readonly flipsTitle: Sentence
  /** Where the line between the plays is, among the hands against the same card. */
  readonly line: Sentence
  /** How the same row is played against other cards. */
  readonly otherCards: Sentence
  /** The best and the worst hand of a cell that isn’t all played alike. */
  readonly spread: Sentence
  /** What its hands are worth by what tells them apart. */
  readonly members: Sentence
  /** What the hands just above and below are, if no line says so. */
  readonly steps: Sentence
  readonly standing: Sentence
  readonly rulesTitle: Sentence
  readonly rules: Sentence
  readonly deadTitle: Sentence
  readonly dead: Sentence
  readonly moreTitle: Sentence
  readonly more: Sentence
  /** Which hand of a class the command solves, and what that hand is worth. */
  readonly drawn: Sentence
}

/** What the pages of the family’s hands say in one language. */
export interface HandWords extends Sentences, ListWords, TableTexts {
  /** The family’s phrases, which word rules, hands and actions. */
  readonly phrases: Phrases
  because(other: CellFacts, link: Link, telling: Telling): string
}
