import { say } from '@/lib/messages/message'
import { dealerOf, gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from '@/app/dealer-school/payouts/address'
import type { Texas21State } from '@/lib/games/texas-21/round'
import { dealBoard, seatZones, usualTable } from '@/lib/teaching/dealer-school/table/board'
import {
  amountInWords,
  centsOf,
  dueOn,
  judgeBet,
  readAmount,
  resultOf,
  ROUNDINGS,
  type Said,
} from '@/lib/teaching/dealer-school/table/chips'
import { drawBoard } from '@/lib/teaching/dealer-school/table/draw'
import { isCounted, rarestShares, SAMPLED_SEATS, shareOfResult } from '@/lib/teaching/dealer-school/table/frequency'
import { hintOf } from '@/lib/teaching/dealer-school/payouts/hints'
import {
  reduceSession,
  scoreOf,
  seatOf,
  type Session,
  startSession,
} from '@/lib/teaching/dealer-school/payouts/session'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { loadTaughtGame } from '@/lib/games/load'
import { parseRules } from '@/lib/game/rules'
import { type AnyHouseRule, houseRulesOf, lonelyRulesOf, withHouseRule } from '@/lib/teaching/dealer-school/table/house'
import { makeLimits, parseLimits, readLimits, wagersWithin } from '@/lib/teaching/dealer-school/table/limits'
import { must } from '@/lib/result'

await loadSchoolGames(GAME_IDS)

const [EXACT, QUARTER, HALF, DOLLAR] = ROUNDINGS
const settings = (game: GameId, seats = 3) => ({ ...usualTable(game), seats, rounding: EXACT })
const SEEDS = Array.from({ length: 150 }, (_, i) => `table-${i + 1}`)

/** Cards that lie on the felt in the zones of one owner. */
const cardsOn = (game: GameId, seat: Parameters<typeof seatZones>[1], own: boolean): readonly number[] =>
  seatZones(usualTable(game), seat).flatMap((zone) =>
    zone.kind === 'cards' && (zone.owner === 'player') === own
      ? zone.cards.filter((spot) => typeof spot === 'number')
      : [],
  )

describe.each(GAME_IDS)('%s', (game) => {
  const boards = SEEDS.map((seed) => dealBoard(settings(game), seed))

  it('owes what the game’s own end settles, bet by bet', () => {
    const [played, { rules }] = [gameOf(game), usualTable(game)]
    for (const { seats } of boards)
      for (const { state, base, due } of seats) {
        const end = played.step(rules, state)
        if (end.kind !== 'end') throw new Error('a seat is played to its end')
        for (const bet of end.bets) {
          const one = due.find(({ bet: id }) => id === bet.bet)!
          const signed = one.does === 'lose' ? -one.cents : one.cents
          expect([signed, one.stake]).toEqual([centsOf(bet.net, base), centsOf(bet.stake, base)])
        }
        // A bonus that was not made is the only thing besides.
        expect(
          due
            .filter(({ bet }) => !end.bets.some((one) => one.bet === bet))
            .every(({ does, stake }) => does === 'push' && stake === 0),
        ).toBe(true)
      }
  })

  it('has players who choose, who arrange, or who follow the first strategy that has rules', async () => {
    const [{ choose, follows }, { rules }] = [dealerOf(game), usualTable(game)]
    const taught = await loadTaughtGame(game)
    expect([choose, taught.arrange, follows].filter((way) => way !== undefined)).not.toEqual([])
    if (!follows) return
    const first = taught.strategies!.find((one) => one.rules.length > 0)!
    const states = boards.flatMap(({ seats }) => seats.flatMap(({ did }) => did.map(({ before }) => before)))
    expect(states).not.toEqual([])
    for (const state of states) expect(follows(rules, state)).toEqual(taught.follows(rules, first.id, state))
  })

  it('shares the dealer’s cards and the board among the seats, and no other card', () => {
    const { copies } = gameOf(game).deck(usualTable(game).rules)
    for (const { seats } of boards) {
      const shared = seats.map((seat) => cardsOn(game, seat, false)).sort((a, b) => b.length - a.length)
      for (const cards of shared) expect(cards.filter((card) => !shared[0]!.includes(card))).toEqual([])
      const all = [...shared[0]!, ...seats.flatMap((seat) => cardsOn(game, seat, true))]
      expect(all.filter((card) => all.filter((one) => one === card).length > copies)).toEqual([])
    }
  })

  it('lays chips of a real layout, and tells nothing on the felt', () => {
    const { chips } = dealerOf(game)
    const limited = gameOf(game).sideBets.flatMap(({ id, atMostBase }) => (atMostBase ? [id] : []))
    for (const { seats } of boards)
      for (const seat of seats) {
        expect(chips).toContain(seat.base / 100)
        expect(seat.due.filter(({ stake }) => stake % 50 !== 0)).toEqual([])
        expect(seat.due.filter(({ does, cents }) => does === 'lose' && !(cents > 0))).toEqual([])
        for (const { bet, stake } of seat.due) if (limited.includes(bet)) expect(stake).toBeLessThanOrEqual(seat.base)
        const zones = seatZones(usualTable(game), seat)
        expect(zones.filter((zone) => 'caption' in zone || 'marked' in zone)).toEqual([])
        const bets = zones.flatMap((zone) => (zone.kind === 'bets' ? zone.bets : []))
        expect(bets.filter((bet) => 'note' in bet)).toEqual([])
      }
  })

  it('comes out the same from the same seed', () =>
    expect(dealBoard(settings(game), 'same-1')).toEqual(dealBoard(settings(game), 'same-1')))

  it('asks rare results more often than they come', () => {
    const mean = (drawn: typeof boards) =>
      rarestShares(drawn).reduce((sum, share) => sum + Math.log(share), 0) / drawn.length
    expect(mean(SEEDS.slice(0, 40).map((seed) => drawBoard(settings(game), seed)))).toBeLessThan(mean(boards))
  })

  it('has every common result among those counted', () => {
    const seen = new Map<string, number>()
    for (const { seats } of boards)
      for (const { due } of seats) for (const one of due) seen.set(resultOf(one), (seen.get(resultOf(one)) ?? 0) + 1)
    const counted = (result: string) =>
      boards.flatMap(({ seats }) => seats.flatMap(({ due }) => due)).find((one) => resultOf(one) === result)!
    for (const [result, count] of seen) {
      if (count < 30) continue
      const share = shareOfResult({ game }, counted(result))!
      const here = count / (3 * SEEDS.length)
      expect(Math.abs(here - share), result).toBeLessThan(0.1)
    }
    expect(SAMPLED_SEATS).toBeGreaterThan(1000)
  })
})

describe('rules', () => {
  const withRules = (game: GameId, text: string) => ({
    game,
    rules: must(parseRules(gameOf(game), text)),
    seats: 1,
    rounding: EXACT,
  })
  const dues = (game: GameId, text: string) =>
    SEEDS.flatMap((seed) => dealBoard(withRules(game, text), seed).seats.flatMap(({ due }) => due))

  it('of another table pay what they say', () => {
    const pays = (game: GameId, text: string, on: string, result: RegExp) =>
      new Set(
        dues(game, text)
          .filter(({ bet, because }) => bet === on && result.test(say(gameOf(game).messages.settled, because)))
          .map(({ stake, cents }) => cents / stake),
      )
    expect(pays('ultimate-texas-holdem', '', 'blind', /^flush: wins/i)).toEqual(new Set([1.5]))
    expect(pays('ultimate-texas-holdem', 'blind.flush_2', 'blind', /^flush: wins/i)).toEqual(new Set([2]))
    expect(pays('texas-21', 'blackjackPays_1.2', 'main', /^blackjack: wins/)).toEqual(new Set([1.2]))
    expect(pays('texas-21', '', 'main', /^blackjack: wins/)).toEqual(new Set([1.5]))
    const antesPaid = (text: string): number =>
      dues('texas-holdem-bonus', text).filter(({ bet, does }) => bet === 'ante' && does === 'pay').length
    expect(antesPaid('')).toBeGreaterThan(antesPaid('flush'))
    expect([usualTable('xx-poker'), withRules('three-card-poker', '3-1-1')].map(isCounted)).toEqual([true, false])
  })

  it('let an add-on at XX Poker be any part up to the half, in chips of half a dollar', () => {
    const addOns = SEEDS.flatMap((seed) =>
      dealBoard(settings('xx-poker'), seed).seats.flatMap(({ base, due }) =>
        due.filter(({ bet }) => bet === 'add-on').map((one) => ({ ...one, part: one.stake / base })),
      ),
    )
    expect(new Set(addOns.map(({ part }) => part))).toEqual(new Set([0.5, 0.25, 0.1]))
    for (const { stake } of addOns) expect(stake % 50).toBe(0)
  })
})

describe('a house', () => {
  it('has one rule at most of those that exclude one another', () => {
    const game = 'pai-gow-poker'
    const choices = lonelyRulesOf(game)
    const [ez, open] = choices as [AnyHouseRule, AnyHouseRule]
    expect(withHouseRule(choices, [], ez, true)).toEqual([ez.id])
    expect(withHouseRule(choices, [ez.id], open, true)).toEqual([open.id])
    expect(withHouseRule(choices, [open.id], open, false)).toEqual([])
    expect(houseRulesOf({ game, house: [open.id, ez.id] })).toEqual([ez])
  })

  const table = settings('pai-gow-poker', 2)

  it('that takes no commission pays whole, and its dealer’s pai gow pushes every bet', () => {
    const boards = Array.from({ length: 60 }, (_, i) => drawBoard({ ...table, house: ['ez'] }, `house-${i + 1}`))
    const bets = boards.flatMap(({ seats }) => seats.flatMap(({ due }) => due.filter(({ bet }) => bet === 'main')))
    for (const { does, cents, stake } of bets) if (does === 'pay') expect(cents).toBe(stake)
    expect(bets.some(({ because }) => because.id === 'dealersPaiGow')).toBe(true)
    expect(drawBoard({ ...table, house: [] }, 'house-1')).toEqual(drawBoard(table, 'house-1'))
  })

  it('with limits deals wagers within them, as its layout has them', () => {
    for (const limits of [{ least: 25 }, { most: 20 }, { least: 100, most: 300 }, { most: 3 }])
      for (let i = 1; i <= 20; i++)
        for (const { base } of drawBoard({ ...table, limits }, `limits-${i}`).seats) {
          expect(base).toBeGreaterThanOrEqual(100 * (limits.least ?? 1))
          expect(base).toBeLessThanOrEqual(100 * (limits.most ?? 1000))
        }
    expect(wagersWithin([5, 10, 15, 50], { least: 25, most: 100 })).toEqual([25, 50, 75])
    for (const text of ['', '25-500', '25-', '-500']) expect(makeLimits(must(parseLimits(text)))).toBe(text)
    for (const text of ['-', '0-5', '9-5', '5', '1.5-', '1-2-3', 'x-y']) expect(parseLimits(text).ok, text).toBe(false)
  })

  it('reads seats and limits as digits', () => {
    const seatsIn = (seats: string) => readAddress(new URLSearchParams({ seats }), 'abc')
    expect(must(seatsIn('3')).settings.seats).toBe(3)
    for (const text of ['0x2', '2e0', '2.0', ' 2', '']) expect(seatsIn(text).ok, text).toBe(false)
    expect(must(readLimits(' 25 ', ''))).toEqual({ least: 25 })
    for (const text of ['0x19', '1e2', '25.0', '+25', '-25', '10001', '99999999'])
      expect(readLimits(text, '').ok, text).toBe(false)
  })
})

describe('chips', () => {
  const win = { bet: 'main', stake: 1, net: 0.95, because: { id: 'won' } }

  it('takes commission to the cent, or up to the next quarter, half or dollar', () => {
    const paid = (dollars: number) => ROUNDINGS.map((rounding) => dueOn(win, dollars * 100, rounding, true).cents)
    expect(paid(35)).toEqual([3325, 3325, 3300, 3300])
    expect(paid(12)).toEqual([1140, 1125, 1100, 1100])
    expect(paid(100)).toEqual([9500, 9500, 9500, 9500])
    expect(dueOn(win, 1200, QUARTER, true).commission).toEqual({ exact: 60, kept: 75 })
    expect(dueOn({ ...win, net: 1.5 }, 1500, HALF, false)).toMatchObject({ does: 'pay', cents: 2250 })
    expect(dueOn({ ...win, net: 0 }, 1500, DOLLAR, true)).toMatchObject({ does: 'push', cents: 0 })
  })

  it('reads amounts as people write them', () => {
    expect(['7', '7.5', '12,50', '$30', '.50', ' 4 '].map(readAmount)).toEqual([700, 750, 1250, 3000, 50, 400])
    expect(['', '.', 'x', '1.234', '-5', '1e3', '123456789'].map(readAmount)).toEqual(Array(7).fill(undefined))
    expect([750, 700, 1].map(amountInWords)).toEqual(['7.50', '7', '0.01'])
  })
})

describe('hints', () => {
  const pay = (stake: number, cents: number) => ({
    bet: 'b',
    name: 'B',
    stake,
    does: 'pay' as const,
    cents,
    because: { id: 'won' },
  })

  it('works 5% out by halves of a tenth', () => {
    expect(
      hintOf(dueOn({ bet: 'main', stake: 1, net: 0.95, because: { id: 'won' } }, 3500, EXACT, true), EXACT.says),
    ).toBe('5% of 35 is half of 3.50: 1.75. 35 less 1.75 is 33.25.')
    expect(
      hintOf(dueOn({ bet: 'main', stake: 1, net: 0.95, because: { id: 'won' } }, 1200, QUARTER, true), QUARTER.says),
    ).toBe('5% of 12 is half of 1.20: 0.60. The house rounds it up to the next quarter: 0.75. 12 less 0.75 is 11.25.')
  })

  it('ends with what is paid, for any odds on any stake', () => {
    for (const stake of [100, 500, 1500, 3500])
      for (const odds of [
        0.5, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 20, 25, 30, 35, 40, 50, 100, 200, 500, 1000, 1250,
      ])
        expect(hintOf(pay(stake, stake * odds), EXACT.says), `${odds} on ${stake}`).toMatch(
          new RegExp(`\\b${amountInWords(stake * odds).replace('.', '\\.')}\\.$`),
        )
  })

  it('works out a blackjack at 3 to 2 and at 6 to 5', () => {
    expect(hintOf(pay(1500, 2250), EXACT.says)).toBe('3 to 2: the bet is 15, half of it 7.50: 22.50.')
    expect(hintOf(pay(1500, 1800), EXACT.says)).toBe('6 to 5: a fifth of 15 is 3, 6 times that 18.')
  })

  it('leaves a bet of one alone: the odds are the payout', () => {
    expect(hintOf(pay(100, 600), EXACT.says)).toBe('On a bet of 1 the odds are the payout: 6.')
    expect(hintOf(pay(500, 3000), EXACT.says)).toContain('five times')
  })

  it('says nothing where there is nothing to work out', () => {
    expect(hintOf(pay(500, 500), EXACT.says)).toBeUndefined()
    expect(hintOf({ ...pay(500, 0), does: 'push' }, EXACT.says)).toBeUndefined()
  })
})

describe('a session', () => {
  const right = (session: Session): readonly Said[] =>
    seatOf(session).due.map(({ does, cents }) => (does === 'pay' ? { does, cents } : { does }))

  it('goes seat by seat, then to the next table, and adds up', () => {
    let session = startSession(settings('ultimate-texas-holdem', 2), 'walk-1')
    expect(reduceSession(session, { kind: 'next' })).toBe(session)
    session = reduceSession(session, { kind: 'answer', said: right(session), ms: 1000 })
    expect(session.judged?.every(({ isRight }) => isRight)).toBe(true)
    expect(reduceSession(session, { kind: 'answer', said: right(session), ms: 1 })).toBe(session)
    session = reduceSession(session, { kind: 'next' })
    expect(session.seat).toBe(1)
    session = reduceSession(session, {
      kind: 'answer',
      said: seatOf(session).due.map(() => ({ does: 'pay', cents: 1 })),
      ms: 3000,
    })
    const score = scoreOf(session)
    expect(score).toMatchObject({ boards: 1, medianMs: 4000 })
    expect(score.right).toBe(session.answers.filter(({ seat }) => seat === 0).length)
    expect(score.byKind.reduce((sum, { asked }) => sum + asked, 0)).toBe(score.asked)
    expect(structuredClone(session)).toEqual(session)
    expect(reduceSession(session, { kind: 'next' }).board.seed).toBe('walk-2')
  })

  it('asks the number of a pay only', () => {
    const due = { bet: 'b', name: 'B', stake: 500, cents: 750, because: { id: 'won' } }
    expect(judgeBet({ ...due, does: 'pay' }, { does: 'pay', cents: 750 }).isRight).toBe(true)
    expect(judgeBet({ ...due, does: 'pay' }, { does: 'pay', cents: 700 })).toMatchObject({
      isRightWay: true,
      isRight: false,
    })
    expect(judgeBet({ ...due, does: 'lose' }, { does: 'lose' }).isRight).toBe(true)
    expect(judgeBet({ ...due, does: 'push' }, { does: 'lose' }).isRight).toBe(false)
  })
})

describe('side bets', () => {
  const boards = (game: GameId, seats: number, isOlder = false) =>
    SEEDS.map((seed) => dealBoard({ ...settings(game, seats), ...(isOlder && { isOlder }) }, seed))

  it('of a fixed size are dealt at that size', () => {
    for (const game of GAME_IDS)
      for (const { id, always } of gameOf(game).sideBets.filter((bet) => bet.always !== undefined)) {
        const stakes = boards(game, 3).flatMap(({ seats }) =>
          seats.flatMap(({ due }) => due.filter(({ bet }) => bet === id).map(({ stake }) => stake)),
        )
        expect(new Set(stakes), id).toEqual(new Set([always! * 100]))
      }
  })

  it('bring the flop of Texas 21 only where somebody made one', () => {
    const flops = boards('texas-21', 1).map(({ seats: [seat] }) => [
      Object.keys((seat!.state as Texas21State).sides).length > 0,
      seatZones(usualTable('texas-21'), seat!).some(({ id }) => id === 'flop'),
    ])
    expect(new Set(flops.map(([isSided]) => isSided))).toEqual(new Set([true, false]))
    for (const [isSided, hasFlop] of flops) expect(hasFlop).toBe(isSided)
  })

  it('are dealt as they were by links from before, which stay as they are', () => {
    const open = (query: string) => must(readAddress(new URLSearchParams(query), 'abc'))
    const before = open('game=texas-holdem-bonus&seed=abc-2')
    expect(before.settings.isOlder).toBe(true)
    expect(writeAddress(before)).toBe('game=texas-holdem-bonus&seed=abc-2')
    const fresh = open('game=texas-holdem-bonus')
    expect(fresh.settings.isOlder).toBeUndefined()
    expect(open(writeAddress(fresh))).toEqual(fresh)
    const stakes = boards('texas-holdem-bonus', 3, true).flatMap(({ seats }) =>
      seats.flatMap(({ due }) => due.filter(({ bet }) => bet === 'first-five').map(({ stake }) => stake)),
    )
    expect(new Set(stakes)).toEqual(new Set([100, 200, 500]))
  })
})
