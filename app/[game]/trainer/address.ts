import { withOwnRules } from '@/app/_settings/own-rules'
import type { Opaque, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { makeRules, parseRules } from '@/lib/game/rules'
import { type Sides, sidesOf } from '@/lib/engines/round/index'
import { allowedSides, type Refused } from '@/lib/game/side-bets/stakes'
import { makePlan, parsePlan, PLAN_KEYS, type Plan } from '@/lib/teaching/quiz/plan'
import type { StoredSession } from '@/lib/teaching/quiz/session-record'
import { makeRound, parseRound, startRound, type Round } from '@/lib/teaching/quiz/round'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { fail, ok, type Result } from '@/lib/result'
import { CHALLENGE_KEY, parseChallenges } from './challenge'

/*
 * The trainer's address: `?rules=…&drill=…&choice=…&n=…&seed=…&spot=…&session=…`. It leads to the same hand with the
 * same cards to come. Defaults are left out. In a browser that has stored the session, the session itself continues.
 */

/** A round of any game. Only the game interprets its rules and states. */
export type AnyRound = Round<Opaque, Opaque, string>

/** Keys that may be in an address without describing a hand. */
const PLAN_TEXT = ['drill', ...PLAN_KEYS] as const

/** A session as an address opens it. */
export interface Opened {
  /** The session's name in this browser. It is unique, even among sessions that deal the same hands. */
  readonly id: string
  /** The state stored in this browser, which overrides the address; null if there is none. */
  readonly stored: StoredSession | null
  /** Whether the address shows the session's earlier hands. */
  readonly isLookingBack: boolean
  readonly plan: Plan
  readonly rules: Rules
  /** The seed of the first question. */
  readonly seed: string
  /** Null if a question must be searched for first. */
  readonly round: AnyRound | null
  /** Whether the round starts here with its first card, rather than later because of a link. */
  readonly isWhole: boolean
  readonly sides: Sides
  /**
   * The side bets of the address with stakes that their rules don't allow. The hand in the address keeps them, and the
   * following hands have the allowed stakes.
   */
  readonly refused: readonly Refused[]
  /** With a bankroll: what it won before this round, in base wagers. */
  readonly won: number
  /** A friend's score, as the link has it. */
  readonly challenge: string | null
}

/** Whether the drill deals the question, so that it needs no search. */
export const isDealt = ({ choice, skills }: Plan): boolean =>
  choice === 'dealt' || choice === 'drill' || (choice === 'replay' && skills === undefined)

/** A new session with a plan, at its first question. */
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
    refused: [],
    won: 0,
    challenge: null,
  }
}

const isFirst = (game: AnyTaughtGame, round: AnyRound, { seats }: Plan): boolean =>
  game.make(startRound(game, round.rules, round.drill, round.seed, sidesOf(round.state), seats).state) ===
  game.make(round.state)

const WON_KEY = 'won'
/** The limit of a bankroll's result, in base wagers, beyond what any session can reach. */
const MOST_WON = 1e9

/** The result of a bankroll so far. */
function readWon({ bankroll }: Plan, text: string | null): Result<number> {
  if (text === null) return ok(0)
  const won = Number(text)
  if (!/^-?[0-9]{1,10}(\.[0-9]{1,12})?$/.test(text) || Math.abs(won) > MOST_WON)
    return fail('BadPlan', { id: 'not-won', args: { text: text.slice(0, 40) } }, WON_KEY)
  return bankroll === undefined ? fail('BadPlan', { id: 'won-without-bankroll' }, WON_KEY) : ok(won)
}

/** The key of the session's name, by which this browser finds its state. */
export const SESSION_KEY = 'session'
const SESSION = /^[a-z0-9]{1,32}$/
/** The key and value in the address of a session's earlier hands. */
const LOOKING_BACK = ['view', 'hands'] as const

/** Reads an address. Whatever it leaves out has its default: the usual rules and plan, and a seed of `session`. */
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
  // Until November 2026 such a link dealt one skill alone. It still deals the same hands.
  const isAlone = plan.value.choice === 'skill' && query.has('seed') && !query.has('deal')
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
    plan: isAlone ? { ...plan.value, isAlone } : plan.value,
    rules: rules.value as Rules,
    seed,
    sides: {},
    refused: [],
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
  if (!round.ok) return round
  const { refused } = allowedSides(game, sidesOf(round.value.state))
  return ok({ ...opened, round: round.value, refused, isWhole: isFirst(game, round.value, plan.value) })
}

/** The data that an address is written from. */
type Written = Pick<Opened, 'id' | 'plan' | 'rules' | 'seed' | 'round' | 'won' | 'challenge' | 'isLookingBack'>

/** The address of a session's current state; without a round, of the question that is searched for. */
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

/** A session's plan as it is stored. */
export const planText = (game: AnyTaughtGame, plan: Plan): string =>
  makePlan(game, plan)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
