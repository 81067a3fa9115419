import type { Phrases } from '@/lib/families/showdown/words/catalogue'
import type { PageWords, TableWords } from '@/content/pages/hand-page'
import type { Place } from '../deciders'
import type { CellFacts } from '../facts'
import type { Cell, RowHand } from '../rows'
import type { Telling } from '../telling'

/** Why a page links to another cell: a stronger or weaker hand against the same card, or the same hand against another. */
export type Link = 'above' | 'below' | 'turns'

/** A group of the list: hands that make something, pairs, those from the qualifying hand on, and the rest. */
export type GroupId = 'made' | 'pairs' | 'line' | 'less'

/** What the pages of the family’s hands say in one language. */
export interface HandWords extends PageWords<Telling> {
  /** The family’s phrases, which word rules, hands and actions. */
  readonly phrases: Phrases

  // The list
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
  listAbout(qualifies: string): string
  readonly hand: string
  readonly upcard: string

  // The sections that not every page has
  dead(telling: Telling): { readonly title: string; readonly text: readonly string[] }
  more(telling: Telling): { readonly title: string; readonly text: readonly string[] }

  // Tables
  /** “Raise 62%”: how many of some hands are played. */
  mixed(action: string, share: number): string
  byUp(telling: Telling): TableWords
  against(up: number): string
  byRow(telling: Telling): TableWords
  byPlace(telling: Telling): TableWords
  place(place: Place, cards: number): string
  byQualifying(telling: Telling): TableWords
  /** “Ace-king or better” */
  needs(qualifies: string): string
  /** The same as the usual rule. */
  usually(needs: string): string
  byDead(telling: Telling): TableWords
  rank(rank: number): string
  /** Whether the play is another if such a card is seen. */
  turns(turns: 'all' | 'some' | 'none'): string

  because(here: CellFacts, other: CellFacts, link: Link, telling: Telling): string
}
