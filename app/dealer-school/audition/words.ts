import { actionName, becauseInWords, betName, stageName } from '@/app/_felt/names'
import { betNameAt } from '../_parts/bet-names'
import { messagesOf } from '@/app/_languages/messages'
import { audition, paper } from '@/app/_languages/words'
import { type AuditionStep, type Place, seatAt } from '@/lib/teaching/dealer-school/procedure/audition'
import { say } from '@/lib/messages/message'
import type { Hand } from '@/lib/teaching/dealer-school/procedure/announcing'
import type { Board } from '@/lib/teaching/dealer-school/table/board'
import type { Table } from '@/lib/teaching/dealer-school/table/seat'
import type { Due } from '@/lib/teaching/dealer-school/table/chips'
import { firstBets, type WrongBet } from '@/lib/teaching/dealer-school/procedure/first-bets'
import { LAMMER } from '@/lib/teaching/dealer-school/procedure/happenings'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { colorOf, type Pile } from '@/lib/teaching/dealer-school/table/rack'
import { oddsIn } from '@/lib/teaching/dealer-school/payouts/tables'
import type { TableLimits } from '@/lib/teaching/dealer-school/table/limits'
import { lowerFirst } from '@/lib/text'
import { chips } from '../_parts/due-words'

/* Places, steps and chips in words. */

export const placeInWords = (place: Place): string => (place === 'dealer' ? audition.dealer : audition.seat(place))

/** The name of a bet, or of the lammer for its commission. */
export const dueName = (table: Table, { bet, hand }: Due): string =>
  bet === LAMMER ? audition.lammer : betNameAt(table, bet, hand)

/** The same with its stake: “Perfect Pairs, $3”; a bonus has only its name. */
export const dueStaked = (table: Table, due: Due): string =>
  due.stake > 0 ? audition.staked(dueName(table, due), chips(due.stake)) : dueName(table, due)

/**
 * What is paid: “Perfect Pairs, $3: mixed pair, pays 6 to 1”. A bet that pays nothing is named with its stake alone.
 */
export function owedInWords(table: Table, due: Due): string {
  const staked = dueStaked(table, due)
  if (due.does !== 'pay' || due.bet === LAMMER) return staked
  const said = becauseInWords(gameOf(table.game), due.because).split(': ')
  const hand = said.slice(0, -1).join(': ')
  // The game names odds that aren't to the stake itself: a bonus on the ante, or less commission.
  const isToStake = due.stake > 0 && !due.commission
  const odds = isToStake ? oddsIn(due.cents / due.stake, { payouts: paper.payouts }) : said.at(-1)!
  return audition.owed(staked, lowerFirst(hand), odds)
}

export const peekedInWords = ({ hasBlackjack }: Extract<AuditionStep, { kind: 'peek' }>): string =>
  hasBlackjack ? audition.hasBlackjack : audition.noBlackjack

const CENTS = 100

const STEP_OF = { lose: 'stepTake', push: 'stepPush', pay: 'stepPay' } as const

const betInWords = (table: Table, place: number, due: Due): string =>
  audition[STEP_OF[due.does]](placeInWords(place), dueStaked(table, due))

const stageInWords = ({ game }: Table, stage: string): string => stageName(gameOf(game), stage)

/** The name of a zone with cards, which it has before the deal too. */
function zoneInWords({ game: id, rules }: Table, zone: string): string {
  const game = gameOf(id)
  const [name] = game
    .table(rules, game.start(rules))
    .flatMap((one) => (one.kind === 'cards' && one.id === zone ? [say(messagesOf(game).felt, one.name)] : []))
  return name!
}

/** What a step requires, inside a sentence. */
export function stepInWords(table: Table, step: AuditionStep): string {
  switch (step.kind) {
    case 'deal':
      return audition.stepDeal(placeInWords(step.place))
    case 'clear':
      return audition.stepClear(placeInWords(step.place))
    case 'decide':
      return audition.stepDecide(placeInWords(step.place), stageInWords(table, step.stage))
    case 'rule':
      return audition.stepRule(placeInWords(step.place))
    case 'bets':
      return audition.stepBets
    case 'change':
      return audition.stepChange(placeInWords(step.place), chips(step.cents))
    case 'peek':
      return audition.stepPeek
    case 'turn':
      return audition.stepTurn(zoneInWords(table, step.zone))
    case 'expose':
      return audition.stepExpose
    case 'announce':
      return audition.stepAnnounce
    case 'settle':
      return betInWords(table, step.place, step.due)
  }
}

/** Why a bet must be sent back: “Seat 2, Ante, $4: this table’s minimum is $5.” */
export function faultInWords(board: Board, wrong: WrongBet, { least, most }: Required<TableLimits>): string {
  const placed = firstBets(board, seatAt(board, wrong.place))
  const game = gameOf(board.game)
  const names = wrong.bets.map((bet) => betName(game, bet))
  const [cents = 0] = Object.values(wrong.lies)
  const place = placeInWords(wrong.place)
  switch (wrong.fault) {
    case 'under':
      return audition.underLeast(place, names[0]!, chips(cents), chips(least * CENTS))
    case 'over':
      return audition.overMost(place, names[0]!, chips(cents), chips(most * CENTS))
    case 'unequal':
      return audition.notEqual(place, names[0]!, names[1]!)
    case 'side':
      return audition.sideTooLarge(
        place,
        names[0]!,
        chips(cents),
        betName(game, placed[0]!.bet),
        chips(placed[0]!.cents),
      )
  }
}

/** A player's words: “Raise 4×”, “Hit, Stand”. */
export function decisionInWords({ game: id }: Table, actions: readonly string[]): string {
  const game = gameOf(id)
  if (game.arrange) return audition.setsHand
  return actions.map((action) => actionName(game, action)).join(', ')
}

/** The dealer's hand inside a sentence: “pair of tens”, “ace-king; pair of jacks”. */
export const handInWords = ({ game }: Pick<Table, 'game'>, hand: Hand): string =>
  hand.map((part) => say(messagesOf(gameOf(game)).felt, part)).join('; ')

/** A chip with its color: `$2.50 (pink)`. */
export function chipInWords(cents: number): string {
  const color = colorOf(cents)
  return color === undefined ? chips(cents) : `${chips(cents)} (${audition.colors[color]})`
}

/** `2 × $5, 1 × $2.50`, the largest first. */
export const pileInWords = (pile: Pile): string =>
  Object.entries(pile)
    .map(([cents, count]) => [Number(cents), count] as const)
    .sort(([a], [b]) => b - a)
    .map(([cents, count]) => audition.chips(count, chips(cents)))
    .join(', ')
