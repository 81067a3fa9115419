import { cleanup, render, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import CountingPage from '@/app/counting/[game]/any-language'
import spanish from '@/app/_languages/translations/es'
import { comparedPlays, countedAt, type NamedPlay } from '@/content/counting'
import { cardOf, rankOfValue } from '@/lib/cards/card'
import {
  cardsOfDeal,
  firstHand,
  freshCounts,
  INSURANCE_PAYS,
  INSURANCE_STAKE,
  playHands,
  solvePlay,
} from '@/lib/engines/blackjack/index'
import { meanShoe, runningCounts } from '@/lib/games/blackjack/counting'
import { type BlackjackGameRules, VARIANTS } from '@/lib/games/blackjack/rules'
import { game as blackjack } from '@/lib/games/blackjack/index'
import { solve } from '@/lib/games/blackjack/solve'
import { evValue } from '@/lib/game/ev'
import { must } from '@/lib/result'
import { speak } from '../tools/speak'

/* The indices as the page prints them, against sums over the exact counts that round down to each. */

const SPOKEN = [
  ['English', null],
  ['Spanish', spanish],
] as const

const DECK = 52
const DECKS = 6
const LEFT = 3 * DECK
const FRESH = freshCounts(DECKS)
const COUNTED = countedAt('blackjack')!

/** Every exact count of the four and a half decks that are dealt, at the middle of each quarter deck, with its chance. */
const EXACT = Array.from({ length: 18 }, (_, depth) => Math.round((depth + 0.5) * (DECK / 4))).flatMap((seen) =>
  [...runningCounts(DECKS, seen)].map(([running, chance]) => ({
    count: (running * DECK) / (DECKS * DECK - seen),
    chance,
  })),
)

const gone = (values: readonly number[]): readonly number[] =>
  FRESH.map((count, place) => count - values.filter((value) => value === place + 1).length)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const cardOfValue = (value: number) => cardOf(rankOfValue(value), 0)

interface At {
  readonly evs: ReadonlyMap<string, number>
  readonly chance: number
}

const solved = new Map<string, At>()

/** What each play is worth at a whole count, and the chance of the hand there. Surrender is among the plays. */
function at(rules: BlackjackGameRules, cell: string, count: number): At {
  const key = `${rules.soft17} ${cell} ${count}`
  const known = solved.get(key)
  if (known) return known
  const shoe = meanShoe(FRESH, LEFT, -3 * count)
  const unseen = (values: readonly number[]) => meanShoe(gone(values), LEFT, -3 * count)
  const share = (value: number, before: readonly number[]): number =>
    (shoe[value - 1]! - before.filter((one) => one === value).length) / (LEFT - before.length)
  const evs = new Map<string, number>()
  let chance = 0
  if (cell === 'insurance') {
    const tens = unseen([1])[9]! / LEFT
    evs.set('decline', 0).set('insure', INSURANCE_STAKE * (tens * (INSURANCE_PAYS + 1) - 1))
    chance = share(1, [])
  } else {
    const { deals, upcard } = firstHand(cell)
    for (const [a, b] of deals.map(cardsOfDeal)) {
      const weight = (a === b ? 1 : 2) * share(a, []) * share(b, [a]) * share(upcard, [a, b])
      chance += weight
      const side = playHands({ hand: [cardOfValue(a), cardOfValue(b)], did: [], drawn: [] })
      const { options } = solvePlay({
        rules: { ...rules, lateSurrender: true },
        unseen: unseen([a, b, upcard]),
        upcard,
        side,
        insured: false,
      })
      for (const { action, ev } of options) evs.set(action, (evs.get(action) ?? 0) + weight * evValue(ev))
    }
    for (const [play, ev] of evs) evs.set(play, ev / chance)
  }
  const made = { evs, chance }
  solved.set(key, made)
  return made
}

/** What a play gains over another, added up over all exact counts that round down to one. */
function gainAt(rules: BlackjackGameRules, cell: string, play: string, than: string, floor: number): number {
  const [low, high] = [at(rules, cell, floor), at(rules, cell, floor + 1)]
  const lead = ({ evs }: At): number => evs.get(play)! - evs.get(than)!
  return sum(
    EXACT.filter(({ count }) => Math.floor(count) === floor).map(({ count, chance }) => {
      const part = count - floor
      return chance * (part < 0.5 ? low : high).chance * ((1 - part) * lead(low) + part * lead(high))
    }),
  )
}

/** The best of the other plays at the whole count just before a play is even. */
function playBefore(rules: BlackjackGameRules, { cell, from, even, play }: NamedPlay): string {
  const count = from === 'up' ? Math.ceil(even) - 1 : Math.floor(even) + 1
  const others = [...at(rules, cell, count).evs].filter(
    ([one]) => one !== play && (one !== 'surrender' || rules.lateSurrender),
  )
  return others.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

const numberIn = (text: string): number => Number(/[+−-]?[\d.,]+/.exec(text)![0].replace('−', '-').replace(',', '.'))

const show = async () => render(await CountingPage({ params: Promise.resolve({ game: 'blackjack' }) }))

afterEach(() => {
  cleanup()
  speak(undefined)
})

describe.each(SPOKEN)('the index plays in %s', (_, spoken) => {
  it('start at the first count, rounded down, whose hands together gain, beside the even point', async () => {
    speak(spoken)
    const { container } = await show()
    const lists = [...container.querySelectorAll('details')]
    expect(lists).toHaveLength(VARIANTS.length)
    lists.forEach((list, i) => {
      const { id, rules } = VARIANTS[i]!
      const plays = COUNTED[i]!.plays.filter(({ gain }) => gain >= 0.0003)
      const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')]
      expect(rows).toHaveLength(plays.length)
      expect(plays.length).toBeGreaterThan(30)
      rows.forEach((row, at) => {
        const play = plays[at]!
        const cells = [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
        const [index, even] = [numberIn(cells[0]!), numberIn(cells[1]!)]
        const step = play.from === 'up' ? 1 : -1
        const than = playBefore(rules, play)
        const name = `${id} ${play.cell} ${play.play}`
        expect(even, name).toBeCloseTo(play.even, 2)
        expect(gainAt(rules, play.cell, play.play, than, index), name).toBeGreaterThan(0)
        expect(gainAt(rules, play.cell, play.play, than, index - step), name).toBeLessThanOrEqual(0)
      })
    })
  })

  it('have insurance at three and fifteen against a ten at four, as every published list', async () => {
    speak(spoken)
    const { container } = await show()
    for (const list of container.querySelectorAll('details')) {
      const rows = within(list).getAllByRole('row')
      const of = (name: RegExp): string =>
        rows.find((row) => name.test(row.querySelector('th')!.textContent))!.querySelector('td')!.textContent
      expect(of(/^(Insurance|Seguro)/)).toMatch(/^\+3 /)
      if (!/surrender|rendición/.test(list.querySelector('summary')!.textContent))
        expect(of(/^(15 v T|Hard 15 against a ten|15 duro contra un diez)/)).toMatch(/^\+4 /)
    }
  })

  it('name the Illustrious 18, and print each as the list and as we have it', async () => {
    speak(spoken)
    const { container } = await show()
    const heading = [...container.querySelectorAll('h2')].find(({ textContent }) => /Illustrious 18/.test(textContent))
    expect(heading).toBeDefined()
    const table = [...container.querySelectorAll('table')].find(
      (one) => !one.closest('details') && one.querySelectorAll('tbody tr').length === comparedPlays(COUNTED).length,
    )!
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => numberIn(textContent)),
    )
    comparedPlays(COUNTED).forEach(({ ours, printed }, i) => {
      expect(rows[i]!.slice(0, 2)).toEqual([printed, ours.index])
      expect(rows[i]![2]).toBeCloseTo(ours.even, 2)
    })
  })
})

it('leads to a shoe in the calculator in which the count changes the play', async () => {
  const { container } = await show()
  const href = [...container.querySelectorAll('a')].map((link) => link.href).find((to) => /calculator\?/.test(to))!
  const query = new URL(href).searchParams
  const { rules } = blackjack.variants[0]
  const counted = solve(rules, must(blackjack.parse(rules, query.get('spot')!)))
  const [, fresh] = /^(.*)~dead-/.exec(query.get('spot')!)!
  const before = solve(rules, must(blackjack.parse(rules, fresh!)))
  expect(counted.best).not.toEqual(before.best)
})

it('two of the Illustrious 18 have another index than in print, the two that the page explains', () =>
  expect(
    comparedPlays(COUNTED)
      .filter(({ ours, printed }) => ours.index !== printed)
      .map(({ ours, printed }) => [ours.cell, printed, ours.index]),
  ).toEqual([
    ['16-against-10', 0, 1],
    ['10-against-ace', 4, 3],
  ]))

it('standing on sixteen against a ten gains at a count of zero with three cards, and not with two', () => {
  const rules = VARIANTS.find(({ id }) => id === 's17')!.rules
  const two = at(rules, '16-against-10', 0).evs
  expect(two.get('stand')!).toBeLessThan(two.get('hit')!)
  let [lead, weight] = [0, 0]
  for (let a = 1; a <= 10; a++)
    for (let b = a; b <= 10; b++) {
      const c = 16 - a - b
      if (c < b || c > 10) continue
      const held = [a, b, c]
      const ways =
        held.reduce(
          (ways, value, i) => ways * (FRESH[value - 1]! - held.slice(0, i).filter((one) => one === value).length),
          1,
        ) / [1, 1, 2, 6][Math.max(...held.map((value) => held.filter((one) => one === value).length))]!
      const side = playHands({ hand: [cardOfValue(a), cardOfValue(b)], did: ['hit'], drawn: [cardOfValue(c)] })
      const { options } = solvePlay({
        rules,
        unseen: meanShoe(gone([...held, 10]), LEFT, 0),
        upcard: 10,
        side,
        insured: false,
      })
      const ev = (play: string): number => evValue(options.find(({ action }) => action === play)!.ev)
      lead += ways * (ev('stand') - ev('hit'))
      weight += ways
    }
  expect(lead / weight).toBeGreaterThan(0)
})
