import { callInWords } from '@/app/dealer-school/foul/words'
import { say } from '@/lib/messages/message'
import { MOMENTS, SOURCES } from '@/lib/teaching/dealer-school/disputes/cases'
import { dealerOf, errorKinds, gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { dealerDraws } from '@/lib/engines/blackjack/index'
import { behindValue, frontValue, isFoul, rankingOf, readSeven, sortHand, splitOf } from '@/lib/engines/pai-gow/index'
import type { PaiGowState } from '@/lib/games/pai-gow-poker/round'
import { describe, expect, it } from 'vitest'
import { disputeOf, disputesOf, FIRST_DISPUTES, happeningsOf } from '@/lib/teaching/dealer-school/disputes/disputes'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import type { Table } from '@/lib/teaching/dealer-school/table/seat'
import { centsOf } from '@/lib/teaching/dealer-school/table/chips'
import { isSameHandling, rightHandling } from '@/lib/teaching/dealer-school/errors/errors'
import { bareZonesOf } from '@/lib/teaching/dealer-school/table/felt'
import {
  countEndings,
  type Question,
  questionOf,
  reduceFouls,
  startFouls,
} from '@/lib/teaching/dealer-school/errors/fouls'
import type { Zone } from '@/lib/game/felt'
import { GAME_IDS } from '@/lib/games/ids'
import { parseRules } from '@/lib/game/rules'
import type { Texas21Rules } from '@/lib/games/texas-21/rules'
import type { Texas21State } from '@/lib/games/texas-21/round'
import { must } from '@/lib/result'

await loadSchoolGames(GAME_IDS)

/** Rounds of each table that are looked at: 5,600 in all. */
const ROUNDS = 400

const dealt = new Map<string, readonly Question[]>()

/** The rounds of a table, dealt once. */
function roundsOf(table: Table): readonly Question[] {
  const key = JSON.stringify([table.game, table.rules])
  const rounds = dealt.get(key) ?? Array.from({ length: ROUNDS }, (_, i) => questionOf(table, `check-${i + 1}`))
  dealt.set(key, rounds)
  return rounds
}

const PAI_GOW = usualTable('pai-gow-poker')
const PAI_GOW_ROUNDS = roundsOf(PAI_GOW)

/** The usual rules of each game, its other variants, and rules changed in an address. */
const TABLES: readonly (readonly [name: string, table: Table])[] = [
  ...GAME_IDS.map((game) => [game, usualTable(game)] as const),
  ...(
    [
      ['ultimate-texas-holdem', 'blind.flush_2~qualifies_pair-4'],
      ['three-card-poker', '3-1-1~qualifies_king-high'],
      ['texas-holdem-bonus', 'flush~ties_lose'],
      ['casino-holdem', 'noGame_lose-if-lower~qualifies_pair'],
      ['pai-gow-poker', 'mgm~commission_0.04~wheel_lowest~banking_yes'],
      ['xx-poker', 'lessThanJacks.x5_loses'],
      ['texas-21', 's17-ls~blackjackPays_1.2'],
    ] as const
  ).map(([game, text]) => [`${game} by ${text}`, { game, rules: must(parseRules(gameOf(game), text)) }] as const),
]

describe.each(TABLES)('%s', (_, table) => {
  const asked = roundsOf(table)
  const [played, { rules }] = [gameOf(table.game), table]

  /** What the game's own settlement says of a round, as chips: bet by bet, signed. */
  const settled = (state: unknown, base: number): ReadonlyMap<string, number> => {
    const end = played.step(rules, state)
    if (end.kind !== 'end') throw new Error('a round is played to its end')
    // A prize is paid whole: its stake is the house's from the start.
    return new Map(end.bets.map(({ bet, net, stake, isPrize }) => [bet, centsOf(isPrize ? net + stake : net, base)]))
  }

  /** Whether chips and cards are what the rules in force give, by the game's own step and table. */
  const isRight = ({ round, shown }: (typeof asked)[number]): boolean => {
    const { state, base } = round.seat
    const due = settled(state, base)
    const money =
      shown.due.every(({ bet, does, cents }) => (does === 'lose' ? -cents : cents) === (due.get(bet) ?? 0)) &&
      [...due].every(([bet, cents]) => cents === 0 || shown.due.some((one) => one.bet === bet))
    return money && JSON.stringify(shown.zones) === JSON.stringify(bareZonesOf(played.table(rules, state)))
  }

  it('shows a real error wherever it says so, and none where it does not', () => {
    for (const question of asked) expect(isRight(question), question.seed).toBe(question.kinds.length === 0)
  })

  it('has each kind of error among its rounds, and rounds without one', () => {
    const seen = new Set(asked.flatMap(({ kinds }) => kinds))
    expect(
      errorKinds(table)
        .map(({ id }) => id)
        .filter((id) => !seen.has(id)),
    ).toEqual([])
    const clean = asked.filter(({ kinds }) => kinds.length === 0).length / ROUNDS
    expect(clean).toBeGreaterThan(0.35)
    expect(clean).toBeLessThan(0.55)
  })

  it('quotes nothing that tells an error without a look at the cards and the chips', () => {
    const quoted = new Map<string, { right: number; wrong: number }>()
    for (const { round, shown } of asked)
      for (const due of shown.due) {
        const right = rightHandling(round).due.find(({ bet }) => bet === due.bet)
        const call = `${due.does} ${callInWords(played, due)?.replace(/[\d.]+/g, '#')}`
        const count = quoted.get(call) ?? { right: 0, wrong: 0 }
        count[right?.does === due.does && right.cents === due.cents ? 'right' : 'wrong'] += 1
        quoted.set(call, count)
      }
    const telling = [...quoted].filter(([, { right, wrong }]) => right === 0 && wrong > 3).map(([call]) => call)
    expect(telling).toEqual([])
  })

  it('makes no way of an error that is the right handling', () => {
    for (const { round } of asked.slice(0, 60))
      for (const { ways } of errorKinds(table))
        for (const way of ways(round)) expect(isSameHandling(way, rightHandling(round))).toBe(false)
  })

  it('asks the same round of the same seed', () =>
    expect(questionOf(table, 'same-1')).toEqual(questionOf(table, 'same-1')))
})

it('calls a copy given away and a wrong commission as a dealer would who has not noticed', () => {
  const calls = (kind: string) =>
    PAI_GOW_ROUNDS.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ shown }) =>
      shown.due
        .filter(({ bet }) => bet === 'main')
        .map(({ because }) => say(gameOf(PAI_GOW.game).messages.settled, because)),
    )
  expect(calls('copy').length).toBeGreaterThan(0)
  for (const call of calls('copy')) expect(call).not.toMatch(/yours/)
  for (const call of calls('commission')) expect(call).toMatch(/less 5%$/)
})

it('deals foul hands at Pai Gow, which the dealer takes or overlooks', () => {
  const fouls = PAI_GOW_ROUNDS.filter(({ round: { seat } }) => {
    const { hand, low } = seat.state as PaiGowState
    const seven = readSeven(sortHand(hand))
    const split = splitOf(sortHand(hand), low)!
    return isFoul(frontValue(seven, split), behindValue(rankingOf('second-highest'), seven, split))
  })
  const shownOf = (one: (typeof PAI_GOW_ROUNDS)[number]) => one.shown.due.find(({ bet }) => bet === 'main')!
  for (const one of fouls) {
    expect(rightHandling(one.round).due.find(({ bet }) => bet === 'main')).toMatchObject({
      does: 'lose',
      because: { id: 'foul' },
    })
    expect(shownOf(one).does === 'lose').toBe(!one.kinds.includes('foul-hand'))
  }
  const overlooked = PAI_GOW_ROUNDS.filter(({ kinds }) => kinds.includes('foul-hand'))
  expect(overlooked.every((one) => fouls.includes(one) && one.kinds.length === 1)).toBe(true)
  expect(new Set(overlooked.map((one) => shownOf(one).does))).toEqual(new Set(['push', 'pay']))
  expect(fouls.filter(({ kinds }) => kinds.length === 0).length).toBeGreaterThan(5)
})

it.each(['', 's17'])('draws and stands wrongly for the dealer of Texas 21, by the rule on soft 17: %s', (text) => {
  const table = { game: 'texas-21', rules: must(parseRules(gameOf('texas-21'), text)) } as const
  const dealerIn = (zones: readonly Zone[]) =>
    zones.flatMap((zone) =>
      zone.kind === 'cards' && zone.id === 'dealer' ? zone.cards.filter((card) => typeof card === 'number') : [],
    )
  const asked = roundsOf(table)
  const isOver = (cards: readonly number[]): boolean => !dealerDraws(table.rules as Texas21Rules, cards)
  for (const { shown, kinds, round } of asked) {
    const [cards, { upcard, dealer }] = [dealerIn(shown.zones), round.seat.state as Texas21State]
    const right = [...upcard, ...dealer]
    if (kinds.includes('stood')) expect([cards, isOver(cards)]).toEqual([right.slice(0, cards.length), false])
    else if (kinds.includes('drew'))
      expect([cards.slice(0, right.length), isOver(right), cards.length > right.length, isOver(cards)]).toEqual([
        right,
        true,
        true,
        true,
      ])
    else if (dealer.length > 0) expect(cards).toEqual(right)
  }
})

describe('a session', () => {
  const at = (isFoul: boolean) => {
    let i = 1
    while (questionOf(PAI_GOW, `end-${i}`).kinds.length > 0 !== isFoul) i++
    return startFouls(PAI_GOW, `end-${i}`)
  }
  const foul = at(true)
  const clean = at(false)
  const other = errorKinds(PAI_GOW).find(({ id }) => !foul.question.kinds.includes(id))!.id

  it('tells catches, misses and false alarms apart', () => {
    const called = reduceFouls(foul, { kind: 'foul' })
    const ends = [
      reduceFouls(called, { kind: 'name', error: foul.question.kinds[0]! }),
      reduceFouls(called, { kind: 'name', error: other }),
      reduceFouls(foul, { kind: 'pass' }),
      reduceFouls(clean, { kind: 'pass' }),
      reduceFouls(reduceFouls(clean, { kind: 'foul' }), { kind: 'name', error: other }),
    ].map(({ answered }) => answered?.ending)
    expect(ends).toEqual(['named', 'caught', 'missed', 'passed', 'false-alarm'])
  })

  it('changes nothing by an event that does not fit, and goes on after an answer', () => {
    expect(reduceFouls(foul, { kind: 'next' })).toBe(foul)
    expect(reduceFouls(foul, { kind: 'name', error: other })).toBe(foul)
    const called = reduceFouls(foul, { kind: 'foul' })
    expect(reduceFouls(called, { kind: 'pass' })).toBe(called)
    expect(reduceFouls(called, { kind: 'name', error: 'nothing' })).toBe(called)
    expect(reduceFouls(called, { kind: 'back' })).toEqual(foul)
    const passed = reduceFouls(foul, { kind: 'pass' })
    expect(reduceFouls(passed, { kind: 'foul' })).toBe(passed)
    const next = reduceFouls(passed, { kind: 'next' })
    expect(next.question.seed).not.toBe(foul.question.seed)
    expect(countEndings(next.answers)).toMatchObject({ missed: 1, named: 0 })
  })
})

describe('disputes', () => {
  it('come all before any comes again, their options in an order of their own', () => {
    for (const game of GAME_IDS) {
      const all = disputesOf(game)
      const round = all.map((_, i) => disputeOf(`floor-${i + 1}`, game))
      expect(new Set(round.map(({ dispute }) => dispute.id)).size, game).toBe(all.length)
    }
    const places = disputesOf(FIRST_DISPUTES).map((_, i) => {
      const { dispute, options } = disputeOf(`floor-${i + 1}`)
      return options.indexOf(dispute.ruling)
    })
    expect(new Set(places).size).toBe(3)
  })

  it('ask of a link that names no game what they always asked', () => {
    expect(disputesOf(FIRST_DISPUTES).map(({ id }) => id)).toEqual(
      'exposed shown short empty lost-order touched underpaid thrown-in dark limit bonus-limit maximum talk two-boxes change'.split(
        ' ',
      ),
    )
  })

  it.each(GAME_IDS)('%s: each has one ruling among three, and says why, in both languages', (game) => {
    expect(disputesOf(game).length).toBeGreaterThanOrEqual(13)
    expect(new Set(disputesOf(game).map(({ id }) => id)).size).toBe(disputesOf(game).length)
    for (const { ruling, en, es } of disputesOf(game)) {
      expect(Object.keys(en.options)).toHaveLength(3)
      expect(Object.keys(es.options)).toEqual(Object.keys(en.options))
      expect(Object.keys(en.options)).toContain(ruling)
      for (const { why, situation, options } of [en, es]) {
        expect(new Set(Object.values(options)).size).toBe(3)
        expect(Math.min(why.length, situation.length)).toBeGreaterThan(20)
      }
    }
  })

  it('cite public sources alone, each where it is used, and none where no rule is known', () => {
    const disputes = GAME_IDS.flatMap((game) => [...dealerOf(game).disputes, ...disputesOf(game)])
    const cited = GAME_IDS.flatMap((game) => dealerOf(game).settlement.source ?? [])
    const used = new Set([...cited, ...disputes.flatMap(({ source }) => (typeof source === 'string' ? source : []))])
    for (const { source } of disputes)
      if (typeof source === 'object') expect(source.url, source.title).toMatch(/^https:/)
    expect([...used].sort()).toEqual(Object.keys(SOURCES).sort())
    for (const { title } of Object.values(SOURCES)) expect(title).not.toMatch(/\bschool\b/i)
    const withOrder = GAME_IDS.filter((game) => dealerOf(game).settlement.source !== undefined)
    expect([...withOrder].sort()).toEqual([
      'blackjack',
      'pai-gow-poker',
      'texas-21',
      'three-card-poker',
      'ultimate-texas-holdem',
    ])
    const named = (id: string) => disputes.find((one) => one.id === id)!
    for (const id of ['rare-hand', 'six-or-eight', 'misread']) expect(named(id).source, id).toBeUndefined()
    expect(SOURCES[named('fold-on-turn').source as 'pennsylvania-bonus'].title).toContain('58 Pa. Code § 647a.1')
  })

  it('name a US and a UK source at every game but the one whose sheet is asked alone', () => {
    for (const game of GAME_IDS.filter((id) => id !== FIRST_DISPUTES)) {
      const sources = new Set(disputesOf(game).map(({ source }) => source))
      expect([game, sources.has('uk'), sources.has('maryland')]).toEqual([game, true, true])
    }
  })

  it('happen at a live table while cards are dealt, players decide and bets are settled', () => {
    for (const game of GAME_IDS)
      for (const moment of MOMENTS) expect(happeningsOf(game, moment).length, game).toBeGreaterThan(1)
  })
})
