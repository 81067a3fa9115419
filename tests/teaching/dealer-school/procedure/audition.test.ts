import { say } from '@/lib/messages/message'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import {
  type Audition,
  type AuditionEvent,
  type AuditionStep,
  isOver,
  reduceAudition,
  type Round,
  roundAnswers,
  roundingFor,
  startAudition,
  stepNow,
  stepsOf,
} from '@/lib/teaching/dealer-school/procedure/audition'
import { dealersHand, type Hand } from '@/lib/teaching/dealer-school/procedure/announcing'
import { dealBoard, usualTable } from '@/lib/teaching/dealer-school/table/board'
import { stepInWords } from '@/app/dealer-school/audition/words'
import { dealerOf, gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { paceOf } from '@/lib/teaching/dealer-school/procedure/pace'
import { fewestChips, USUAL_RACK, valueOf } from '@/lib/teaching/dealer-school/table/rack'
import { firstBets, limitsOf, wrongBetOf } from '@/lib/teaching/dealer-school/procedure/first-bets'
import { changeFor, LAMMER, packetOrder } from '@/lib/teaching/dealer-school/procedure/happenings'
import type { PaiGowState } from '@/lib/games/pai-gow-poker/round'
import { must } from '@/lib/result'
import type { Rules } from '@/lib/game/game'
import { readKept } from '@/lib/storage/kept'

await loadSchoolGames(GAME_IDS)

const settingsOf = (game: GameId, seats: number) => ({ ...usualTable(game), seats, rounding: roundingFor(USUAL_RACK) })

/** The event that does a step rightly. */
function rightly(step: AuditionStep, ms: number): AuditionEvent {
  switch (step.kind) {
    case 'settle':
      return { kind: 'settle', place: step.place, bet: step.due.bet, said: step.due, ms }
    case 'rule':
      return { kind: 'rule', option: step.question.dispute.ruling, ms }
    case 'change':
      return { kind: 'change', pile: changeFor(USUAL_RACK, step.cents)!, ms }
    case 'turn':
    case 'expose':
      return { kind: 'expose', ms }
    case 'peek':
      return { kind: 'peek', ms }
    case 'bets':
      return { kind: 'close', ms }
    case 'announce':
      return { kind: 'announce', option: step.options.indexOf(step.hand), ms }
    case 'deal':
    case 'decide':
    case 'clear':
      return { kind: 'place', place: step.place, ms }
  }
}

/** A round with its next step done rightly: a bet that must go back goes back before the others are closed. */
function done(audition: Audition, step: AuditionStep, ms: number): Audition {
  const wrong = step.kind === 'bets' ? step.wrong : undefined
  const back = wrong
    ? reduceAudition(audition, { kind: 'send-back', place: wrong.place, bet: wrong.bets.at(-1)! })
    : audition
  return reduceAudition(back, rightly(step, ms))
}

/** A round run to its end, each step in so many milliseconds. */
function runRound(audition: Audition, ms: number): Audition {
  let now = audition
  for (let step = stepNow(now.round); step; step = stepNow(now.round)) now = done(now, step, ms)
  return now
}

describe.each(GAME_IDS)('a table of %s', (game) => {
  const { most, settlement } = dealerOf(game)
  const boards = Array.from({ length: 30 }, (_, i) => dealBoard(settingsOf(game, 1 + (i % most)), `table-${i + 1}`))

  it('settles every bet of every seat once, and what is paid comes after what is taken on its seat', () => {
    for (const board of boards) {
      const settles = stepsOf(board).flatMap((step) => (step.kind === 'settle' ? [step] : []))
      const wanted = board.seats.flatMap(({ due }) => due.filter(({ stake, does }) => stake > 0 || does === 'pay'))
      expect(new Set(settles.map(({ due }) => due))).toEqual(new Set(wanted))
      expect(settles).toHaveLength(wanted.length)
      for (const [i, step] of settles.entries()) {
        const later = settles.slice(i + 1).filter(({ place, pass }) => place === step.place && pass === step.pass)
        if (step.due.does !== 'lose') expect(later.every(({ due }) => due.does !== 'lose')).toBe(true)
      }
    }
  })

  it('serves the dealer’s left first and clears whoever has cards left from the right, the dealer last both times', () => {
    for (const board of boards) {
      const places = (kind: 'deal' | 'clear') =>
        stepsOf(board).flatMap((step) => (step.kind === kind && 'place' in step ? [step.place] : []))
      const seats = board.seats.map((_, i) => i + 1)
      expect(places('deal')).toEqual([...seats, 'dealer'])
      // Busted hands were taken with their bets.
      const left = seats.filter((place) => {
        const mains = board.seats[board.seats.length - place]!.due.filter(({ bet }) => bet.startsWith('main'))
        return mains.length === 0 || mains.some(({ because }) => because.id !== 'bust')
      })
      expect(places('clear')).toEqual([...left.toReversed(), 'dealer'])
    }
  })

  it('looks over the bets and closes them before the first card', () => {
    for (const board of boards) {
      const steps = stepsOf(board).map(({ kind }) => kind)
      expect([steps[0], steps[1], steps.filter((kind) => kind === 'bets').length]).toEqual(['bets', 'deal', 1])
      for (const seat of board.seats) {
        const placed = firstBets(board, seat)
        expect(placed.length).toBeGreaterThan(0)
        expect(placed[0]!.cents).toBe(seat.base)
      }
    }
  })

  it('knows a wrong bet before the deal by the limits of the table and by what the game asks of its bets', () => {
    const { sides, equal } = dealerOf(game)
    const faults = new Set<string>()
    for (let i = 1; i <= 400; i++) {
      const limits = i % 2 === 0 ? { least: 25, most: 500 } : undefined
      const board = dealBoard({ ...settingsOf(game, 1 + (i % most)), limits }, `wrong-${i}`)
      const { least, most: highest } = limitsOf({ game, limits })
      const wrong = wrongBetOf(board, { least, most: highest })
      if (!wrong) continue
      faults.add(wrong.fault)
      const placed = firstBets(board, board.seats[board.seats.length - wrong.place]!)
      const [base] = placed
      for (const [bet, cents] of Object.entries(wrong.lies)) {
        const right = placed.find((one) => one.bet === bet)!
        expect(wrong.bets).toContain(bet)
        expect(cents).not.toBe(right.cents)
        expect(cents).toBeGreaterThan(0)
        if (wrong.fault === 'under') expect(cents).toBeLessThan(100 * least)
        if (wrong.fault === 'over') expect(cents).toBeGreaterThan(100 * highest)
        if (wrong.fault === 'side') expect(cents).toBeGreaterThan(base!.cents)
        // Only that they differ is wrong.
        if (wrong.fault === 'unequal') expect([cents >= 100 * least, cents <= 100 * highest]).toEqual([true, true])
        expect(bet in sides).toBe(wrong.fault === 'side')
      }
    }
    const known = [
      'under',
      'over',
      ...(equal ? ['unequal'] : []),
      ...(gameOf(game).sideBets.some(({ atMostBase }) => atMostBase) ? ['side'] : []),
    ]
    expect([...faults].sort()).toEqual(known.sort())
  })

  it('names in its order only bets that are made there', () => {
    const made = new Set(
      Array.from({ length: 200 }, (_, i) => dealBoard(settingsOf(game, 3), `made-${i + 1}`)).flatMap(({ seats }) =>
        seats.flatMap(({ due }) => due.map(({ bet }) => bet.replace(/-\d+$/, ''))),
      ),
    )
    const named = new Set([...settlement.passes.flatMap(({ bets }) => bets), ...settlement.onFold])
    expect([...named].filter((bet) => !made.has(bet))).toEqual([])
    expect([...made].filter((bet) => !named.has(bet))).toEqual([])
    const stages = ['dealt', ...gameOf(game).stages.map(({ id }) => id)]
    for (const { after } of settlement.passes) if (after !== undefined) expect(stages).toContain(after)
  })

  const loses = (bet: string): Rules => {
    const { rules } = usualTable(game)
    return { ...rules, afterFold: { ...rules.afterFold, [bet]: 'forfeits' } }
  }
  const forfeited = gameOf(game).ruleFields.flatMap(({ path: [rule, bet] }) => (rule === 'afterFold' ? [bet!] : []))

  it.each(forfeited)('takes %s with the fold where a fold loses it, and waits for the end where it pays', (bet) => {
    let found = 0
    for (let i = 1; i <= 400 && found < 3; i++) {
      const settings = settingsOf(game, most)
      const [pays, forfeits] = [settings, { ...settings, rules: loses(bet) }].map((one) => dealBoard(one, `fold-${i}`))
      for (const [board, isTaken] of [
        [pays!, false],
        [forfeits!, true],
      ] as const) {
        const steps = stepsOf(board)
        for (const [at, step] of steps.entries()) {
          if (step.kind !== 'decide' || !step.actions.includes('fold')) continue
          const next = steps.slice(at + 1).findIndex((one) => one.kind !== 'settle' || one.place !== step.place)
          const taken = steps.slice(at + 1, at + 1 + next).flatMap((one) => (one.kind === 'settle' ? [one.due] : []))
          expect(taken.map((due) => due.bet)).toEqual(expect.arrayContaining([...settlement.onFold]))
          const due = board.seats[board.seats.length - step.place]!.due.find((one) => one.bet === bet)
          if (!due || due.stake === 0) continue
          expect(taken.includes(due)).toBe(isTaken)
          if (isTaken) expect(due.does).toBe('lose')
          found += isTaken ? 1 : 0
        }
      }
    }
    expect(found).toBeGreaterThan(0)
  })

  it('pays what the usual rack can pay, but for odd quarters, which are typed', () => {
    const pays = boards.flatMap(({ seats }) => seats.flatMap(({ due }) => due.filter(({ does }) => does === 'pay')))
    const unpaid = pays.filter(({ cents }) => fewestChips(USUAL_RACK, cents) === undefined)
    expect(unpaid.filter(({ cents }) => cents % USUAL_RACK[0]! === 0)).toEqual([])
  })
})

describe('a round that is run', () => {
  const audition = startAudition(settingsOf('ultimate-texas-holdem', 3), 'shift-1')

  it('ends after its last step, and the next one is dealt', () => {
    const over = runRound(audition, 1000)
    expect(isOver(over.round)).toBe(true)
    const next = reduceAudition(over, { kind: 'next' })
    expect(next.rounds).toHaveLength(1)
    expect(next.round.board.seed).toBe('shift-2')
    expect(reduceAudition(next, { kind: 'next' })).toBe(next)
  })

  it('counts what comes out of order as a slip of the step that was due, and does nothing else', () => {
    const wrong = reduceAudition(audition, { kind: 'place', place: 2, ms: 100 })
    expect(wrong.round).toMatchObject({ slips: 1, isWrong: true, done: [] })
    const early = reduceAudition(wrong, { kind: 'expose', ms: 100 })
    const right = reduceAudition(early, { kind: 'close', ms: 700 })
    expect(right.round.done).toEqual([{ step: { kind: 'bets' }, ms: 700, slips: 2 }])
    expect(right.round).toMatchObject({ slips: 0, isWrong: false })
  })

  it('lets losing bets of a seat be taken in any order, and nothing be paid before them', () => {
    let found = 0
    for (let i = 1; i <= 60 && found < 3; i++) {
      let now = startAudition(settingsOf('ultimate-texas-holdem', 2), `order-${i}`)
      for (let step = stepNow(now.round); step; step = stepNow(now.round)) {
        const { steps, done } = now.round
        const rest = steps.slice(done.length)
        const same = rest.flatMap((one) =>
          step.kind === 'settle' && one.kind === 'settle' && one.place === step.place && one.pass === step.pass
            ? [one]
            : [],
        )
        const paid = same.find(({ due }) => due.does === 'pay')
        const taken = same.filter(({ due }) => due.does === 'lose')
        if (paid && taken.length > 0) {
          found += 1
          const early = reduceAudition(now, rightly(paid, 1))
          expect(early.round).toMatchObject({ isWrong: true, done: now.round.done })
        }
        now = reduceAudition(now, rightly(taken.at(-1) ?? step, 1))
        expect(now.round.isWrong).toBe(false)
      }
    }
    expect(found).toBeGreaterThan(0)
  })

  it('judges each bet, and its pace and errors are those of the script', () => {
    let now = audition
    let bets = 0
    let spent = 0
    for (let round = 0; round < 4; round++) {
      for (let step = stepNow(now.round); step; step = stepNow(now.round)) {
        const ms = step.kind === 'settle' ? 4000 : step.kind === 'expose' ? 2000 : 1000
        spent += ms
        const event = rightly(step, ms)
        // Every fifth bet is settled wrong.
        const isWrong = event.kind === 'settle' && ++bets % 5 === 0
        const said = isWrong ? ({ does: 'pay', cents: 1 } as const) : undefined
        now = reduceAudition(now, said && event.kind === 'settle' ? { ...event, said } : event)
      }
      now = reduceAudition(now, { kind: 'next' })
    }
    const pace = paceOf(now.rounds)!
    expect(pace).toMatchObject({ rounds: 4, hands: 12, payouts: bets, errors: Math.floor(bets / 5) })
    expect(pace.roundsAnHour).toBeCloseTo((4 * 3_600_000) / spent, 9)
    expect(pace.handsAnHour).toBeCloseTo((12 * 3_600_000) / spent, 9)
    expect(pace.perHundred).toBeCloseTo((100 * Math.floor(bets / 5)) / bets, 9)
    expect(pace.steps.find(({ kind }) => kind === 'settle')).toMatchObject({ count: bets, middle: 4000, worst: 4000 })
    expect(paceOf([])).toBeUndefined()
  })

  it('is kept bet by bet, and by kind of step', () => {
    const over = runRound(reduceAudition(audition, { kind: 'expose', ms: 1 }), 1500)
    const kept = roundAnswers(over.round)
    const settles = over.round.done.filter(({ step }) => step.kind === 'settle')
    expect(kept.filter(({ part }) => part === 'payouts')).toHaveLength(settles.length)
    expect(kept.find(({ item }) => item === 'bets')).toMatchObject({ part: 'audition', isRight: false, said: '1' })
    expect(kept.find(({ item }) => item === 'clear')).toMatchObject({ isRight: true })
    for (const [i, answer] of kept.entries())
      expect(readKept({ kind: 'school', id: `a-${i}`, at: 1, ...answer }, '')).toMatchObject({ ok: true })
  })
})

describe('what happens at the table', () => {
  const rounds = (game: GameId, count = 30) =>
    Array.from({ length: count }, (_, i) =>
      startAudition({ ...settingsOf(game, 3), happens: true, rack: USUAL_RACK }, `shift${i}-1`),
    )

  it.each(GAME_IDS)('%s: is ruled in the middle of a round, and the round goes on to its end', (game) => {
    const ran = rounds(game).map((audition) => runRound(audition, 1000).round)
    for (const round of ran) expect(isOver(round)).toBe(true)
    const kinds = new Set(ran.flatMap(({ steps }) => steps.map(({ kind }) => kind)))
    expect([kinds.has('rule'), kinds.has('change')]).toEqual([true, true])
    expect(paceOf(ran)).toMatchObject({ errors: 0, mishandled: 0 })
    expect(paceOf(ran)!.handled).toBeGreaterThan(10)
  })

  it('sends a wrong bet back before the deal, and counts one that stays as handled wrong', () => {
    const audition = rounds('ultimate-texas-holdem').find(({ round: { steps } }) =>
      steps.some((step) => step.kind === 'bets' && step.wrong),
    )!
    let before = audition
    for (let step = stepNow(before.round); step?.kind !== 'bets'; step = stepNow(before.round))
      before = done(before, step!, 10)
    const { wrong } = stepNow(before.round) as Extract<AuditionStep, { kind: 'bets' }>
    const other = { kind: 'send-back', place: 1 + (wrong!.place % 3), bet: 'ante' } as const
    expect(reduceAudition(before, other).round).toMatchObject({ isWrong: true, slips: 1, isSentBack: false })
    const back = reduceAudition(before, { ...other, place: wrong!.place })
    expect(back.round).toMatchObject({ isWrong: false, slips: 0, isSentBack: true })
    expect(back.round.done).toEqual(before.round.done)
    expect(reduceAudition(back, { ...other, place: wrong!.place }).round).toMatchObject({ isWrong: true, slips: 1 })
    const handled = (one: Audition) => paceOf([runRound(reduceAudition(one, { kind: 'close', ms: 5 }), 10).round])!
    const [right, missed] = [handled(back), handled(before)]
    expect([right.mishandled, missed.mishandled, right.handled]).toEqual([0, 1, missed.handled])
    expect(right.steps.find(({ kind }) => kind === 'bets')).toMatchObject({ count: 1, middle: 5 })
  })

  it('counts a wrong ruling, keeps it as a dispute, and lets nothing be done before it', () => {
    const audition = rounds('blackjack').find(({ round }) => round.steps.some(({ kind }) => kind === 'rule'))!
    let now = audition
    for (let step = stepNow(now.round); step?.kind !== 'rule'; step = stepNow(now.round))
      now = reduceAudition(now, rightly(step!, 10))
    const step = stepNow(now.round) as Extract<AuditionStep, { kind: 'rule' }>
    expect(reduceAudition(now, { kind: 'expose', ms: 1 }).round).toMatchObject({ isWrong: true, slips: 1 })
    const { dispute, options } = step.question
    const wrong = reduceAudition(now, { kind: 'rule', option: options.find((id) => id !== dispute.ruling)!, ms: 500 })
    const over = runRound(wrong, 10).round
    expect(paceOf([over])).toMatchObject({ mishandled: 1 })
    const kept = roundAnswers(over).find(({ part }) => part === 'disputes')
    expect(kept).toMatchObject({ game: 'blackjack', item: dispute.id, isRight: false, room: 'audition' })
  })

  it('turns the third card of XX Poker before it settles Mix & Match, and not if nobody bet on it', () => {
    const kinds = Array.from({ length: 40 }, (_, i) => {
      const { steps, board } = startAudition(settingsOf('xx-poker', 1), `turn${i}-1`).round
      const mixed = steps.findIndex((step) => step.kind === 'settle' && step.due.bet === 'mix-and-match')
      const turns = steps.flatMap((step, i) => (step.kind === 'turn' ? [[i, stepInWords(board, step)] as const] : []))
      expect(turns).toEqual(mixed < 0 ? [] : [[mixed - 1, 'turn the card for Mix & Match']])
      return mixed < 0
    })
    expect(new Set(kinds)).toEqual(new Set([true, false]))
  })

  it.each(GAME_IDS)('%s: has the open hand announced, among other hands of the game', (game) => {
    const all = rounds(game).flatMap(({ round: { steps } }) =>
      steps.flatMap((step, i) => (step.kind === 'announce' ? [{ step, before: steps[i - 1] }] : [])),
    )
    // At the others no hand of the dealer is played against.
    const hasHand = game !== 'mississippi-stud' && game !== 'xx-poker'
    expect(all.length > 20).toBe(hasHand)
    expect(all.length > 0).toBe(hasHand)
    for (const { step, before } of all) {
      expect(before).toEqual({ kind: 'expose' })
      expect(step.options).toContain(step.hand)
      const said = step.options.map((hand) => hand.map((part) => say(gameOf(game).messages.felt, part)).join())
      expect(new Set(said).size).toBe(3)
      for (const hand of said) expect(hand).not.toMatch(/wins|loses|ties|, qualifies/)
    }
  })

  it.each(GAME_IDS)('%s: has the same hand announced whichever seat plays against it', (game) => {
    const said = (hand: Hand) => hand.map((part) => say(gameOf(game).messages.felt, part)).join()
    for (let i = 0; i < 60; i++) {
      const board = dealBoard(settingsOf(game, dealerOf(game).most), `whose${i}-1`)
      const alone = board.seats.flatMap((seat) => {
        const hand = dealersHand({ ...board, seats: [seat] })
        return hand ? [said(hand)] : []
      })
      const hand = dealersHand(board)
      expect(new Set(alone)).toEqual(new Set(hand ? [said(hand)] : []))
    }
  })

  it('says that the dealer doesn’t qualify in a tie too', () => {
    const { parse, table } = gameOf('ultimate-texas-holdem')
    const { rules } = usualTable('ultimate-texas-holdem')
    const state = must(parse(rules, 'hand-2c3d~board-AsKdQh9c7s~did-check.check.raise-1x~dealer-2h3s'))
    const seat = { base: 500, state, did: [], due: [] }
    const hand = dealersHand({ game: 'ultimate-texas-holdem', rules, seed: 'tie-1', seats: [seat] })!
    expect(hand.map((part) => say(gameOf('ultimate-texas-holdem').messages.felt, part))).toEqual([
      'ace high, does not qualify',
    ])
    const captions = table(rules, state).flatMap((zone) =>
      zone.kind === 'cards' && zone.owner === 'dealer' && zone.caption
        ? [say(gameOf('ultimate-texas-holdem').messages.felt, zone.caption)]
        : [],
    )
    expect(captions).toEqual(['ace high, ties, does not qualify'])
  })

  it('counts a hand that is announced wrong as handled wrong', () => {
    let now = rounds('three-card-poker')[0]!
    for (let step = stepNow(now.round); step?.kind !== 'announce'; step = stepNow(now.round))
      now = reduceAudition(now, rightly(step!, 10))
    const { options, hand } = stepNow(now.round) as Extract<AuditionStep, { kind: 'announce' }>
    expect(reduceAudition(now, { kind: 'announce', option: options.length, ms: 1 }).round).toMatchObject({ slips: 1 })
    const option = options.findIndex((one) => one !== hand)
    const over = runRound(reduceAudition(now, { kind: 'announce', option, ms: 1 }), 10).round
    expect(paceOf([over])).toMatchObject({ mishandled: 1, errors: 0 })
    expect(roundAnswers(over).find(({ item }) => item === 'announce')).toMatchObject({ isRight: false })
  })

  it('changes a chip into smaller ones that are worth as much, and into nothing else', () => {
    const { round } = rounds('blackjack').find((one) => one.round.steps[0]!.kind === 'change')!
    const { cents } = round.steps[0] as Extract<AuditionStep, { kind: 'change' }>
    const audition = { settings: settingsOf('blackjack', 3), round, rounds: [] }
    const change = (pile: Readonly<Record<number, number>>) =>
      reduceAudition(audition, { kind: 'change', pile, ms: 1 }).round.done[0]!.isRight
    expect(valueOf(changeFor(USUAL_RACK, cents)!)).toBe(cents)
    expect(change(changeFor(USUAL_RACK, cents)!)).toBe(true)
    expect([change({ [cents]: 1 }), change({ [USUAL_RACK[0]!]: 1 })]).toEqual([false, false])
  })

  it('deals foul hands, whose bet loses as they lie', () => {
    const game = GAME_IDS.find((id) => dealerOf(id).foul !== undefined)!
    const settings = { ...settingsOf(game, 3), happens: true }
    const fouls = Array.from({ length: 40 }, (_, i) => startAudition(settings, `foul${i}-1`).round.board).flatMap(
      ({ seats }) =>
        seats.flatMap(({ due, state }) => due.flatMap((one) => (one.because.id === 'foul' ? [{ one, state }] : []))),
    )
    expect(fouls.length).toBeGreaterThan(3)
    for (const { one, state } of fouls) {
      expect(one).toMatchObject({ does: 'lose', cents: one.stake })
      expect(gameOf(game).table(settings.rules, state).length).toBeGreaterThan(0)
    }
  })

  it('pays envy to whoever has a bonus of $5 or more, for the others’ hands, after all other bets', () => {
    const settings = { ...settingsOf('pai-gow-poker', 4), house: ['envy'] }
    let paid = 0
    for (let i = 1; i <= 40; i++) {
      const { round } = startAudition(settings, `envy${i}-1`)
      const quads = round.board.seats.map(({ state }) => {
        const ranks = (state as PaiGowState).hand.map((card) => card >> 2)
        return ranks.some((rank) => ranks.filter((one) => one === rank).length === 4)
      })
      for (const [at, { due }] of round.board.seats.entries()) {
        const bonus = due.find(({ bet }) => bet === 'bonus')
        const envy = due.find(({ bet }) => bet === 'envy')
        expect(envy !== undefined).toBe((bonus?.stake ?? 0) >= 500)
        if (envy && quads.some((is, other) => is && other !== at)) {
          paid += 1
          expect(envy).toMatchObject({ does: 'pay' })
          expect(envy.cents).toBeGreaterThanOrEqual(500)
        }
      }
      const settles = round.steps.flatMap((step) => (step.kind === 'settle' ? [step.due.bet] : []))
      const first = settles.indexOf('envy')
      if (first >= 0) expect(new Set(settles.slice(first))).toEqual(new Set(['envy']))
      expect(isOver(runRound({ settings, round, rounds: [] }, 1).round)).toBe(true)
    }
    expect(paid).toBeGreaterThan(3)
  })

  it.each([
    { house: 'ez', high: 10 },
    { house: 'face-up', high: 12 },
  ])(
    'pushes every bet on a $house table where the dealer has that pai gow, and takes no commission',
    ({ house, high }) => {
      const settings = { ...settingsOf('pai-gow-poker', 3), happens: true, house: [house] }
      const rounds = Array.from({ length: 40 }, (_, i) => startAudition(settings, `${house}${i}-1`).round)
      const mains = (round: Round) => round.board.seats.map(({ due }) => due.find(({ bet }) => bet === 'main')!)
      const pushed = rounds.filter((round) => mains(round).every(({ because }) => because.id === 'dealersPaiGow'))
      expect(pushed.length).toBeGreaterThan(2)
      for (const { board } of pushed)
        expect(Math.max(...(board.seats[0]!.state as PaiGowState).dealer.map((card) => card >> 2))).toBe(high)
      for (const due of rounds.flatMap(mains))
        expect([due.commission, due.does === 'pay' ? due.cents : due.stake]).toEqual([undefined, due.stake])
      const opened = rounds.map(({ steps }) => steps.findIndex(({ kind }) => kind === 'expose'))
      const asked = rounds.map(({ steps }) => steps.findIndex(({ kind }) => kind === 'decide'))
      expect(opened.every((at, i) => at < asked[i]! === (house === 'face-up'))).toBe(true)
    },
  )

  it('counts packets from the dealer to their right, over empty seats, and round again', () => {
    const board = dealBoard(settingsOf('pai-gow-poker', 3), 'dice-1')
    expect(packetOrder(board, 1)).toEqual(['dealer', 3, 2, 1])
    expect(packetOrder(board, 8)).toEqual(packetOrder(board, 1))
    expect(packetOrder(board, 5)).toEqual([3, 2, 1, 'dealer'])
    expect(packetOrder(board, 7)).toEqual([1, 'dealer', 3, 2])
  })

  it('marks commission by lammers: the win is paid even, and both together are what was due', () => {
    const settings = settingsOf('pai-gow-poker', 3)
    let marked = 0
    for (let i = 1; i <= 20; i++) {
      const plain = startAudition(settings, `mark${i}-1`).round.board
      const { round } = startAudition({ ...settings, lammers: true }, `mark${i}-1`)
      for (const [at, seat] of round.board.seats.entries()) {
        const lammer = seat.due.find(({ bet }) => bet === LAMMER)
        if (!lammer) continue
        marked += 1
        const before = plain.seats[at]!.due.find(({ commission }) => commission)!
        const main = seat.due.find(({ bet }) => bet === before.bet)!
        expect([main.cents, main.cents - lammer.cents]).toEqual([before.stake, before.cents])
      }
      expect(isOver(runRound(startAudition({ ...settings, lammers: true }, `mark${i}-1`), 1).round)).toBe(true)
    }
    expect(marked).toBeGreaterThan(3)
  })
})
