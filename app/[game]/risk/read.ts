import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { hourOf } from '@/app/_settings/pace'
import { whole } from '@/app/_languages/format'
import { isPace, isStake, LARGEST_PACE, LARGEST_STAKE, type Preferences } from '@/app/_settings/preferences'
import { joinRules, readRules, type RuleTexts, splitRules } from '@/app/_settings/rule-texts'
import { numbers, risk } from '@/app/_languages/words'
import { MOST_ROUNDS, type SessionQuestion } from '@/lib/math/session-figures'
import { nearest } from '@/lib/nearest'

/*
 * The form of a session as typed, its address (`?hours=4&stake=25&bankroll=1000`), its interpretation, and the problem
 * of each field.
 */

/**
 * The numbers of the form. Those left out have their default: the stake and the pace set for all games, four hours, a
 * hundred bets.
 */
const NUMBERS = ['stake', 'pace', 'hours', 'rounds', 'bankroll'] as const
export type NumberName = (typeof NUMBERS)[number]

export interface RiskForm {
  readonly rules: RuleTexts
  /** One of the game's strategies; empty for best play. */
  readonly play: string
  readonly texts: Readonly<Partial<Record<NumberName, string>>>
  /** Which of the two gives the session's length. */
  readonly by: 'hours' | 'rounds'
  /** A sentence about a part of the address that can't be read. */
  readonly notice: string | null
}

const KEYS = ['rules', 'play', ...NUMBERS] as const
const LONGEST = 20

export function readAddress(game: AnyGame, query: URLSearchParams): RiskForm {
  const texts = Object.fromEntries(
    NUMBERS.flatMap((name) => (query.has(name) ? [[name, (query.get(name) ?? '').slice(0, LONGEST)]] : [])),
  )
  return {
    rules: splitRules(game, query.get('rules') ?? ''),
    play: (query.get('play') ?? '').slice(0, 2 * LONGEST),
    texts,
    by: query.has('rounds') && !query.has('hours') ? 'rounds' : 'hours',
    notice: strangeKey(query),
  }
}

/** The problem with a misspelled key. Other keys are ignored. */
function strangeKey(query: URLSearchParams): string | null {
  for (const key of query.keys()) {
    const meant = (KEYS as readonly string[]).includes(key) ? undefined : nearest(key, KEYS)
    if (meant !== undefined) return risk.noKey(key.slice(0, 40), meant)
  }
  return null
}

/** The address of a form. Defaults are left out. */
export function writeAddress(game: AnyGame, { rules, play, texts, by }: RiskForm): string {
  const query = new URLSearchParams()
  const other = by === 'hours' ? 'rounds' : 'hours'
  for (const name of NUMBERS) if (name !== other && texts[name] !== undefined) query.set(name, texts[name])
  // An address without a length means hours.
  if (by === 'rounds' && texts.rounds === undefined) query.set('rounds', USUAL_ROUNDS)
  if (play !== '') query.set('play', play)
  const ruleText = joinRules(game, rules)
  if (ruleText !== '') query.set('rules', ruleText)
  return query.toString()
}

export const USUAL_HOURS = '4'
const USUAL_ROUNDS = '500'

export const withText = (form: RiskForm, name: NumberName, text: string): RiskForm => ({
  ...form,
  texts: { ...form.texts, [name]: text.slice(0, LONGEST) },
  notice: null,
})

export interface RiskReading {
  readonly rules: Rules
  readonly ruleProblems: Readonly<Record<string, string>>
  /** One of the game's strategies; undefined for best play. */
  readonly play: string | undefined
  /** The text in each field. */
  readonly texts: Readonly<Record<NumberName, string>>
  readonly problems: Readonly<Partial<Record<NumberName | 'play', string>>>
  /** The session; null if its numbers have a problem. */
  readonly session: Session | null
}

/** Money is in the reader's currency. */
export interface Session {
  readonly stake: number
  readonly pace: number
  readonly rounds: number
  readonly bankroll: number
}

/** The default bankroll, in bets. */
export const USUAL_BETS = 100
const LARGEST_BANKROLL = 1e9

/** A number as people write it: `1,000`, `2.5`, `2,5`. NaN if it isn't one. */
export function readNumber(text: string): number {
  const plain = text
    .trim()
    .replace(/^[$€£¥]\s*/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  return /^(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : NaN
}

export function readForm(game: AnyTaughtGame, form: RiskForm, preferences: Preferences): RiskReading {
  const { rules, problems: ruleProblems } = readRules(game, form.rules)
  const problems: Partial<Record<NumberName | 'play', string>> = {}
  const texts: Record<NumberName, string> = {
    stake: form.texts.stake ?? String(preferences.stake),
    pace: form.texts.pace ?? String(hourOf(game, undefined, preferences).rounds),
    hours: form.texts.hours ?? USUAL_HOURS,
    rounds: form.texts.rounds ?? USUAL_ROUNDS,
    bankroll: '',
  }
  const stake = readNumber(texts.stake)
  const pace = readNumber(texts.pace)
  texts.bankroll = form.texts.bankroll ?? (isStake(stake) ? String(Number((USUAL_BETS * stake).toFixed(2))) : '')
  const bankroll = readNumber(texts.bankroll)
  const rounds = roundsOf(form, texts, pace)
  if (!isStake(stake)) problems.stake = risk.badStake(whole(LARGEST_STAKE))
  if (form.by === 'hours' && !isPace(pace)) problems.pace = risk.badPace(whole(LARGEST_PACE))
  const length = lengthProblem(form, rounds, pace)
  if (length !== undefined) problems[form.by] = length
  // A default bankroll follows the stake, so it can't be wrong by itself.
  const isSaid = form.texts.bankroll !== undefined
  if (isSaid && !(bankroll > 0 && bankroll <= LARGEST_BANKROLL))
    problems.bankroll = risk.badBankroll(whole(LARGEST_BANKROLL))
  else if (isStake(stake) && bankroll < stake) problems.bankroll = risk.lessThanOne(numbers.unit(game.unit))
  const play = form.play === '' ? undefined : game.strategies?.find(({ id }) => id === form.play)?.id
  if (form.play !== '' && play === undefined) problems.play = risk.noWay(form.play, game.name)
  const wrong = [problems.stake, problems.pace, problems[form.by], problems.bankroll].some(
    (problem) => problem !== undefined,
  )
  return {
    rules,
    ruleProblems,
    play,
    texts,
    problems,
    session: wrong ? null : { stake, pace: isPace(pace) ? pace : preferences.pace, rounds, bankroll },
  }
}

const roundsOf = ({ by }: RiskForm, texts: Readonly<Record<NumberName, string>>, pace: number): number =>
  by === 'rounds'
    ? readNumber(texts.rounds)
    : Math.max(readNumber(texts.hours) > 0 ? 1 : 0, Math.round(readNumber(texts.hours) * pace))

function lengthProblem({ by }: RiskForm, rounds: number, pace: number): string | undefined {
  if (by === 'rounds')
    return Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS
      ? undefined
      : risk.badRounds(whole(MOST_ROUNDS))
  if (!isPace(pace)) return undefined
  const most = Math.floor(MOST_ROUNDS / pace)
  return rounds >= 1 && rounds <= MOST_ROUNDS ? undefined : risk.badHours(whole(pace), whole(most))
}

/** The bankrolls and losses whose chances are shown, in bets. */
const BANKROLLS = [20, 50, 100, 200, 500, 1000] as const
const LOSSES = [10, 20, 50, 100, 200] as const

const withOwn = (all: readonly number[], own: number): readonly number[] =>
  [...new Set([...all, own])].sort((a, b) => a - b)

/** The request to the solver, in bets. */
export function questionOf(
  outcomes: SessionQuestion['outcomes'],
  { stake, rounds, bankroll }: Session,
): SessionQuestion {
  const own = Number((bankroll / stake).toFixed(9))
  return { outcomes, rounds, bankroll: own, bankrolls: withOwn(BANKROLLS, own), losses: withOwn(LOSSES, own) }
}
