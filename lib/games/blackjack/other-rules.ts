import { table } from './messages/table-en'
import { type BlackjackGameRules, VARIANTS } from './rules'

/* The rules that a hand's page compares with the usual ones: each differs from them as casinos do. */

const USUAL: BlackjackGameRules = VARIANTS[0].rules

export interface OtherRules {
  readonly id: string
  readonly name: string
  readonly rules: BlackjackGameRules
}

const other = (id: string, name: string, change: Partial<BlackjackGameRules>): OtherRules => ({
  id,
  name,
  rules: { ...USUAL, ...change },
})

export const OTHER_RULES: readonly OtherRules[] = [
  ...VARIANTS.slice(1).map(({ id, rules }) => ({
    id,
    name: (table.variants as Readonly<Record<string, string>>)[id]!,
    rules,
  })),
  other('no-das', 'No double after a split', { doubleAfterSplit: false }),
  other('double-9-11', 'Double on 9 to 11 only', { doubleOn: '9-11' }),
  other('double-10-11', 'Double on 10 and 11 only', { doubleOn: '10-11' }),
  other('no-resplit', 'No splitting again', { maxHands: 2 }),
  other('resplit-aces', 'Aces may be split again', { resplitAces: true }),
  other('decks-1', 'One deck', { decks: 1 }),
  other('decks-2', 'Two decks', { decks: 2 }),
  other('decks-8', 'Eight decks', { decks: 8 }),
  other('no-hole-card', 'No hole card', { peek: false }),
]
