import type { Card } from '@/lib/cards/card'
import { type Held, namedHand, namedThree } from '@/lib/cards/hand-words'
import { defineRound, type Felt, type RoundState, type Settlement } from '@/lib/engines/round/index'
import { betAt, captionAt, endingOf, FOLDED, settleRound, stakesOf } from '@/lib/engines/settlement/index'
import { ok } from '@/lib/result'
import { payRow, ranksDown, rankingOf, strengthOf } from './hands'
import type { ShowdownPage } from './page'
import { qualifyingStrength, type ShowdownRules, sideBetsOf } from './rules'

/* A round of a page: deal, decision, settlement and felt. */

type Place = 'hand' | 'upcard' | 'dealer'
export type ShowdownState = RoundState<Place, string>

/** All of the dealer's cards that are known, the up card first. */
export const dealersCards = ({ upcard, dealer }: ShowdownState): readonly Card[] => [...upcard, ...dealer]

/** How a round that was played out ended, and the row of the pay tables that the player's hand is paid by. */
export function endOf(page: ShowdownPage, rules: ShowdownRules, state: ShowdownState) {
  const ranking = rankingOf(page)
  const own = strengthOf(ranking, state.hand)
  const ending = endingOf(own, strengthOf(ranking, dealersCards(state)), qualifyingStrength(page, rules))
  return { ending, hand: payRow(page, own) }
}

const settle = (page: ShowdownPage, rules: ShowdownRules, state: ShowdownState): Settlement =>
  settleRound(page.settlement, rules, state, () => endOf(page, rules, state))

/** A hand by its name, or by its ranks, high to low, if it makes nothing. */
export function heldOf(cards: readonly Card[]): Held {
  const made = cards.length === 3 ? namedThree(cards) : namedHand(cards)
  return made.hand === 'high-card' ? { ranks: ranksDown(cards) } : { made }
}

function felt(page: ShowdownPage, rules: ShowdownRules, state: ShowdownState, isOver: boolean): Felt<Place> {
  const { hand, did, sides } = state
  const dealers = dealersCards(state)
  const isShown = dealers.length === page.dealer.cards
  const end = isShown ? endOf(page, rules, state).ending : undefined
  const own = did.includes('fold') ? FOLDED.ending : isOver ? end : undefined
  return {
    zones: {
      ...(hand.length > 0 && {
        hand: { caption: { id: own ? captionAt(page.settlement, 'own', own) : 'cards', args: heldOf(hand) } },
      }),
      ...(end && { dealer: { caption: { id: captionAt(page.settlement, 'dealer', end), args: heldOf(dealers) } } }),
    },
    bets: [
      ...Object.entries(stakesOf(page.settlement, did)).map(([id, stake]) => ({ id, stake })),
      ...Object.keys(page.sides).map((id) => ({ id, stake: sides[id] ?? null })),
    ],
  }
}

function makeRound(page: ShowdownPage) {
  const { player, dealer, settlement } = page
  if (settlement.decisions.length !== 1)
    throw new RangeError(`${page.id}: a page has one decision, and this one has ${settlement.decisions.length}`)
  const [{ stage, actions: offered }] = settlement.decisions as readonly [(typeof settlement.decisions)[number]]
  const actions = Object.keys(offered)
  const up = { id: 'upcard', owner: 'dealer', size: dealer.up, name: { id: 'dealer' }, zone: 'dealer' } as const
  return defineRound<ShowdownRules, Place, string, string>({
    places: [
      { id: 'hand', owner: 'player', size: player.cards, name: { id: 'hand' }, zone: 'player' },
      up,
      {
        id: 'dealer',
        owner: 'dealer',
        size: dealer.cards - dealer.up,
        name: { id: 'dealer' },
        seenBy: 'dealerCards',
      },
    ],
    actions,
    sideBets: sideBetsOf(page),
    script: [
      { deal: 'hand', to: 'hand', until: player.cards },
      { deal: 'upcard', to: 'upcard', until: dealer.up },
      { ask: stage, actions: () => actions },
      { deal: 'dealer', to: 'dealer', until: dealer.cards - dealer.up },
    ],
    bet: (action, at) => betAt(settlement, at, action),
    entry: { did: () => ok([]) },
    settle: (rules, state) => settle(page, rules, state),
    felt: (rules, state, isOver) => felt(page, rules, state, isOver),
  })
}

const rounds = new WeakMap<ShowdownPage, ReturnType<typeof makeRound>>()

/** The round of a page, the same for every part of its game. */
export function roundOf(page: ShowdownPage): ReturnType<typeof makeRound> {
  const round = rounds.get(page) ?? makeRound(page)
  rounds.set(page, round)
  return round
}
