import { type Card, JOKER, rankOf } from '@/lib/cards/card'
import { type Held, namedThree } from '@/lib/cards/hand-words'
import { evaluate3, handOfThree } from '@/lib/cards/three'
import { defineRound, type Felt, type RoundState, type Settlement } from '@/lib/engines/round/index'
import { betAt, captionAt, endingOf, FOLDED, needsCards, settleRound, stakesOf } from '@/lib/engines/settlement/index'
import { fail, ok, type Problem } from '@/lib/result'
import { qualifyingStrength, SIDE_BETS, TABLE, type ThreeCardRules } from './rules'

/* A round of Three Card Poker: deal, decision, settlement and felt. */

/** On an exact tie the last one, which is cheaper, counts as best. */
const ACTIONS = ['play', 'fold'] as const
export type ThreeCardAction = (typeof ACTIONS)[number]

type Place = 'hand' | 'dealer'
export type ThreeCardState = RoundState<Place, ThreeCardAction>

/** After a fold only side bets may still need the dealer's cards. */
const awaitsDealer = ({ sides }: ThreeCardState, rules: ThreeCardRules): boolean =>
  needsCards(TABLE, rules, sides, 'dealer', 3)

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
  bet: (action, stage) => betAt(TABLE, stage, action),
  entry: { did: () => ok([]) },
  settle,
  felt,
  refuse,
})

export const { start, unseen, stageOf } = round

/** The game's own error for a state that isn't one of its rounds; undefined if it finds nothing wrong. */
function refuse(state: ThreeCardState, rules: ThreeCardRules): Problem | undefined {
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
  if (dealer.length > 0 && chosen !== 'play' && !(chosen === 'fold' && awaitsDealer(state, rules)))
    return wrong('BadText', { id: 'dealer-hidden' }, 'dealer')
  if (did.length > 0 && chosen === undefined) return wrong('BadText', { id: 'other-spelling' })
  return undefined
}

/** The strength of three cards, as `evaluate3` gives it. */
export const strengthOf = (cards: readonly Card[]): number => evaluate3(cards[0]!, cards[1]!, cards[2]!)

// ——— Settlement ——————————————————————————————————————————————————————————————————————————————————————————

/** How a hand that is played ends. If the dealer doesn't qualify, it doesn't matter whose hand is higher. */
export const ENDINGS = ['win', 'tie', 'loss', 'unqualified'] as const
export type Ending = (typeof ENDINGS)[number]

export const endOf = (rules: ThreeCardRules, { hand, dealer }: ThreeCardState) => ({
  ending: endingOf(strengthOf(hand), strengthOf(dealer), qualifyingStrength(rules)),
  hand: handOfThree(strengthOf(hand)),
})

function settle(rules: ThreeCardRules, state: ThreeCardState): Settlement {
  return settleRound(TABLE, rules, state, () => endOf(rules, state))
}

// ——— The felt ————————————————————————————————————————————————————————————————————————————————————————————

/** A hand by its name, or by its ranks, high to low, if it makes nothing. */
function heldOf(hand: readonly Card[]): Held {
  const made = namedThree(hand)
  return made.hand === 'high-card' ? { ranks: [...hand].sort((a, b) => b - a).map(rankOf) } : { made }
}

function felt(rules: ThreeCardRules, state: ThreeCardState, isOver: boolean): Felt<Place> {
  const { hand, dealer, did, sides } = state
  const end = isOver ? (did[0] === 'fold' ? FOLDED : endOf(rules, state)) : undefined
  // After a fold the dealer's cards are shown if a side bet needs them.
  const dealers = dealer.length > 0 ? endOf(rules, state).ending : undefined
  return {
    zones: {
      ...(hand.length > 0 && {
        hand: { caption: { id: end ? captionAt(TABLE, 'own', end.ending) : 'cards', args: heldOf(hand) } },
      }),
      ...(dealers && { dealer: { caption: { id: captionAt(TABLE, 'dealer', dealers), args: heldOf(dealer) } } }),
    },
    bets: [
      ...Object.entries(stakesOf(TABLE, did)).map(([id, stake]) => ({ id, stake })),
      ...SIDE_BETS.map(({ id }) => ({ id, stake: sides[id] ?? null })),
    ],
  }
}
