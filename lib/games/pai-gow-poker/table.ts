import type { Card } from '@/lib/cards/card'
import type { Spot, Zone } from '@/lib/games/felt'
import { behindInWords, frontInWords, rankingOf, sortHand } from '@/lib/engines/pai-gow/index'
import { type PaiGowRules, SIDE_BETS } from './rules'
import { type Half, showdownOf } from './settle'
import { HAND, isOver, type PaiGowState, setByHouse } from './state'

type Owner = 'dealer' | 'player'

const cardZone = (id: string, name: string, owner: Owner, cards: readonly Spot[], caption?: string): Zone => ({
  kind: 'cards',
  id,
  name,
  owner,
  cards,
  ...(caption === undefined ? {} : { caption }),
})

const seven = (spot: 'back' | 'empty'): readonly Spot[] => Array.from({ length: HAND }, () => spot)

/** The dealer's two parts share a line, so that yours have room. */
const ROWS: Readonly<Record<Owner, { readonly row?: string }>> = { dealer: { row: 'dealer' }, player: {} }

/** A hand set: two cards in front, five behind. */
function setZones(
  rules: PaiGowRules,
  owner: Owner,
  name: string,
  low: readonly Card[],
  high: readonly Card[],
  halves: readonly [string, string],
): readonly Zone[] {
  const behind = behindInWords(rankingOf(rules.wheel), high)
  return [
    { ...cardZone(`${owner}-low`, `${name}, in front`, owner, low, frontInWords(low) + halves[0]), ...ROWS[owner] },
    { ...cardZone(`${owner}-high`, `${name}, behind`, owner, high, behind + halves[1]), ...ROWS[owner] },
  ]
}

function dealerZones(rules: PaiGowRules, state: PaiGowState): readonly Zone[] {
  if (!isOver(state)) return [cardZone('dealer', 'Dealer', 'dealer', seven(state.hand.length > 0 ? 'back' : 'empty'))]
  const { low, high } = setByHouse(rules, state.dealer)
  return setZones(rules, 'dealer', 'Dealer', low, high, ['', ''])
}

const halfInWords = ({ banking }: PaiGowRules, half: Half): string => {
  switch (half) {
    case 'higher':
      return ', wins'
    case 'copy':
      return banking ? ', a copy: wins for the banker' : ', a copy: goes to the banker'
    case 'lower':
      return ', loses'
  }
}

function playerZones(rules: PaiGowRules, state: PaiGowState): readonly Zone[] {
  if (state.hand.length === 0) return [cardZone('hand', 'Your hand', 'player', seven('empty'))]
  const sorted = sortHand(state.hand)
  if (state.low.length === 0) return [cardZone('hand', 'Your hand', 'player', sorted)]
  const high = sorted.filter((card) => !state.low.includes(card))
  const end = isOver(state) ? showdownOf(rules, state) : undefined
  const halves = end ? ([halfInWords(rules, end.front), halfInWords(rules, end.behind)] as const) : (['', ''] as const)
  return setZones(rules, 'player', 'Your hand', state.low, high, halves)
}

/** What lies on the felt: the dealer's hand, set at the showdown, yours, whole until you set it, and the bets. */
export function table(rules: PaiGowRules, state: PaiGowState): readonly Zone[] {
  const bets = [
    { id: 'main', name: 'Bet', stake: 1 },
    ...SIDE_BETS.map(({ id, name }) => ({ id, name, stake: state.sides[id] ?? null })),
  ]
  return [...dealerZones(rules, state), ...playerZones(rules, state), { kind: 'bets', id: 'bets', bets }]
}
