import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { audition } from '@/app/_languages/words'
import { itemNames } from '@/app/dealer-school/_parts/item-names'
import { chipInWords, owedInWords, stepInWords } from '@/app/dealer-school/audition/words'
import { GAME_IDS } from '@/lib/games/ids'
import { startAudition } from '@/lib/teaching/dealer-school/procedure/audition'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { resultOf, ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { changeFor } from '@/lib/teaching/dealer-school/procedure/happenings'
import { colorOf, USUAL_RACK } from '@/lib/teaching/dealer-school/table/rack'
import { ENGLISH, type Said, SPANISH, writtenIn } from '../tools/said'

await loadSchoolGames(GAME_IDS)

/* What a trainee reads while paying: the bet, its stake and its odds, and the chips. */

interface Language {
  readonly said: Said
  readonly odds: RegExp
  readonly perfectPair: string
}

const LANGUAGES: readonly Language[] = [
  {
    said: ENGLISH,
    odds: /^[^$:]+, \$[\d,.]+: (.+, )?pays \d[\d,]* to \d+( less 5%)?$/,
    perfectPair: 'Perfect Pairs, $10: mixed pair, pays 6 to 1',
  },
  {
    said: SPANISH,
    odds: /^[^$:]+, [\d.,]+\s\$: (.+, )?paga \d[\d.]* a \d+( menos 5\s%)?$/,
    perfectPair: 'Perfect Pairs, 10\u00a0$: pareja mixta, paga 6 a 1',
  },
]

describe.each(LANGUAGES)('a payment in $said.start', ({ said, odds, perfectPair }) => {
  it.each(GAME_IDS)('at %s names the bet, its stake, and its odds as odds', (game) => {
    let paid = 0
    for (let i = 1; i <= 25; i++) {
      const settings = { ...usualTable(game), seats: 3, rounding: ROUNDINGS[0] }
      const { board, steps } = startAudition(settings, `paid${i}-1`).round
      for (const step of steps) {
        if (step.kind !== 'settle') continue
        const owed = writtenIn(said, () => owedInWords(board, step.due))
        if (step.due.stake > 0 && step.due.does === 'pay') {
          paid += 1
          expect(owed).toMatch(odds)
          expect(owed).not.toMatch(/ \.|:.*:|\b1[.,]5\b/)
        }
        // A bet that pays nothing is named without its result.
        if (step.due.does !== 'pay') expect(owed).not.toContain(':')
        const staked = owed.split(':')[0]!
        if (step.due.stake > 0) expect(writtenIn(said, () => stepInWords(board, step))).toContain(staked)
      }
    }
    expect(paid).toBeGreaterThan(5)
  })

  it('names a mixed pair at its odds', () => {
    const due = { bet: 'perfect-pairs', stake: 1000, does: 'pay', cents: 6000 } as const
    const because = { id: 'pair', args: { hand: 'mixed', pay: 6 } }
    expect(writtenIn(said, () => owedInWords(usualTable('blackjack'), { ...due, because }))).toBe(perfectPair)
  })

  it('names a kept payout by its odds', () => {
    const due = {
      bet: 'main',
      stake: 1000,
      does: 'pay',
      cents: 1500,
      because: { id: 'blackjack', args: { pays: 1.5 } },
    } as const
    const one = { part: 'payouts', game: 'blackjack', rules: '', item: resultOf(due) } as const
    const name = writtenIn(said, () => itemNames(['blackjack'])(one))
    expect(name).toMatch(/: (pays 3 to 2|paga 3 a 2)$/)
    const even = { ...one, item: 'main pay 1' }
    expect(writtenIn(said, () => itemNames(['blackjack'])(even))).toMatch(/: (pays 1 to 1|paga 1 a 1)$/)
  })
})

describe('the chips', () => {
  it('break into the next color, and a red one into ones', () => {
    expect(USUAL_RACK.slice(1).map((chip) => changeFor(USUAL_RACK, chip))).toEqual([
      { 50: 2 },
      { 50: 1, 100: 2 },
      { 100: 5 },
      { 500: 5 },
      { 2500: 4 },
      { 10_000: 5 },
    ])
    // A rack without ones has only its pinks.
    expect(changeFor([250, 500], 500)).toEqual({ 250: 2 })
  })

  const css = readFileSync('app/dealer-school/audition/audition.css', 'utf8')
  const NAMES = {
    white: 100,
    pink: 250,
    red: 500,
    green: 2500,
    black: 10_000,
    purple: 50_000,
    yellow: 100_000,
  } as const

  const rgbOf = (hex: string): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
  const luminance = (hex: string): number => {
    const [r, g, b] = rgbOf(hex).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  /** The color that an eye would name: by lightness, then by hue. */
  function nameOf(hex: string): string {
    const [r, g, b] = rgbOf(hex) as [number, number, number]
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
    if (most - least < 0.08) return most > 0.9 ? 'white' : most < 0.2 ? 'black' : 'half'
    const turn =
      most === r
        ? ((g - b) / (most - least) + 6) % 6
        : most === g
          ? (b - r) / (most - least) + 2
          : (r - g) / (most - least) + 4
    const hue = 60 * turn
    if (hue > 35 && hue < 70) return 'yellow'
    if (hue > 90 && hue < 170) return 'green'
    if (hue > 255 && hue < 310) return 'purple'
    return least > 0.45 ? 'pink' : 'red'
  }
  const faceOf = (color: string): string =>
    new RegExp(`\\.chip\\[data-chip='${color}'\\] \\{[^}]*--face: (#[0-9a-f]{6})`).exec(css)![1]!

  it.each(Object.entries(NAMES))(
    'of the word %s have that color in both themes, and a value that can be read',
    (color, cents) => {
      expect(colorOf(cents)).toBe(color)
      expect(chipInWords(cents)).toContain(`(${audition.colors[color as keyof typeof NAMES]})`)
      const face = faceOf(color)
      expect(nameOf(face)).toBe(color)
      const [light, dark] = [luminance('#ffffff'), luminance('#1b1b1b')]
      const isDark = new RegExp(`\\.chip:is\\([^)]*'${color}'[^{]*\\{\\s*--value: #1b1b1b`).test(css)
      const [high, low] = [luminance(face), isDark ? dark : light].sort((a, b) => b - a)
      expect((high! + 0.05) / (low! + 0.05)).toBeGreaterThanOrEqual(4.5)
      // No theme changes a chip.
      expect(css).not.toMatch(/\.dark[^{]*\.chip/)
    },
  )
})
