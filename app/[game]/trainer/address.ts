import { withOwnRules } from '@/app/_settings/own-rules'
import type { Opaque, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { makeRules, parseRules } from '@/lib/games/rules'
import { type Sides, sidesOf } from '@/lib/engines/round/index'
import { makePlan, parsePlan, PLAN_KEYS, type Plan } from '@/lib/teaching/quiz/plan'
import type { StoredSession } from '@/lib/teaching/quiz/resume'
import { makeRound, parseRound, startRound, type Round } from '@/lib/teaching/quiz/round'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { fail, ok, type Result } from '@/lib/result'
import { CHALLENGE_KEY, parseChallenges } from './challenge'

/*
 * The trainer's address: `?rules=…&drill=…&choice=…&n=…&seed=…&spot=…&session=…`. Opened again it shows the same hand, and the same
 * cards come; what is as usual goes without saying. In the browser that knows the session, the session itself goes on.
 */

/** A round of any game: its rules and states are the game's own business. */
export type AnyRound = Round<Opaque, Opaque, string>

/** What may stand in an address without saying anything of a hand. */
const PLAN_TEXT = ['drill', ...PLAN_KEYS] as const

/** A session as it is opened. */
export interface Opened {
  /** The session's name in this browser; no other session has it, not even one that deals the same hands. */
  readonly id: string
  /** Where the session is, if this browser knows it: that counts then, and not the address. */
  readonly stored: StoredSession | null
  /** Whether the address is that of the session's earlier hands. */
  readonly isLookingBack: boolean
  readonly plan: Plan
  readonly rules: Rules
  /** Of the first question. */
  readonly seed: string
  /** Null where the question must be looked for first. */
  readonly round: AnyRound | null
  /** Whether the round began with its first card here, and not on the flop by somebody's link. */
  readonly isWhole: boolean
  readonly sides: Sides
  /** With a bankroll: what the rounds before this one won, in base wagers. */
  readonly won: number
  /** A friend's score, as his link has it. */
  readonly challenge: string | null
}

/** Whether the question is what the drill deals, so that it is there at once. */
export const isDealt = ({ choice, skills }: Plan): boolean =>
  choice === 'dealt' || choice === 'drill' || (choice === 'replay' && skills === undefined)

/** A new session of a plan, at its first question. */
export function openSession(game: AnyTaughtGame, plan: Plan, rules: Rules, session: string, sides: Sides = {}): Opened {
  const seed = makeSeed({ session, index: 1 })
  return {
    id: session,
    stored: null,
    isLookingBack: false,
    plan,
    rules,
    seed,
    round: isDealt(plan) ? startRound(game, rules, plan.drill, seed, sides, plan.seats) : null,
    isWhole: true,
    sides,
    won: 0,
    challenge: null,
  }
}

const isFirst = (game: AnyTaughtGame, round: AnyRound, { seats }: Plan): boolean =>
  game.make(startRound(game, round.rules, round.drill, round.seed, sidesOf(round.state), seats).state) ===
  game.make(round.state)

const WON_KEY = 'won'
/** So many bets a bankroll may have won or lost: more than any can. */
const MOST_WON = 1e9

/** What a bankroll has won so far. */
function readWon({ bankroll }: Plan, text: string | null): Result<number> {
  if (text === null) return ok(0)
  const won = Number(text)
  if (!/^-?[0-9]{1,10}(\.[0-9]{1,12})?$/.test(text) || Math.abs(won) > MOST_WON)
    return fail('BadPlan', { id: 'not-won', args: { text: text.slice(0, 40) } }, WON_KEY)
  return bankroll === undefined ? fail('BadPlan', { id: 'won-without-bankroll' }, WON_KEY) : ok(won)
}

/** Names the session in an address: then this browser may know where it is. */
export const SESSION_KEY = 'session'
const SESSION = /^[a-z0-9]{1,32}$/
/** In the address of a session's earlier hands. */
const LOOKING_BACK = ['view', 'hands'] as const

/** Reads an address. What it leaves out is filled in: the usual rules and plan, a seed of `session`. */
export function readAddress(game: AnyTaughtGame, query: URLSearchParams, session: string): Result<Opened> {
  const rules = parseRules(game, withOwnRules(game, query, PLAN_TEXT).get('rules') ?? '')
  if (!rules.ok) return rules
  const text = Object.fromEntries(PLAN_TEXT.flatMap((key) => (query.has(key) ? [[key, query.get(key)!]] : [])))
  const plan = parsePlan(game, text)
  if (!plan.ok) return plan
  const stranger = [plan.value.skill ?? [], plan.value.skills ?? []]
    .flat()
    .find((skill) => game.skillStage(rules.value, skill) === undefined)
  if (stranger !== undefined)
    return fail(
      'UnknownSkill',
      { id: 'not-skill-here', args: { text: stranger } },
      plan.value.skill === undefined ? 'skills' : 'skill',
    )
  const seed = query.get('seed') ?? makeSeed({ session, index: 1 })
  const place = parseSeed(seed)
  if (!place.ok) return place
  const won = readWon(plan.value, query.get(WON_KEY))
  if (!won.ok) return won
  const scores = parseChallenges(query.get(CHALLENGE_KEY))
  if (!scores.ok) return scores
  const id = query.get(SESSION_KEY) ?? session
  if (!SESSION.test(id)) return fail('BadPlan', { id: 'no-session', args: { text: id.slice(0, 40) } }, SESSION_KEY)
  const [viewKey, viewHands] = LOOKING_BACK
  const opened = {
    id,
    stored: null,
    isLookingBack: query.get(viewKey) === viewHands,
    plan: plan.value,
    rules: rules.value as Rules,
    seed,
    sides: {},
    won: won.value,
    challenge: query.get(CHALLENGE_KEY),
  }
  const spot = query.get('spot')
  if (spot === null && !isDealt(plan.value)) return ok({ ...opened, round: null, isWhole: true })
  if (spot === null) {
    const round = startRound(game, rules.value as Rules, plan.value.drill, seed, {}, plan.value.seats)
    return ok({ ...opened, round, isWhole: true })
  }
  const round = parseRound(game, rules.value, { drill: plan.value.drill, seed, spot })
  return round.ok ? ok({ ...opened, round: round.value, isWhole: isFirst(game, round.value, plan.value) }) : round
}

/** What an address is written from. */
type Written = Pick<Opened, 'id' | 'plan' | 'rules' | 'seed' | 'round' | 'won' | 'challenge' | 'isLookingBack'>

/** The address of where a session is; without a round, of the question that is looked for. */
export function writeAddress(
  game: AnyTaughtGame,
  { id, plan, rules, seed, round, won, challenge, isLookingBack }: Written,
): string {
  const changed = makeRules(game, rules)
  const parts: readonly (readonly [string, string])[] = [
    ...(changed === '' ? [] : [['rules', changed] as const]),
    ...makePlan(game, plan),
    ['seed', seed],
    ...(round === null ? [] : [['spot', makeRound(game, round).spot] as const]),
    ...(plan.bankroll === undefined || won === 0 ? [] : [[WON_KEY, String(Number(won.toFixed(6)))] as const]),
    ...(challenge === null ? [] : [[CHALLENGE_KEY, challenge] as const]),
    [SESSION_KEY, id],
    ...(isLookingBack ? [LOOKING_BACK] : []),
  ]
  return parts.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
}

/** The plan of a session as it's stored. */
export const planText = (game: AnyTaughtGame, plan: Plan): string =>
  makePlan(game, plan)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
