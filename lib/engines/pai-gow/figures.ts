import figures from '@/content/house-ways/figures.json' with { type: 'json' }

/*
 * Figures of each house way under the usual rules, made by `npm run make:house-ways`: how many hands each clause sets,
 * and every way against every other.
 */

interface WayFigures {
  readonly clauses: Readonly<Record<string, number>>
  readonly against: Readonly<
    Record<string, { readonly wins: string; readonly pushes: string; readonly losses: string }>
  >
}

export const HOUSE_WAY_FIGURES: {
  readonly hands: number
  readonly deals: string
  readonly ways: Readonly<Record<string, WayFigures>>
} = figures
