import { exact } from '@/lib/games/ev'
import type { GameFigures, Outcome, Progress, WholeOptions } from '@/lib/games/game'
import { varianceOf } from '@/lib/games/outcomes'
import { scaleToIntegers } from '@/lib/math/fraction'
import { duel, type DuelCounts } from './duel'
import { wholeOptimal } from './optimal'
import { dealingOf, type PaiGowRules } from './rules'
import { ENDINGS, endingNets } from './settle'
import { OPTIMAL } from './strategy'
import { tableOf } from './way-table'
import { clausesIn, type Dealing, houseWay, isWayId } from './ways'

/** Wins, pushes and losses of the whole game, in how many of the 8,250,459,031,214,400 deals. */
interface Endings {
  readonly win: bigint
  readonly push: bigint
  readonly loss: bigint
}

function endingsOf({ wins, losses, deals }: DuelCounts): Endings {
  return { win: wins, push: deals - wins - losses, loss: losses }
}

/** The player's way against the banker's. Who banks wins the copies: then the duel is looked at from the other side. */
export function endingsOfDuel(player: Dealing, other: Dealing, banking: boolean, onProgress?: Progress): Endings {
  const [ours, theirs] = [tableOf(player), tableOf(other)]
  if (!banking) return endingsOf(duel(ours, theirs, onProgress))
  const { win, push, loss } = endingsOf(duel(theirs, ours, onProgress))
  return { win: loss, push, loss: win }
}

/** How often each clause of a way sets a hand. */
function clauseShares(dealing: Dealing): Readonly<Record<string, number>> {
  const { clauseHands } = tableOf(dealing)
  const all = clauseHands.reduce((sum, n) => sum + n, 0)
  return Object.fromEntries(clausesIn(dealing).map(({ id }, i) => [id, clauseHands[i]! / all]))
}

function figuresOf(rules: PaiGowRules, player: Dealing, ends: Endings): GameFigures {
  const nets = endingNets(rules)
  const { unit, integers } = scaleToIntegers(ENDINGS.map((ending) => nets[ending]))
  const deals = ends.win + ends.push + ends.loss
  const total = ENDINGS.reduce((sum, ending, i) => sum + BigInt(integers[i]!) * ends[ending], 0n)
  const outcomes = ENDINGS.map((ending): Outcome => [nets[ending], Number(ends[ending])]).sort((a, b) => a[0] - b[0])
  return {
    ev: exact(total, deals * BigInt(unit)),
    averageBet: exact(1, 1),
    frequencies: clauseShares(player),
    variance: varianceOf(outcomes, deals),
    outcomes,
    method: 'exact',
  }
}

/** Merges equal nets: with no commission to speak of they are three, with a commission of one a win is a push. */
const mergeOutcomes = (figures: GameFigures): GameFigures => {
  const ways = new Map<number, number>()
  for (const [net, n] of figures.outcomes ?? []) ways.set(net, (ways.get(net) ?? 0) + n)
  return { ...figures, outcomes: [...ways] }
}

/**
 * The whole game: a house way against the house way of the rules, every deal counted, in some seconds; or the best setting of every
 * hand (`optimal`), from a sample. Without a strategy the player sets by the same way as the other side.
 */
export function whole(rules: PaiGowRules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const other = dealingOf(rules)
  if (strategy === OPTIMAL) {
    const { ev } = whole(rules, {}, (done) => onProgress?.(done / 4))
    return wholeOptimal(rules, ev, (done) => onProgress?.(1 / 4 + (3 * done) / 4))
  }
  if (strategy !== undefined && !isWayId(strategy)) throw new RangeError(`“${strategy}” is no strategy of Pai Gow Poker`)
  const player = strategy === undefined ? other : { ...other, way: houseWay(strategy) }
  return mergeOutcomes(figuresOf(rules, player, endingsOfDuel(player, other, rules.banking, onProgress)))
}
