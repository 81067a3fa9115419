import { dueName } from '@/app/dealer-school/audition/words'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { betName } from '@/app/_felt/names'
import { plain } from '@/app/_languages/format'
import { audition, dealerSchool } from '@/app/_languages/words'
import { readAddress } from '@/app/dealer-school/audition/address'
import { must } from '@/lib/result'
import { type AuditionStep, type Round, startAudition } from '@/lib/teaching/dealer-school/procedure/audition'
import { firstBets } from '@/lib/teaching/dealer-school/procedure/first-bets'
import { changeFor } from '@/lib/teaching/dealer-school/procedure/happenings'
import { fewestChips, type Pile, type Rack } from '@/lib/teaching/dealer-school/table/rack'
import { nextSeed } from '@/lib/teaching/quiz/seed'

/*
 * A shift at a live table, written before it is dealt: the actions, the milliseconds between them, the steps tried too
 * early and the bets settled wrong. Whoever plays it with keys or touch must get the figures counted here.
 */

type Does = 'lose' | 'push' | 'pay'

/** The action for one step. */
export type Act =
  | { readonly kind: 'place'; readonly place: number | 'dealer' }
  | { readonly kind: 'expose' | 'peek' }
  /** Closes betting after sending a bet back; `at` is its index among the seat's bets. */
  | {
      readonly kind: 'bets'
      readonly back?: { readonly place: number; readonly bet: string; readonly at: number } | undefined
    }
  /** An option by its index, for a rule or an announcement. */
  | { readonly kind: 'rule'; readonly option: number }
  | { readonly kind: 'change'; readonly pile: Pile }
  /** `at`: the index among the seat's bets. */
  | {
      readonly kind: 'settle'
      readonly place: number
      readonly bet: string
      readonly at: number
      readonly does: Does
      readonly pile: Pile
    }

export interface Entry {
  /** Milliseconds since the step before. */
  readonly ms: number
  /** Whether the dealer's hand is opened too early first. */
  readonly slips: boolean
  readonly act: Act
}

export interface Shift {
  readonly query: string
  readonly rack: Rack
  readonly rounds: readonly (readonly Entry[])[]
  /** As the page shows them, in the language that is spoken where the script is written. */
  readonly figures: {
    readonly rounds: number
    readonly hands: number
    readonly roundsAnHour: string
    readonly handsAnHour: string
    readonly perHundred: string
    /** `3 of 71`. */
    readonly errors: string
    /** How many events were handled correctly: `5 of 7`; undefined without events. */
    readonly handled: string | undefined
    /** Bets settled wrong and events handled wrong. */
    readonly mistakes: number
    readonly slips: number
    readonly minutes: string
  }
}

const WRONG: Readonly<Record<Does, Does>> = { lose: 'push', push: 'lose', pay: 'lose' }

/**
 * How often mistakes are made: one in so many bets is settled wrong, one in so many bets that must go back stays, one
 * in so many events is handled wrong, one in so many hands is announced wrong, one in so many steps is tried too early.
 */
const EVERY = { bet: 7, wrongBet: 2, rule: 3, announcement: 2, step: 11 } as const
const HOUR = 3_600_000

/** The script of the shift in an address. Each step takes the next of `times`. Throws if the rack can't pay a bet. */
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
        return { kind: 'bets', back: { place, bet: betName(gameOf(round.board.game), placed[at]!.bet), at } }
      }
      case 'deal':
      case 'decide':
      case 'clear':
        return { kind: 'place', place: step.place }
      case 'turn':
      case 'expose':
        return { kind: 'expose' }
      case 'peek':
        return { kind: 'peek' }
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
        const slips = step.kind !== 'expose' && step.kind !== 'turn' && ++counts.steps % EVERY.step === 0
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
      roundsAnHour: plain((rounds.length * HOUR) / counts.ms, 1),
      handsAnHour: plain((hands * HOUR) / counts.ms, 0),
      perHundred: plain((100 * counts.wrong) / counts.bets, 1),
      errors: audition.ofPayouts(counts.wrong, counts.bets),
      handled: all === 0 ? undefined : dealerSchool.ofAll(all - counts.mishandled - counts.misread, all),
      mistakes: counts.wrong + counts.mishandled + counts.misread,
      slips: counts.slips,
      minutes: audition.minutes(plain(counts.ms / 60_000, 1)),
    },
  }
}

const chipKeys = (rack: Rack, pile: Pile): readonly string[] =>
  Object.entries(pile).flatMap(([cents, count]) =>
    Array.from({ length: count }, () => String(rack.indexOf(Number(cents)) + 1)),
  )

const LETTERS: Readonly<Record<Does, string>> = { lose: 'l', push: 'p', pay: 'y' }

/** The keys that perform an action. */
export function keysOf(rack: Rack, act: Act): readonly string[] {
  switch (act.kind) {
    case 'place':
      return [act.place === 'dealer' ? 'd' : String(act.place)]
    case 'expose':
      return ['e']
    case 'peek':
      return ['k']
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
