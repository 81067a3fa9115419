import type { Card } from '@/lib/cards/card'
import { bestFive } from '@/lib/cards/one-hand'
import { pokerHandInWords } from '@/lib/cards/hand-words'
import { holeCardsInWords } from '@/lib/cards/words'
import type { Spot, Zone } from '@/lib/games/felt'
import { captionOf, marksOf, placed } from '@/lib/games/felt-cards'
import type { CasinoRules } from './rules'
import { endingOf, settle, type Ending } from './settle'
import { boxesOf, boxAt, CALL, isDecision, type CasinoState } from './state'

/** The felt from top to bottom: the dealer, the board, the player's box or boxes, the bets. */
export function table(rules: CasinoRules, state: CasinoState): readonly Zone[] {
  const boxes = boxesOf(state)
  const endings = isOver(state) ? boxes.map((hand, box) => endingOf(rules, state, hand, state.did[box]!)) : undefined
  const marked = winningCards(state, endings)
  const dealer =
    state.dealer.length > 0 ? state.dealer : Array<Spot>(2).fill(state.hand.length === 0 ? 'empty' : 'back')
  return [
    {
      kind: 'cards',
      id: 'dealer',
      name: 'Dealer',
      owner: 'dealer',
      cards: dealer,
      ...captionOf(dealerCaption(state, endings)),
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
    ...boxes.map((hand, box): Zone => boxZone(state, hand, box, endings?.[box], marked)),
    { kind: 'bets', id: 'bets', bets: betsOf(rules, state, endings !== undefined) },
  ]
}

function boxZone(
  state: CasinoState,
  hand: readonly Card[],
  box: number,
  ending: Ending | undefined,
  marked: ReadonlySet<Card>,
): Zone {
  const names = boxesOf(state).length === 1 ? ['Your hand'] : ['Your first box', 'Your second box']
  const caption = captionOf(boxCaption(state, hand, box, ending))
  const active = isDecision(state) && names.length > 1 && boxAt(state) === box ? { active: true as const } : {}
  const row = names.length > 1 ? { row: 'boxes' } : {}
  return {
    kind: 'cards',
    id: box === 0 ? 'player' : 'other',
    name: names[box]!,
    owner: 'player',
    cards: placed(hand, 2),
    ...caption,
    ...marksOf(hand, marked),
    ...row,
    ...active,
  }
}

/** Every box has decided and, if one was called, the dealer's hand lies open. */
const isOver = (state: CasinoState): boolean =>
  state.did.length === boxesOf(state).length && (state.dealer.length > 0 || !state.did.includes('call'))

/** The five cards that win the showdown of a single box; none after a fold, and none where two boxes are compared at once. */
function winningCards(state: CasinoState, endings: readonly Ending[] | undefined): ReadonlySet<Card> {
  const ending = endings?.length === 1 ? endings[0]! : undefined
  if (ending?.kind !== 'showdown') return new Set()
  return new Set(bestFive([...(ending.comparison === 'lower' ? state.dealer : state.hand), ...state.board]))
}

function dealerCaption(state: CasinoState, endings: readonly Ending[] | undefined): string | undefined {
  const called = endings?.find((ending) => ending.kind === 'showdown')
  if (called?.kind !== 'showdown') return undefined
  return `${pokerHandInWords([...state.dealer, ...state.board])}, ${called.qualified ? 'qualifies' : 'has no game'}`
}

const RESULTS = { higher: ', higher', equal: ', equal', lower: ', lower' } as const

function boxCaption(
  state: CasinoState,
  hand: readonly Card[],
  box: number,
  ending: Ending | undefined,
): string | undefined {
  if (hand.length === 0) return undefined
  if (ending?.kind === 'showdown') return pokerHandInWords([...hand, ...state.board]) + RESULTS[ending.comparison]
  const words = state.board.length === 0 ? holeCardsInWords(hand) : handSoFar(hand, state.board)
  const did = state.did[box]
  if (did !== undefined) return `${words}, ${did === 'call' ? 'called' : 'folded'}`
  return isDecision(state) && boxesOf(state).length > 1 && boxAt(state) === box ? `${words}: to decide` : words
}

/** “king-five offsuit”, and what the board makes of it. */
function handSoFar(hand: readonly Card[], board: readonly Card[]): string {
  const hole = holeCardsInWords(hand)
  const made = pokerHandInWords([...hand, ...board])
  return made === hole ? hole : `${hole}: ${made}`
}

type Bets = Extract<Zone, { kind: 'bets' }>['bets']

/** The bets as they stand; at the end each with what became of it. */
function betsOf(rules: CasinoRules, state: CasinoState, over: boolean): Bets {
  const bonus = state.sides['bonus']
  const standing = [
    ...boxesOf(state).flatMap((_, box) => {
      const [id, name] = box === 0 ? ['', ''] : ['other-', 'Second box: ']
      return [
        { id: `${id}ante`, name: `${name}Ante`, stake: 1 },
        { id: `${id}call`, name: `${name}Call`, stake: state.did[box] === 'call' ? CALL : null },
      ]
    }),
    ...(bonus === undefined ? [] : [{ id: 'bonus', name: 'Bonus', stake: bonus }]),
  ]
  if (!over) return standing
  const { bets } = settle(rules, state)
  return standing.map((bet) => {
    const settled = bets.find((other) => other.bet === bet.id)
    return settled === undefined ? bet : { ...bet, note: settled.because }
  })
}
