import { gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { afterEach, describe, expect, it } from 'vitest'
import { speak } from '../tools/speak'
import { paper } from '@/app/_languages/spanish/paper'
import spanish from '@/app/_languages/translations/es'
import { dealingOf, payoutsByHeart, plainSteps } from '@/app/dealer-school/_dealing/dealing'
import { plainText } from '@/app/_seo/plain-text'
import { disputesOf, FIRST_DISPUTES } from '@/lib/teaching/dealer-school/disputes/disputes'
import { auditionText } from '@/content/dealing'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import type { Rules } from '@/lib/game/game'
import { GAME_IDS } from '@/lib/games/ids'
import { englishIn } from '../tools/english-words'

await loadSchoolGames(GAME_IDS)

/* The texts on dealing: every game has one with all of its parts, and its payouts come from its rules. */

const amounts = async (
  game: (typeof GAME_IDS)[number],
  table: string,
  row: string,
): Promise<readonly string[] | undefined> =>
  (await payoutsByHeart(usualTable(game))).find(({ id }) => id === table)?.rows.find(({ name }) => name === row)?.cells

describe('how to deal a game', () => {
  it.each(GAME_IDS)('%s: the round in order, clauses that are asked, what is looked for', async (game) => {
    const { description, lead, steps, asked, watched } = await dealingOf(game)
    expect(description.length).toBeGreaterThan(80)
    expect((await plainText(lead)).length).toBeGreaterThan(80)
    expect(steps.length).toBeGreaterThan(5)
    expect(asked.length).toBeGreaterThan(4)
    expect(watched.length).toBeGreaterThan(4)
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
    for (const { answer } of asked) expect((await plainText(answer)).length).toBeGreaterThan(20)
  })

  it.each(GAME_IDS)('%s: its steps as plain text, with the words that are said', async (game) => {
    const steps = await plainSteps(game)
    expect(steps.some(({ text }) => text.includes('Say: “'))).toBe(true)
    expect(steps.every(({ text }) => !/[<>{}]/.test(text))).toBe(true)
    expect(steps.map(({ anchor }) => anchor)).toEqual(steps.map((_, i) => `step-${i + 1}`))
  })

  it.each(GAME_IDS)('%s: tells no dealer to say what a choice costs or is worth', async (game) => {
    for (const language of [undefined, spanish]) {
      speak(language)
      const { steps, asked, watched } = await dealingOf(game)
      const says = [
        ...(await plainSteps(game)).map(({ text }) => text),
        ...steps.flatMap((step) => step.says ?? []),
        ...(await Promise.all(asked.map(({ answer }) => plainText(answer)))),
        ...(await Promise.all(watched.map(({ text }) => plainText(text)))),
        ...disputesOf(game).flatMap(({ en, es }) =>
          [en, es].flatMap(({ options, why }) => [...Object.values(options), why]),
        ),
      ]
      expect(says.length).toBeGreaterThan(20)
      for (const text of says)
        expect(text).not.toMatch(
          /what (?:each|every|a|the) (?:choice|play|option|decision)s? (?:costs?|is worth)|qué (?:cuesta|vale) cada|lo que (?:cuesta|vale) cada (?:opción|jugada)/iu,
        )
    }
    speak(undefined)
  })

  it('calls both hands of Pai Gow in the order it teaches, the front first', async () => {
    const calls = (await dealingOf('pai-gow-poker')).steps.flatMap(({ says }) => (says ? [says] : []))
    const both = calls.filter((call) => /front/i.test(call) && /behind|back/i.test(call))
    expect(both.length).toBeGreaterThan(1)
    for (const call of both) expect([call, call.search(/front/i) < call.search(/behind|back/i)]).toEqual([call, true])
  })

  it('says whose duty it is to stop, and leaves what follows to the house', async () => {
    const text = await plainText((await auditionText('en')).default({}))
    expect(text).toContain('It’s your duty')
    expect(text).toContain('what your house tells dealers to do')
    expect(disputesOf(FIRST_DISPUTES).find(({ id }) => id === 'short')?.en.why).toContain(
      'Call the floor first if your house wants it.',
    )
  })

  it('has a text for any table', async () => {
    expect((await plainText((await auditionText('en')).default({}))).length).toBeGreaterThan(1000)
  })
})

describe('how to deal a game in Spanish', () => {
  afterEach(() => speak(undefined))

  it.each(GAME_IDS)('%s: what the English guide has, part by part', async (game) => {
    const english = await dealingOf(game)
    speak(spanish)
    const dealing = await dealingOf(game)
    expect(dealing.description).not.toBe(english.description)
    expect(dealing.steps.map(({ says }) => says !== undefined)).toEqual(
      english.steps.map(({ says }) => says !== undefined),
    )
    expect(dealing.asked).toHaveLength(english.asked.length)
    expect(dealing.watched).toHaveLength(english.watched.length)
    expect((await plainSteps(game)).some(({ text }) => text.includes('Di: «'))).toBe(true)
  })

  it('calls the front hand of Pai Gow first', async () => {
    speak(spanish)
    const calls = (await dealingOf('pai-gow-poker')).steps.flatMap(({ says }) => (says ? [says] : []))
    const both = calls.filter((call) => /delante/i.test(call) && /detrás/i.test(call))
    expect(both.length).toBeGreaterThan(1)
    for (const call of both) expect([call, call.search(/delante/i) < call.search(/detrás/i)]).toEqual([call, true])
  })

  it.each(GAME_IDS)('%s: its payouts have no English', async (game) => {
    speak(spanish)
    const tables = await payoutsByHeart(usualTable(game))
    const cells = tables.flatMap(({ head, columns, rows }) => [head, ...columns, ...rows.flatMap((row) => row.cells)])
    const names = tables.flatMap(({ name, note, rows }) => [name, note ?? '', ...rows.map((row) => row.name)])
    expect([...cells, ...names].flatMap(englishIn)).toEqual([])
  })

  it('writes amounts as Spanish does', () => {
    const { odds, amount, on, meter, pushes } = paper.payouts
    expect([odds(3n, 2n), odds(12_500n, 1n), amount(750), amount(1_250_000), on(2.5), on(5), meter, pushes]).toEqual([
      '3 a 2',
      '12.500 a 1',
      '7,50',
      '12.500',
      'con 2,50',
      'con 5',
      'el bote',
      'empata',
    ])
  })
})

describe('payouts by heart', () => {
  it.each(GAME_IDS)('%s: every table has rows as long as its head', async (game) => {
    const tables = await payoutsByHeart(usualTable(game))
    expect(tables.length).toBeGreaterThan(0)
    expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length)
    for (const { rows, columns } of tables) {
      expect(rows.length).toBeGreaterThan(0)
      for (const { cells } of rows) expect(cells.length).toBe(columns.length)
    }
  })

  it('are what the rules pay, in chips', async () => {
    expect(await amounts('ultimate-texas-holdem', 'pays-blind', 'Flush')).toEqual([
      '3 to 2',
      '7.50',
      '15',
      '22.50',
      '37.50',
    ])
    expect(await amounts('xx-poker', 'pays-x5', 'Royal flush')).toEqual([
      '1,250 to 1',
      '6,250',
      '12,500',
      '18,750',
      '31,250',
    ])
    expect(await amounts('ultimate-texas-holdem', 'play', '4×')).toEqual(['20', '40', '60', '100'])
    expect(await amounts('pai-gow-poker', 'win', '25')).toEqual(['23.75', '23.75', '23.50', '23'])
    expect(await amounts('texas-21', 'blackjack', 'Blackjack, 3 to 2')).toEqual(['7.50', '15', '22.50', '37.50'])
    expect(await amounts('xx-poker', 'pays-x5', 'Two pair')).toEqual(['5 to 2', '12.50', '25', '37.50', '62.50'])
  })

  it('gather hands that are paid alike', async () => {
    expect(await amounts('casino-holdem', 'pays-ante', 'Straight to high card')).toEqual([
      '1 to 1',
      '5',
      '10',
      '15',
      '25',
    ])
    expect(await amounts('casino-holdem', 'bonus', 'Royal flush to pair of aces')).toEqual(['7 to 1', '7', '35', '175'])
  })

  it('say where a bet comes back and where the meter is won', async () => {
    expect(await amounts('xx-poker', 'pays-x1', 'Pair of jacks or better')).toEqual(['pushes', '', '', '', ''])
    expect(await amounts('texas-21', 'progressive', 'Royal flush')).toEqual(['the meter', ''])
    const rules = gameOf('pai-gow-poker').variants[0].rules as Rules
    const bonus = (await payoutsByHeart({ game: 'pai-gow-poker', rules })).find(({ id }) => id === 'bonus')!
    expect(bonus.rows.filter(({ cells }) => cells[0] === 'pushes').map(({ name }) => name)).toHaveLength(1)
  })
})
