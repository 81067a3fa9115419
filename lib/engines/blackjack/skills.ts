import type { Holding } from './holding'

/*
 * The skills the trainer tracks: the cells of a basic-strategy chart, with the rows in which nothing is close grouped
 * together. Hands of three or more cards count by their total.
 */

/** Rows in which one action is far better than the others against every up card. */
const GROUPS = ['hard 7 or less', 'hard 18 or more', 'soft 20 or more', 'pair T'] as const
type SkillGroup = (typeof GROUPS)[number]

function groupOf({ total, soft, pair }: Holding): SkillGroup | undefined {
  if (pair === 10) return 'pair T'
  if (pair > 0) return undefined
  if (soft) return total >= 20 ? 'soft 20 or more' : undefined
  return total >= 18 ? 'hard 18 or more' : total <= 7 ? 'hard 7 or less' : undefined
}

export const upcardName = (value: number): string => (value === 1 ? 'A' : value === 10 ? 'T' : String(value))

/** The chart cell of a hand: `pair 8 v T`, `soft 18 v 9`, `hard 16 v T`. */
export function skillCell({ total, soft, pair }: Pick<Holding, 'total' | 'soft' | 'pair'>, upcard: number): string {
  const hand = pair > 0 ? `pair ${upcardName(pair)}` : soft ? `soft ${total}` : `hard ${total}`
  return `${hand} v ${upcardName(upcard)}`
}

/** The skill of a hand: its group, or its chart cell. */
export const skillOfHolding = (holding: Holding): string => groupOf(holding) ?? skillCell(holding, holding.upcard)

/** The hand that the text of a cell describes. */
interface SkillCell {
  readonly kind: 'hard' | 'soft' | 'pair'
  /** The total; for a pair, the value of one card. */
  readonly number: number
  readonly upcard: number
}

const CELL = /^(?:(hard|soft) ([89]|1\d)|pair ([A2-9T])) v ([A2-9T])$/

const valueNamed = (letter: string): number => (letter === 'A' ? 1 : letter === 'T' ? 10 : Number(letter))

/** Reads a cell that is a skill by itself; undefined for any other text. */
export function readSkillCell(text: string): SkillCell | undefined {
  const match = CELL.exec(text)
  if (!match) return undefined
  const [, kind, total, pair, upcard] = match
  const number = pair === undefined ? Number(total) : valueNamed(pair)
  const isThere =
    kind === 'hard' ? number >= 8 && number <= 17 : kind === 'soft' ? number >= 13 && number <= 19 : number !== 10
  return isThere
    ? { kind: (kind as 'hard' | 'soft' | undefined) ?? 'pair', number, upcard: valueNamed(upcard!) }
    : undefined
}

/** Whether a text names a group or a cell. */
export const isSkill = (text: string): boolean =>
  GROUPS.some((group) => group === text) || readSkillCell(text) !== undefined
