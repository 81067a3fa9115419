import type { GameId } from '@/lib/games/ids'
import type { Card } from '@/lib/cards/card'
import type { Rules, SpotValues } from '@/lib/game/game'
import type { Ev, Solution } from '@/lib/game/solution'

/*
 * Types of a page that answers one question: how to play this hand. The list half holds the pages of a game (slugs,
 * names, cards) and is small. The solved half holds what a page says; only the build and tests import it.
 */

// ——— The list half ———————————————————————————————————————————————————————————————————————————————————————

/** A row of cards: a hand, a board, the dealer’s up card. */
export interface CardRow {
  /** “Your hand”; absent if there is only one row. */
  readonly name?: string
  readonly cards: readonly Card[]
}

export interface HandPage {
  /** The last part of its path: `k5o`, `88`, `q-6-4`, `16-against-10`. Lowercase, and unique in its game. */
  readonly slug: string
  /** The short name: `K5 offsuit`, `Q-6-4`, `16 against a ten`. Unique in its game. */
  readonly name: string
  /** The title as people search for it, unique on the site: “K5 offsuit in Ultimate Texas Hold’em: raise or check?” */
  readonly title: string
  /** Other names, for the search: `K5o`, `king-five offsuit`. */
  readonly also: readonly string[]
  /** The id of its group. */
  readonly group: string
  /** An example of the hand. */
  readonly cards: readonly [CardRow, ...CardRow[]]
  /**
   * The decision, or an example from a class of them, by the game’s own fields (`enterSpot`), under the game’s usual
   * rules.
   */
  readonly spot: SpotValues
  /** The trainer's skills for it; empty if it has no skill of its own. */
  readonly skills: readonly string[]
}

/** Pages listed together: “Pairs”, “Queen high”. */
export interface HandGroup {
  readonly id: string
  readonly name: string
}

/** Decides which hands of a list have a page of their own (asked.ts). */
export interface OwnPages {
  /** The class of hands that are played alike for the same reason: king-x offsuit, a queen and a six, hard sixteen. */
  classOf(slug: string): string
  /** Whether each class is itself a page, with all its hands as rows. */
  readonly areClasses?: true
  /** Hands that people ask about by name. Whether close or not, they get the page of their class. */
  readonly asked?: readonly string[]
  /** A decision is close if the mistake costs less than this, in base wagers. */
  readonly close?: number
  /** Whether the class of a hand has a page for each play: hard 12 has one to hit and one to stand. */
  splitsByPlay?(slug: string): boolean
}

/** The pages of a game, group by group, in the order of the links from one to the next. */
export interface HandPages {
  /** Absent if each hand has a page of its own. */
  readonly own?: OwnPages
  /** The game whose pages a search lists before these. People who type such a hand mean that game. */
  readonly foundAfter?: GameId
  /** The heading of the list of them: “The 169 starting hands”. */
  readonly name: string
  /** A sentence that describes the list. */
  readonly about: string
  readonly groups: readonly HandGroup[]
  readonly pages: readonly HandPage[]
}

// ——— The solved half —————————————————————————————————————————————————————————————————————————————————————

/** The content of a table’s cell. The view formats each kind of figure. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** Signed, in base wagers. */
  | { readonly kind: 'ev'; readonly ev: Ev }
  /** An amount in base wagers, at least zero: a loss, or the difference between two options. */
  | { readonly kind: 'gap'; readonly value: number }
  /** A share from 0 to 1, shown as a percentage. */
  | { readonly kind: 'share'; readonly value: number }
  | { readonly kind: 'count'; readonly value: number }
  /** An action of the game, by its id. */
  | { readonly kind: 'action'; readonly action: string }

export interface FactRow {
  /** A name for guides that quote a figure of the row. */
  readonly id?: string
  readonly name: string
  /** The slug of the page that the row's name links to. */
  readonly page?: string
  readonly cells: readonly Cell[]
  /** Marks the page's own row, or a row with another best play. */
  readonly mark?: 'here' | 'flips'
}

/** A table of facts. It scrolls on its own; about three columns fit a phone. */
export interface FactTable {
  readonly caption: string
  /** The heading of the names, then a heading for each cell. */
  readonly columns: readonly [string, ...string[]]
  readonly rows: readonly FactRow[]
}

/** The sections of a page below the answer, in this order, each at most once. */
export const SECTION_IDS = ['why', 'ends', 'flips', 'rules', 'dead-cards', 'more'] as const
export type SectionId = (typeof SECTION_IDS)[number]

export interface HandSection {
  readonly id: SectionId
  /** A heading that follows from the figures: “It wins by pairing the king”. */
  readonly title: string
  /** Paragraphs. Cards are written `K♠`; the view draws them. */
  readonly text: readonly string[]
  readonly tables?: readonly FactTable[]
}

/** A related hand with a link. */
export interface RelatedHand {
  readonly slug: string
  /** The reason for the link: “the suited version: raise too, by …”. */
  readonly because: string
}

/** A mistake, and what it costs if it is always made. */
export interface Slip {
  /** The usual mistake: mostly the best of the other options. */
  readonly action: string
  /** The loss against the best option, in base wagers. */
  readonly cost: number
  /** How many such decisions a round holds under best play. */
  readonly perRound: number
  /**
   * “Keeping both pairs behind”, if the action’s own words aren't specific enough; it must make sense without the
   * hand's name.
   */
  readonly doing?: string
  /** How the game is played at its published house edge, if that isn’t best play: “by the house way”. */
  readonly played?: string
}

/** What a page says. EVs in base wagers; for a class of hands, means over all of them. */
export interface HandAnswer {
  readonly rules: Rules
  /** The options, the best of them, their outcomes, and tallies of how deals end. */
  readonly solution: Solution<string>
  /**
   * For a class of hands: whether some of its hands have another best option than the class on average, so that no
   * option is called best for all.
   */
  readonly onAverage?: boolean
  /** The first line, with the play and its price in money: “Raise 4×. You win … on average, … more than with a check.” */
  readonly answer: string
  /** One or two sentences for search results, unique on the site. */
  readonly description: string
  readonly sections: readonly HandSection[]
  /** Absent if all options are equal. */
  readonly slip?: Slip
  /** A page of another game that says more about the same hand: its path, its name, and what it shows. */
  readonly elsewhere?: { readonly path: string; readonly name: string; readonly what: string }
  /** Two or three hands, never this one. */
  readonly related: readonly RelatedHand[]
  /** The command that proves the figures, if it isn't `solve` with the page’s spot. */
  readonly command?: string
  /** For a class of hands: what the command solves, since the page shows means. */
  readonly drawn?: string
}

/** The words of a section, without its tables. */
export type Told = Pick<HandSection, 'title' | 'text'>

/** What the pages of a game's hands say in one language. Games extend it with words of their own. */
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
 * The pages of a game: `content/<game>/pages/list.ts` exports the list half, `answers.ts` beside it the solved half. In
 * another language, `content/<game>/<language>/hand-list.ts` has the list and `hand-words.ts` the sentences that
 * `answerHand` takes. A game that is a page of rules has none of these: its `list.ts` exports `pages`
 * instead (`PagesOfRules` in `content/pages/showdown/rows.ts`).
 */
export interface Pages {
  readonly list: HandPages
  /** In English unless `words` are given. Throws on an unknown slug. */
  readonly answerHand: (slug: string, words?: unknown) => HandAnswer | Promise<HandAnswer>
}
