import { dueName } from '@/app/dealer-school/audition/words'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { betIn } from '@/lib/messages/message'
import { readAddress } from '@/app/dealer-school/audition/address'
import { must } from '@/lib/result'
import { type AuditionStep, type Round, startAudition } from '@/lib/teaching/dealer-school/audition'
import { firstBets } from '@/lib/teaching/dealer-school/first-bets'
import { changeFor } from '@/lib/teaching/dealer-school/happenings'
import { fewestChips, type Pile, type Rack } from '@/lib/teaching/dealer-school/rack'
import { nextSeed } from '@/lib/teaching/quiz/seed'

/*
 * A shift at a live table, written down before it is dealt: what is done, after how many milliseconds, what is tried too early and which
 * bets are settled wrong. Whoever runs it by keys or by touch must be told the figures that are counted here.
 */

type Does = 'lose' | 'push' | 'pay'

/** What is done for one step. */
export type Act =
  | { readonly kind: 'place'; readonly place: number | 'dealer' }
  | { readonly kind: 'expose' }
  /** Betting is closed, once a bet has been sent back: `at`, which of the seat's. */
  | {
      readonly kind: 'bets'
      readonly back?: { readonly place: number; readonly bet: string; readonly at: number } | undefined
    }
  /** An option by its place, of what is done or announced. */
  | { readonly kind: 'rule'; readonly option: number }
  | { readonly kind: 'change'; readonly pile: Pile }
  /** `at`: which of the seat's bets, from 0. */
  | {
      readonly kind: 'settle'
      readonly place: number
      readonly bet: string
      readonly at: number
      readonly does: Does
      readonly pile: Pile
    }

export interface Entry {
  /** Since the step before. */
  readonly ms: number
  /** The dealer's hand is opened too early first. */
  readonly slips: boolean
  readonly act: Act
}

export interface Shift {
  readonly query: string
  readonly rack: Rack
  readonly rounds: readonly (readonly Entry[])[]
  /** As the page shows them. */
  readonly figures: {
    readonly rounds: number
    readonly hands: number
    readonly roundsAnHour: string
    readonly handsAnHour: string
    readonly perHundred: string
    /** `3 of 71`. */
    readonly errors: string
    /** `5 of 7`: what happened, and how much of it was handled rightly; undefined where nothing happened. */
    readonly handled: string | undefined
    /** Bets settled wrong, and what was handled wrong. */
    readonly mistakes: number
    readonly slips: number
    readonly minutes: string
  }
}

const WRONG: Readonly<Record<Does, Does>> = { lose: 'push', push: 'lose', pay: 'lose' }

/** One bet in so many is settled wrong, one that must go back stays, one thing that happens in so many is handled wrong, one hand in so many announced wrong, one step in so many tried too early. */
const EVERY = { bet: 7, wrongBet: 2, rule: 3, announcement: 2, step: 11 } as const
const HOUR = 3_600_000

/** The script of the address's shift, each step taking the next of some times. Throws if a bet can't be paid by the rack. */
export function shiftOf(query: string, times: readonly number[]): Shift {
  const { settings, shift, seed } = must(readAddress(new URLSearchParams(query), 'script'))
  const { rack } = settings
  const counts = {
    steps: 0,
    bets: 0,
    wrong: 0,
    handled: 0,
    mishandled: 0,
    wrongBets: 0,
    announced: 0,
    misread: 0,
    slips: 0,
    ms: 0,
  }

  const actOf = (step: AuditionStep, round: Round): Act => {
    switch (step.kind) {
      case 'bets': {
        if (!step.wrong) return { kind: 'bets' }
        counts.handled += 1
        if (++counts.wrongBets % EVERY.wrongBet === 0) {
          counts.mishandled += 1
          return { kind: 'bets' }
        }
        const { place, bets } = step.wrong
        const { seats } = round.board
        const placed = firstBets(round.board, seats[seats.length - place]!)
        const at = placed.findIndex(({ bet }) => bet === bets.at(-1))
        return { kind: 'bets', back: { place, bet: betIn(gameOf(round.board.game).messages, placed[at]!.bet), at } }
      }
      case 'deal':
      case 'decide':
      case 'clear':
        return { kind: 'place', place: step.place }
      case 'expose':
        return { kind: 'expose' }
      case 'announce': {
        const right = step.options.indexOf(step.hand)
        const isWrong = ++counts.announced % EVERY.announcement === 0
        if (isWrong) counts.misread += 1
        return { kind: 'rule', option: isWrong ? (right + 1) % step.options.length : right }
      }
      case 'change':
        counts.handled += 1
        return { kind: 'change', pile: changeFor(rack, step.cents)! }
      case 'rule': {
        const right = step.question.options.indexOf(step.question.dispute.ruling)
        const isWrong = ++counts.handled % EVERY.rule === 0
        if (isWrong) counts.mishandled += 1
        return { kind: 'rule', option: isWrong ? (right + 1) % step.question.options.length : right }
      }
      case 'settle': {
        const { due, place } = step
        const isWrong = ++counts.bets % EVERY.bet === 0
        if (isWrong) counts.wrong += 1
        const does = isWrong ? WRONG[due.does] : due.does
        const pile = does === 'pay' ? fewestChips(rack, due.cents) : {}
        if (!pile) throw new Error(`the rack can’t pay ${due.cents} cents`)
        const { seats } = round.board
        const at = seats[seats.length - place]!.due.indexOf(due)
        return { kind: 'settle', place, bet: dueName(round.board, due), at, does, pile }
      }
    }
  }

  const rounds: Entry[][] = []
  for (let at = seed; counts.ms < shift! * 60_000; at = nextSeed(at)) {
    const { round } = startAudition(settings, at)
    rounds.push(
      round.steps.map((step) => {
        const slips = step.kind !== 'expose' && ++counts.steps % EVERY.step === 0
        const ms = times[counts.steps % times.length]!
        if (slips) counts.slips += 1
        counts.ms += ms
        return { ms, slips, act: actOf(step, round) }
      }),
    )
  }
  const hands = rounds.length * settings.seats
  const all = counts.handled + counts.announced
  return {
    query,
    rack,
    rounds,
    figures: {
      rounds: rounds.length,
      hands,
      roundsAnHour: ((rounds.length * HOUR) / counts.ms).toFixed(1),
      handsAnHour: ((hands * HOUR) / counts.ms).toFixed(0),
      perHundred: ((100 * counts.wrong) / counts.bets).toFixed(1),
      errors: `${counts.wrong} of ${counts.bets}`,
      handled: all === 0 ? undefined : `${all - counts.mishandled - counts.misread} of ${all}`,
      mistakes: counts.wrong + counts.mishandled + counts.misread,
      slips: counts.slips,
      minutes: `${(counts.ms / 60_000).toFixed(1)} min`,
    },
  }
}

const chipKeys = (rack: Rack, pile: Pile): readonly string[] =>
  Object.entries(pile).flatMap(([cents, count]) =>
    Array.from({ length: count }, () => String(rack.indexOf(Number(cents)) + 1)),
  )

const LETTERS: Readonly<Record<Does, string>> = { lose: 'l', push: 'p', pay: 'y' }

/** The keys that do a step. */
export function keysOf(rack: Rack, act: Act): readonly string[] {
  switch (act.kind) {
    case 'place':
      return [act.place === 'dealer' ? 'd' : String(act.place)]
    case 'expose':
      return ['e']
    case 'bets': {
      const { back } = act
      return back ? [String(back.place), ...Array.from({ length: back.at }, () => 'b'), 'c', 'n'] : ['n']
    }
    case 'rule':
      return [String(act.option + 1)]
    case 'change':
      return [...chipKeys(rack, act.pile), 'Enter']
    case 'settle': {
      const opens = [String(act.place), ...Array.from({ length: act.at }, () => 'b'), LETTERS[act.does]]
      return act.does === 'pay' ? [...opens, ...chipKeys(rack, act.pile), 'Enter'] : opens
    }
  }
}
