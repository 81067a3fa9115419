import { answer as answerWords, deciding } from '@/app/_languages/words'
import { actionDoing, actionName, becauseInWords, stageName, betName, arrangeWords } from '@/app/_felt/names'
import { inWords, money, signedMoney, type Currency } from '@/app/_languages/format'
import type { OptionRow } from '@/app/_solver/option-list'
import { inSentence, spokenCards } from '@/app/_felt/cards-in-text'
import { decisionInWords, saidZones, tableInWords } from '@/app/_felt/said-felt'
import { movable } from '@/lib/game/arrange'
import { costOf, lostBy } from '@/lib/game/action-cost'
import type { AnyGame, Rules, SettledBet } from '@/lib/game/game'
import { betsAt, hasSides, netOf } from '@/lib/game/side-bets/stakes'
import { type Verdict } from '@/lib/teaching/quiz/grade'
import type { OwnAdvice } from '@/lib/teaching/quiz/record'
import type { Score } from '@/lib/teaching/quiz/session'
import { lowerFirst } from '@/lib/text'
import type { AnyRound } from './address'

/* The trainer's sentences below the grade and in the live region for screen readers. */

export interface Stake {
  readonly stake: number
  readonly currency: Currency
}

/**
 * What an option bets, in money; for one that gives up the round, what that loses. Undefined for one that does neither:
 * a check, or a stand.
 */
export function betInWords(
  game: AnyGame,
  rules: Rules,
  state: unknown,
  action: string,
  { stake, currency }: Stake,
): string | undefined {
  const lost = lostBy(game, rules, state, action)
  if (lost !== null) return deciding.loses(money(lost * stake, currency))
  const bet = costOf(game, rules, state, action)
  return bet === 0 ? undefined : money(bet * stake, currency)
}

/** The options with what each bets or loses. They stay the same if none bets anything. */
export function withBets(
  game: AnyGame,
  rules: unknown,
  state: unknown,
  rows: readonly OptionRow[],
  stake: Stake,
): readonly OptionRow[] {
  return rows.every(({ id }) => costOf(game, rules as Rules, state, id) === 0)
    ? rows
    : rows.map((row) => {
        const costs = betInWords(game, rules as Rules, state, row.id, stake)
        return costs === undefined ? row : { ...row, costs }
      })
}

/** What the answer cost, in money; for the best answer, how much better it is than the next. */
export function costInWords(game: AnyGame, verdict: Verdict<string>, { stake, currency }: Stake): string {
  const doing = (action: string): string => actionDoing(game, action)
  if (verdict.grade === 'followed') return deciding.ruleCosts(money(verdict.cost * stake, currency))
  if (verdict.cost > 0) return deciding.costs(doing(verdict.action), money(verdict.cost * stake, currency))
  if (verdict.best.length > 1) {
    const [first = '', ...others] = verdict.best.map(doing)
    return deciding.worthTheSame([first, ...others.map(lowerFirst)])
  }
  if (verdict.gap === null || verdict.next === null) return deciding.nothingElse
  return deciding.ahead(doing(verdict.next), money(verdict.gap * stake, currency))
}

/** The question for screen readers: the table, then the numbered options. */
export function questionInWords(game: AnyGame, round: AnyRound): string {
  const { phase, rules, state } = round
  if (phase.kind === 'ended') return ''
  const table = decisionInWords(stageName(game, phase.stage), saidZones(game, game.table(rules, state)))
  const cards = movable(game, rules, state)
  if (cards && game.arrange)
    return deciding.asksToMove(table, cards.length, arrangeWords(game).into.toLowerCase(), inWords(game.arrange.count))
  const options = phase.actions.map((action, i) => `${i + 1} ${actionName(game, action)}`).join(', ')
  return deciding.asksToChoose(table, spokenCards(options))
}

/** The best option, or several of equal value. */
const bestInWords = (game: AnyGame, best: readonly string[]): string =>
  deciding.best(deciding.either(best.map((action) => actionName(game, action))))

/** The verdict for screen readers: the grade, the cost, and the best option if the answer was a different one. */
function verdictInWords(game: AnyGame, verdict: Verdict<string>, stake: Stake): string {
  const graded = `${answerWords.grades[verdict.grade]}. ${costInWords(game, verdict, stake)}.`
  return spokenCards(verdict.cost > 0 ? `${graded} ${bestInWords(game, verdict.best)}` : graded)
}

/** The settled round for screen readers: the table, each bet, and the total, or with side bets both totals. */
export function settlementInWords(game: AnyGame, round: AnyRound, { stake, currency }: Stake): string {
  if (round.phase.kind !== 'ended') return ''
  const one = (bet: SettledBet): string =>
    deciding.settled(
      betName(game, bet.bet, bet.hand),
      signedMoney(bet.net * stake, currency),
      becauseInWords(game, bet.because),
    )
  const bets = betsAt(game, round.phase.bets, stake)
  const main = signedMoney(round.phase.net * stake, currency)
  const sum = hasSides(game, bets)
    ? deciding.totals(main, signedMoney(netOf(bets) * stake, currency))
    : deciding.total(main)
  return [tableInWords(saidZones(game, game.table(round.rules, round.state))), ...bets.map(one), sum].join(' ')
}

/** What the player's own strategy says about the last decision, what that costs, and whether they followed it. */
export function ownInWords(
  game: AnyGame,
  { says, cost }: OwnAdvice,
  action: string,
  { stake, currency }: Stake,
): string {
  const what = deciding.either(says.map((one) => inSentence(actionName(game, one))))
  const said = cost === 0 ? deciding.ownIsRight(what) : deciding.ownCosts(what, money(cost * stake, currency))
  return `${said} ${says.includes(action) ? deciding.youFollowed : deciding.youDidNotFollow}`
}

/** Whether the verdict on the last answer says that it followed the player's own strategy, and what that cost. */
export const isSaid = ({ phase }: AnyRound, { says }: OwnAdvice): boolean =>
  phase.kind === 'answered' && phase.verdict.grade === 'followed' && says.includes(phase.verdict.action)

/** The grade of the last answer for screen readers, and what the player's own strategy says, if anything. */
export function answerInWords(game: AnyGame, round: AnyRound, stake: Stake): string {
  const { phase } = round
  if (phase.kind !== 'answered') return ''
  const verdict = verdictInWords(game, phase.verdict, stake)
  const own = round.answers.at(-1)?.own
  return own && !isSaid(round, own)
    ? `${verdict} ${spokenCards(ownInWords(game, own, phase.verdict.action, stake))}`
    : verdict
}

/** A decision whose time ran out, for screen readers: the best option once it is known. */
export function missedInWords(game: AnyGame, round: AnyRound): string {
  const { phase } = round
  if (phase.kind !== 'missed') return ''
  return phase.solution
    ? spokenCards(`${deciding.timeIsUp} ${bestInWords(game, phase.solution.best)}`)
    : deciding.timeIsUp
}

/** How well the player followed their own strategy in a session. */
export function followedInWords(
  { asked, followed, cost }: NonNullable<Score['own']>,
  { stake, currency }: Stake,
): string {
  if (cost === 0) return deciding.followedForNothing(followed, asked)
  return deciding.followed(followed, asked, money(cost * stake, currency))
}
