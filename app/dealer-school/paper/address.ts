import { type HouseWay, KNOWN_WAYS, makeWay, wayOf } from '@/lib/engines/pai-gow/index'
import { GAME_IDS, isGameId } from '@/lib/games/ids'
import { makeRules, parseRules } from '@/lib/game/rules'
import { fail, ok, type Result } from '@/lib/result'
import { type AskedTable, usualTable } from '@/lib/teaching/dealer-school/table/board'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { readStakes } from '@/lib/teaching/dealer-school/payouts/sheet'
import { STAKES } from '@/lib/teaching/dealer-school/payouts/tables'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { olderParts, readOlder } from '../_parts/older'

/* The address of a sheet: `?sheet=…&game=…&rules=…&stakes=…&way=…&hands=…&sides=…&seed=…`. It leads to the same sheet. */

export const SHEETS = ['payouts', 'settling', 'setting', 'way'] as const
export type Sheet = (typeof SHEETS)[number]

export interface PaperAddress {
  readonly sheet: Sheet
  readonly table: AskedTable
  /** In dollars. */
  readonly stakes: readonly number[]
  readonly way: HouseWay
  /** The number of hands on a worksheet. */
  readonly hands: number
  readonly seed: string
}

export const MOST_HANDS = 60
export const USUAL_HANDS = 12

/** A number of hands from its text; undefined if it isn't valid. */
export const readHands = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_HANDS ? Number(text) : undefined

const makeStakes = (stakes: readonly number[]): string => stakes.join('_')

/**
 * Reads an address. Whatever it leaves out has its default: payouts of the first game on the usual stakes, the usual
 * way, and a seed of `session`.
 */
export function readAddress(query: URLSearchParams, session: string): Result<PaperAddress> {
  const sheet = SHEETS.find((one) => one === (query.get('sheet') ?? SHEETS[0]))
  if (!sheet)
    return fail('BadSheet', { id: 'no-such-sheet', args: { text: (query.get('sheet') ?? '').slice(0, 40) } }, 'sheet')
  const game = query.get('game') ?? GAME_IDS[0]
  if (!isGameId(game)) return fail('UnknownGame', { id: 'not-in-school', args: { text: game.slice(0, 40) } }, 'game')
  const isFresh = !query.has('rules') && !query.has('seed')
  const rules = isFresh ? ok(usualTable(game).rules) : parseRules(gameOf(game), query.get('rules') ?? '')
  if (!rules.ok) return rules
  const stakes = query.has('stakes') ? readStakes(query.get('stakes')!.replaceAll('_', ' ')) : STAKES
  if (!stakes) return fail('BadStakes', { id: 'bad-stakes' }, 'stakes')
  const way = wayOf(query.get('way') ?? KNOWN_WAYS[0]!.id)
  if (!way.ok) return way
  const hands = readHands(query.get('hands') ?? String(USUAL_HANDS))
  if (hands === undefined)
    return fail('BadHands', {
      id: 'sheet-hands',
      args: { text: query.get('hands')!.slice(0, 20), most: MOST_HANDS },
    })
  const seed = query.get('seed') ?? makeSeed({ session, index: 1 })
  const read = parseSeed(seed)
  if (!read.ok) return read
  const table = { game, rules: rules.value, ...readOlder(query, game) }
  return ok({ sheet, table, stakes, way: way.value, hands, seed })
}

/** The address of a sheet. Defaults are left out. */
export function writeAddress({ sheet, table, stakes, way, hands, seed }: PaperAddress): string {
  const { game, rules } = table
  const written = makeRules(gameOf(game), rules)
  const parts: readonly (readonly [string, string])[] = [
    ...(sheet === SHEETS[0] ? [] : [['sheet', sheet] as const]),
    ...(game === GAME_IDS[0] ? [] : [['game', game] as const]),
    ...(written === '' ? [] : [['rules', written] as const]),
    ...(makeStakes(stakes) === makeStakes(STAKES) ? [] : [['stakes', makeStakes(stakes)] as const]),
    ...(way === KNOWN_WAYS[0] ? [] : [['way', makeWay(way)] as const]),
    ...(hands === USUAL_HANDS ? [] : [['hands', String(hands)] as const]),
    ...olderParts(table),
    ['seed', seed],
  ]
  return parts.map(([key, value]) => `${key}=${value}`).join('&')
}
