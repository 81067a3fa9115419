import type { Reason } from './messages/table-en'
import { ACE, type Card, rankOf, rankOfLetter } from '@/lib/cards/card'
import { heldHand, heldSoFar } from '@/lib/cards/hand-words'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { isSuited, ranksOf } from '@/lib/cards/hole-cards'
import { bestFive, strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import {
  defineRound,
  type Felt,
  placedBets,
  type RoundState,
  settleSides,
  type Settlement,
  withNotes,
  byHand,
  payOrLoss,
} from '@/lib/engines/round/index'
import { BONUS_STAKES, type Ending, makePayoff, payoffBy, showdownOf } from '@/lib/engines/holdem/index'
import { tidyNet } from '@/lib/games/ev'
import { ok } from '@/lib/result'
import { type BonusHand, type BonusRules, SIDE_BETS } from './rules'

/* A round of Texas Hold'em Bonus: deal, decisions, settlement and felt. */

/** At each stage the bet comes first. On an exact tie the last one, which is cheaper, counts as best. */
const ACTIONS = ['bet', 'check', 'fold'] as const
export type BonusAction = (typeof ACTIONS)[number]

export const STAGES = ['preflop', 'flop', 'turn'] as const
export type BonusStage = (typeof STAGES)[number]

type Place = 'hand' | 'board' | 'dealer'
export type BonusState = RoundState<Place, BonusAction>

/** The bet of each stage, in antes. Its id names the cards that it buys. */
const BETS: Readonly<Record<BonusStage, { readonly id: string; readonly stake: number }>> = {
  preflop: { id: 'flop-bet', stake: 2 },
  flop: { id: 'turn-bet', stake: 1 },
  turn: { id: 'river-bet', stake: 1 },
}

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
    { deal: 'flop', to: 'board', until: 3, when: ({ sides }) => 'first-five' in sides },
    { deal: 'dealer', to: 'dealer', until: 2, when: ({ sides, hand }) => 'bonus' in sides && holdsAces(hand) },
  ],
  bet: (action, stage) => (action === 'bet' ? BETS[stage].stake : 0),
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

/** What the ante pays to 1 if this hand wins; 0 pushes. */
const antePay = (rules: BonusRules, hand: PokerHand): number =>
  POKER_HANDS.indexOf(hand) >= POKER_HANDS.indexOf(rules.antePaidFrom) ? 1 : 0

type Row = readonly [net: number, because: Reason]
const LOST: Row = [-1, { id: 'lower' }]

/**
 * The net of the ante and of each ante bet later. Without an `ante` row, the winning hand decides what the ante pays.
 */
const RESULTS: Readonly<Record<string, { readonly ante?: Row; readonly bet: Row }>> = {
  fold: { ante: [-1, { id: 'folded' }], bet: [0, { id: 'folded' }] },
  loss: { ante: LOST, bet: LOST },
  push: { ante: [0, { id: 'tie' }], bet: [0, { id: 'tie' }] },
  lose: { ante: [-1, { id: 'tieLost' }], bet: [-1, { id: 'tieLost' }] },
  win: { bet: [1, { id: 'higher' }] },
}

const resultOf = ({ ties }: BonusRules, { kind }: Ending) => RESULTS[kind === 'tie' ? ties : kind]!

/** The main game's net in antes, with `bets` antes bet besides the ante. */
function netOf(rules: BonusRules, bets: number, ending: Ending): number {
  const { ante, bet } = resultOf(rules, ending)
  return (ending.kind === 'win' ? antePay(rules, ending.hand) : ante![0]) + bets * bet[0]
}

/**
 * The payoff for the engine: the net of every showdown for every amount that can be bet. The dealer always qualifies.
 */
export const payoffOf = payoffBy((rules: BonusRules) =>
  makePayoff(0, BONUS_STAKES, (bets, ending) => netOf(rules, bets, ending)),
)

const endingOf = (state: BonusState): Ending =>
  state.did.includes('fold') ? { kind: 'fold' } : showdownOf(state.hand, state, 0)

function whyAnte(rules: BonusRules, ending: Ending): Reason {
  if (ending.kind !== 'win') return resultOf(rules, ending).ante![1]
  return antePay(rules, ending.hand) > 0
    ? { id: 'made', args: { hand: ending.hand, pay: 1 } }
    : { id: 'anteUnpaid', args: { from: rules.antePaidFrom } }
}

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

export const bonusPay = (rules: BonusRules, hand: BonusHand | undefined): number =>
  hand === undefined ? 0 : (rules.pays.bonus[hand] ?? 0)

/** What the First 5 Jackpot pays to 1 by its fixed prizes; 0 loses. */
export const firstFivePay = (rules: BonusRules, hand: PokerHand): number => rules.pays['first-five'][hand] ?? 0

function settle(rules: BonusRules, state: BonusState): Settlement {
  const { hand, board, dealer, did } = state
  const ending = endingOf(state)
  const [net, because] = resultOf(rules, ending).bet
  const later = STAGES.filter((_, i) => did[i] === 'bet').map((stage) => {
    const { id: bet, stake } = BETS[stage]
    return { bet, stake, net: tidyNet(stake * net), because }
  })
  const ante = { bet: 'ante', stake: 1, net: netOf(rules, 0, ending), because: whyAnte(rules, ending) }
  const sides = settleSides(SIDE_BETS, state.sides, {
    bonus: () => {
      const held = bonusHandOf(hand, dealer)
      const pay = bonusPay(rules, held)
      const because: Reason =
        held === undefined ? { id: 'noBonusHand' } : { id: 'bonus', args: { hand: held, pay: payOrLoss(pay) } }
      return { pay, because }
    },
    'first-five': () => {
      const made = handOf(strengthOfCards([...hand, ...board.slice(0, 3)]))
      return byHand(made, firstFivePay(rules, made))
    },
  })
  return { bets: [ante, ...later, ...sides], net: netOf(rules, betSoFar(did), ending) }
}

// ——— The felt ————————————————————————————————————————————————————————————————————————————————————————————

const ENDS = {
  win: { own: 'wins', dealers: 'cards' },
  loss: { own: 'cards', dealers: 'wins' },
  tie: { own: 'ties', dealers: 'ties' },
  fold: { own: 'cards', dealers: 'cards' },
} as const

function felt(rules: BonusRules, state: BonusState, isOver: boolean): Felt<Place> {
  const { hand, board, dealer, did } = state
  const bets = withNotes(
    [
      { id: 'ante', stake: 1 },
      ...STAGES.map((stage, i) => ({ ...BETS[stage], stake: did[i] === 'bet' ? BETS[stage].stake : null })),
      ...placedBets(SIDE_BETS, state.sides),
    ],
    isOver ? settle(rules, state).bets : [],
  )
  if (hand.length === 0) return { zones: {}, bets }
  const args = board.length === 5 ? heldHand([...hand, ...board]) : heldSoFar(hand, board)
  if (did.includes('fold')) return { zones: { hand: { caption: { id: 'folded', args } } }, bets }
  if (!isOver) return { zones: { hand: { caption: { id: 'cards', args } } }, bets }
  const { kind } = endingOf(state)
  const ends = ENDS[kind]
  return {
    zones: {
      hand: { caption: { id: ends.own, args } },
      dealer: { caption: { id: ends.dealers, args: heldHand([...dealer, ...board]) } },
    },
    // On a tie the player's own five cards are marked.
    marked: bestFive([...(kind === 'loss' ? dealer : hand), ...board]),
    bets,
  }
}
