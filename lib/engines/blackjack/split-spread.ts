import { HIT } from './hand-values'
import { drawChance, putBack, type Shoe, take } from './shoe'
import type { SplitValue, Waiting } from './split'
import { type Joint, jointOf, mixed, type Nets, spreadOf } from './spread'

/* How the results of a split are spread: the number of hands it ends in, and for each number the hands combined. */

/**
 * The chance of each number of hands when pair cards are split again. It leaves out the effect of cards other than the
 * pair's.
 */
function handChances(shoe: Shoe, { pair, hands, spare }: Waiting): ReadonlyMap<number, number> {
  const chances = new Map<number, number>()
  const go = (open: number, left: number, chance: number): void => {
    if (open === 0 || left === 0) {
      const all = hands + spare - left
      chances.set(all, (chances.get(all) ?? 0) + chance)
      return
    }
    const again = drawChance(shoe, pair)
    go(open - 1, left, chance * (1 - again))
    if (again === 0) return
    take(shoe, pair)
    go(open + 1, left - 1, chance * again)
    putBack(shoe, pair)
  }
  go(hands, spare, 1)
  return chances
}

/**
 * The spread of split hands beside others, over the number of hands they end in. `shoe` lacks all known cards; `more`
 * is as in `spreadOf`.
 */
export function splitNets(
  shoe: Shoe,
  dealer: readonly number[],
  waiting: Waiting,
  split: SplitValue,
  others: readonly Joint[],
  more?: readonly number[],
): Nets {
  const joint = jointOf(split.values, HIT, split.policy, split.again ? waiting.pair : undefined)
  const numbers = split.again ? handChances(shoe, waiting) : new Map([[waiting.hands, 1]])
  return mixed(
    [...numbers].map(([hands, chance]) => ({
      chance,
      nets: spreadOf(dealer, [...others, ...Array<Joint>(hands).fill(joint)], more),
    })),
  )
}
