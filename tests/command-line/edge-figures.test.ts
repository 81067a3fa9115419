import { payTableIn } from '@/lib/messages/tables'
import { describe, expect, it } from 'vitest'
import { readEdge } from '@/lib/command-line/edge-words'
import { answerEdge } from '@/lib/questions/figures'
import type { AnyGame, PayTable } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import { DRAFTS, GAMES, findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'
import { LONG } from '../tools/long'

/*
 * What `npm run -s edge` prints, against every whole-game and side-bet figure of RULEBOOK.md and HOUSE-WAYS.md that two independent
 * enumerations have given. Shares are in per cent, written with the digits that the rule book has.
 */

interface Row {
  readonly variant?: string
  /** What follows --rules. */
  readonly rules?: object
  /** A named pay table: the table and its name. */
  readonly table?: readonly [table: string, name: string]
  readonly bet?: string
  readonly strategy?: string
  readonly meter?: string
  readonly seen?: string
  /** Of the edge, in per cent. */
  readonly edge?: string
  readonly risk?: string
  readonly averageBet?: string
  readonly ev?: readonly [num: string, den: string]
  readonly frequencies?: Readonly<Record<string, string>>
  readonly ends?: Readonly<Record<string, string>>
  /** It takes a minute or more. */
  readonly long?: true
}

const payTable = ({ presets, messages }: AnyGame, table: string, name: string): PayTable =>
  presets.find((one) => one.table === table && payTableIn(messages, one.id) === name)!.pays

const table = (bet: string, name: string, edge: string): Row => ({ bet, table: [bet, name], edge })

const ROWS: Readonly<Partial<Record<GameId, readonly Row[]>>> = {
  'caribbean-stud': [
    {
      edge: '5.22430577',
      ev: ['-142031221', '2718662100'],
      risk: '2.555286',
      frequencies: { raise: '52.225476', fold: (100 - 52.225476).toFixed(6) },
    },
    { strategy: 'ace-king-jack-eight-three', edge: '5.316325' },
  ],
  'four-card-poker': [
    {
      edge: '2.78785288',
      ev: ['-8840827253', '317119576410'],
      risk: '1.301311',
      averageBet: '2.14234198',
      frequencies: { 'raise-3x': '30.713598', 'raise-2x': '0.000000', 'raise-1x': '22.093404' },
    },
    { strategy: 'leaflet', edge: '3.397114' },
    table('aces-up', '50-40-9-6-4-2-1', '1.978638'),
    table('aces-up', '50-40-8-5-4-3-1', '3.891711'),
  ],
  'crazy-4-poker': [
    { edge: '3.41885496', ev: ['-264142729', '7726058340'], risk: '1.090137' },
    { seen: '1', edge: '2.75038243' },
    table('queens-up', '50-40-8-4-3-2-1', '4.520270'),
    table('queens-up', '50-40-7-4-3-2-1', '6.777172'),
  ],
  'high-card-flush': [
    { edge: '2.66453040', ev: ['-1348050875653', '50592437455560'], risk: '1.557067' },
    { strategy: 'ten-eight-six', edge: '2.711382' },
    table('flush', '300-100-10-1', '7.8072'),
    table('straight-flush', '8000-1000-100-60-7', '13.0864'),
    table('straight-flush', '500-200-100-50-9', '6.3515'),
  ],
  'dj-wild': [
    { edge: '3.46737566', ev: ['-1419824771', '40948109202'], risk: '1.023891' },
    { seen: '1', edge: '-1.59826669' },
  ],
  'ultimate-texas-holdem': [
    {
      edge: '2.1849713763',
      ev: ['-1215447575352', '55627620048000'],
      averageBet: '4.152210',
      risk: '0.5262',
      frequencies: {
        'raise-4x': '37.7074',
        'raise-3x': '0.0000',
        'raise-2x': '21.2846',
        'raise-1x': '21.8221',
        fold: '19.1858',
      },
    },
    { rules: { pays: { blind: { flush: 2 } } }, edge: '0.899222' },
    { rules: { pays: { blind: { flush: 1 } } }, edge: '3.470721' },
    { rules: { preflopRaises: [3] }, edge: '9.665479' },
    { rules: { qualifies: 'pair-4' }, edge: '5.506569' },
    table('trips', '50-40-30-8-7-4-3', '3.4979'),
    table('trips', '50-40-30-9-7-4-3', '0.9018'),
    table('trips', '50-40-30-8-6-5-3', '1.9040'),
    table('trips', '50-40-20-7-6-5-3', '6.1808'),
  ],
  'three-card-poker': [
    {
      edge: '3.37298',
      risk: '2.01467',
      frequencies: { play: (1_490_000 / 22_100).toFixed(4), fold: (720_000 / 22_100).toFixed(4) },
    },
    { seen: '1', edge: '-3.48286221' },
    { variant: '5-3-1', edge: '3.608' },
    { variant: '4-3-1', edge: '3.825' },
    { variant: '3-2-1', edge: '4.278' },
    { variant: '3-1-1', edge: '4.513' },
    { strategy: 'queen-high', edge: '3.449' },
    { strategy: 'everything', edge: '7.654' },
    { strategy: 'queen-seven', edge: '3.378' },
    table('pair-plus', '100-40-30-5-4-1', '4.4887'),
    table('pair-plus', '40-30-6-4-1', '2.3167'),
    table('pair-plus', '40-30-6-3-1', '7.2760'),
    table('pair-plus', '40-30-5-4-1', '5.5747'),
    table('six-card', '1000-200-100-20-15-10-7', '8.5614'),
    table('six-card', '1000-200-50-25-20-10-5', '10.2248'),
    table('six-card', '1000-200-50-25-15-10-5', '15.279'),
  ],
  'texas-holdem-bonus': [
    { edge: '2.0369218667', averageBet: '3.818103', risk: '0.5335' },
    { variant: 'flush', edge: '5.5935054698' },
    { bet: 'bonus', edge: '8.5406' },
  ],
  'casino-holdem': [
    { edge: '2.1576458362', averageBet: '2.639812', risk: '0.817348', frequencies: { call: '81.9906' } },
    { rules: { noGame: 'even-money' }, edge: '3.0877' },
    { rules: { noGame: 'push-if-lower' }, edge: '5.3159' },
    { rules: { noGame: 'lose-if-lower' }, edge: '7.5360' },
    // The third line of the issue that built this: a royal flush at 20 to 1.
    { rules: { pays: { ante: { 'royal-flush': 20 } } }, edge: '2.403898' },
    table('bonus', 'Aces or better 7', '12.9929'),
    table('bonus', '100-50-40-30-20-7', '6.2583'),
    table('bonus', 'Flush or better 25, else 7', '6.4023'),
  ],
  'pai-gow-poker': [
    { edge: '2.7246' },
    { variant: 'foxwoods', edge: '2.7211' },
    { variant: 'mgm', edge: '2.7387' },
    { variant: 'ballys-ac', edge: '2.7384' },
    // The rule book has returns of these: 91.9642 is an edge of 8.0358.
    table('bonus', 'Fortune 5000-1000-750-250-100-50-20-5-4-3-2, three pair pushes', '8.0358'),
    table('bonus', 'Fortune 8000-2000-1000-400-150-50-25-5-4-3-2', '7.8376'),
    table('bonus', 'Fortune 5000-2000-1000-400-150-50-25-5-4-3-2', '7.8999'),
    table('bonus', 'Fortune 2500-1000-750-250-125-50-25-5-4-3-2', '8.5241'),
    table('bonus', 'Fortune 5000-1000-500-300-110-45-25-5-4-3-2', '9.3201'),
  ],
  'xx-poker': [
    {
      edge: '1.965891',
      ev: ['-30016981', '1526889000'],
      risk: '1.721',
      ends: { x1: '43.824', x2: '47.418', x5: '8.758' },
      frequencies: { add: ((100 * 6_280) / 22_100).toFixed(6) },
    },
    { strategy: 'never-add', edge: '10.149' },
    { strategy: 'always-add', edge: '15.224' },
    { strategy: 'highest-first', edge: '2.461' },
    { bet: 'mix-and-match', edge: '3.966387' },
  ],
  'texas-21': [
    { edge: '0.61539' },
    { strategy: 'total-dependent', edge: '0.61815' },
    { strategy: 'with-flop', edge: '0.61243', long: true },
    { variant: 'h17-ls', edge: '0.52719' },
    { variant: 'h17-ls', strategy: 'total-dependent', edge: '0.52985' },
    { variant: 's17', edge: '0.40286' },
    { variant: 's17', strategy: 'total-dependent', edge: '0.40592' },
    { variant: 's17', strategy: 'with-flop', edge: '0.39926', long: true },
    { variant: 's17-ls', edge: '0.33026' },
    { variant: 's17-ls', strategy: 'total-dependent', edge: '0.33322' },
    // 6 to 5 adds 1.35969.
    { rules: { blackjackPays: 1.2 }, edge: '1.97508' },
    { bet: 'side', table: ['side', 'Table A'], edge: '7.645705', ev: ['-56663076664', '741109946291'] },
    {
      bet: 'side',
      table: ['side', 'Table B: four of a kind 14'],
      edge: '3.565826',
      ev: ['-26426694488', '741109946291'],
    },
    table('side', 'Full house 4, four of a kind 8', '15.27'),
    { bet: 'progressive', meter: '10422', edge: '24.738' },
  ],
  'mississippi-stud': [
    {
      edge: '4.9148582510',
      ev: ['-7664112', '155937600'],
      averageBet: '3.484',
      frequencies: { 'third:fold': ((100 * 412) / 1326).toFixed(4), 'third:bet-3x': ((100 * 78) / 1326).toFixed(4) },
    },
    { rules: { pays: { hands: { straight: 5 } } }, edge: '3.7591036415' },
    { strategy: 'points', edge: '4.9148582510', averageBet: '3.59' },
    { bet: 'three-card', edge: '7.0950', ev: ['-1568', '22100'] },
  ],
  blackjack: [
    { edge: '0.61539' },
    { strategy: 'total-dependent', edge: '0.61815' },
    { variant: 'h17-ls', edge: '0.52719' },
    { variant: 'h17-ls', strategy: 'total-dependent', edge: '0.52985' },
    { variant: 's17', edge: '0.40286' },
    { variant: 's17', strategy: 'total-dependent', edge: '0.40592' },
    { variant: 's17-ls', edge: '0.33026' },
    { variant: 's17-ls', strategy: 'total-dependent', edge: '0.33322' },
    { rules: { blackjackPays: 1.2 }, edge: '1.97508' },
    { bet: 'twenty-one-plus-three', edge: '3.238572' },
    { bet: 'perfect-pairs', edge: '6.109325' },
  ],
}

interface Printed {
  readonly ev: { readonly num: string; readonly den: string }
  readonly edge: number
  readonly averageBet: number
  readonly elementOfRisk: number
  readonly frequencies: Readonly<Record<string, number>>
  readonly ends: Readonly<Record<string, number>>
}

/** What was asked before, by the question as it was read: a whole game is solved once. */
const answers = new Map<string, Promise<Printed>>()

function printed(game: string, { variant, rules, table: named, bet, strategy, meter, seen }: Row): Promise<Printed> {
  const pays = named && {
    [named[0]]: payTable(findGame(game)!, ...named),
  }
  const patch = pays ? { pays } : rules
  const question = must(
    readEdge({ game, variant, bet, strategy, meter, seen, rules: patch && JSON.stringify(patch) }, () => ''),
  )
  const asked = JSON.stringify({ ...question, game: question.game.id })
  const answer =
    answers.get(asked) ?? loadSolver(question.game.id).then((solver) => answerEdge(question, solver) as Printed)
  answers.set(asked, answer)
  return answer
}

/** The number in as many digits as the rule book has. */
const likewise = (value: number, wanted: string): string => value.toFixed(wanted.split('.')[1]!.length)

function expectShares(shares: Printed['frequencies'], wanted: Row['frequencies'] = {}): void {
  for (const [id, share] of Object.entries(wanted))
    expect([id, likewise(100 * shares[id]!, share)]).toEqual([id, share])
}

/** Whether two fractions are equal, reduced or not. */
const sameFraction = (one: Printed['ev'], [num, den]: readonly [string, string]): boolean =>
  BigInt(one.num) * BigInt(den) === BigInt(num) * BigInt(one.den)

const title = (row: Row): string =>
  [row.variant, JSON.stringify(row.rules), row.table?.join(' '), row.bet, row.strategy, row.seen && `seen ${row.seen}`]
    .filter(Boolean)
    .join(' ') || 'the usual rules'

describe.each(Object.entries(ROWS))('edge of %s', (game, rows) => {
  it.each(rows.filter(({ long }) => LONG || !long).map((row) => [title(row), row] as const))(
    '%s',
    async (_title, row) => {
      const answer = await printed(game, row)
      if (row.edge) expect(likewise(100 * answer.edge, row.edge)).toBe(row.edge)
      if (row.risk) expect(likewise(100 * answer.elementOfRisk, row.risk)).toBe(row.risk)
      if (row.averageBet) expect(likewise(answer.averageBet, row.averageBet)).toBe(row.averageBet)
      if (row.ev) expect(sameFraction(answer.ev, row.ev)).toBe(true)
      expectShares(answer.frequencies, row.frequencies)
      expectShares(answer.ends, row.ends)
    },
  )
})

it('says that prizes are an example where no source prints them, until the question gives them', async () => {
  const prizes = async (asked: object) => (await printed('texas-holdem-bonus', asked)) as { prizes?: string }
  expect((await prizes({ bet: 'first-five' })).prizes).toBe('example')
  expect((await prizes({ bet: 'first-five', players: '3', meter: '100000' })).prizes).toBe('example')
  const own = { pays: { 'first-five': { 'straight-flush': 2500 } } }
  expect(await prizes({ bet: 'first-five', rules: own })).not.toHaveProperty('prizes')
  expect(await prizes({ bet: 'bonus' })).not.toHaveProperty('prizes')
})

describe.each([...GAMES, ...DRAFTS].map((game) => [game.id, game] as const))('%s', (id, game) => {
  const variants: readonly string[] = game.variants.map((variant) => variant.id)
  const bets = ['main', ...game.sideBets.map((bet) => bet.id)]
  const ways = (game.strategies ?? []).map((way) => way.id)

  it.each(variants.flatMap((variant) => bets.map((bet) => [variant, bet] as const)))(
    'answers for %s %s',
    async (variant, bet) => {
      const answer = await printed(id, { variant, bet })
      expect(Number.isFinite(answer.edge)).toBe(true)
      expect(answer).toMatchObject({ game: id, variant, bet, method: 'exact' })
    },
  )

  it('reads every way to play, under every variant', () => {
    for (const variant of variants)
      for (const strategy of ways)
        expect(readEdge({ game: id, variant, strategy }, () => '')).toMatchObject({
          ok: true,
          value: { variant, strategy },
        })
  })

  // Some minutes for all of them, a quarter of an hour for the best play at Pai Gow and the flop at Texas 21.
  it.each(LONG ? ways : [])(
    'answers for the way to play %s, which costs more than the best or as much',
    async (strategy) => {
      const answer = await printed(id, { strategy })
      expect(answer).toMatchObject({ game: id, bet: 'main' })
      // The house way is no best play, and the flop tells more than one's own cards.
      if (id !== 'pai-gow-poker' && strategy !== 'with-flop')
        expect(answer.edge).toBeGreaterThanOrEqual((await printed(id, {})).edge - 1e-12)
    },
  )
})
