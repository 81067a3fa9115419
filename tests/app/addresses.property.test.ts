import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { GAME_IDS } from '@/lib/games/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress as readCalculator, writeAddress as writeCalculator } from '@/app/[game]/calculator/form'
import { readForm as readCalculatorForm } from '@/app/[game]/calculator/read'
import { readKept } from '@/app/[game]/pay-tables/compare-tables'
import {
  numberProblem,
  readAddress as readTable,
  readForm as readTableForm,
  writeAddress as writeTable,
} from '@/app/[game]/pay-tables/use-table'
import {
  readAddress as readRisk,
  readForm as readRiskForm,
  readNumber,
  writeAddress as writeRisk,
} from '@/app/[game]/risk/read'
import {
  readAddress as readSides,
  readForm as readSidesForm,
  writeAddress as writeSides,
} from '@/app/[game]/side-bets/read'
import { makeSteps, parseSteps } from '@/app/[game]/side-bets/shoe'
import { readAddress as readTrainer, writeAddress as writeTrainer } from '@/app/[game]/trainer/address'
import { makeChallenges, parseChallenge, parseChallenges } from '@/app/[game]/trainer/challenge'
import { readPieces } from '@/app/_felt/card-pieces'
import { DEFAULTS, isPace, isStake, readPreferences } from '@/app/_settings/preferences'
import { joinRules, splitRules } from '@/app/_settings/rule-texts'
import { readDay } from '@/app/daily/dates'
import { readAddress as readAudition, writeAddress as writeAudition } from '@/app/dealer-school/audition/address'
import { readAddress as readFoul, writeAddress as writeFoul } from '@/app/dealer-school/foul/address'
import { readAddress as readDrill, writeAddress as writeDrill } from '@/app/dealer-school/house-way/address'
import { readAddress as readPaper, writeAddress as writePaper } from '@/app/dealer-school/paper/address'
import { readAddress as readPayouts, writeAddress as writePayouts } from '@/app/dealer-school/payouts/address'
import { readSaved } from '@/app/house-ways/editor/saved'
import { readView, writeView } from '@/app/progress/address'
import { makeCard } from '@/lib/cards/card'
import { readStakes } from '@/lib/teaching/dealer-school/payouts/sheet'
import { makeRack, parseRack, readRack } from '@/lib/teaching/dealer-school/table/rack'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GAMES } from '@/lib/games/index'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import type { Result } from '@/lib/result'
import {
  anyText,
  expectProblem,
  expectReader,
  fuzz,
  longTexts,
  NAMES,
  spoiled,
  spoiledData,
} from '../tools/arbitraries'

await loadSchoolGames(GAME_IDS)

const games = GAMES as readonly AnyTaughtGame[]

/** Queries that are right, spoiled as a whole, and put together of keys that are known and texts that may be any. */
function queries(valid: readonly string[]): fc.Arbitrary<URLSearchParams> {
  const parts = valid.flatMap((query) => [...new URLSearchParams(query)])
  const keys = [...new Set(parts.map(([key]) => key))]
  const texts = parts.map(([, text]) => text)
  const part = fc.tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...keys) },
      { weight: 1, arbitrary: fc.constantFrom(...NAMES) },
      { weight: 1, arbitrary: spoiled(keys) },
    ),
    fc.oneof(fc.constantFrom(...texts), spoiled(texts), anyText),
  )
  return fc.oneof(
    spoiled(valid).map((query) => new URLSearchParams(query)),
    fc.array(part, { maxLength: 5 }).map((some) => new URLSearchParams(some as [string, string][])),
    fc
      .tuple(fc.constantFrom(...valid), fc.array(part, { maxLength: 2 }))
      .map(([query, some]) => new URLSearchParams([...new URLSearchParams(query), ...(some as [string, string][])])),
  )
}

/** One key at a time with a text that is far too long. */
const longQueries = (valid: readonly string[]): readonly URLSearchParams[] =>
  valid.flatMap((query) =>
    [...new URLSearchParams(query)].flatMap(([key, text]) =>
      longTexts([text], 100_000).map(
        (long) =>
          new URLSearchParams([...[...new URLSearchParams(query)].filter(([other]) => other !== key), [key, long]]),
      ),
    ),
  )

const sentences = (problems: Readonly<Record<string, string | undefined>>): void => {
  for (const message of Object.values(problems))
    if (message !== undefined) expectProblem({ name: 'Shown', says: message })
}

/** An address that fails as a whole: a value, which is written and read again as the same, or a problem that helps. */
function expectAddress<T>(
  read: (query: URLSearchParams) => Result<T>,
  write: (value: T) => string,
  valid: readonly string[],
  runs = 150,
): void {
  const look = (query: URLSearchParams): void => {
    const result = read(query)
    if (!result.ok) return expectProblem(result.problem)
    expect(read(new URLSearchParams(write(result.value)))).toEqual(result)
  }
  for (const query of valid) expect(read(new URLSearchParams(query))).toMatchObject({ ok: true })
  fc.assert(fc.property(queries(valid), look), fuzz(runs, 1))
  longQueries(valid.slice(-1)).forEach(look)
}

/** A form that takes an address as far as it goes: what it writes reads as what it writes. */
function expectForm<F>(
  read: (query: URLSearchParams) => F,
  write: (form: F) => string,
  mean: (form: F) => Readonly<Record<string, string | undefined>>,
  valid: readonly string[],
  runs = 100,
  isLong = true,
): void {
  const look = (query: URLSearchParams): void => {
    const form = read(query)
    sentences(mean(form))
    const written = write(form)
    expect(write(read(new URLSearchParams(written)))).toBe(written)
  }
  fc.assert(fc.property(queries(valid), look), fuzz(runs, 2))
  if (isLong) longQueries(valid.slice(-1)).forEach(look)
}

const notice = (text: string | null): Readonly<Record<string, string | undefined>> =>
  text === null ? {} : { notice: text }

describe.each(games.map((game) => [game.id, game] as const))('the addresses of %s', (_id, game) => {
  const rule = `${game.variants.at(-1)!.id}~${game.presets
    .flatMap(({ table, pays }) => Object.entries(pays).map(([hand, pay]) => `${table}.${hand}_${pay}`))
    .slice(0, 2)
    .join('~')}`
  const opened = readTrainer(game, new URLSearchParams('seed=abc-1'), 'abc')
  const spot = opened.ok && opened.value.round ? game.make(opened.value.round.state) : ''

  it('of the trainer', () =>
    expectAddress(
      (query) => readTrainer(game, query, 'abc'),
      (value) => writeTrainer(game, value),
      [
        'seed=abc-1',
        `drill=${game.drills.at(-1)!.id}&seed=abc-2`,
        'choice=close&gap=0.1&n=20&clock=10',
        `seed=abc-1&spot=${spot}`,
        `rules=${rule}&bank=50&won=-2.5&vs=9.12.340&n=10&run=60&seed=k3x9-12`,
      ],
      120,
    ))

  it('of the calculator', () =>
    expectForm(
      (query) => readCalculator(game, query),
      (form) => writeCalculator(game, form),
      (form) => {
        const { problems, ruleProblems, needs } = readCalculatorForm(game, form)
        return {
          ...problems,
          ...ruleProblems,
          ...Object.fromEntries(needs.map((need, i) => [`need ${i}`, need])),
          ...notice(form.notice),
        }
      },
      [
        `spot=${spot}`,
        `hand=AsKd&dead=2h3h&rules=${rule}`,
        'hand=AsKd&board=2h3h4h&flop=2h3h4h5h&upcard=9c&dealer=9s&placed=x&turnBet=yes&addOn=0.5',
      ],
      80,
    ))

  it('of the pay tables', () =>
    expectForm(
      (query) => readTable(game, query),
      (form) => writeTable(game, form),
      (form) => ({ ...readTableForm(game, form).problems, ...notice(form.notice) }),
      [`rules=${rule}`],
      60,
      // Eighty edits, each of them looked at: for one game it is told.
      game === games[1],
    ))

  it('of the side bets', () =>
    expectForm(
      (query) => readSides(game, query),
      (form) => writeSides(game, form),
      (form) => {
        const { ruleProblems, deadProblem, meterProblem } = readSidesForm(game, form)
        return { ...ruleProblems, deadProblem, meterProblem, ...notice(form.notice) }
      },
      [`bet=${game.sideBets.at(-1)!.id}&rules=${rule}&dead=AsKd&meter=1000`, 'decks=6&out=AsKd.7h.b7h'],
      60,
    ))

  it('of the risk', () =>
    expectForm(
      (query) => readRisk(game, query),
      (form) => writeRisk(game, form),
      (form) => {
        const { problems, ruleProblems, session } = readRiskForm(game, form, DEFAULTS)
        if (session)
          expect([isStake(session.stake), isPace(session.pace), session.rounds >= 1, session.bankroll > 0]).toEqual([
            true,
            true,
            true,
            true,
          ])
        return { ...problems, ...ruleProblems, ...notice(form.notice) }
      },
      ['stake=25&pace=40&hours=4&bankroll=1,000', `rounds=500&play=${game.strategies?.[0]?.id ?? 'x'}&rules=${rule}`],
      60,
    ))

  it('of rules, as they are typed', () => {
    const look = (text: string): void => {
      const joined = joinRules(game, splitRules(game, text))
      expect(joinRules(game, splitRules(game, joined))).toBe(joined)
    }
    fc.assert(fc.property(fc.oneof(anyText, spoiled([rule, ''])), look), fuzz(80, 3))
  })
})

describe('the addresses of the dealer school', () => {
  it('of the house-way drill', () =>
    expectAddress((query) => readDrill(query, 'abc'), writeDrill, [
      '',
      'seed=abc-3',
      'way=mgm&clauses=family.two-pairs&flash=3&seed=abc-3',
    ]))
  it('of mistakes', () =>
    expectAddress((query) => readFoul(query, 'abc'), writeFoul, [
      '',
      'game=disputes&seed=abc-2',
      'game=three-card-poker&rules=5-3-1~pair-plus.flush_3&seed=abc-3',
    ]))
  it('of payouts', () =>
    expectAddress((query) => readPayouts(query, 'abc'), writePayouts, [
      '',
      'game=three-card-poker&rules=5-3-1&seats=1&seed=abc-3',
    ]))
  it('of an audition', () =>
    expectAddress((query) => readAudition(query, 'abc'), writeAudition, [
      '',
      'game=three-card-poker&rules=5-3-1&seats=4&rack=50.100.500&target=40&seed=abc-3',
    ]))
  it('of sheets to print', () =>
    expectAddress((query) => readPaper(query, 'abc'), writePaper, [
      '',
      'sheet=setting&game=pai-gow-poker&way=mgm&hands=20&seed=abc-1',
      'game=three-card-poker&rules=5-3-1&stakes=5_10_2.50',
    ]))
  it('have denominations that are read or refused, as they are typed too', () => {
    expectReader({ read: parseRack, write: makeRack, valid: ['50.100.500', '1', '100.500.2500.10000'] })
    expectReader({
      read: readRack,
      write: (rack) => rack.map((cents) => cents / 100).join(', '),
      valid: ['0.5, 1, 2.5, 5', '5, 25, 100'],
    })
  })
  it('have stakes that are read or are none', () => {
    const look = (text: string): void => {
      const stakes = readStakes(text)
      if (stakes) expect(readStakes(stakes.join(' '))).toEqual(stakes)
    }
    fc.assert(fc.property(fc.oneof(anyText, spoiled(['5, 10, 2.50', '1,000; 25'])), look), fuzz(300, 9))
    longTexts(['5, 10', '1,000'], 100_000).forEach(look)
  })
})

describe('the address of progress', () => {
  it('is read as far as it goes', () => {
    const facts = games.map(({ id, name, stages }) => ({ id, name, stages })) as unknown as Parameters<
      typeof readView
    >[0]
    expectForm(
      (query) => readView(facts, query),
      writeView,
      (view) => notice(view.notice),
      [`game=${games[0]!.id}&stage=${games[0]!.stages[0]!.id}&skill=preflop K5s`],
      300,
    )
  })
})

describe('the address of the daily hand', () => {
  it('is a day, or refused', () => {
    const look = (query: URLSearchParams): void => {
      const day = readDay(query, 20_800)
      if (!day.ok) expectProblem(day.problem)
      else expect(day.value).toBeLessThanOrEqual(20_800)
    }
    fc.assert(fc.property(queries(['date=2026-11-20', 'date=9999-12-31', 'date=1970-01-01']), look), fuzz(300, 4))
    longQueries(['date=2026-11-20']).forEach(look)
  })
})

describe('a field of any text', () => {
  it('of cards is read as far as it goes', () => {
    const look = (text: string): void => {
      const { cards, strange } = readPieces(text, true)
      const again = readPieces(cards.map((card) => (card === null ? 'x' : makeCard(card))).join(''), true)
      expect(again).toEqual({ cards, strange: [] })
      expect(strange.every((piece) => text.includes(piece))).toBe(true)
    }
    fc.assert(fc.property(fc.oneof(anyText, spoiled(['AsKd 10h', 'JkxTs', 'A♠K♥\uFE0F'])), look), fuzz(500, 5))
    longTexts(['AsKd10h'], 100_000).forEach(look)
  })

  it('of numbers is a number or none', () => {
    const look = (text: string): void => {
      const value = readNumber(text)
      expect(Number.isNaN(value) || value >= 0).toBe(true)
      for (const range of [
        { least: 0, most: 500, whole: false },
        { least: 1, most: 8, whole: true },
      ]) {
        const problem = numberProblem(text, range)
        if (problem !== null) expectProblem({ name: 'Shown', says: problem })
      }
    }
    fc.assert(
      fc.property(fc.oneof(anyText, spoiled(['1,000.50', '3:2', '$2.5', '1e3', '1.23456789', '7 to 5'])), look),
      fuzz(600, 6),
    )
    longTexts(['1,000', '3:2', '1.5']).forEach(look)
  })

  it('of a shoe is read or refused', () =>
    expectReader({
      read: (text) => parseSteps(2, text),
      write: ({ steps }) => makeSteps(steps),
      valid: ['', 'AsKd.7h.b7h', 'AsAs.KdKd'],
    }))

  it('of a challenge is one or none', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, spoiled(['9.12.340', '0.1.0'])), (text) => {
        const challenge = parseChallenge(text)
        if (challenge)
          expect(
            `${challenge.right}.${challenge.asked}.${Math.round(challenge.cost * 1000)}`.length,
          ).toBeLessThanOrEqual(text.length)
      }),
      fuzz(400, 7),
    )
  })
})

describe('the scores in a link', () => {
  it('are all read, or refused as a whole', () => {
    const look = (text: string): void => {
      const scores = parseChallenges(text)
      if (!scores.ok) expectProblem(scores.problem)
      else expect(parseChallenges(makeChallenges(scores.value)).ok).toBe(true)
    }
    fc.assert(fc.property(fc.oneof(anyText, spoiled(['9.12.340', '9.12.340~0.1.0'])), look), fuzz(300, 8))
    longTexts(['9.12.340'], 100_000).forEach(look)
  })
})

describe('what the browser kept, of any text', () => {
  it('is preferences', () => {
    const kept = [
      DEFAULTS,
      {
        ...DEFAULTS,
        stake: 25,
        rules: { 'three-card-poker': '5-3-1' },
        strategies: { 'three-card-poker': 'queen-high' },
      },
    ]
    const look = (text: string): void => {
      const read = readPreferences(text)
      expect(Object.keys(read)).toEqual(Object.keys(DEFAULTS))
      expect([isStake(read.stake), isPace(read.pace)]).toEqual([true, true])
      expect(readPreferences(JSON.stringify(read))).toEqual(read)
    }
    for (const one of kept) expect(readPreferences(JSON.stringify(one))).toEqual(one)
    const texts = kept.map((one) => JSON.stringify(one))
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          spoiled(texts),
          spoiledData(kept).map((value) => JSON.stringify(value) ?? ''),
        ),
        look,
      ),
      fuzz(500, 8),
    )
    longTexts(texts).forEach(look)
  })

  it('is house ways, those that can be read', () => {
    const kept = { version: 1, ways: KNOWN_WAYS.slice(0, 2).map((way) => ({ ...way, id: `my-${way.id}` })) }
    const text = JSON.stringify(kept)
    const look = (some: string): void => {
      const { ways } = readSaved(some)
      expect(readSaved(JSON.stringify({ version: 1, ways }))).toEqual({ version: 1, ways, unread: [] })
    }
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          spoiled([text]),
          spoiledData([kept]).map((value) => JSON.stringify(value) ?? ''),
        ),
        look,
      ),
      fuzz(150, 9),
    )
    longTexts([text]).forEach(look)
  })

  it('is tables to compare, those that can be read', () => {
    const game = games.find(({ id }) => id === 'three-card-poker')!
    const kept = [
      { name: 'Mine', rules: '5-3-1' },
      { name: '', rules: 'pair-plus.flush_3' },
    ]
    const look = (text: string): void => {
      const tables = readKept(game, text)
      expect(readKept(game, JSON.stringify(tables))).toEqual(tables)
    }
    expect(readKept(game, JSON.stringify(kept))).toEqual(kept)
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          spoiled([JSON.stringify(kept)]),
          spoiledData([kept]).map((value) => JSON.stringify(value) ?? ''),
        ),
        look,
      ),
      fuzz(200, 10),
    )
    longTexts([JSON.stringify(kept)], 200_000).forEach(look)
  })
})
