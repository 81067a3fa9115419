import type { Card } from '@/lib/cards/card'
import type { Rules, SpotValues } from '@/lib/games/game'
import type { Ev, Solution } from '@/lib/games/solution'

/*
 * A page that answers one question: what to do with this hand. Types only. The light half lists the pages of a game (addresses, names,
 * cards); the solved half is what a page says, and only the build and tests come to it.
 */

// ——— The light half ——————————————————————————————————————————————————————————————————————————————————————

/** Cards in a row, as they are drawn: a hand, a board, the dealer’s up card. */
export interface CardRow {
  /** “Your hand”; absent where there is but one row. */
  readonly name?: string
  readonly cards: readonly Card[]
}

export interface HandPage {
  /** The last part of its address: `k5o`, `88`, `q-6-4`, `16-against-10`. Lower case. Unique in its game. */
  readonly slug: string
  /** The short name: `K5 offsuit`, `Q-6-4`, `16 against a ten`. Unique in its game. */
  readonly name: string
  /** As people search for it; no other page has it: “K5 offsuit in Ultimate Texas Hold’em: raise or check?” */
  readonly title: string
  /** What else it is called, for the search: `K5o`, `king-five offsuit`. */
  readonly also: readonly string[]
  /** The id of its group. */
  readonly group: string
  /** One hand of it, as it is drawn. */
  readonly cards: readonly [CardRow, ...CardRow[]]
  /** The decision, or one of a class of them, by the game’s own fields (`enterSpot`), under the game’s usual rules. */
  readonly spot: SpotValues
  /** What the trainer asks of it: skills of the game. None where it has no skill of its own. */
  readonly skills: readonly string[]
}

/** Pages that are listed together: “Pairs”, “Queen high”. */
export interface HandGroup {
  readonly id: string
  readonly name: string
}

/** Which hands of a list have a page of their own: of each class one, where its decision is asked (asked.ts). */
export interface OwnPages {
  /** What a hand shares with those that are played alike for the same reason: king-x offsuit, a queen and a six, hard sixteen. */
  classOf(slug: string): string
  /** The class is a page itself, and all its hands are rows of it. */
  readonly areClasses?: true
  /** Hands that people ask about by their name, close or not: of their class, they have the page. */
  readonly asked?: readonly string[]
  /** Below this cost of the mistake a decision is close, in base wagers. */
  readonly close?: number
  /** Whether the class of a hand has a page for each play: hard twelve one to hit and one to stand. */
  splitsByPlay?(slug: string): boolean
}

/** Every page of a game, group by group, in the order in which one leafs through them. */
export interface HandPages {
  /** Absent: each hand has a page of its own. */
  readonly own?: OwnPages
  /** Its hands are another game’s too, which people mean when they type them: a search lists these later. */
  readonly foundLater?: true
  /** The heading of the list of them: “The 169 starting hands”. */
  readonly name: string
  /** A sentence about what they are. */
  readonly about: string
  readonly groups: readonly HandGroup[]
  readonly pages: readonly HandPage[]
}

// ——— The solved half —————————————————————————————————————————————————————————————————————————————————————

/** The content of a table’s cell: the view formats each kind of figure. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** Signed, in base wagers. */
  | { readonly kind: 'ev'; readonly ev: Ev }
  /** An amount in base wagers, zero or more: a loss, or the distance between two options. */
  | { readonly kind: 'gap'; readonly value: number }
  /** A part of a whole, as a percentage. */
  | { readonly kind: 'share'; readonly value: number }
  | { readonly kind: 'count'; readonly value: number }
  /** An action of the game, by its id. */
  | { readonly kind: 'action'; readonly action: string }

export interface FactRow {
  /** Names the row for guides, which quote a figure of it. */
  readonly id?: string
  readonly name: string
  /** The page it is about, by its slug: the name leads there. */
  readonly page?: string
  readonly cells: readonly Cell[]
  /** Marks the row of the page itself, or a row where another play is best. */
  readonly mark?: 'here' | 'flips'
}

/** A table of facts. It scrolls by itself; three columns or so fit a phone. */
export interface FactTable {
  readonly caption: string
  /** The heading of the names, then one of each cell. */
  readonly columns: readonly [string, ...string[]]
  readonly rows: readonly FactRow[]
}

/** The parts of a page below the answer; each stands at most once, in this order. */
export const SECTION_IDS = ['why', 'ends', 'flips', 'rules', 'dead-cards', 'more'] as const
export type SectionId = (typeof SECTION_IDS)[number]

export interface HandSection {
  readonly id: SectionId
  /** A heading of its own words, as the data have it: “Won by the king, not by pairing”. */
  readonly title: string
  /** Paragraphs. Cards stand in them as `K♠`; the view draws them. */
  readonly text: readonly string[]
  readonly tables?: readonly FactTable[]
}

/** A hand worth a look from here. */
export interface RelatedHand {
  readonly slug: string
  /** Why: “the suited twin: a raise, and by far”. */
  readonly because: string
}

/** What a mistake costs if it is made every time. */
export interface Slip {
  /** The mistake people make: mostly the best of the other options. */
  readonly action: string
  /** Against the best option, in base wagers. */
  readonly cost: number
  /** How many decisions of the page come in a round, under best play. */
  readonly perRound: number
  /** “Keeping both pairs behind”, where the action’s own words say less; it needs no name of the hand. */
  readonly doing?: string
  /** How the game is played for its known price, where that isn’t best play: “by the house way”. */
  readonly played?: string
}

/** What a page says, worked out. EVs in base wagers; of a class of hands, means over all of them. */
export interface HandAnswer {
  readonly rules: Rules
  /** Options, the best of them, outcomes, and facts of how the deals end. */
  readonly solution: Solution<string>
  /** Of a class of hands: whether single hands of it have a better option than the best on average, so that no option is called best for all. */
  readonly onAverage?: boolean
  /** The first line: the play and its price. “Raise 4×. It is worth +0.080 antes, 0.034 more than checking.” */
  readonly answer: string
  /** One or two sentences for a list of search results: no other page of the site has them. */
  readonly description: string
  readonly sections: readonly HandSection[]
  /** None where every option is worth the same. */
  readonly slip?: Slip
  /** The same hand at another game whose page says more: the address of the page, its name, and what it shows. */
  readonly elsewhere?: { readonly path: string; readonly name: string; readonly what: string }
  /** Two or three, never the page itself. */
  readonly related: readonly RelatedHand[]
  /** The line that proves it, where it is not the `solve` of the page’s spot. */
  readonly command?: string
  /** Where the page is about a class of hands: what the command solves, beside the mean that the page shows. */
  readonly drawn?: string
}

/** What a section says, whatever tables it shows. */
export type Told = Pick<HandSection, 'title' | 'text'>

/** What the pages of a game's hands say in one language. A game adds what only its own pages say. */
export interface PageWords<Facts> {
  answer(facts: Facts): string
  description(facts: Facts): string
  why(facts: Facts): Told
  ends(facts: Facts): Told
  flips(facts: Facts): Told
  rules(facts: Facts): Told
  /** Which hand of a class the command solves, and what that hand is worth. */
  drawn(facts: Facts): string
}

/** A table’s own words. */
export type TableWords = Pick<FactTable, 'caption' | 'columns'>

// ——— Both ——————————————————————————————————————————————————————————————————————————————————————————————————

/**
 * What a game says of its hands: `content/<game>/pages/list.ts` exports the light half, `answers.ts` beside it the solved one. In another
 * language `content/<language>/<game>/hand-list.ts` and `hand-words.ts` say the same: the list, and the sentences that `answerHand` takes.
 */
export interface Pages {
  readonly list: HandPages
  /** In English without words. Throws on an unknown slug. */
  readonly answerHand: (slug: string, words?: unknown) => HandAnswer | Promise<HandAnswer>
}
