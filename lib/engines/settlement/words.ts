import type { HeldCaption } from '@/lib/messages/words/felt/en'
import { type Captions, type Ending, isBonus, paidAs, type SettlementTable } from './table'

/* What a settlement table says of endings: the captions of the hands, and the counts of the proof line. */

const CAPTIONS: Readonly<Record<'own' | 'dealer', Readonly<Partial<Record<Ending, HeldCaption['id']>>>>> = {
  own: { win: 'wins', ahead: 'wins', tie: 'ties', level: 'ties', fold: 'folded' },
  dealer: {
    win: 'qualifies',
    ahead: 'notQualified',
    tie: 'ties',
    level: 'tiesNotQualified',
    loss: 'wins',
    behind: 'winsNotQualified',
  },
}

/** The caption of the player's or the dealer's hand when the round is over. */
export function captionAt(
  { captions = {} }: SettlementTable,
  whose: 'own' | 'dealer',
  ending: Ending,
): HeldCaption['id'] {
  const own: Captions = captions[whose] ?? {}
  const as = paidAs(own, ending)
  return ((as && own[as]) ?? CAPTIONS[whose][ending] ?? 'cards') as HeldCaption['id']
}

// ——— The proof line —————————————————————————————————————————————————————————————————————————————————————

const NAMES: Readonly<Partial<Record<Ending, string>>> = {
  win: 'wins',
  tie: 'ties',
  loss: 'loses',
  unqualified: 'dealer does not qualify',
}

/** A count of the proof line: its name, and the endings that it counts. */
export interface TallyLine {
  readonly ending: Ending
  readonly name: string
  readonly endings: readonly Ending[]
}

/**
 * The counts that tell a table's endings apart. If a bet pays the same whatever the hands when the dealer doesn't
 * qualify, that is an ending of its own. Otherwise wins, ties and losses count both kinds of dealer, and the last line
 * counts again the endings in which it matters that they don't qualify.
 */
export function tallyOf(table: SettlementTable): readonly TallyLine[] {
  const lines = Object.values(table.bets).filter((line) => !isBonus(line))
  const line = (ending: Ending, ...endings: readonly Ending[]): TallyLine => ({
    ending,
    name: table.tally?.[ending] ?? NAMES[ending]!,
    endings,
  })
  if (lines.some(({ unqualified }) => unqualified !== undefined))
    return [line('win', 'win'), line('tie', 'tie'), line('loss', 'loss'), line('unqualified', ...UNQUALIFIED)]
  const matters = UNQUALIFIED.filter((ending) => lines.some((one) => one[ending] !== undefined))
  return [
    line('win', 'win', 'ahead'),
    line('tie', 'tie', 'level'),
    line('loss', 'loss', 'behind'),
    ...(matters.length === 0 ? [] : [line('unqualified', ...matters)]),
  ]
}

const UNQUALIFIED = ['ahead', 'level', 'behind'] as const

/** The name of an ending's count in the proof line. */
export const tallyName = (table: SettlementTable, ending: Ending): string =>
  tallyOf(table).find((line) => line.ending === ending)!.name
