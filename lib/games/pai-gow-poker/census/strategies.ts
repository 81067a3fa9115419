import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import {
  type Clause,
  type Condition,
  type Groups,
  houseWay,
  makeSetter,
  rankingOf,
  readSeven,
  type SetAs,
  type Seven,
  showdowns,
  sortHand,
  SPLITS,
  tableOf,
  WAY_IDS,
} from '@/lib/engines/pai-gow/index'
import { dealingOf, VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { endingNets, settingsOf } from '@/lib/games/pai-gow-poker/round'
import { draw, makeRandom } from '@/lib/math/random'

/*
 * Short ways to set at Pai Gow Poker: house ways of a few clauses. A way grows clause by clause, each at any place,
 * from the clauses of the house ways and some shorter ones. It is priced on a sample of hands, every setting of which
 * is solved exactly. The cost of the ways found is counted over all deals elsewhere.
 */

const HANDS = 2500
const SEED = 'short ways'
const MOST = 9

interface Solved {
  readonly hand: Seven
  /** The worth of each split, in bets; NaN for a foul one. */
  readonly worth: Float64Array
}

const RULES = VARIANTS[0].rules

/** Sample hands, with the worth of every setting against the house way, in bets. */
function sample(): readonly Solved[] {
  const table = tableOf(dealingOf(RULES))
  const { win, loss } = endingNets(RULES)
  const random = makeRandom(SEED)
  return Array.from({ length: HANDS }, () => {
    const sorted = sortHand(draw(random, DECK_WITH_JOKER, 7))
    const settings = settingsOf(RULES, sorted)
    const worth = new Float64Array(SPLITS).fill(NaN)
    showdowns(settings, table, without(DECK_WITH_JOKER, sorted), false).forEach(({ wins, pushes, losses }, i) => {
      worth[settings[i]!.split] = (win * wins + loss * losses) / (wins + pushes + losses)
    })
    return { hand: readSeven(sorted), worth }
  })
}

const front = (...cards: Extract<SetAs, { kind: 'front' }>['cards']): SetAs => ({ kind: 'front', cards })

const clause = (id: string, sentence: string, when: Condition, set: SetAs): Clause => ({
  id,
  sentence,
  when: [when],
  set,
})

const of = (...groups: readonly Groups[]): Condition => ({ groups })

const REST = clause('rest', 'Everything else: keep the best hand you can behind.', {}, front('any', 'any'))

/** Clauses that say in one sentence what house ways say in several. */
const SHORTER: readonly Clause[] = [
  clause(
    'keep-complete',
    'A straight, a flush or better: keep it behind and put the two highest cards it can spare in front.',
    { complete: true },
    { kind: 'complete' },
  ),
  clause(
    'keep-one-pair',
    'One pair with a straight or a flush: keep the straight or flush, the highest two cards it can spare in front.',
    { groups: ['none', '2'], complete: true },
    { kind: 'complete' },
  ),
  clause(
    'nothing-2',
    'No pair: keep the highest card behind and put the next two in front.',
    of('none'),
    front('single-2', 'single-3'),
  ),
  clause(
    'one-pair',
    'One pair: keep it behind and put your two highest other cards in front.',
    of('2'),
    front('single-1', 'single-2'),
  ),
  clause(
    'one-kind',
    'Only one pair, three or four of a kind: keep it behind and put your two highest other cards in front.',
    of('2', '3', '4'),
    front('single-1', 'single-2'),
  ),
  clause('two-pairs', 'Two pair: put the lower one in front.', of('2+2'), front('second', 'second')),
  clause(
    'second-kind',
    'Two pair: put the lower one in front. With three or four of a kind and a pair, put the pair in front. With two such pairs, put the higher one in front.',
    of('2+2', '3+2', '3+2+2', '4+2', '5+2'),
    front('second', 'second'),
  ),
  clause(
    'low-pairs-ace',
    'Two pair up to sixes with an ace: keep both behind and put your two highest other cards in front.',
    { groups: ['2+2'], first: '2-6', single: ['A'] },
    front('single-1', 'single-2'),
  ),
  clause(
    'pairs-ace',
    'Two pair up to jacks with an ace: keep both behind and put your two highest other cards in front.',
    { groups: ['2+2'], first: '2-J', single: ['A'] },
    front('single-1', 'single-2'),
  ),
  clause(
    'small-pairs-king',
    'Two pair up to sixes with an ace or king: keep both behind, the two highest other cards in front.',
    { groups: ['2+2'], first: '2-6', single: ['A', 'K'] },
    front('single-1', 'single-2'),
  ),
  clause('three-pairs', 'Three pairs: put the highest one in front.', of('2+2+2'), front('first', 'first')),
  clause(
    'three-aces',
    'Three aces: keep two behind and put the third ace and your highest other card in front.',
    { groups: ['3'], first: 'A' },
    front('first', 'single-1'),
  ),
  clause(
    'three-of-a-kind',
    'Three of a kind: it stays behind, the two highest other cards go in front.',
    of('3'),
    front('single-1', 'single-2'),
  ),
  clause('full-house', 'Full house: the pair goes in front.', of('3+2', '3+2+2'), front('second', 'second')),
]

/** Every clause of the house ways and the shorter ones. Clauses that do the same are listed once. */
function pool(): readonly Clause[] {
  const all = [
    ...SHORTER,
    ...WAY_IDS.flatMap((id) => houseWay(id).clauses.map((one) => ({ ...one, id: `${id}-${one.id}` }))),
  ]
  const same = ({ when, set }: Clause): string => JSON.stringify([when, set])
  // Clauses that differ only in the readings of the rules to which they belong count as the same.
  return all
    .map(({ reading: _, ...one }) => one)
    .filter((one, i, list) => list.findIndex((other) => same(other) === same(one)) === i)
}

/** The mean worth of a way over the sample; −∞ if it leaves a hand unset. */
function pricer(hands: readonly Solved[]): (clauses: readonly Clause[]) => number {
  const ranking = rankingOf(RULES.wheel)
  return (clauses) => {
    const setter = makeSetter(clauses, ranking)
    let sum = 0
    for (const { hand, worth } of hands) {
      const set = setter(hand)
      if (set < 0) return -Infinity
      sum += worth[set & 31]!
    }
    return sum / hands.length
  }
}

/** The best way found for each number of clauses. */
export function searchPaiGowPoker(): readonly (readonly Clause[])[] {
  const price = pricer(sample())
  const candidates = pool()
  const better = (a: { clauses: readonly Clause[]; worth: number }, clauses: readonly Clause[]) => {
    const worth = price(clauses)
    return worth > a.worth ? { clauses, worth } : a
  }
  const grown = (list: readonly Clause[]) =>
    candidates
      .filter((one) => !list.includes(one))
      .reduce((top, one) => list.reduce((best, _, place) => better(best, list.toSpliced(place, 0, one)), top), {
        clauses: list,
        worth: -Infinity,
      })
  const found: (readonly Clause[])[] = [[REST]]
  let worth = price([REST])
  while (found.length < MOST) {
    let next = grown(found.at(-1)!)
    for (let i = 0; i < next.clauses.length - 1; i++) {
      const swapped = grown(next.clauses.toSpliced(i, 1))
      if (swapped.worth > next.worth + 1e-9) [next, i] = [swapped, -1]
    }
    if (next.worth <= worth + 1e-5) break
    worth = next.worth
    found.push(next.clauses)
  }
  return found
}
