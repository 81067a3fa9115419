import type { Card } from '@/lib/cards/card'
import { bestFive } from '@/lib/cards/one-hand'
import { pokerHandInWords } from '@/lib/cards/hand-words'
import { holeCardsInWords } from '@/lib/cards/words'
import type { Spot, Zone } from '@/lib/games/felt'
import { captionOf, marksOf, placed } from '@/lib/games/felt-cards'
import type { UltimateRules } from './rules'
import { endingOf, settle, type Ending } from './settle'
import { playBet, type UltimateState } from './state'

/** The felt from top to bottom: the dealer, the board, the player, the bets. */
export function table(rules: UltimateRules, state: UltimateState): readonly Zone[] {
  const ending = isOver(state) ? endingOf(rules, state) : undefined
  const marked = winningCards(state, ending)
  const dealerPlaces =
    state.dealer.length > 0 ? state.dealer : Array<Spot>(2).fill(state.hand.length === 0 ? 'empty' : 'back')
  return [
    {
      kind: 'cards',
      id: 'dealer',
      name: 'Dealer',
      owner: 'dealer',
      cards: dealerPlaces,
      ...captionOf(dealerCaption(state, ending)),
      ...marksOf(state.dealer, marked),
    },
    {
      kind: 'cards',
      id: 'board',
      name: 'Board',
      owner: 'board',
      cards: placed(state.board, 5),
      ...marksOf(state.board, marked),
    },
    {
      kind: 'cards',
      id: 'player',
      name: 'Your hand',
      owner: 'player',
      cards: placed(state.hand, 2),
      ...captionOf(playerCaption(state, ending)),
      ...marksOf(state.hand, marked),
    },
    { kind: 'bets', id: 'bets', bets: betsOf(rules, state, ending !== undefined) },
  ]
}

const isOver = (state: UltimateState): boolean => state.dealer.length > 0 || state.did.includes('fold')

/** The five cards that win the showdown; the player's own where it is a tie, none after a fold. */
function winningCards(state: UltimateState, ending: Ending | undefined): ReadonlySet<Card> {
  if (ending === undefined || ending.kind === 'fold') return new Set()
  return new Set(bestFive([...(ending.kind === 'loss' ? state.dealer : state.hand), ...state.board]))
}

function dealerCaption(state: UltimateState, ending: Ending | undefined): string | undefined {
  if (ending === undefined || ending.kind === 'fold') return undefined
  const hand = pokerHandInWords([...state.dealer, ...state.board])
  if (ending.kind === 'tie') return `${hand}, ties`
  const result = [...(ending.kind === 'loss' ? ['wins'] : []), ...(ending.qualified ? [] : ['does not qualify'])]
  return [hand, ...(result.length > 0 ? result : ['qualifies'])].join(', ')
}

function playerCaption(state: UltimateState, ending: Ending | undefined): string | undefined {
  if (state.hand.length === 0) return undefined
  if (ending === undefined) return handSoFar(state)
  const hand = pokerHandInWords([...state.hand, ...state.board])
  const result = { win: ', wins', loss: '', tie: ', ties', fold: ', folded' }[ending.kind]
  return `${hand}${result}`
}

/** “king-five offsuit”, and what the board makes of it. */
function handSoFar(state: UltimateState): string {
  const hole = holeCardsInWords(state.hand)
  const made = state.board.length === 0 ? hole : pokerHandInWords([...state.hand, ...state.board])
  return made === hole ? hole : `${hole}: ${made}`
}

type Bets = Extract<Zone, { kind: 'bets' }>['bets']

/** The bets as they stand; at the end each with what became of it. */
function betsOf(rules: UltimateRules, state: UltimateState, over: boolean): Bets {
  const raise = playBet(state.did)
  const trips = state.sides['trips']
  const standing = [
    { id: 'ante', name: 'Ante', stake: 1 },
    { id: 'blind', name: 'Blind', stake: 1 },
    { id: 'play', name: 'Play', stake: raise > 0 ? raise : null },
    ...(trips === undefined ? [] : [{ id: 'trips', name: 'Trips', stake: trips }]),
  ]
  if (!over) return standing
  const { bets } = settle(rules, state)
  return standing.map((bet) => {
    const settled = bets.find((other) => other.bet === bet.id)
    return settled === undefined ? bet : { ...bet, note: settled.because }
  })
}
