import { evaluate7 } from '@/lib/cards/evaluate'
import { handOf } from '@/lib/cards/strength'
import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { POKER_HANDS } from '@/lib/cards/hands'
import { combinations } from '@/lib/math/combinations'
import { addTally, type BonusRules, emptyTally, type Tally } from './plain-tally'

/*
 * The referee of Texas Hold'em Bonus: every flop, turn, river and dealer's hand in turn. A flop's bet is judged by the whole
 * difference of playing on with it and without, with the turn played optimally either way.
 */

interface Board {
  readonly tally: Tally
  readonly dealers: number
}

export interface PlainBonus {
  deals: number
  betTotal: number
  readonly results: readonly [Tally, Tally, Tally]
  flopBets: number
  turnBets: number
  flopTies: number
  turnTies: number
}

function showdown(hand: readonly Card[], board: readonly Card[], unseen: readonly Card[]): Board {
  const [a, b, c, d, e] = board as [Card, Card, Card, Card, Card]
  const tally = emptyTally()
  const own = evaluate7(hand[0]!, hand[1]!, a, b, c, d, e)
  const category = POKER_HANDS.indexOf(handOf(own))
  const rest = without(unseen, board)
  let dealers = 0
  for (const [x, y] of combinations(rest, 2)) {
    const dealer = evaluate7(x!, y!, a, b, c, d, e)
    if (dealer < own) tally.winsQualified[category]! += 1
    else if (dealer > own) tally.lossesQualified++
    else tally.ties++
    dealers++
  }
  return { tally, dealers }
}

/** Net result with `stake` antes bet besides the ante, in 1/unit. */
export function plainBonusNet(
  { winsQualified, ties, lossesQualified }: Tally,
  stake: number,
  { unit, ante, tiesLose }: BonusRules,
): number {
  const wins = winsQualified.reduce((sum, n, hand) => sum + n * (ante[hand]! + stake * unit), 0)
  return wins - (lossesQualified + (tiesLose ? ties : 0)) * (1 + stake) * unit
}

/** What `bonusOneHand` answers, the plain way. */
export function plainBonusOneHand(rules: BonusRules, hand: readonly Card[], dead: readonly Card[]): PlainBonus {
  const unseen = without(DECK, hand, dead)
  const boards = new Map<string, Board>()
  for (const board of combinations(unseen, 5)) boards.set(board.join(), showdown(hand, board, unseen))
  const boardOf = (cards: readonly Card[]): Board => boards.get([...cards].sort((a, b) => a - b).join())!
  const answer: PlainBonus = {
    deals: 0,
    betTotal: 0,
    results: [emptyTally(), emptyTally(), emptyTally()],
    flopBets: 0,
    turnBets: 0,
    flopTies: 0,
    turnTies: 0,
  }
  for (const flop of combinations(unseen, 3)) {
    const turns = without(unseen, flop).map((turn) =>
      without(unseen, flop, [turn]).map((river) => boardOf([...flop, turn, river])),
    )
    playFlop(rules, turns, answer)
  }
  return answer
}

function playFlop(rules: BonusRules, turns: readonly (readonly Board[])[], answer: PlainBonus): void {
  const worth = (rivers: readonly Board[], stake: number): number =>
    rivers.reduce((sum, { tally }) => sum + plainBonusNet(tally, stake, rules), 0)
  const optimal = (stake: number): number =>
    turns.reduce((sum, rivers) => sum + Math.max(worth(rivers, stake), worth(rivers, stake + 1)), 0)
  const [checked, bet] = [optimal(2), optimal(3)]
  const stake = bet > checked ? 3 : 2
  answer.betTotal += Math.max(checked, bet)
  for (const rivers of turns) {
    const [less, more] = [worth(rivers, stake), worth(rivers, stake + 1)]
    const dealers = rivers.reduce((sum, board) => sum + board.dealers, 0)
    answer.deals += dealers
    if (stake === 3) answer.flopBets += dealers
    if (checked === bet) answer.flopTies += dealers
    if (more > less) answer.turnBets += dealers
    if (more === less) answer.turnTies += dealers
    for (const { tally } of rivers) addTally(answer.results[stake - 2 + (more > less ? 1 : 0)]!, tally)
  }
}
