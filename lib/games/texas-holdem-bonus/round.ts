import { ACE, type Card, rankOf, rankOfLetter } from '@/lib/cards/card'
import { heldHand, heldSoFar } from '@/lib/cards/hand-words'
import { isSuited, ranksOf } from '@/lib/cards/hole-cards'
import { BONUS_STAKES } from '@/lib/engines/holdem/index'
import { defineRound, type Felt, type RoundState, type Settlement } from '@/lib/engines/round/index'
import { betAt, needsCards, settleRound } from '@/lib/engines/settlement/index'
import { keptAfterFold } from '@/lib/game/side-bets/forfeited'
import { holdemFelt } from '@/lib/families/holdem/felt'
import { payoffFrom, shownOf } from '@/lib/families/holdem/settlement'
import { ok } from '@/lib/result'
import { type BonusHand, type BonusRules, SIDE_BETS, TABLE } from './rules'

/* A round of Texas Hold'em Bonus: deal, decisions, settlement and felt. */

/** At each stage the bet comes first. On an exact tie the last one, which is cheaper, counts as best. */
const ACTIONS = ['bet', 'check', 'fold'] as const
export type BonusAction = (typeof ACTIONS)[number]

export const STAGES = ['preflop', 'flop', 'turn'] as const
export type BonusStage = (typeof STAGES)[number]

type Place = 'hand' | 'board' | 'dealer'
export type BonusState = RoundState<Place, BonusAction>

/** The actions before a decision with so many cards on the board. `turnBet` only matters on the turn. */
function didBefore(board: number, turnBet: boolean): readonly BonusAction[] {
  if (board === 0) return []
  return board === 3 ? ['bet'] : ['bet', turnBet ? 'bet' : 'check']
}

const TO_BET = () => ['bet', 'check'] as const

export const round = defineRound<BonusRules, Place, BonusAction, BonusStage>({
  places: [
    { id: 'hand', owner: 'player', size: 2, name: { id: 'hand' }, zone: 'player' },
    { id: 'board', owner: 'board', size: 5, name: { id: 'board' } },
    { id: 'dealer', owner: 'dealer', size: 2, name: { id: 'dealer' } },
  ],
  actions: ACTIONS,
  sideBets: SIDE_BETS,
  script: [
    { deal: 'hand', to: 'hand', until: 2 },
    { ask: 'preflop', actions: () => ['bet', 'fold'] },
    { deal: 'flop', to: 'board', until: 3 },
    { ask: 'flop', actions: TO_BET },
    { deal: 'turn', to: 'board', until: 4 },
    { ask: 'turn', actions: TO_BET },
    { deal: 'river', to: 'board', until: 5 },
    { deal: 'dealer', to: 'dealer', until: 2 },
  ],
  // After a fold only the cards are dealt that side bets still need: the flop, and the dealer's hand against aces.
  afterFold: [
    { deal: 'flop', to: 'board', until: 3, when: ({ sides }, rules) => needsCards(TABLE, rules, sides, 'board', 3) },
    {
      deal: 'dealer',
      to: 'dealer',
      until: 2,
      when: ({ sides, hand }, rules) => 'bonus' in keptAfterFold(rules, sides) && holdsAces(hand),
    },
  ],
  bet: (action, stage) => betAt(TABLE, stage, action),
  entry: {
    fields: [{ kind: 'switch', id: 'turnBet', byDefault: false }],
    did: ({ board, turnBet }) => ok(didBefore((board as readonly Card[]).length, turnBet === true)),
    values: ({ did }) => ({ turnBet: did[1] === 'bet' }),
  },
  settle,
  felt,
})

export const { start, unseen, stageOf, actionsAt, betSoFar } = round

// ——— Settlement ——————————————————————————————————————————————————————————————————————————————————————————

/**
 * The payoff for the engine: the net of every showdown for every amount that can be bet, as if all of it were bet
 * before the flop. The dealer always qualifies.
 */
export const payoffOf = payoffFrom<BonusRules>(TABLE, 'flop-bet', BONUS_STAKES, () => 0)

export const holdsAces = (hand: readonly Card[]): boolean => hand.every((card) => rankOf(card) === ACE)

const TEN = rankOfLetter('T')
const KING = rankOfLetter('K')

/**
 * The row of the bonus bet for two hole cards; undefined if it doesn't pay them. The dealer's cards only matter against
 * aces.
 */
export function bonusHandOf(hand: readonly Card[], dealer: readonly Card[]): BonusHand | undefined {
  const [low, high] = ranksOf(hand)
  if (holdsAces(hand)) return dealer.length === 2 && holdsAces(dealer) ? 'aces-both' : 'aces'
  if (low === high) return low <= TEN ? 'pair' : 'king-queen-jack-pair'
  if (high !== ACE || low <= TEN) return undefined
  if (low === KING) return isSuited(hand) ? 'ace-king-suited' : 'ace-king-offsuit'
  return isSuited(hand) ? 'ace-queen-jack-suited' : 'ace-queen-jack-offsuit'
}

function settle(rules: BonusRules, state: BonusState): Settlement {
  return settleRound(TABLE, rules, state, () => shownOf(state.hand, state, 0), {
    bonus: ({ hand, dealer }) => bonusHandOf(hand, dealer),
  })
}

// ——— The felt ————————————————————————————————————————————————————————————————————————————————————————————

function felt(rules: BonusRules, state: BonusState, isOver: boolean): Felt<Place> {
  return holdemFelt(
    TABLE,
    SIDE_BETS,
    state,
    (hand, board) => (board.length === 5 ? heldHand([...hand, ...board]) : heldSoFar(hand, board)),
    isOver ? { ending: () => shownOf(state.hand, state, 0).ending, bets: settle(rules, state).bets } : undefined,
  )
}
