import { createHash } from 'node:crypto'
import Ajv2020 from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import DataPage from '@/app/data/any-language'
import { COLUMNS, GAME_FILES, indexJson, SCHEMA_FILES } from '@/app/data/files'
import { LICENSE } from '@/app/data/license'
import { GET as getHand } from '@/app/[game]/hands/[hand]/data.json/route'
import { GET as getTable } from '@/app/[game]/side-bets/[table]/data.json/route'
import { dataParams, listedBets } from '@/app/[game]/side-bets/_table/found'
import { handsOf } from '@/content/pages/index'
import { answerLine } from '@/lib/command-line/answer'
import { evValue } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import { answerEdge, checkEdge } from '@/lib/questions/figures'
import about from '@/package.json' with { type: 'json' }
import { REQUESTS } from '../tools/requests'

const ajv = new Ajv2020({ strict: false, allErrors: true })
const schema = (name: string) =>
  ajv.compile(JSON.parse(SCHEMA_FILES.find((file) => file.name === `${name}.json`)!.text) as object)
const fileOf = (name: string): string => GAME_FILES.find((file) => file.name === name)!.text

const isData = schema('data')
const isAnswer = schema('answer')
const isEdge = schema('edge')
const isHand = schema('hand')
const isSideTable = schema('side-table')

/** What crosses as JSON. */
const sent = (data: object): unknown => JSON.parse(JSON.stringify(data))

/** The JSON that a route answers with. */
async function answered<P>(
  get: (request: Request, context: { readonly params: Promise<P> }) => Promise<Response>,
  params: P,
): Promise<{ readonly license?: string }> {
  const answer = await get(new Request('https://feltwise.example'), { params: Promise.resolve(params) })
  return (await answer.json()) as { readonly license?: string }
}

/** The first, a middle and the last of some. */
const spread = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, i) => [0, all.length >> 1, all.length - 1].includes(i))

describe.each(GAMES.map((game) => [game.id, game] as const))('the data of %s', (id, game) => {
  const data = JSON.parse(fileOf(`${id}.json`)) as {
    readonly figures: readonly { readonly id: string; readonly kind: string; readonly edge: number }[]
  }
  const isRequest = schema(`request-${id}`)

  it('are as their schema says', () => expect(isData(data), JSON.stringify(isData.errors)).toBe(true))

  it('hold every priced strategy with its edge', () => {
    const rules = game.variants[0].rules as Rules
    for (const { id: strategy } of game.strategies ?? []) {
      const price = strategyPrice(game, rules, strategy)
      const row = data.figures.find((one) => one.kind === 'strategy' && one.id === strategy)
      expect(row?.edge).toEqual(price && -evValue(price.ev))
    }
  })

  it('are the same as CSV, a line each', () => {
    const lines = fileOf(`${id}.csv`).trimEnd().split('\n')
    expect(lines).toHaveLength(data.figures.length + 1)
    expect(lines[0]).toBe(COLUMNS.map(([name]) => name).join(','))
    data.figures.forEach(({ edge }, i) => expect(lines[i + 1]).toContain(String(edge)))
  })

  it('a request and its answer are as their schemas say', async () => {
    const request = { id: 1, game: id, ...REQUESTS[id as GameId] }
    expect(isRequest(request), JSON.stringify(isRequest.errors)).toBe(true)
    const { text } = await answerLine({ text: JSON.stringify(request), whole: true }, { load: loadSolver })
    expect(isAnswer(JSON.parse(text)), JSON.stringify(isAnswer.errors)).toBe(true)
  })

  it('the data of its hands are as their schema says', async () => {
    for (const { slug } of spread(handsOf(id))) {
      const data = await answered(getHand, { game: id, hand: slug })
      expect(isHand(data), JSON.stringify(isHand.errors)).toBe(true)
      expect(data.license).toBe(LICENSE.id)
      expect(isHand({ ...data, license: undefined })).toBe(false)
    }
  })

  it('the data of its side bets, and what is printed of them, are as their schemas say', async () => {
    const solver = await loadSolver(game.id)
    for (const params of dataParams().filter((one) => one.game === id)) {
      const data = await answered(getTable, params)
      expect(isSideTable(data), `${params.table}: ${JSON.stringify(isSideTable.errors)}`).toBe(true)
      expect(data.license).toBe(LICENSE.id)
      expect(isSideTable({ ...data, license: undefined })).toBe(false)
    }
    for (const { bet } of listedBets(game)) {
      const question = checkEdge(game, { bet: bet.id, more: true })
      const edge = question.ok && sent({ ...answerEdge(question.value, solver), seconds: 0.1 })
      expect(isEdge(edge), JSON.stringify(isEdge.errors)).toBe(true)
    }
  })

  it('every variant’s own rules are rules by the schema', () => {
    for (const { rules } of game.variants) {
      const request = { game: id, ...REQUESTS[id as GameId], rules: rules as object }
      expect(isRequest(request), JSON.stringify(isRequest.errors)).toBe(true)
    }
  })

  it.each([
    ['another game', { game: 'war' }],
    ['a field that it has not', { stake: 5 }],
    ['a rule that it has not', { rules: { luck: 1 } }],
    ['a card that there is not', { hand: ['1x'] }],
  ])('%s is no request', (_, wrong) => expect(isRequest({ game: id, ...REQUESTS[id as GameId], ...wrong })).toBe(false))
})

it('what is wrong with a request is an answer too', async () => {
  const { text } = await answerLine({ text: '{"game":"war"}', whole: true }, { load: loadSolver })
  expect(isAnswer(JSON.parse(text))).toBe(true)
})

it('a whole game is printed as its schema says', async () => {
  for (const id of ['three-card-poker', 'xx-poker'] as const) {
    const question = checkEdge(
      GAMES.find((game) => game.id === id)!,
      { more: true },
    )
    const edge = question.ok && sent(answerEdge(question.value, await loadSolver(id)))
    expect(isEdge(edge), JSON.stringify(isEdge.errors)).toBe(true)
    for (const wrong of [{ luck: 1 }, { edge: '3%' }, { ev: {} }])
      expect(isEdge({ ...(edge as object), ...wrong })).toBe(false)
  }
})

it('the index names every file with its checksum', () => {
  const index = indexJson([])
  const isIndex = schema('index')
  expect(isIndex(sent(index)), JSON.stringify(isIndex.errors)).toBe(true)
  const { files } = index as { readonly files: readonly { readonly url: string; readonly sha256: string }[] }
  expect(files).toHaveLength(GAME_FILES.length + SCHEMA_FILES.length)
  for (const { name, text } of [...GAME_FILES, ...SCHEMA_FILES]) {
    const listed = files.find(({ url }) => url.endsWith(`/${name}`))
    expect(listed?.sha256).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

it('the page names the engine’s package, how to make it, and every column of a CSV file', () => {
  const html = renderToStaticMarkup(DataPage())
  const packed = `npm run ${Object.keys(about.scripts).find((name) => about.scripts[name as 'pack:engine'].endsWith('lib/make/pack-engine.ts'))}`
  for (const code of ['feltwise-engine', packed, ...COLUMNS.map(([name]) => name)])
    expect(html).toContain(`<code>${code}</code>`)
})
