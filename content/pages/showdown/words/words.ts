import type { Phrases } from '@/lib/families/showdown/words/catalogue'
import type { PageWords, TableWords, Told } from '@/content/pages/hand-page'
import type { Place } from '../deciders'
import type { CellFacts } from '../facts'
import type { Cell, RowHand } from '../rows'
import type { Telling } from '../telling'

/** Why a page links to another cell: a stronger or weaker hand against the same card, or the same hand against another. */
export type Link = 'above' | 'below' | 'turns'

/** A group of the list: hands that make something, pairs, those from the qualifying hand on, and the rest. */
export type GroupId = 'made' | 'pairs' | 'line' | 'less'

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
  readonly listName: string
  /** `lacks`: a row by its highest cards, and the ranks that its hands don’t have because other rows do. */
  listAbout(qualifies: string, lacks: { readonly row: RowHand; readonly ranks: readonly number[] } | undefined): string
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

/** What the pages of the family’s hands say in one language. */
export interface HandWords extends PageWords<Telling>, ListWords, TableTexts {
  /** The family’s phrases, which word rules, hands and actions. */
  readonly phrases: Phrases
  /** The sections that not every page has. */
  dead(telling: Telling): Told
  more(telling: Telling): Told
  because(here: CellFacts, other: CellFacts, link: Link, telling: Telling): string
}
