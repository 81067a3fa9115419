import type { Reason } from './messages/table-en'
import { type Card, JOKER, rankOf } from '@/lib/cards/card'
import { type Held, namedThree } from '@/lib/cards/hand-words'
import type { PokerHand, ThreeCardHand } from '@/lib/cards/hands'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { evaluate3, handOfThree } from '@/lib/cards/three'
import {
  byHand,
  defineRound,
  type Felt,
  type RoundState,
  settleSides,
  type Settlement,
} from '@/lib/engines/round/index'
import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import type { HeldCaption } from '@/lib/messages/felt/en'
import { fail, ok, type Problem } from '@/lib/result'
import { qualifyingStrength, SIDE_BETS, type ThreeCardRules } from './rules'

/* A round of Three Card Poker: deal, decision, settlement and felt. */

/** On an exact tie the last one, which is cheaper, counts as best. */
const ACTIONS = ['play', 'fold'] as const
export type ThreeCardAction = (typeof ACTIONS)[number]

type Place = 'hand' | 'dealer'
export type ThreeCardState = RoundState<Place, ThreeCardAction>

/** After a fold only the 6 Card Bonus still needs the dealer's cards. */
const awaitsDealer = ({ sides }: ThreeCardState): boolean => 'six-card' in sides

export const round = defineRound<ThreeCardRules, Place, ThreeCardAction, 'play'>({
  places: [
    { id: 'hand', owner: 'player', size: 3, name: { id: 'hand' }, zone: 'player' },
    { id: 'dealer', owner: 'dealer', size: 3, name: { id: 'dealer' } },
  ],
  actions: ACTIONS,
  sideBets: SIDE_BETS,
  script: [
    { deal: 'hand', to: 'hand', until: 3 },
    { ask: 'play', actions: () => ACTIONS },
    { deal: 'dealer', to: 'dealer', until: 3 },
  ],
  afterFold: [{ deal: 'dealer', to: 'dealer', until: 3, when: awaitsDealer }],
  bet: (action) => (action === 'play' ? 1 : 0),
  entry: { did: () => ok([]) },
  settle,
  felt,
  refuse,
})

export const { start, unseen, stageOf } = round

/** The game's own error for a state that isn't one of its rounds; undefined if it finds nothing wrong. */
function refuse(state: ThreeCardState): Problem | undefined {
  const { hand, dealer, dead, did } = state
  const all = [...hand, ...dealer, ...dead]
  const chosen = ACTIONS.find((action) => action === did.join())
  const wrong = (name: string, says: Problem['says'], at?: string): Problem => fail(name, says, at).problem
  if (all.includes(JOKER)) return wrong('UnknownCard', { id: 'no-joker' })
  if (new Set(all).size < all.length) return wrong('DuplicateCard', { id: 'card-twice' })
  if (![0, 3].includes(hand.length))
    return wrong('WrongCount', { id: 'hand-of-three', args: { count: hand.length } }, 'hand')
  if (![0, 3].includes(dealer.length))
    return wrong('WrongCount', { id: 'dealer-count', args: { of: 3, count: dealer.length } }, 'dealer')
  if (chosen !== undefined && hand.length === 0) return wrong('BadText', { id: 'before-cards' }, 'did')
  if (dealer.length > 0 && chosen !== 'play' && !(chosen === 'fold' && awaitsDealer(state)))
    return wrong('BadText', { id: 'dealer-hidden' }, 'dealer')
  if (did.length > 0 && chosen === undefined) return wrong('BadText', { id: 'other-spelling' })
  return undefined
}

/** The strength of three cards, as `evaluate3` gives it. */
export const strengthOf = (cards: readonly Card[]): number => evaluate3(cards[0]!, cards[1]!, cards[2]!)

// ——— Settlement ——————————————————————————————————————————————————————————————————————————————————————————

/** How a played hand ends. */
export const ENDINGS = ['win', 'tie', 'loss', 'not-qualified'] as const
export type Ending = (typeof ENDINGS)[number]

/** The names of the endings in the proof line. */
export const TALLY_NAMES: Readonly<Record<Ending, string>> = {
  win: 'wins',
  tie: 'ties',
  loss: 'loses',
  'not-qualified': 'dealer does not qualify',
}

/** The nets of the ante and the Play bet, in antes. */
export const ENDING_NETS: Readonly<Record<Ending, { readonly ante: number; readonly play: number }>> = {
  'not-qualified': { ante: 1, play: 0 },
  win: { ante: 1, play: 1 },
  tie: { ante: 0, play: 0 },
  loss: { ante: -1, play: -1 },
}

const BECAUSE: Readonly<Record<Ending, { readonly ante: Reason; readonly play: Reason }>> = {
  'not-qualified': {
    ante: { id: 'not-qualified', args: { pay: 1 } },
    play: { id: 'not-qualified', args: { pay: 0 } },
  },
  win: { ante: { id: 'higher' }, play: { id: 'higher' } },
  tie: { ante: { id: 'equal' }, play: { id: 'equal' } },
  loss: { ante: { id: 'lower' }, play: { id: 'lower' } },
}

export const FOLD_NET = -1

export function endingOf(player: number, dealer: number, qualifying: number): Ending {
  if (dealer < qualifying) return 'not-qualified'
  return player > dealer ? 'win' : player === dealer ? 'tie' : 'loss'
}

/** What the ante bonus pays to 1. A mini royal counts as a straight flush. */
export function anteBonusPay(rules: ThreeCardRules, hand: ThreeCardHand): number {
  return rules.pays.anteBonus[hand === 'mini-royal' ? 'straight-flush' : hand] ?? 0
}

/** What Pair Plus pays to 1; 0 loses. A mini royal without a pay of its own is paid as a straight flush. */
export function pairPlusPay(rules: ThreeCardRules, hand: ThreeCardHand): number {
  const table = rules.pays['pair-plus']
  return (table[hand] ?? 0) || (hand === 'mini-royal' ? (table['straight-flush'] ?? 0) : 0)
}

/** What the 6 Card Bonus pays to 1; 0 loses. */
export const sixCardPay = (rules: ThreeCardRules, hand: PokerHand): number => rules.pays['six-card'][hand] ?? 0

const endingOfState = (rules: ThreeCardRules, { hand, dealer }: ThreeCardState): Ending =>
  endingOf(strengthOf(hand), strengthOf(dealer), qualifyingStrength(rules))

function settleMain(rules: ThreeCardRules, state: ThreeCardState): readonly SettledBet[] {
  const folded: Reason = { id: 'folded' }
  if (state.did[0] === 'fold') return [{ bet: 'ante', stake: 1, net: FOLD_NET, because: folded }]
  const ending = endingOfState(rules, state)
  const [net, because] = [ENDING_NETS[ending], BECAUSE[ending]]
  const hand = handOfThree(strengthOf(state.hand))
  const bonus = anteBonusPay(rules, hand)
  const bets = [
    { bet: 'ante', stake: 1, net: net.ante, because: because.ante },
    { bet: 'play', stake: 1, net: net.play, because: because.play },
  ]
  const why: Reason = { id: 'anteBonus', args: { hand, pay: bonus } }
  return bonus === 0 ? bets : [...bets, { bet: 'ante-bonus', stake: 0, net: bonus, because: why }]
}

function settle(rules: ThreeCardRules, state: ThreeCardState): Settlement {
  const { hand, dealer, sides } = state
  const main = settleMain(rules, state)
  const placed = settleSides(SIDE_BETS, sides, {
    'pair-plus': () => {
      const made = handOfThree(strengthOf(hand))
      return byHand(made, pairPlusPay(rules, made))
    },
    'six-card': () => {
      const made = handOf(strengthOfCards([...hand, ...dealer]))
      return byHand(made, sixCardPay(rules, made))
    },
  })
  return { bets: [...main, ...placed], net: tidyNet(main.reduce((sum, { net }) => sum + net, 0)) }
}

// ——— The felt ————————————————————————————————————————————————————————————————————————————————————————————

/** A hand by its name, or by its ranks, high to low, if it makes nothing. */
function heldOf(hand: readonly Card[]): Held {
  const made = namedThree(hand)
  return made.hand === 'high-card' ? { ranks: [...hand].sort((a, b) => b - a).map(rankOf) } : { made }
}

const OUTCOMES = { win: 'wins', tie: 'ties', loss: 'loses', 'not-qualified': 'cards' } as const

function outcomeOf(rules: ThreeCardRules, state: ThreeCardState, isOver: boolean): HeldCaption['id'] {
  if (!isOver) return 'cards'
  return state.did[0] === 'fold' ? 'folded' : OUTCOMES[endingOfState(rules, state)]
}

function felt(rules: ThreeCardRules, state: ThreeCardState, isOver: boolean): Felt<Place> {
  const { hand, dealer, did, sides } = state
  const qualifies = dealer.length > 0 && strengthOf(dealer) >= qualifyingStrength(rules)
  return {
    zones: {
      ...(hand.length > 0 && {
        hand: { caption: { id: outcomeOf(rules, state, isOver), args: heldOf(hand) } },
      }),
      ...(dealer.length > 0 && {
        dealer: { caption: { id: qualifies ? 'qualifies' : 'notQualified', args: heldOf(dealer) } },
      }),
    },
    bets: [
      { id: 'ante', stake: 1 },
      { id: 'play', stake: did[0] === 'play' ? 1 : null },
      ...SIDE_BETS.map(({ id }) => ({ id, stake: sides[id] ?? null })),
    ],
  }
}
