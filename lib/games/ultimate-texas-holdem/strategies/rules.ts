import { type RankLetter, rankOfLetter, RANKS } from '@/lib/cards/card'
import { POKER_HANDS } from '@/lib/cards/hands'
import type { Sight } from '@/lib/families/holdem/sight'
import type { Message } from '@/lib/messages/message'
import type { Made } from '../messages/en'
import type { UltimateStage } from '../round'
import { hasTwoPair, isDeucesAlone } from '../strategy'
import type { RiverLook } from './river-looks'

/*
 * The language of strategies: each rule names hands that raise at one stage, by one condition with at most one
 * threshold. Hands that no rule covers check, and fold on the river. So the order of the rules doesn't matter, and
 * their number is the strategy's length.
 */

type RaiseMessage = Message<Made>

interface RuleOf<T extends UltimateStage, L> {
  readonly id: string
  readonly stage: T
  readonly message: RaiseMessage
  readonly covers: (look: L) => boolean
}

/** Two cards before the flop. */
type Start = Pick<Sight, 'low' | 'high' | 'suited'>

export type RaiseRule = RuleOf<'preflop', Start> | RuleOf<'flop', Sight> | RuleOf<'river', RiverLook>

const ranksFrom = (low: RankLetter, high: RankLetter): readonly RankLetter[] =>
  RANKS.slice(rankOfLetter(low), rankOfLetter(high) + 1)
// ——— Before the flop —————————————————————————————————————————————————————————————————————————————————————

const before = (id: string, message: RaiseMessage, covers: (look: Start) => boolean): RaiseRule => ({
  id,
  stage: 'preflop',
  message,
  covers,
})

const pairsFrom = (least: RankLetter): RaiseRule =>
  before(
    `pre-pair-${least}`,
    { id: 'earlyPair', args: { from: rankOfLetter(least) } },
    ({ high, low }) => high === low && low >= rankOfLetter(least),
  )

/** A high card with this kicker or a better one; pairs have rules of their own. */
function kickersFrom(top: RankLetter, least: RankLetter, suited: boolean): RaiseRule {
  const args = { top: rankOfLetter(top), from: rankOfLetter(least), suited }
  const covers = ({ high, low, suited: isSuited }: Start): boolean =>
    high === args.top && low >= args.from && low < high && (isSuited || !suited)
  return before(`pre-${top}${least}${suited ? 's' : ''}`, { id: 'earlyKicker', args }, covers)
}

const topFrom = (least: RankLetter): RaiseRule =>
  before(
    `pre-top-${least}`,
    { id: 'earlyTop', args: { from: rankOfLetter(least) } },
    ({ high }) => high >= rankOfLetter(least),
  )

const bothFrom = (least: RankLetter): RaiseRule =>
  before(
    `pre-both-${least}`,
    { id: 'earlyBoth', args: { from: rankOfLetter(least) } },
    ({ low }) => low >= rankOfLetter(least),
  )

const PREFLOP: readonly RaiseRule[] = [
  before('pre-any', { id: 'earlyAny' }, () => true),
  ...ranksFrom('2', 'A').map(pairsFrom),
  ...[...ranksFrom('T', 'A')].reverse().flatMap((top) => {
    const kickers = RANKS.slice(0, rankOfLetter(top))
    return [
      ...kickers.map((least) => kickersFrom(top, least, false)),
      ...kickers.map((least) => kickersFrom(top, least, true)),
    ]
  }),
  ...ranksFrom('T', 'K').map(topFrom),
  ...ranksFrom('8', 'K').map(bothFrom),
]

// ——— On the flop —————————————————————————————————————————————————————————————————————————————————————————

const onFlop = (id: string, message: RaiseMessage, covers: (look: Sight) => boolean): RaiseRule => ({
  id,
  stage: 'flop',
  message,
  covers,
})

const hiddenPairFrom = (least: RankLetter): RaiseRule =>
  onFlop(
    `flop-pair-${least}`,
    { id: 'flopPair', args: { from: rankOfLetter(least) } },
    (sight) => sight.pair >= rankOfLetter(least) || hasTwoPair(sight),
  )

const flushDrawFrom = (least: RankLetter): RaiseRule =>
  onFlop(
    `flop-flush-${least}`,
    { id: 'flopFlush', args: { from: rankOfLetter(least) } },
    ({ flushDraw }) => flushDraw >= rankOfLetter(least),
  )

const FLOP: readonly RaiseRule[] = [
  onFlop('flop-any', { id: 'flopAny' }, () => true),
  onFlop('flop-pair', { id: 'flopPairButTwos' }, (sight) => sight.made > 0 && !isDeucesAlone(sight)),
  ...ranksFrom('2', 'Q').map(hiddenPairFrom),
  onFlop('flop-any-pair', { id: 'flopAnyPair' }, ({ made, boardPaired }) => made > 0 || boardPaired),
  onFlop('flop-two-pair', { id: 'flopTwoPair' }, hasTwoPair),
  ...ranksFrom('2', 'A')
    .filter((least) => least === '2' || rankOfLetter(least) >= rankOfLetter('7'))
    .map(flushDrawFrom),
  onFlop('flop-straight', { id: 'flopStraight' }, ({ straight, straightRanks }) => straight || straightRanks >= 2),
  onFlop('flop-overs', { id: 'flopOvers' }, ({ overcards }) => overcards === 2),
  ...ranksFrom('J', 'A').map((least) =>
    onFlop(
      `flop-top-${least}`,
      { id: 'flopTop', args: { from: rankOfLetter(least) } },
      ({ high }) => high >= rankOfLetter(least),
    ),
  ),
]

// ——— On the river ————————————————————————————————————————————————————————————————————————————————————————

const onRiver = (id: string, message: RaiseMessage, covers: (look: RiverLook) => boolean): RaiseRule => ({
  id,
  stage: 'river',
  message,
  covers,
})

const fewerOuts = (outs: number): RaiseRule =>
  onRiver(`river-outs-${outs}`, { id: 'riverOuts', args: { outs } }, (look) => look.outs < outs)

const highFrom = (least: RankLetter): RaiseRule =>
  onRiver(
    `river-top-${least}`,
    { id: 'riverTop', args: { from: rankOfLetter(least) } },
    ({ high }) => high >= rankOfLetter(least),
  )

const isAtLeastPair = ({ improves, board }: RiverLook): boolean =>
  improves || POKER_HANDS.indexOf(board) >= POKER_HANDS.indexOf('pair')

const kickerOnPair = (least: RankLetter): RaiseRule =>
  onRiver(
    `river-kicker-${least}`,
    { id: 'riverKicker', args: { from: rankOfLetter(least) } },
    ({ board, high }) => high >= rankOfLetter(least) && board !== 'high-card',
  )

const RIVER: readonly RaiseRule[] = [
  onRiver('river-any', { id: 'riverAny' }, () => true),
  onRiver('river-pair', { id: 'riverPair' }, ({ improves }) => improves),
  onRiver('river-any-pair', { id: 'riverAnyPair' }, isAtLeastPair),
  ...Array.from({ length: 36 }, (_, i) => fewerOuts(i + 5)),
  ...ranksFrom('9', 'A').map(highFrom),
  ...ranksFrom('9', 'A').map(kickerOnPair),
  ...[0, 1, 2].map((above) =>
    onRiver(
      `river-best-${above + 1}`,
      { id: 'riverBest', args: { above } },
      ({ kickersAbove }) => kickersAbove <= above,
    ),
  ),
]

/** Every rule of the language. */
export const RULES: readonly RaiseRule[] = [...PREFLOP, ...FLOP, ...RIVER]

const BY_ID: ReadonlyMap<string, RaiseRule> = /* @__PURE__ */ new Map(RULES.map((rule) => [rule.id, rule]))

/** The rule with this id. Throws `RangeError` on an unknown id. */
export function ruleById(id: string): RaiseRule {
  const rule = BY_ID.get(id)
  if (!rule) throw new RangeError(`“${id}” is no rule of Ultimate Texas Hold’em`)
  return rule
}

export const raisesEarly = (rules: readonly RaiseRule[], look: Start): boolean =>
  rules.some((rule) => rule.stage === 'preflop' && rule.covers(look))
export const raisesFlop = (rules: readonly RaiseRule[], look: Sight): boolean =>
  rules.some((rule) => rule.stage === 'flop' && rule.covers(look))
export const raisesRiver = (rules: readonly RaiseRule[], look: RiverLook): boolean =>
  rules.some((rule) => rule.stage === 'river' && rule.covers(look))
