import { type Card, rankOf, suitOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import type { Step } from '@/lib/game/game'
import { ACTIONS, betOf, type MississippiAction, type MississippiRules } from '@/lib/games/mississippi-stud/rules'
import type { MississippiSpot } from '@/lib/games/mississippi-stud/solve'
import type { Solution } from '@/lib/game/solution'
import { expectimax } from '@/lib/engines/round/index'

/* Mississippi Stud as plainly as it can be said: five cards are looked at, and every deal and bet is tried. Nothing here is the solver's. */

function handName(cards: readonly Card[]): string {
  const counts = Array.from({ length: 13 }, (_, rank) => cards.filter((card) => rankOf(card) === rank).length)
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0]!))
  const shape = counts
    .filter((n) => n > 0)
    .sort((a, b) => b - a)
    .join('')
  const ranks = counts.map((n) => (n > 0 ? '1' : '0')).join('')
  const isStraight = (ranks.at(-1)! + ranks).includes('11111')
  if (isStraight && isFlush) return ranks.endsWith('11111') ? 'royal-flush' : 'straight-flush'
  if (shape === '41') return 'four-of-a-kind'
  if (shape === '32') return 'full-house'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (shape === '311') return 'three-of-a-kind'
  if (shape === '221') return 'two-pair'
  const pair = counts.indexOf(2)
  return pair >= 9 ? 'pair-jacks' : pair >= 4 ? 'pair-sixes' : 'nothing'
}

/** What five cards win for every ante bet on them. */
const payOf = ({ pays }: MississippiRules, cards: readonly Card[]): number => {
  const name = handName(cards)
  return name === 'nothing' ? -1 : pays.hands[name]!
}

interface State extends Required<MississippiSpot> {
  readonly folded: boolean
}

function step(rules: MississippiRules, state: State): Step<State, MississippiAction> {
  const { hand, board, bets, dead, folded } = state
  const stake = bets.reduce<number>((sum, bet) => sum + bet, 1)
  if (folded) return { kind: 'end', bets: [], net: -stake }
  if (board.length === 3) return { kind: 'end', bets: [], net: stake * payOf(rules, [...hand, ...board]) }
  if (bets.length === board.length)
    return {
      kind: 'decide',
      stage: String(board.length),
      actions: ACTIONS,
      next: (action) => {
        const bet = betOf(action)
        return bet === 0 ? { ...state, folded: true } : { ...state, bets: [...bets, bet] }
      },
    }
  return {
    kind: 'deal',
    stage: 'card',
    stub: without(DECK, hand, board, dead),
    count: 1,
    next: (cards) => ({ ...state, board: [...board, ...cards] }),
  }
}

/** Every action at a decision, by trying every deal. */
export const plainDecision = (
  rules: MississippiRules,
  { hand, board, bets, dead = [] }: MississippiSpot,
): Solution<MississippiAction> => expectimax({ step }, rules, { hand, board, bets, dead, folded: false })
