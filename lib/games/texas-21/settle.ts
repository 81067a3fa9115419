import { settleMain } from '@/lib/engines/blackjack/index'
import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import { SIDE_HAND_NAMES, SIDE_HANDS, sideHandOf } from './hands'
import { SIDE_BETS, type Texas21Rules, type Texas21SideBet } from './rules'
import type { Texas21State } from './state'

/** The lowest hand that a side bet pays, after “less than”. */
function leastPaid(rules: Texas21Rules, bet: Texas21SideBet): string {
  const paid = SIDE_HANDS.filter((hand) => (rules.pays[bet][hand] ?? 0) > 0)
  if (paid.length === 0) return 'a hand that is paid'
  const least = paid.reduce((low, hand) => ((rules.pays[bet][hand] ?? 0) < (rules.pays[bet][low] ?? 0) ? hand : low))
  const name = SIDE_HAND_NAMES[least].toLowerCase()
  return name.includes('of a kind') ? name : `a ${name}`
}

function settleSide(
  rules: Texas21Rules,
  state: Texas21State,
  bet: Texas21SideBet,
  name: string,
): readonly SettledBet[] {
  const stake = state.sides[bet]
  if (stake === undefined) return []
  const hand = sideHandOf([...state.hand, ...state.upcard, ...(state.flop ?? [])])
  const pay = hand === undefined ? 0 : (rules.pays[bet][hand] ?? 0)
  return [
    {
      bet,
      name,
      stake,
      net: tidyNet(pay > 0 ? stake * pay : -stake),
      because:
        pay > 0 && hand ? `${SIDE_HAND_NAMES[hand]}: wins ${pay} to 1` : `less than ${leastPaid(rules, bet)}: loses`,
    },
  ]
}

/** Every bet of a finished round. The net is the main game’s, insurance among it, in bets. */
export function settle(
  rules: Texas21Rules,
  state: Texas21State,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const { bets, net } = settleMain(rules, state)
  return { bets: [...bets, ...SIDE_BETS.flatMap(({ id, name }) => settleSide(rules, state, id, name))], net }
}
