import { describe, expect, it } from 'vitest'
import { type BlackjackState, playHands, totalOfCards, valueOf } from '@/lib/engines/blackjack/index'
import { type Card, parseCards } from '@/lib/cards/card'
import { say } from '@/lib/messages/message'
import {
  type AuditionStep,
  liveBoard,
  type Place,
  reduceAudition,
  type Round,
  seatAt,
  startAudition,
  stepsOf,
  takenZones,
} from '@/lib/teaching/dealer-school/procedure/audition'
import { dealBoard, usualTable } from '@/lib/teaching/dealer-school/table/board'
import { gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { must } from '@/lib/result'

/*
 * The order of a blackjack round at the live table, over 300 rounds of each game: what the dealer announces, when busts
 * are taken, and when insurance is settled. Everything is read from the cards, not from the settlement.
 */

const GAMES = ['blackjack', 'texas-21'] as const
await loadSchoolGames(GAMES)

const SEEDS = Array.from({ length: 300 }, (_, i) => `scan${i}-1`)

interface Asked {
  readonly seats: number
  readonly happens?: boolean
  readonly change?: Readonly<Record<string, unknown>>
}

const roundOf = (game: (typeof GAMES)[number], seed: string, { seats, happens = false, change }: Asked): Round => {
  const { rules } = usualTable(game)
  return startAudition({ game, rules: { ...rules, ...change }, seats, rounding: ROUNDINGS[0], happens }, seed).round
}

const stateAt = (round: Round, place: number) => seatAt(round.board, place).state as BlackjackState
const places = ({ board: { seats } }: Round): readonly number[] => seats.map((_, i) => i + 1)

/** The dealer's cards: of all seats, the one that saw most of them. */
const dealersCards = (round: Round): readonly Card[] =>
  places(round)
    .map((place) => stateAt(round, place))
    .map(({ upcard, dealer }) => [...upcard, ...dealer])
    .reduce((most, cards) => (cards.length > most.length ? cards : most))

function calledOut(cards: readonly Card[]): string {
  const { total, soft } = totalOfCards(cards)
  if (cards.length === 2 && total === 21) return 'blackjack'
  if (total > 21) return `${total}, bust`
  return soft ? `soft ${total}` : `${total}`
}

const isBusted = (round: Round, state: unknown, hand: number): boolean => {
  const { hands } = playHands(state as BlackjackState, round.board.rules as never)
  return hand < hands.length && totalOfCards(hands[hand]!.cards).total > 21
}

type Settle = Extract<AuditionStep, { kind: 'settle' }>
const settles = (steps: readonly AuditionStep[]): readonly Settle[] =>
  steps.flatMap((step) => (step.kind === 'settle' ? [step] : []))

/** The index of the only step of a kind; −1 if there is none. */
const at = ({ steps }: Round, kind: AuditionStep['kind']): number => steps.findIndex((step) => step.kind === kind)

/** Checks that each hand is taken when it busts, before anything else happens; returns how many there were. */
function checkBusts(round: Round): number {
  const acted = new Map<number, number>()
  let busts = 0
  for (const [i, step] of round.steps.entries()) {
    if (step.kind !== 'decide') continue
    const { place } = step
    const { did, state, due } = seatAt(round.board, place)
    const before = acted.get(place) ?? 0
    const after = before + step.actions.length
    acted.set(place, after)
    expect(did.slice(before, after).map(({ action }) => action)).toEqual(step.actions)
    const states = [...did.map((one) => one.before), state]
    const hands = due.map(({ hand = 1 }) => hand - 1)
    const busted = (when: number): readonly string[] =>
      due.flatMap(({ bet }, n) => (bet.startsWith('main') && isBusted(round, states[when], hands[n]!) ? [bet] : []))
    // No hand busts before the last action of the step without being taken.
    const earlier = new Set(busted(before))
    expect(busted(after - 1).filter((bet) => !earlier.has(bet))).toEqual([])
    const now = busted(after).filter((bet) => !earlier.has(bet))
    busts += now.length
    const next = settles(round.steps.slice(i + 1, i + 1 + now.length))
    expect(next.map((one) => [one.place, one.due.bet, one.due.does])).toEqual(now.map((bet) => [place, bet, 'lose']))
  }
  const taken = settles(round.steps).filter(({ due }) => due.because.id === 'bust')
  expect(taken).toHaveLength(busts)
  return busts
}

/** Checks the peek, and that insurance waits for it or for the open hand; returns how many insurances there were. */
function checkInsurance(round: Round, peeks: boolean): number {
  const [peek, expose] = [at(round, 'peek'), at(round, 'expose')]
  const up = valueOf(stateAt(round, 1).upcard[0]!)
  expect(peek >= 0).toBe(peeks && (up === 1 || up === 10))
  const cards = dealersCards(round)
  const hasBlackjack = cards.length === 2 && totalOfCards(cards).total === 21
  const settled = round.steps.flatMap((step, i) => (step.kind === 'settle' && step.due.bet === 'insurance' ? [i] : []))
  for (const i of settled) {
    expect(i).toBeGreaterThan(peeks && !hasBlackjack ? peek : expose)
    expect((round.steps[i] as Settle).due.does).toBe(hasBlackjack ? 'pay' : 'lose')
  }
  const asked = round.steps.map(({ kind }, i) => (kind === 'decide' ? i : -1))
  const lastAsked = Math.max(...asked)
  if (peeks && hasBlackjack) {
    expect(round.steps[peek]).toEqual({ kind: 'peek', hasBlackjack: true })
    expect([expose, at(round, 'announce')]).toEqual([peek + 1, peek + 2])
    expect(lastAsked).toBeLessThan(peek)
  } else expect(expose).toBeGreaterThan(lastAsked)
  // A blackjack isn't paid while the dealer may have one.
  for (const [i, step] of round.steps.entries())
    if (step.kind === 'settle' && step.due.because.id === 'blackjack')
      expect(i).toBeGreaterThan(up > 1 && up < 10 ? 0 : peeks ? peek : expose)
  return settled.length
}

function checkAnnouncement(round: Round): void {
  const step = round.steps.find((one) => one.kind === 'announce')
  const cards = dealersCards(round)
  // If every hand has busted or been paid, the dealer turns the hole card and announces nothing.
  if (step?.kind !== 'announce') {
    expect(cards).toHaveLength(1)
    return
  }
  const said = (hand: (typeof step.options)[number]) =>
    hand.map((part) => say(gameOf(round.board.game).messages.felt, part)).join()
  expect(said(step.hand)).toBe(calledOut(cards))
  const options = step.options.map(said)
  expect(options).toContain(calledOut(cards))
  for (const option of options) expect(option).toMatch(/^(blackjack|(soft )?\d+(, bust)?)$/)
}

describe.each(GAMES)('300 rounds of %s', (game) => {
  const rounds = SEEDS.map((seed, i) => roundOf(game, seed, { seats: 1 + (i % 7), happens: i % 2 === 1 }))

  it('announces the dealer’s own hand', () => rounds.forEach(checkAnnouncement))

  it('takes a busted hand in its seat’s turn, of splits and doubles too', () => {
    expect(rounds.reduce((sum, round) => sum + checkBusts(round), 0)).toBeGreaterThan(100)
  })

  it('settles insurance after the peek, or with the hand that a blackjack opens', () => {
    expect(rounds.reduce((sum, round) => sum + checkInsurance(round, true), 0)).toBeGreaterThan(5)
  })

  it('settles every bet once, and clears every seat whose cards are still there', () => {
    for (const round of rounds) {
      const dues = round.board.seats.flatMap(({ due }) => due)
      const settled = settles(round.steps).map(({ due }) => due)
      expect(new Set(settled)).toEqual(new Set(dues))
      expect(settled).toHaveLength(dues.length)
      const cleared = round.steps.flatMap((step): readonly Place[] => (step.kind === 'clear' ? [step.place] : []))
      const left = places(round).filter((place) => {
        const { hands } = playHands(stateAt(round, place), round.board.rules as never)
        return hands.some(({ cards }) => totalOfCards(cards).total <= 21)
      })
      expect(cleared).toEqual([...left.toReversed(), 'dealer'])
    }
  })

  it('takes the cards of a busted hand of a split, and leaves the others', () => {
    let some = 0
    for (const round of rounds)
      for (const place of places(round)) {
        const seat = seatAt(round.board, place)
        const busts = seat.due.filter(({ because }) => because.id === 'bust')
        const zones = takenZones(round.board, seat, busts)
        expect(zones).toHaveLength(busts.length)
        if (seat.due.filter(({ hand }) => hand !== undefined).length > busts.length && busts.length > 0) some += 1
      }
    expect(some).toBeGreaterThan(0)
  })

  it('pays even money before the dealer looks, where a blackjack pays 3 to 2', () => {
    const found = (pays: number): number => {
      let count = 0
      for (let i = 0; i < 40; i++) {
        const { rules } = usualTable(game)
        const table = { game, rules: { ...rules, blackjackPays: pays }, seats: 1, rounding: ROUNDINGS[0] }
        const board = liveBoard(dealBoard(table, `even-${i}`, must(parseCards('AsKdAc'))))
        const [seat] = board.seats
        if (!seat!.due.some(({ because }) => because.id === 'evenMoney')) continue
        count += 1
        const steps = stepsOf(board)
        const paid = steps.findIndex((step) => step.kind === 'settle' && step.due.because.id === 'evenMoney')
        const { due } = steps[paid] as Settle
        expect(due).toMatchObject({ bet: 'main', does: 'pay', cents: due.stake })
        expect(steps.slice(paid - 1, paid + 2).map(({ kind }) => kind)).toEqual(['decide', 'settle', 'peek'])
        expect(seat!.due.filter(({ bet }) => bet === 'main' || bet === 'insurance')).toEqual([due])
        expect(seat!.did[0]).toMatchObject({ stage: 'insurance', action: 'even-money' })
      }
      return count
    }
    expect(found(1.5)).toBeGreaterThan(5)
    expect(found(1.2)).toBe(0)
  })

  it('settles insurance after the turn of the dealer’s card where there is no hole card', () => {
    const open = SEEDS.slice(0, 100).map((seed, i) =>
      roundOf(game, seed, { seats: 1 + (i % 7), change: { peek: false } }),
    )
    for (const round of open) checkAnnouncement(round)
    expect(open.reduce((sum, round) => sum + checkBusts(round), 0)).toBeGreaterThan(30)
    expect(open.reduce((sum, round) => sum + checkInsurance(round, false), 0)).toBeGreaterThan(3)
  })
})

describe('the rounds that went wrong', () => {
  it('offers 19 for a queen and a nine, and takes nothing else', () => {
    const found = SEEDS.slice(0, 60)
      .map((seed) => roundOf('blackjack', seed, { seats: 3 }))
      .filter((round) => {
        const cards = dealersCards(round)
        return round.steps.some(({ kind }) => kind === 'announce') && calledOut(cards) === '19' && cards.length === 2
      })
    expect(found.map(({ board }) => board.seed)).toContain('scan24-1')
    for (const round of found) checkAnnouncement(round)
  })

  it('doesn’t take insurance while nobody has looked, and counts a look too early as a slip', () => {
    const { rules } = usualTable('blackjack')
    const audition = startAudition({ game: 'blackjack', rules, seats: 3, rounding: ROUNDINGS[0] }, 'scan0-1')
    checkInsurance(audition.round, true)
    expect(reduceAudition(audition, { kind: 'peek', ms: 1 }).round).toMatchObject({ isWrong: true, slips: 1 })
  })
})
