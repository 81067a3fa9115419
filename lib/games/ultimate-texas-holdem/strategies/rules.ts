import { type RankLetter, rankOfLetter, RANKS } from '@/lib/cards/card'
import { POKER_HANDS } from '@/lib/cards/hands'
import { rankInWords } from '@/lib/cards/words'
import type { UltimateStage } from '../round'
import type { FlopLook, PreflopLook, RiverLook } from './looks'

/*
 * The language in which a strategy is written: each rule names hands that raise, at one stage, by one condition with one line at the
 * most. What no rule of a strategy covers is checked, and folded on the river; so the rules' order does not matter, and their number
 * is the strategy's length.
 */

interface RuleOf<T extends UltimateStage, L> {
  readonly id: string
  readonly stage: T
  /** A sentence. */
  readonly text: string
  readonly covers: (look: L) => boolean
}

export type RaiseRule = RuleOf<'preflop', PreflopLook> | RuleOf<'flop', FlopLook> | RuleOf<'river', RiverLook>

const ranksFrom = (low: RankLetter, high: RankLetter): readonly RankLetter[] =>
  RANKS.slice(rankOfLetter(low), rankOfLetter(high) + 1)
const word = (letter: RankLetter, count = 1): string => rankInWords(rankOfLetter(letter), count)
/** “a nine”, “an eight”. */
const a = (letter: RankLetter): string => `${letter === '8' || letter === 'A' ? 'an' : 'a'} ${word(letter)}`
const orBetter = (letter: RankLetter): string => (letter === 'A' ? a(letter) : `${a(letter)} or better`)

/** Hands with a card of this rank or a better one. */
function anyFrom(least: RankLetter): string {
  if (least === 'A') return 'any ace'
  return least === 'K' ? 'any ace or king' : `any hand with ${a(least)} or better in it`
}

// ——— Before the flop —————————————————————————————————————————————————————————————————————————————————————

function before(id: string, what: string, covers: (look: PreflopLook) => boolean): RaiseRule {
  return { id, stage: 'preflop', text: `Before the flop, raise ${what}.`, covers }
}

function pairsFrom(least: RankLetter): RaiseRule {
  const what = least === '2' ? 'any pair' : `a pair of ${word(least, 2)}${least === 'A' ? '' : ' or better'}`
  return before(`pre-pair-${least}`, what, ({ high, low }) => high === low && low >= rankOfLetter(least))
}

/** A high card with this kicker or a better one; pairs have rules of their own. */
function kickersFrom(top: RankLetter, least: RankLetter, suited: boolean): RaiseRule {
  const name = `${suited ? 'suited ' : ''}${word(top)}`
  const last = rankOfLetter(least) === rankOfLetter(top) - 1
  const what =
    least === '2' ? `any ${name}` : `${suited ? `a ${name}` : a(top)} with ${a(least)}${last ? '' : ' or better'}`
  const covers = ({ high, low, suited: isSuited }: PreflopLook): boolean =>
    high === rankOfLetter(top) && low >= rankOfLetter(least) && low < high && (isSuited || !suited)
  return before(`pre-${top}${least}${suited ? 's' : ''}`, what, covers)
}

const topFrom = (least: RankLetter): RaiseRule =>
  before(`pre-top-${least}`, anyFrom(least), ({ high }) => high >= rankOfLetter(least))

const bothFrom = (least: RankLetter): RaiseRule =>
  before(`pre-both-${least}`, `two cards that are both ${a(least)} or better`, ({ low }) => low >= rankOfLetter(least))

const PREFLOP: readonly RaiseRule[] = [
  before('pre-any', 'every hand', () => true),
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

function onFlop(id: string, what: string, covers: (look: FlopLook) => boolean): RaiseRule {
  return { id, stage: 'flop', text: `On the flop, raise ${what}.`, covers }
}

const hiddenPairFrom = (least: RankLetter): RaiseRule =>
  onFlop(
    `flop-pair-${least}`,
    least === '2'
      ? 'a hidden pair or better'
      : `a hidden pair of ${word(least, 2)} or better, or two pair or better with a card of your own`,
    ({ pair, twoPair, straight }) => pair >= rankOfLetter(least) || twoPair || straight,
  )

const flushDrawFrom = (least: RankLetter): RaiseRule =>
  onFlop(
    `flop-flush-${least}`,
    least === '2'
      ? 'four to a flush with a card of your own'
      : `four to a flush, if your own card in it is ${orBetter(least)}`,
    ({ flushDraw }) => flushDraw >= rankOfLetter(least),
  )

const FLOP: readonly RaiseRule[] = [
  onFlop('flop-any', 'every hand', () => true),
  onFlop(
    'flop-pair',
    'a hidden pair or better, but not pocket deuces alone',
    ({ pair, deucesAlone, straight }) => !deucesAlone && (pair >= 0 || straight),
  ),
  ...ranksFrom('2', 'Q').map(hiddenPairFrom),
  onFlop(
    'flop-any-pair',
    'any pair or better, one on the board too',
    ({ pair, isPaired, straight }) => pair >= 0 || isPaired || straight,
  ),
  onFlop('flop-two-pair', 'two pair or better, unless all of it is on the board', ({ twoPair }) => twoPair),
  ...ranksFrom('2', 'A')
    .filter((least) => least === '2' || rankOfLetter(least) >= rankOfLetter('7'))
    .map(flushDrawFrom),
  onFlop('flop-straight', 'a straight draw that two ranks fill', ({ straightRanks }) => straightRanks >= 2),
  onFlop('flop-overs', 'two cards above the whole flop', ({ overcards }) => overcards === 2),
  ...ranksFrom('J', 'A').map((least) =>
    onFlop(`flop-top-${least}`, anyFrom(least), ({ high }) => high >= rankOfLetter(least)),
  ),
]

// ——— On the river ————————————————————————————————————————————————————————————————————————————————————————

function onRiver(id: string, what: string, covers: (look: RiverLook) => boolean): RaiseRule {
  return { id, stage: 'river', text: `On the river, raise ${what}.`, covers }
}

const fewerOuts = (outs: number): RaiseRule =>
  onRiver(`river-outs-${outs}`, `if fewer than ${outs} unseen cards beat you`, (look) => look.outs < outs)

const highFrom = (least: RankLetter): RaiseRule =>
  onRiver(`river-top-${least}`, anyFrom(least), ({ high }) => high >= rankOfLetter(least))

const isAtLeastPair = ({ improves, board }: RiverLook): boolean =>
  improves || POKER_HANDS.indexOf(board) >= POKER_HANDS.indexOf('pair')

const kickerOnPair = (least: RankLetter): RaiseRule =>
  onRiver(
    `river-kicker-${least}`,
    `with a pair or more on the board and ${orBetter(least)} of your own`,
    ({ board, high }) => high >= rankOfLetter(least) && board !== 'high-card',
  )

const KICKERS = [
  'the best kicker there is',
  'one of the two best kickers there are',
  'one of the three best kickers there are',
] as const

const RIVER: readonly RaiseRule[] = [
  onRiver('river-any', 'every hand', () => true),
  onRiver('river-pair', 'a hidden pair or better', ({ improves }) => improves),
  onRiver('river-any-pair', 'any pair or better, one on the board too', isAtLeastPair),
  ...Array.from({ length: 36 }, (_, i) => fewerOuts(i + 5)),
  ...ranksFrom('9', 'A').map(highFrom),
  ...ranksFrom('9', 'A').map(kickerOnPair),
  ...KICKERS.map((what, above) =>
    onRiver(`river-best-${above + 1}`, `with ${what}`, ({ kickersAbove }) => kickersAbove <= above),
  ),
]

/** Every rule of the language. */
export const RULES: readonly RaiseRule[] = [...PREFLOP, ...FLOP, ...RIVER]

const BY_ID: ReadonlyMap<string, RaiseRule> = /* @__PURE__ */ new Map(RULES.map((rule) => [rule.id, rule]))

/** Throws on an id that no rule has. */
export function ruleById(id: string): RaiseRule {
  const rule = BY_ID.get(id)
  if (!rule) throw new RangeError(`“${id}” is no rule of Ultimate Texas Hold’em`)
  return rule
}

export const raisesEarly = (rules: readonly RaiseRule[], look: PreflopLook): boolean =>
  rules.some((rule) => rule.stage === 'preflop' && rule.covers(look))
export const raisesFlop = (rules: readonly RaiseRule[], look: FlopLook): boolean =>
  rules.some((rule) => rule.stage === 'flop' && rule.covers(look))
export const raisesRiver = (rules: readonly RaiseRule[], look: RiverLook): boolean =>
  rules.some((rule) => rule.stage === 'river' && rule.covers(look))
