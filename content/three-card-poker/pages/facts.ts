import made from '@/content/three-card-poker/hands.json' with { type: 'json' }
import type { ThreeCardHand } from '@/lib/cards/hands'
import { handOfThree } from '@/lib/cards/three'
import { tallyName } from '@/lib/engines/settlement/index'
import { bestOf, exact } from '@/lib/games/ev'
import type { Option, Outcome, Solution } from '@/lib/games/solution'
import { choose } from '@/lib/math/combinations'
import { playNets } from '@/lib/games/three-card-poker/solve'
import { exampleOf, kindOf, type ThreeCardKind } from '@/lib/games/three-card-poker/hand-classes'
import type { ThreeCardMade } from '@/lib/games/three-card-poker/census/hands'
import { list } from './list'
import { TABLE, type ThreeCardRules, VARIANTS } from '@/lib/games/three-card-poker/rules'
import { type Ending, ENDINGS, FOLD_NET, strengthOf, type ThreeCardAction } from '@/lib/games/three-card-poker/round'
import { madeBySlug, once } from '@/content/pages/made'

/* The facts of a page's hands, from the file that `npm run make:hands` wrote. */

export const RULES: ThreeCardRules = VARIANTS[0].rules
/** The number of three-card hands, and of dealer's hands against each. */
export const HANDS = choose(52, 3)
export const DEALS = choose(49, 3)

const madeOf = madeBySlug<ThreeCardMade>(made.pages, 'Three Card Poker')

export interface HandFacts extends ThreeCardMade {
  readonly name: string
  readonly kind: ThreeCardKind
  readonly made: ThreeCardHand
  /** Over all hands of the page. */
  readonly deals: number
  /** Mean EV of playing, in antes. */
  readonly ev: number
  /** The lead of playing over folding, in antes; negative if the hand is folded. */
  readonly lead: number
  readonly plays: boolean
  /** The share of deals with each ending, from 0 to 1. */
  readonly share: Readonly<Record<Ending, number>>
}

/** Throws on an unknown slug. */
export const handFacts = once((slug): HandFacts => {
  const one = madeOf(slug)
  const page = list.pages.find((known) => known.slug === slug)!
  const deals = one.hands * DEALS
  const ev = one.total / deals
  const share = Object.fromEntries(ENDINGS.map((ending, i) => [ending, one.endings[i]! / deals])) as Record<
    Ending,
    number
  >
  return {
    ...one,
    name: page.name,
    kind: kindOf(slug),
    made: handOfThree(strengthOf(exampleOf(slug))),
    deals,
    ev,
    lead: ev - FOLD_NET,
    plays: ev > FOLD_NET,
    share,
  }
})

/** All pages from the strongest hand to the weakest. */
export const LINE: readonly string[] = list.pages
  .map(({ slug }) => slug)
  .sort((a, b) => strengthOf(exampleOf(b)) - strengthOf(exampleOf(a)))

/** The weakest hand that is played, at the line. */
export const lastPlayed = (): string => (last ??= LINE.filter((slug) => handFacts(slug).plays).at(-1)!)
let last: string | undefined

/** The decision over all hands of the page: mean EVs, and the deals of all hands. */
export function solutionOf({ slug, total, endings, deals }: HandFacts): Solution<ThreeCardAction> {
  const nets = playNets(RULES, strengthOf(exampleOf(slug)))
  const outcomes = ENDINGS.map((ending, i): Outcome => [nets[ending], endings[i]!]).filter(([, ways]) => ways > 0)
  const options: readonly Option<ThreeCardAction>[] = [
    {
      action: 'play',
      ev: exact(total, deals),
      outcomes: outcomes.sort((a, b) => a[0] - b[0]),
      tally: ENDINGS.map((ending, i) => ({ name: tallyName(TABLE, ending), ways: endings[i]! })),
    },
    { action: 'fold', ev: exact(FOLD_NET, 1), outcomes: [[FOLD_NET, deals]] },
  ]
  return { options, best: bestOf(options), deals }
}
