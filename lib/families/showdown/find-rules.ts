import { RANKS } from '@/lib/cards/card'
import { count, price, situationsOf } from '@/lib/engines/showdown/index'
import { evValue, exact } from '@/lib/game/ev'
import { leastOf, rankingOf } from './hands'
import type { PageRule, PageStrategy, ShowdownPage } from './page'
import { variantsOf } from './rules'
import { actionsOf, netsOf, offeredBy, showdownOf } from './figures'
import { compileStrategy, type PlayersLook, signOf } from './strategy'

/*
 * Finds short strategies for a page with two actions: a hand from which the dearer one is right, and exceptions for the
 * hands below it, each a few signs that must all hold. Exact: every rule is chosen by what it gains over all deals.
 */

/** The most signs of an exception besides the hand. */
const MOST_SIGNS = 2
/** What a longer exception must gain over a shorter one, to be worth remembering. */
const WORTH_A_SIGN = 1.1

/** Hands that look the same to the signs, and what the dearer action gains over the other, in base wagers a deal. */
interface Row {
  readonly look: PlayersLook
  readonly gain: number
}

/** Hands from which a strategy may begin: kinds of hands, and the two highest ranks of those that make nothing. */
const beginnings = (page: ShowdownPage): readonly string[] => [
  ...rankingOf(page)
    .categories.slice(1)
    .map(({ id }) => id),
  ...RANKS.flatMap((high, i) => RANKS.slice(0, i).map((low) => `${high}-${low}`)).filter((name) => isHand(page, name)),
]

function isHand(page: ShowdownPage, name: string): boolean {
  try {
    leastOf(rankingOf(page), name)
    return true
  } catch {
    return false
  }
}

/** Every sign that an exception may have; those of the up card only where there is one. */
function signsFor({ player, dealer }: ShowdownPage): readonly string[] {
  const places = Array.from({ length: player.cards }, (_, i) => i + 1)
  const held = [
    ...RANKS.map((rank) => `holds ${rank}`),
    ...RANKS.slice(1).map((high, low) => `holds ${high}${RANKS[low]!}`),
  ]
  if (dealer.up === 0) return held
  return [
    'matches',
    'differs',
    ...held,
    ...places.map((place) => `below ${place}`),
    ...RANKS.flatMap((most, i) => RANKS.slice(0, i).map((least) => `up ${least}${most}`)),
  ]
}

/**
 * The strategies with the fewest rules that cost least, up to this many rules, the shortest first: as many as gain
 * something over a shorter one.
 */
export function findStrategies(page: ShowdownPage, mostRules: number): readonly PageStrategy[] {
  const { rules } = variantsOf(page)[0]
  const [dear, cheap] = actionsOf(page) as readonly [string, string]
  const counted = count(showdownOf(page, rules))
  const offered = offeredBy(page, rules)
  const worth = (list: readonly PageRule[]): number => {
    const { ev } = price(counted, offered, compileStrategy(page, list, [dear, cheap]))
    return evValue(exact(ev.num, ev.den))
  }
  const begin = (name: string): readonly PageRule[] => [
    { says: dear, when: [`from ${name}`] },
    { says: cheap, when: [] },
  ]
  const [base] = beginnings(page)
    .map((name) => ({ name, ev: worth(begin(name)) }))
    .sort((a, b) => b.ev - a.ev)
  const everything: readonly PageRule[] = [{ says: dear, when: [] }]
  if (worth(everything) >= base!.ev) return [{ id: 'short-1', rules: everything }]
  const least = leastOf(rankingOf(page), base!.name)
  const { divided } = price(counted, offered)
  const below = divided.filter((strength) => strength < least)
  const found = [begin(base!.name)]
  // The best-known hand that every hand in doubt reaches.
  const from = beginnings(page)
    .filter((name) => below.length > 0 && leastOf(rankingOf(page), name) <= below[0]!)
    .sort((a, b) => leastOf(rankingOf(page), b) - leastOf(rankingOf(page), a))[0]
  if (from !== undefined) {
    const rows = rowsBetween(page, counted, leastOf(rankingOf(page), from), least, [dear, cheap])
    for (let many = 1; many <= mostRules - 2; many++) {
      const exceptions = findExceptions(page, rows, many)
      if (exceptions.length < many) break
      found.push([
        found[0]![0]!,
        ...exceptions.map((when) => ({ says: dear, when: [`from ${from}`, ...when] })),
        { says: cheap, when: [] },
      ])
    }
  }
  return found.map((list) => ({ id: `short-${list.length}`, rules: list }))
}

function rowsBetween(
  page: ShowdownPage,
  counted: ReturnType<typeof count>,
  least: number,
  below: number,
  [dear, cheap]: readonly [string, string],
): readonly Row[] {
  const { rules } = variantsOf(page)[0]
  const nets = [netsOf(page, rules, dear), netsOf(page, rules, cheap)] as const
  const strengths = Array.from({ length: below - least }, (_, i) => least + i)
  const rows = new Map<string, { look: PlayersLook; gain: number }>()
  situationsOf(counted, strengths).forEach((situations) => {
    for (const { strength, ranks, up, ends, ways } of situations) {
      const key = `${ranks.join()} ${up}`
      const row = rows.get(key) ?? { look: { strength, ranks: ranks.toReversed(), up }, gain: 0 }
      rows.set(key, row)
      const [a, b] = [nets[0](strength), nets[1](strength)]
      const deals = ends.unqualified + ends.win + ends.tie + ends.loss
      const lead =
        (a.unqualified - b.unqualified) * ends.unqualified +
        (a.win - b.win) * ends.win +
        (a.tie - b.tie) * ends.tie +
        (a.loss - b.loss) * ends.loss
      row.gain += (lead / deals) * (ways / counted.ways)
    }
  })
  return [...rows.values()]
}

/**
 * The exceptions that gain most together: each is replaced by a better one until none is found. Fewer than asked for if
 * no more gain anything.
 */
function findExceptions(page: ShowdownPage, rows: readonly Row[], many: number): readonly (readonly string[])[] {
  const ids = signsFor(page)
  const masks = ids.map((id) => {
    const holds = signOf(page, id)
    return Uint8Array.from(rows, ({ look }) => (holds(look) ? 1 : 0))
  })
  const gains = Float64Array.from(rows, ({ gain }) => gain)
  const chosen: Conjunction[] = []
  let before = -1
  for (let worth = 0; worth > before + 1e-12 || chosen.length < many;) {
    before = worth
    for (let place = 0; place < many; place++) {
      const free = Uint8Array.from(rows, (_, row) => (chosen.some((one, i) => i !== place && one.mask[row]) ? 0 : 1))
      chosen[place] = bestConjunction(masks, gains, free)
    }
    worth = rows.reduce((sum, { gain }, row) => sum + (chosen.some(({ mask }) => mask[row]) ? gain : 0), 0)
  }
  return chosen.flatMap(({ signs }) => (signs.length === 0 ? [] : [signs.map((sign) => ids[sign]!)]))
}

interface Conjunction {
  readonly signs: readonly number[]
  readonly mask: Uint8Array
  readonly gain: number
}

function bestConjunction(masks: readonly Uint8Array[], gains: Float64Array, free: Uint8Array): Conjunction {
  let best: Conjunction = { signs: [], mask: new Uint8Array(gains.length), gain: 0 }
  const extend = (signs: readonly number[], mask: Uint8Array): void => {
    for (let sign = (signs.at(-1) ?? -1) + 1; sign < masks.length; sign++) {
      const both = new Uint8Array(gains.length)
      let [gain, hope] = [0, 0]
      for (let row = 0; row < gains.length; row++) {
        if (!mask[row] || !masks[sign]![row]) continue
        both[row] = 1
        if (!free[row]) continue
        gain += gains[row]!
        if (gains[row]! > 0) hope += gains[row]!
      }
      const more = signs.length + 1 - Math.max(1, best.signs.length)
      if (gain > best.gain * WORTH_A_SIGN ** Math.max(0, more) + 1e-12)
        best = { signs: [...signs, sign], mask: both, gain }
      if (signs.length + 1 < MOST_SIGNS && hope > best.gain) extend([...signs, sign], both)
    }
  }
  extend([], new Uint8Array(gains.length).fill(1))
  return best
}
