import type { Card } from '@/lib/cards/card'
import { errorKinds } from '../games'
import type { Table } from '../table/seat'
import type { Said } from '../table/chips'
import type { DisputeQuestion } from '../disputes/disputes'

/* A trainee's answers as short texts of letters and digits; an empty text means no answer. */

/** Whether a code may hold this text as an answer to some subject. */
export const isAnswerText = (text: string): boolean => /^[A-Za-z0-9]{0,200}$/.test(text)

// ——— Seven cards set ————————————————————————————————————————————————————————————————————————————————————————

const HAND = 7
/** The indices of two cards among seven, in order: `a` stands for the first pair. */
const PAIRS: readonly (readonly [number, number])[] = Array.from({ length: HAND }, (_, i) =>
  Array.from({ length: HAND - i - 1 }, (__, k): [number, number] => [i, i + 1 + k]),
).flat()
const FIRST = 'a'.charCodeAt(0)

const letter = (index: number): string => String.fromCharCode(FIRST + index)
const indexOf = (text: string): number => (text.length === 1 ? text.charCodeAt(0) - FIRST : -1)

/** Two of seven cards as a letter; an empty text if they aren't two of them. */
export function makeSetting(cards: readonly Card[], low: readonly Card[]): string {
  const [a = -1, b = -1] = low.map((card) => cards.indexOf(card)).sort((x, y) => x - y)
  const at = PAIRS.findIndex(([i, k]) => i === a && k === b)
  return at < 0 || low.length !== 2 ? '' : letter(at)
}

/** Reads the text that `makeSetting` wrote; undefined for any other text. */
export function parseSetting(cards: readonly Card[], text: string): readonly Card[] | undefined {
  const pair = PAIRS[indexOf(text)]
  return pair?.map((at) => cards[at]!)
}

// ——— Bets settled ———————————————————————————————————————————————————————————————————————————————————————————

/** `LPY750`: lose, push, pay 7.50. */
export const makeSaids = (said: readonly Said[]): string =>
  said.map(({ does, cents = 0 }) => (does === 'lose' ? 'L' : does === 'push' ? 'P' : `Y${cents}`)).join('')

/** Reads the text that `makeSaids` wrote for this number of bets; undefined for any other text. */
export function parseSaids(bets: number, text: string): readonly Said[] | undefined {
  if (!/^(?:L|P|Y\d{1,10})+$/.test(text)) return undefined
  const said = (text.match(/L|P|Y\d+/g) ?? []).map((one): Said =>
    one === 'L' ? { does: 'lose' } : one === 'P' ? { does: 'push' } : { does: 'pay', cents: Number(one.slice(1)) },
  )
  return said.length === bets ? said : undefined
}

// ——— Rounds passed or called ————————————————————————————————————————————————————————————————————————————————

const PASSED = '0'

/** `0` for a passed round, a letter for the named error. */
export const makeCall = (table: Table, named: string | undefined): string =>
  named === undefined ? PASSED : letter(errorKinds(table).findIndex(({ id }) => id === named))

/** Reads the text that `makeCall` wrote; undefined for any other text. */
export function parseCall(table: Table, text: string): { readonly named: string | undefined } | undefined {
  if (text === PASSED) return { named: undefined }
  const kind = errorKinds(table)[indexOf(text)]
  return kind && { named: kind.id }
}

// ——— Disputes ruled —————————————————————————————————————————————————————————————————————————————————————————

/** A ruling as a letter: `a` is the first option in the order shown. */
export const makeRuling = ({ options }: DisputeQuestion, ruling: string): string => letter(options.indexOf(ruling))

/** Reads the text that `makeRuling` wrote; undefined for any other text. */
export const parseRuling = ({ options }: DisputeQuestion, text: string): string | undefined => options[indexOf(text)]
