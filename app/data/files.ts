import { tableIn } from '@/lib/messages/tables'
import { createHash } from 'node:crypto'
import dates from '@/content/page-dates.json'
import { evValue } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import { betsWithTables, knownTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import { rulesPatch } from '@/lib/game/rules'
import type { Ev } from '@/lib/game/solution'
import { strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { printEv } from '@/lib/questions/print'
import {
  ANSWER_SCHEMA,
  DATA_SCHEMA,
  DRAFT,
  EDGE_SCHEMA,
  PROOF_SCHEMA,
  requestSchema,
  type Schema,
} from '@/lib/questions/schemas'
import { absolute, canonical, VERSION } from '@/lib/site'
import { LICENSE } from './license'

/* JSON Schemas (draft 2020-12) for the JSON of pages and for the index of all files. */

const TEXT = { type: 'string' } as const
const NUMBER = { type: 'number' } as const
const SHARE = { type: 'number', minimum: 0, maximum: 1 } as const
const COUNT = { type: 'integer', minimum: 0 } as const
const ADDRESS = { type: 'string', pattern: '^https?://' } as const
const RELEASE = { type: 'string', pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' } as const

const listOf = (items: Schema, minItems = 0): Schema => ({ type: 'array', items, minItems })

/** The schema of an object with exactly these members. All are required except the `optional` ones. */
const exactly = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
})

const EV = {
  description: 'In base wagers. `exact` is the same as a reduced fraction, where it is one.',
  ...exactly({ value: NUMBER, exact: { type: 'string', pattern: '^-?[0-9]+/[1-9][0-9]*$' } }, ['exact']),
}

const OPTION = exactly(
  {
    action: TEXT,
    name: TEXT,
    ev: EV,
    outcomes: {
      description: 'Net results with the number of deals, or with their chances.',
      ...listOf({ type: 'array', items: NUMBER, minItems: 2, maxItems: 2 }),
    },
    tally: listOf(exactly({ name: TEXT, ways: NUMBER })),
  },
  ['tally'],
)

const FACTS = exactly({
  caption: TEXT,
  columns: listOf(TEXT, 1),
  rows: listOf(
    exactly(
      { name: TEXT, url: ADDRESS, mark: { enum: ['here', 'flips'] }, cells: listOf({ anyOf: [TEXT, NUMBER, EV] }) },
      ['url', 'mark'],
    ),
  ),
})

/** The JSON of a hand's page. */
const HAND_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'The page of a hand',
  ...exactly(
    {
      license: TEXT,
      version: RELEASE,
      game: TEXT,
      hand: TEXT,
      name: TEXT,
      url: ADDRESS,
      unit: TEXT,
      cards: listOf(exactly({ name: TEXT, cards: TEXT }, ['name']), 1),
      answer: TEXT,
      best: listOf(TEXT, 1),
      deals: COUNT,
      options: listOf(OPTION, 1),
      approximation: TEXT,
      sections: listOf(exactly({ id: TEXT, title: TEXT, text: listOf(TEXT), tables: listOf(FACTS) })),
      slip: exactly({ action: TEXT, cost: NUMBER, perRound: NUMBER, doing: TEXT, played: TEXT }, ['doing', 'played']),
      year: exactly({ title: TEXT, text: listOf(TEXT), times: NUMBER, dollars: NUMBER }),
      related: listOf(exactly({ url: ADDRESS, because: TEXT })),
      drawn: TEXT,
      command: TEXT,
    },
    ['deals', 'approximation', 'slip', 'year', 'drawn'],
  ),
}

const SIDE_TABLE = {
  version: RELEASE,
  game: TEXT,
  bet: TEXT,
  name: TEXT,
  table: TEXT,
  url: ADDRESS,
  ev: EV,
  edge: NUMBER,
  deals: NUMBER,
  hands: listOf(
    exactly({ id: TEXT, name: TEXT, pay: NUMBER, ways: NUMBER, back: NUMBER, evenAt: NUMBER }, ['evenAt']),
    1,
  ),
  meter: exactly(
    {
      breakEven: NUMBER,
      hands: listOf(TEXT),
      slope: NUMBER,
      seed: NUMBER,
      shared: exactly({ share: SHARE, breakEven: NUMBER }),
    },
    ['breakEven', 'shared'],
  ),
  place: { type: 'integer', minimum: 1 },
  others: listOf(exactly({ table: TEXT, edge: NUMBER, url: ADDRESS })),
  command: TEXT,
}

const sideTable = (more: Readonly<Record<string, Schema>> = {}): Schema =>
  exactly({ ...more, ...SIDE_TABLE }, ['meter'])

/** The JSON of a side bet's page: one pay table, or all known ones. */
const SIDE_TABLE_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'A pay table of a side bet, or all of them',
  anyOf: [
    sideTable({ license: TEXT }),
    exactly({
      license: TEXT,
      version: RELEASE,
      game: TEXT,
      bet: TEXT,
      name: TEXT,
      tables: listOf(sideTable(), 1),
    }),
  ],
}

/** The index of all files. */
const INDEX_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'The index of all files',
  ...exactly({
    name: TEXT,
    version: RELEASE,
    changed: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
    license: TEXT,
    licenseUrl: ADDRESS,
    files: listOf(
      exactly({ url: ADDRESS, type: TEXT, bytes: COUNT, sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' } }),
      1,
    ),
    pages: listOf(ADDRESS),
  }),
}

/* The figures as files, which `/data` lists. */

/** The figures of a pay table or set of rules, or of a strategy under the usual rules. In base wagers. */
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
    knownTables(game, bet).map((table): Row => {
      const { id, ev, averageBet, rules, where, source, url } = table
      const { variant, patch } = rulesPatch(game, rules)
      return {
        kind: 'table',
        bet,
        id,
        name: tableIn(game.messages, table),
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
  return (game.strategies ?? []).flatMap(({ id }): readonly Row[] => {
    const price = strategyPrice(game, rules, id)
    return price ? [{ kind: 'strategy', bet: MAIN_BET, id, name: game.messages.way(id).name, ...price }] : []
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

/** The columns of a CSV file, in order, with what each contains. */
export const COLUMNS: readonly (readonly [name: string, meaning: string])[] = [
  ['kind', '“table” for a pay table or set of rules, “strategy” for a strategy'],
  ['bet', `“${MAIN_BET}” for the game itself, else the id of a side bet`],
  ['id', 'the id of the pay table or strategy'],
  ['name', 'its name'],
  ['edge', 'what the bet loses on average, per base wager: 0.02 is 2%'],
  ['element_of_risk', 'the same loss, divided by all the money bet'],
  ['average_bet', 'all the money bet in a round on average, in base wagers'],
  ['ev_numerator', 'the numerator of the exact EV; empty if we don’t have it as a fraction'],
  ['ev_denominator', 'its denominator'],
  ['where', 'where the table is used; empty for a strategy'],
  ['source', 'who says so'],
  ['source_url', 'a link to the source, if it has one'],
]

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
  return [COLUMNS.map(([name]) => name), ...lines].map((line) => `${line.map(quoted).join(',')}\n`).join('')
}

/** A file for programs. */
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

/** The schemas of the files, and of requests and answers. */
export const SCHEMA_FILES: readonly DataFile[] = [
  schemaFile('data', DATA_SCHEMA),
  schemaFile('answer', ANSWER_SCHEMA),
  schemaFile('edge', EDGE_SCHEMA),
  schemaFile('hand', HAND_SCHEMA),
  schemaFile('side-table', SIDE_TABLE_SCHEMA),
  schemaFile('index', INDEX_SCHEMA),
  schemaFile('proof', PROOF_SCHEMA),
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

/**
 * The contents of `/data/index.json`: every file with its size and checksum, and the addresses of the JSON of pages.
 */
export const indexJson = (pages: readonly string[]): object => ({
  name: 'Feltwise: figures of casino table games',
  version: VERSION,
  changed: dates.dates.games,
  license: LICENSE.id,
  licenseUrl: LICENSE.url,
  files: [...listed('/data', GAME_FILES), ...listed('/data/schemas', SCHEMA_FILES)],
  pages: pages.map((path) => absolute(path)),
})
