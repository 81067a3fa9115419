import type { Card } from '@/lib/cards/card'
import { defineRound, type Felt, type RoundState, type Settlement } from '@/lib/engines/round/index'
import {
  betAt,
  captionAt,
  endingOf,
  FOLDED,
  needsCards,
  settleRound,
  sideCards,
  stakesOf,
} from '@/lib/engines/settlement/index'
import { deckOf } from '@/lib/engines/showdown/index'
import { fail, ok, type Problem } from '@/lib/result'
import { payRow, rankingOf, strengthOf } from './hands'
import { heldOf } from './named'
import type { ShowdownPage } from './page'
import { sideRow } from './side-hands'
import { isAllowed, qualifyingStrength, type ShowdownRules, sideBetsOf } from './rules'

/* A round of a page: deal, decision, settlement and felt. */

type Place = 'hand' | 'upcard' | 'dealer'
/** `upcard` is a place only where the player sees one. */
export type ShowdownState = RoundState<'hand' | 'dealer', string> & { readonly upcard?: readonly Card[] }

/** All of the dealer's cards that are known, the up card first. */
export const dealersCards = ({ upcard = [], dealer }: Pick<ShowdownState, 'upcard' | 'dealer'>): readonly Card[] => [
  ...upcard,
  ...dealer,
]

/** How a round that was played out ended, and the row of the pay tables that the player's hand is paid by. */
export function endOf(page: ShowdownPage, rules: ShowdownRules, state: ShowdownState) {
  const ranking = rankingOf(page)
  const own = strengthOf(ranking, state.hand)
  const ending = endingOf(own, strengthOf(ranking, dealersCards(state)), qualifyingStrength(page, rules))
  return { ending, hand: payRow(page, own) }
}

const settle = (page: ShowdownPage, rules: ShowdownRules, state: ShowdownState): Settlement =>
  settleRound(page.settlement, rules, state, () => endOf(page, rules, state), readsOf(page, rules))

/** The rows of the side bets that aren't paid by a poker hand. */
const readsOf = ({ settlement: { sides = {} } }: ShowdownPage, rules: ShowdownRules) =>
  Object.fromEntries(
    Object.entries(sides).flatMap(([bet, line]) =>
      line.by === undefined
        ? []
        : [[bet, (state: ShowdownState) => sideRow(rules, bet, line, sideCards(line.cards!, state))]],
    ),
  )

function felt(page: ShowdownPage, rules: ShowdownRules, state: ShowdownState, isOver: boolean): Felt<Place> {
  const { hand, did, sides } = state
  const dealers = dealersCards(state)
  const strength = (cards: readonly Card[]): number => strengthOf(rankingOf(page), cards)
  const isShown = dealers.length === page.dealer.cards
  const end = isShown ? endOf(page, rules, state).ending : undefined
  const own = did.includes('fold') ? FOLDED.ending : isOver ? end : undefined
  return {
    zones: {
      ...(hand.length > 0 && {
        hand: {
          caption: { id: own ? captionAt(page.settlement, 'own', own) : 'cards', args: heldOf(page, strength(hand)) },
        },
      }),
      ...(end && {
        dealer: { caption: { id: captionAt(page.settlement, 'dealer', end), args: heldOf(page, strength(dealers)) } },
      }),
    },
    bets: [
      ...Object.entries(stakesOf(page.settlement, did)).map(([id, stake]) => ({ id, stake })),
      ...Object.keys(page.sides).map((id) => ({ id, stake: sides[id] ?? null })),
    ],
  }
}

/** Cards and decisions in an order that no round has; undefined if they have one. */
function refuse({ dealer }: ShowdownPage, state: ShowdownState, awaitsDealer: boolean) {
  const { did } = state
  const wrong = (says: Problem['says'], at: string): Problem => fail('BadText', says, at).problem
  if (did.length > 0 && state.hand.length === 0) return wrong({ id: 'before-cards' }, 'did')
  const isShown = dealersCards(state).length === dealer.cards
  if (isShown && (did.length !== 1 || (did.includes('fold') && !awaitsDealer)))
    return wrong({ id: 'dealer-hidden' }, 'dealer')
  return undefined
}

function makeRound(page: ShowdownPage) {
  const { player, dealer, settlement } = page
  if (settlement.decisions.length !== 1)
    throw new RangeError(`${page.id}: a page has one decision, and this one has ${settlement.decisions.length}`)
  const [{ stage, actions: offered }] = settlement.decisions as readonly [(typeof settlement.decisions)[number]]
  const actions = Object.keys(offered)
  const rest = dealer.cards - dealer.up
  const name = { id: 'dealer' } as const
  /** After a fold only side bets may still need the dealer's cards. */
  const awaits = ({ sides }: Pick<ShowdownState, 'sides'>, rules: ShowdownRules): boolean =>
    needsCards(settlement, rules, sides, 'dealer', rest)
  return defineRound<ShowdownRules, Place, string, string>({
    deck: deckOf(rankingOf(page)),
    places: [
      { id: 'hand', owner: 'player', size: player.cards, name: { id: 'hand' }, zone: 'player' },
      ...(dealer.up === 0 ? [] : [{ id: 'upcard', owner: 'dealer', size: dealer.up, name, zone: 'dealer' } as const]),
      { id: 'dealer', owner: 'dealer', size: rest, name, seenBy: 'dealerCards' },
    ],
    actions,
    sideBets: sideBetsOf(page),
    script: [
      { deal: 'hand', to: 'hand', until: player.cards },
      ...(dealer.up === 0 ? [] : [{ deal: 'upcard', to: 'upcard', until: dealer.up } as const]),
      {
        ask: stage,
        actions: () => actions,
        allows: (rules, { hand }, action) => isAllowed(page, rules, action, strengthOf(rankingOf(page), hand)),
      },
      { deal: 'dealer', to: 'dealer', until: rest },
    ],
    afterFold: [{ deal: 'dealer', to: 'dealer', until: rest, when: awaits }],
    bet: (action, at) => betAt(settlement, at, action),
    entry: { did: () => ok([]) },
    settle: (rules, state) => settle(page, rules, state),
    felt: (rules, state, isOver) => felt(page, rules, state, isOver),
    refuse: (state, rules) => refuse(page, state, awaits(state, rules)),
  })
}

type DefinedRound = ReturnType<typeof defineRound<ShowdownRules, 'hand' | 'dealer', string, string>>

const rounds = new WeakMap<ShowdownPage, DefinedRound>()

/** The round of a page, the same for every part of its game. */
export function roundOf(page: ShowdownPage): DefinedRound {
  // Its states have the place of the up card if the page has one.
  const round = rounds.get(page) ?? (makeRound(page) as unknown as DefinedRound)
  rounds.set(page, round)
  return round
}
