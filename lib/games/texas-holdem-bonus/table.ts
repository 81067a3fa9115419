import type { Card } from '@/lib/cards/card'
import { bestFive } from '@/lib/cards/one-hand'
import { pokerHandInWords } from '@/lib/cards/hand-words'
import { holeCardsInWords } from '@/lib/cards/words'
import type { Spot, Zone } from '@/lib/games/felt'
import { captionOf, marksOf, placed } from '@/lib/games/felt-cards'
import { SIDE_BETS, type BonusRules } from './rules'
import { betAt, endingOf, settle, type Ending } from './settle'
import { hasFolded, STAGES, type BonusState } from './state'
import { step } from './step'

/** The felt from top to bottom: the dealer, the board, the player, the bets. */
export function table(rules: BonusRules, state: BonusState): readonly Zone[] {
  const isOver = step(rules, state).kind === 'end'
  const ending = isOver ? endingOf(state) : undefined
  const marked = winningCards(state, ending)
  const dealer =
    state.dealer.length > 0 ? state.dealer : Array<Spot>(2).fill(state.hand.length === 0 ? 'empty' : 'back')
  return [
    {
      kind: 'cards',
      id: 'dealer',
      name: 'Dealer',
      owner: 'dealer',
      cards: dealer,
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
    { kind: 'bets', id: 'bets', bets: betsOf(rules, state, isOver) },
  ]
}

/** The five cards that win the showdown; the player's own where it is a tie, none after a fold. */
function winningCards(state: BonusState, ending: Ending | undefined): ReadonlySet<Card> {
  if (ending === undefined || ending.kind === 'fold') return new Set()
  return new Set(bestFive([...(ending.kind === 'loss' ? state.dealer : state.hand), ...state.board]))
}

function dealerCaption(state: BonusState, ending: Ending | undefined): string | undefined {
  if (ending === undefined || ending.kind === 'fold') return undefined
  return pokerHandInWords([...state.dealer, ...state.board]) + { tie: ', ties', loss: ', wins', win: '' }[ending.kind]
}

function playerCaption(state: BonusState, ending: Ending | undefined): string | undefined {
  if (state.hand.length === 0) return undefined
  const words = handSoFar(state)
  if (ending === undefined) return hasFolded(state.did) ? `${words}, folded` : words
  return words + { win: ', wins', loss: '', tie: ', ties', fold: ', folded' }[ending.kind]
}

/** “king-five offsuit”, and what the board makes of it. */
function handSoFar({ hand, board }: BonusState): string {
  const hole = holeCardsInWords(hand)
  const made = board.length === 0 ? hole : pokerHandInWords([...hand, ...board])
  if (board.length === 5) return made
  return made === hole ? hole : `${hole}: ${made}`
}

type Bets = Extract<Zone, { kind: 'bets' }>['bets']

/** The bets as they stand; at the end each with what became of it. */
function betsOf(rules: BonusRules, state: BonusState, isOver: boolean): Bets {
  const standing = [
    { id: 'ante', name: 'Ante', stake: 1 as number | null },
    ...STAGES.map((stage, i) => ({ ...betAt(stage), stake: state.did[i] === 'bet' ? betAt(stage).stake : null })),
    ...SIDE_BETS.filter(({ id }) => id in state.sides).map(({ id, name }) => ({ id, name, stake: state.sides[id]! })),
  ]
  if (!isOver) return standing
  const { bets } = settle(rules, state)
  return standing.map((bet) => {
    const settled = bets.find((other) => other.bet === bet.id)
    return settled === undefined ? bet : { ...bet, note: settled.because }
  })
}
