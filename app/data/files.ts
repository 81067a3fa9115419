import { createHash } from 'node:crypto'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { evValue } from '@/lib/games/ev'
import type { Rules } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { betsWithTables, knownTables, MAIN_BET } from '@/lib/games/known-tables'
import { rulesPatch } from '@/lib/games/rules'
import type { Ev } from '@/lib/games/solution'
import { strategyPrice } from '@/lib/games/strategy-prices'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { printEv } from '@/lib/questions/print'
import { ANSWER_SCHEMA, DATA_SCHEMA, requestSchema, type Schema } from '@/lib/questions/schemas'
import { absolute, canonical, VERSION } from '@/lib/site'

/* The figures as files: what `/data` lists. */

export const LICENSE = { name: 'CC BY 4.0', id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }

/** A figure of a game: a pay table or a set of rules, or a way to play under the usual rules. In base wagers. */
interface Row {
  readonly kind: 'table' | 'strategy'
  readonly bet: string
  readonly id: string
  readonly name: string
  readonly ev: Ev
  readonly averageBet: Ev
  readonly standardError?: number
  readonly rules?: object
  readonly where?: string
  readonly source?: string
  readonly sourceUrl?: string
}

function tableRows(game: AnyTaughtGame): readonly Row[] {
  return betsWithTables(game).flatMap((bet) =>
    knownTables(game, bet).map(({ id, name, ev, averageBet, rules, where, source, url }): Row => {
      const { variant, patch } = rulesPatch(game, rules)
      return {
        kind: 'table',
        bet,
        id,
        name,
        ev,
        averageBet,
        rules: { variant, ...patch },
        where,
        source,
        ...(url === undefined ? {} : { sourceUrl: url }),
      }
    }),
  )
}

function strategyRows(game: AnyTaughtGame): readonly Row[] {
  const rules = game.variants[0].rules as Rules
  return (game.strategies ?? []).flatMap(({ id, name }): readonly Row[] => {
    const price = strategyPrice(game, rules, id)
    return price ? [{ kind: 'strategy', bet: MAIN_BET, id, name, ...price }] : []
  })
}

const rowsOf = (game: AnyTaughtGame): readonly Row[] => [...tableRows(game), ...strategyRows(game)]

const edgeOf = ({ ev }: Row): number => -evValue(ev)
const riskOf = (row: Row): number => edgeOf(row) / evValue(row.averageBet)

function gameJson(game: AnyTaughtGame): string {
  const figures = rowsOf(game).map((row) => ({
    ...row,
    ev: printEv(row.ev),
    edge: edgeOf(row),
    averageBet: evValue(row.averageBet),
    elementOfRisk: riskOf(row),
  }))
  const data = {
    $schema: absolute('/data/schemas/data.json'),
    game: game.id,
    name: game.name,
    unit: game.unit,
    version: VERSION,
    changed: dates.dates.games,
    license: LICENSE.id,
    url: canonical(`/${game.id}`),
    figures,
  }
  return `${JSON.stringify(data, undefined, 1)}\n`
}

export const COLUMNS = [
  'kind',
  'bet',
  'id',
  'name',
  'edge',
  'element_of_risk',
  'average_bet',
  'ev_numerator',
  'ev_denominator',
  'where',
  'source',
  'source_url',
] as const

const quoted = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function gameCsv(game: AnyTaughtGame): string {
  const lines = rowsOf(game).map((row) => [
    row.kind,
    row.bet,
    row.id,
    row.name,
    edgeOf(row),
    riskOf(row),
    evValue(row.averageBet),
    row.ev.kind === 'exact' ? String(row.ev.num) : '',
    row.ev.kind === 'exact' ? String(row.ev.den) : '',
    row.where ?? '',
    row.source ?? '',
    row.sourceUrl ?? '',
  ])
  return [COLUMNS, ...lines].map((line) => `${line.map(quoted).join(',')}\n`).join('')
}

/** A file that programs read. */
export interface DataFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

export const GAME_FILES: readonly DataFile[] = GAMES.flatMap((game) => [
  { name: `${game.id}.json`, type: 'application/json', text: gameJson(game) },
  { name: `${game.id}.csv`, type: 'text/csv; charset=utf-8', text: gameCsv(game) },
])

const schemaFile = (name: string, schema: Schema): DataFile => ({
  name: `${name}.json`,
  type: 'application/schema+json',
  text: `${JSON.stringify({ $id: absolute(`/data/schemas/${name}.json`), ...schema }, undefined, 1)}\n`,
})

/** What a file of a game, a request and an answer must look like. */
export const SCHEMA_FILES: readonly DataFile[] = [
  schemaFile('data', DATA_SCHEMA),
  schemaFile('answer', ANSWER_SCHEMA),
  ...GAMES.map((game) => schemaFile(`request-${game.id}`, requestSchema(game))),
]

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex')

const listed = (folder: string, files: readonly DataFile[]) =>
  files.map(({ name, type, text }) => ({
    url: absolute(`${folder}/${name}`),
    type: type.split(';')[0]!,
    bytes: Buffer.byteLength(text),
    sha256: checksum(text),
  }))

/** What `/data/index.json` holds: every file with its size and checksum, and the addresses of the JSON beside pages. */
export const indexJson = (pages: readonly string[]): object => ({
  name: 'Feltwise: figures of casino table games',
  version: VERSION,
  changed: dates.dates.games,
  license: LICENSE.id,
  licenseUrl: LICENSE.url,
  files: [...listed('/data', GAME_FILES), ...listed('/data/schemas', SCHEMA_FILES)],
  pages: pages.map((path) => absolute(path)),
})
