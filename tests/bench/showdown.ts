/* The engine of hand against hand. */
import { DECK, without } from '@/lib/cards/deck'
import { count, decide, price, situationsOf } from '@/lib/engines/showdown/index'
import { countThrees } from '@/lib/cards/counts'
import type { Card } from '@/lib/cards/card'
import { evaluate3 } from '@/lib/cards/three'
import { draw, makeRandom } from '@/lib/math/random'
import { caribbean, CARIBBEAN, CARIBBEAN_PAYS, THREE, threeCard, VARIANTS } from '../engines/showdown/plain'
import type { Comparison } from '../tools/comparison'

const [{ rules }] = VARIANTS
const SPOTS = 64

/** A hand, the dealer's exposed cards and dead cards, another each time. */
function spots(player: number, up: number, dead: number) {
  const random = makeRandom('bench')
  const all = Array.from({ length: SPOTS }, () => {
    const cards = draw(random, DECK, player + up + dead)
    return { hand: cards.slice(0, player), up: cards.slice(player, player + up), dead: cards.slice(player + up) }
  })
  let next = 0
  return () => all[next++ % SPOTS]!
}

/** A pay that differs each time, so that nothing can be remembered. */
let step = 0
const dragged = (): number => (step = (step + 1) % 40) / 20

/** Counts are kept by qualifying strength, so each time another one between two strengths is asked for. */
let asked = 0
const anew = (strength: number): number => strength + ++asked / 1e9

const three = spots(3, 0, 0)
const five = spots(5, 1, 0)
const fiveDead = spots(5, 1, 25)

const decided = (dead: () => ReturnType<typeof five>) => () => decide(CARIBBEAN, dead()).ends.win

/** How many of the dealer’s hands a hand beats, each one evaluated. */
function plainDecision(hand: readonly Card[]): number {
  const own = evaluate3(hand[0]!, hand[1]!, hand[2]!)
  return countThrees(without(DECK, hand))
    .subarray(THREE.qualifies, own)
    .reduce((sum, ways) => sum + ways, 0)
}

export const comparisons: readonly Comparison[] = [
  {
    name: 'A decision at Three Card Poker',
    unit: 'decisions',
    amount: 1,
    contenders: {
      'no dead cards': () => decide(THREE, three()).ends.win,
      'by a plain count of the dealer’s hands': () => plainDecision(three().hand),
    },
  },
  {
    name: 'Three Card Poker',
    unit: 'games',
    amount: 1,
    contenders: {
      'another pay': () =>
        price(count(THREE), threeCard({ ...rules, pays: { ...rules.pays, anteBonus: { straight: 1 + dragged() } } }))
          .ev,
      'counted again': () => count({ ...THREE, qualifies: anew(THREE.qualifies) }).ways,
    },
  },
  {
    name: 'A decision at Caribbean Stud',
    unit: 'decisions',
    amount: 1,
    contenders: { 'no dead cards': decided(five), '25 dead cards': decided(fiveDead) },
  },
  {
    name: 'Caribbean Stud',
    unit: 'games',
    amount: 1,
    contenders: {
      'another pay': () => price(count(CARIBBEAN), caribbean(CARIBBEAN_PAYS.with(1, 1 + dragged()))).ev,
      'counted again': () => count({ ...CARIBBEAN, qualifies: anew(CARIBBEAN.qualifies) }).ways,
      'a strength’s situations': () => situationsOf(count(CARIBBEAN), [CARIBBEAN.qualifies]).length,
    },
  },
]
