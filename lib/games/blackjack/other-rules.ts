import { type BlackjackGameRules, VARIANTS } from './rules'

/* Rules that a hand's page compares with the usual ones: the other variants, and single changes that casinos make. */

const USUAL: BlackjackGameRules = VARIANTS[0].rules

export interface OtherRules {
  readonly id: string
  readonly rules: BlackjackGameRules
}

const other = (id: string, change: Partial<BlackjackGameRules>): OtherRules => ({
  id,
  rules: { ...USUAL, ...change },
})

export const OTHER_RULES: readonly OtherRules[] = [
  ...VARIANTS.slice(1).map(({ id, rules }) => ({ id, rules })),
  other('no-das', { doubleAfterSplit: false }),
  other('double-9-11', { doubleOn: '9-11' }),
  other('double-10-11', { doubleOn: '10-11' }),
  other('no-resplit', { maxHands: 2 }),
  other('resplit-aces', { resplitAces: true }),
  other('decks-1', { decks: 1 }),
  other('decks-2', { decks: 2 }),
  other('decks-8', { decks: 8 }),
  other('no-hole-card', { peek: false }),
]
