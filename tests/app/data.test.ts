import { createHash } from 'node:crypto'
import Ajv2020 from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { GAME_FILES, indexJson, SCHEMA_FILES } from '@/app/data/files'
import { answerLine } from '@/lib/command-line/answer'
import { evValue } from '@/lib/games/ev'
import type { Rules } from '@/lib/games/game'
import type { GameId } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { strategyPrice } from '@/lib/games/strategy-prices'
import { REQUESTS } from '../tools/requests'

const ajv = new Ajv2020({ strict: false, allErrors: true })
const schema = (name: string) =>
  ajv.compile(JSON.parse(SCHEMA_FILES.find((file) => file.name === `${name}.json`)!.text) as object)
const fileOf = (name: string): string => GAME_FILES.find((file) => file.name === name)!.text

const isData = schema('data')
const isAnswer = schema('answer')

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
    data.figures.forEach(({ edge }, i) => expect(lines[i + 1]).toContain(String(edge)))
  })

  it('a request and its answer are as their schemas say', async () => {
    const request = { id: 1, game: id, ...REQUESTS[id as GameId] }
    expect(isRequest(request), JSON.stringify(isRequest.errors)).toBe(true)
    const { text } = await answerLine({ text: JSON.stringify(request), whole: true }, { load: loadSolver })
    expect(isAnswer(JSON.parse(text)), JSON.stringify(isAnswer.errors)).toBe(true)
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

it('the index names every file with its checksum', () => {
  const { files } = indexJson([]) as { readonly files: readonly { readonly url: string; readonly sha256: string }[] }
  expect(files).toHaveLength(GAME_FILES.length + SCHEMA_FILES.length)
  for (const { name, text } of [...GAME_FILES, ...SCHEMA_FILES]) {
    const listed = files.find(({ url }) => url.endsWith(`/${name}`))
    expect(listed?.sha256).toBe(createHash('sha256').update(text).digest('hex'))
  }
})
