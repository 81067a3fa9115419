import { type Texas21Rules, VARIANTS } from './rules'

/* The rules under which a first hand is looked at besides the usual ones: what casinos do otherwise. */

const USUAL: Texas21Rules = VARIANTS[0].rules

export interface OtherRules {
  readonly id: string
  readonly name: string
  readonly rules: Texas21Rules
}

export const OTHER_RULES: readonly OtherRules[] = [
  ...VARIANTS.slice(1).map(({ id, name, rules }) => ({ id, name, rules })),
  { id: 'no-das', name: 'No double after a split', rules: { ...USUAL, doubleAfterSplit: false } },
  { id: 'double-9-11', name: 'Double on nine to eleven only', rules: { ...USUAL, doubleOn: '9-11' } },
  { id: 'double-10-11', name: 'Double on ten and eleven only', rules: { ...USUAL, doubleOn: '10-11' } },
  { id: 'no-resplit', name: 'No splitting again', rules: { ...USUAL, maxHands: 2 } },
  ...[1, 2, 8].map((decks) => ({
    id: `decks-${decks}`,
    name: decks === 1 ? 'One deck' : `${decks === 2 ? 'Two' : 'Eight'} decks`,
    rules: { ...USUAL, decks },
  })),
]
