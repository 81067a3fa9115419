import { inWords, loss, money, signedMoney, withUnit, type Currency } from '@/app/_components/format'
import { inSentence, spokenCards } from '@/app/_components/cards-in-text'
import { tableInWords } from '@/app/_components/spoken'
import { movable } from '@/lib/games/arrange'
import type { AnyGame, SettledBet } from '@/lib/games/game'
import { GRADE_RULES, type Verdict } from '@/lib/quiz/grade'
import type { OwnAdvice, Score } from '@/lib/quiz/session'
import type { AnyRound } from './address'

/* The trainer's own sentences: under the grade, and in the live region that a screen reader speaks. */

export interface Stake {
  readonly stake: number
  readonly currency: Currency
}

/** “Before the flop” for the stage's id. */
export const stageName = (game: AnyGame, id: string): string => game.stages.find((stage) => stage.id === id)?.name ?? id

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const listed = (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`)

/** What the answer cost, in base wagers and in money; for the best answer, how far ahead it is. */
export function costInWords(game: AnyGame, rules: unknown, verdict: Verdict<string>, { stake, currency }: Stake): string {
  const doing = (action: string): string => game.label(rules, action).doing
  if (verdict.cost > 0) {
    return `${doing(verdict.action)} costs ${withUnit(loss(verdict.cost), game.unit)}: ${money(verdict.cost * stake, currency)} at your stake`
  }
  if (verdict.best.length > 1) {
    const [first = '', ...others] = verdict.best.map(doing)
    return `${listed([first, ...others.map(lowerFirst)])} are worth exactly the same here: each is right`
  }
  if (verdict.gap === null) return 'There was nothing else to do'
  return `${withUnit(loss(verdict.gap), game.unit)} (${money(verdict.gap * stake, currency)}) ahead of the next best`
}

/** The question, spoken: what lies on the table, then the options with their numbers. */
export function questionInWords(game: AnyGame, round: AnyRound): string {
  const { phase, rules, state } = round
  if (phase.kind === 'ended') return ''
  const table = `${stageName(game, phase.stage)}. ${tableInWords(game.table(rules, state))}`
  const cards = movable(game, rules, state)
  if (cards && game.arrange) return `${table} Keys 1 to ${cards.length} put cards ${game.arrange.into.toLowerCase()}: ${inWords(game.arrange.count)} of them.`
  const options = phase.actions.map((action, i) => `${i + 1} ${game.label(rules, action).name}`).join(', ')
  return `${table} Options: ${spokenCards(options)}.`
}

/** The verdict, spoken: the grade, the cost, and the best option where it was another. */
function verdictInWords(game: AnyGame, rules: unknown, verdict: Verdict<string>, stake: Stake): string {
  const best = verdict.best.map((action) => game.label(rules, action).name).join(' or ')
  const better = verdict.cost > 0 ? ` Best: ${best}.` : ''
  return spokenCards(`${GRADE_RULES[verdict.grade].name}. ${costInWords(game, rules, verdict, stake)}.${better}`)
}

/** The settled round, spoken: what lies on the table, bet by bet, and the sum. */
export function settlementInWords(game: AnyGame, round: AnyRound, { stake, currency }: Stake): string {
  if (round.phase.kind !== 'ended') return ''
  const one = (bet: SettledBet): string => `${bet.name} ${signedMoney(bet.net * stake, currency)}, ${bet.because}.`
  const sum = `Total ${signedMoney(round.phase.net * stake, currency)}.`
  return [tableInWords(game.table(round.rules, round.state)), ...round.phase.bets.map(one), sum].join(' ')
}

/** What the person's own way to play said at the decision just answered, what that costs, and whether it was followed. */
export function ownInWords(game: AnyGame, rules: unknown, { says, cost }: OwnAdvice, action: string): string {
  const what = says.map((one) => inSentence(game.label(rules, one).name)).join(' or ')
  const worth = cost === 0 ? 'right' : `costs ${withUnit(loss(cost), game.unit)} here`
  return `Your strategy says ${what}: ${worth}. ${says.includes(action) ? 'You followed it.' : 'You did not follow it.'}`
}

/** The answer just graded, spoken: the verdict, then what the person's own way to play said, where it said something. */
export function answerInWords(game: AnyGame, round: AnyRound, stake: Stake): string {
  const { phase, rules } = round
  if (phase.kind !== 'answered') return ''
  const verdict = verdictInWords(game, rules, phase.verdict, stake)
  const own = round.answers.at(-1)?.own
  return own ? `${verdict} ${spokenCards(ownInWords(game, rules, own, phase.verdict.action))}` : verdict
}

/** A decision whose time ran out, spoken: the best option once it is known. */
export function missedInWords(game: AnyGame, round: AnyRound): string {
  const { phase, rules } = round
  if (phase.kind !== 'missed') return ''
  const best = phase.solution?.best.map((action) => game.label(rules, action).name).join(' or ')
  return spokenCards(best === undefined ? 'Time is up.' : `Time is up. Best: ${best}.`)
}

/** How the person's own way to play was followed over a session. */
export function followedInWords({ asked, followed, cost }: NonNullable<Score['own']>, unit: string, { stake, currency }: Stake): string {
  const given = cost === 0 ? 'nothing' : `${withUnit(loss(cost), unit)}, ${money(cost * stake, currency)}`
  return `followed ${followed} of ${asked}; following it each time gives away ${given}`
}
