import { cardPlaces, dealerZone, mainBets, playerZones } from '@/lib/engines/blackjack/index'
import { withNotes } from '@/lib/engines/round/index'
import type { Zone } from '@/lib/games/felt'
import { SIDE_BETS, type Texas21Rules } from './rules'
import { settle } from './settle'
import { FLOP_CARDS, type Texas21State } from './state'
import { step } from './step'

const flopZones = ({ flop }: Texas21State): readonly Zone[] =>
  flop === null
    ? []
    : [{ kind: 'cards', id: 'flop', name: 'Flop', owner: 'board', cards: cardPlaces(flop, FLOP_CARDS) }]

/** What lies on the felt: the dealer's cards, the flop, each of your hands, the bets. */
export function table(rules: Texas21Rules, state: Texas21State): readonly Zone[] {
  const sides = SIDE_BETS.map(({ id, name }) => ({ id, name, stake: state.sides[id] ?? null }))
  const isEnd = step(rules, state).kind === 'end'
  const bets = withNotes([...mainBets(rules, state), ...sides], isEnd ? settle(rules, state).bets : [])
  return [
    dealerZone(rules, state),
    ...flopZones(state),
    ...playerZones(rules, state),
    { kind: 'bets', id: 'bets', bets },
  ]
}
