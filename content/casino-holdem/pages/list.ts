import made from '@/content/casino-holdem/hands.json' with { type: 'json' }
import { parseCards } from '@/lib/cards/card'
import type { HandPage, HandPages } from '@/content/pages/hand-page'
import { startingPages } from '@/content/pages/starting-list'
import { must } from '@/lib/result'
import type { CasinoMade, FlopCase } from '@/lib/games/casino-holdem/census/hands'
import { VARIANTS } from '@/lib/games/casino-holdem/rules'
import { skill } from '@/lib/games/casino-holdem/skills'
import { start } from '@/lib/games/casino-holdem/round'

/* The pages of Casino Hold'em: the 169 starting hands, each drawn on the flop where its call is closest. */

const MADE = made.pages as unknown as readonly CasinoMade[]

/** The closest of a hand's flops, whichever side of the line it is on. */
export const closestCase = ({ call, fold }: Pick<CasinoMade, 'call' | 'fold'>): FlopCase =>
  [call, fold]
    .filter((one) => one !== undefined)
    .reduce((near, one) => (Math.abs(one.gain) < Math.abs(near.gain) ? one : near))

function onItsFlop(page: HandPage): HandPage {
  const { hand, flop } = closestCase(MADE.find(({ slug }) => slug === page.slug)!)
  const cards = { hand: must(parseCards(hand)), board: must(parseCards(flop)) }
  const { rules } = VARIANTS[0]
  return {
    ...page,
    cards: [
      { name: 'Your hand', cards: cards.hand },
      { name: 'The closest flop', cards: cards.board },
    ],
    spot: cards,
    skills: [skill(rules, { ...start(rules), ...cards })],
  }
}

const STARTING = startingPages(
  'Two cards and the flop are seen at once. For each starting hand: on which flops to call, which are the closest, and what calling too often costs.',
  (name) => `${name} in Casino Hold’em: on which flops to call`,
)

export const list: HandPages = { ...STARTING, pages: STARTING.pages.map(onItsFlop) }
