import type { ListedRule } from '@/lib/game/strategy/decision-list'
import { LIST_SIGNS, type StageLists } from '@/lib/games/texas-holdem-bonus/lists'
import { payoffOf } from '@/lib/games/texas-holdem-bonus/round'
import { STANDARD } from '@/lib/games/texas-holdem-bonus/rules'
import { allHands, eachBetGain, HANDS } from '@/lib/engines/holdem/index'
import { makeLooks } from '@/lib/families/holdem/census/looks'
import { cellsOf, type FoundList, searchLists } from '@/lib/teaching/census/list-search'

/** 1 for each hand that is bet before the flop: all but the five offsuit twos that are folded. */
function playedHands(): Uint8Array {
  const { low, high } = allHands()
  return Uint8Array.from({ length: HANDS }, (_, hand) => {
    const [a, b] = [low[hand]!, high[hand]!]
    return a >> 2 === 0 && b >> 2 > 0 && b >> 2 <= 5 && (a & 3) !== (b & 3) ? 0 : 1
  })
}

/** Short lists for one stage, and what each gains in antes a round. */
function listsOf(stage: 'flop' | 'turn', deals: number): readonly FoundList[] {
  const looks = makeLooks(stage === 'flop')
  const played = playedHands()
  eachBetGain(stage, payoffOf(STANDARD), ([board, boards], gains) => looks.add(board, boards, gains, played))
  const signs = LIST_SIGNS[stage]
  const found = searchLists(
    { signs, yes: 'bet', no: 'check', most: 8, signsInRule: 2, beam: 3 },
    cellsOf(signs, looks.looks()),
  )
  return found.map(({ rules, worth }) => ({ rules, worth: worth / deals }))
}

const FLOP_DEALS = 1326 * 19600 * 1081 * 990
const TURN_DEALS = 1326 * 230300 * 46 * 990

const bet: ListedRule = { says: 'bet', when: [] }
const fold: ListedRule = { says: 'fold', when: ['offsuit', 'kicker-0', 'under-5'] }

/** What folding before the flop gains, in antes a round: about three thousandths. */
const FOLD_GAIN = 0.0031

/**
 * Short lists for Texas Hold'em Bonus: for each number of rules, the best way to divide them among the three decisions.
 * Lists that are no better than a shorter one are left out.
 */
export function searchTexasHoldemBonus(): readonly StageLists[] {
  const [flops, turns] = [listsOf('flop', FLOP_DEALS), listsOf('turn', TURN_DEALS)]
  const starts: readonly FoundList[] = [
    { rules: [bet], worth: 0 },
    { rules: [fold, bet], worth: FOLD_GAIN },
  ]
  const all = starts.flatMap((preflop) =>
    flops.flatMap((flop) =>
      turns.map((turn) => ({
        lists: { preflop: preflop.rules, flop: flop.rules, turn: turn.rules },
        rules: preflop.rules.length + flop.rules.length + turn.rules.length,
        worth: preflop.worth + flop.worth + turn.worth,
      })),
    ),
  )
  const best = [...new Set(all.map(({ rules }) => rules))]
    .sort((a, b) => a - b)
    .map((n) => all.filter(({ rules }) => rules === n).reduce((top, one) => (one.worth > top.worth ? one : top)))
  return best
    .filter(({ worth }, i) => best.slice(0, i).every((shorter) => shorter.worth < worth - 1e-6))
    .map(({ lists }) => lists)
}
