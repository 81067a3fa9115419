import Ajv2020 from 'ajv/dist/2020'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_FILES } from '@/app/data/files'
import { answerLine } from '@/lib/command-line/answer'
import { readRequest } from '@/lib/command-line/request'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { ANSWER_SCHEMA, DATA_SCHEMA, PROOF_SCHEMA, requestSchema, type Schema } from '@/lib/questions/schemas'
import type { GameId } from '@/lib/games/ids'
import { anyValue, expectProblem, fuzz, spoiledData } from '../tools/arbitraries'
import { REQUESTS } from '../tools/requests'

const compiled = (schema: Schema) => new Ajv2020({ strict: false }).compile(schema)

/** What a schema must never let pass, whatever else there is: an EV that is no number, an option without a name. */
function expectSound(value: unknown): void {
  const { options = [], figures = [] } = value as {
    readonly options?: readonly object[]
    readonly figures?: readonly object[]
  }
  for (const one of [...options, ...figures]) {
    const { ev, action, name } = one as {
      readonly ev: { readonly value: unknown }
      readonly action?: unknown
      readonly name?: unknown
    }
    expect(Number.isFinite(ev.value)).toBe(true)
    expect(typeof (action ?? name)).toBe('string')
  }
}

const REQUEST = { game: 'three-card-poker', ...REQUESTS['three-card-poker'] }
const answered = async (proves: boolean): Promise<unknown> =>
  JSON.parse((await answerLine({ text: JSON.stringify(REQUEST), whole: true }, { load: loadSolver, proves })).text)

describe('a schema of any data', () => {
  it.each([
    ['an answer', ANSWER_SCHEMA, () => answered(false)],
    ['a proof', PROOF_SCHEMA, () => answered(true)],
    ['a game’s figures', DATA_SCHEMA, async () => Promise.resolve(JSON.parse(GAME_FILES[2]!.text) as unknown)],
  ] as const)('takes %s, and of what is spoiled only what is sound', async (_, schema, make) => {
    const fits = compiled(schema)
    const valid = await make()
    expect(fits(valid)).toBe(true)
    const look = (value: unknown): void => void (fits(value) && expectSound(value))
    fc.assert(fc.property(anyValue, look), fuzz(200, 1))
    fc.assert(fc.property(spoiledData([valid]), look), fuzz(300, 2))
  })

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'of a request of %s leaves to the reader what only the game knows',
    (id, game) => {
      const fits = compiled(requestSchema(game))
      const look = (value: unknown): void => {
        if (!fits(value)) return
        const read = readRequest(value)
        if (read.ok) return
        expectProblem(read.problem)
        expect(['NotAnObject', 'UnknownGame', 'UnknownField', 'UnknownVariant', 'UnknownRule']).not.toContain(
          read.problem.name,
        )
      }
      fc.assert(fc.property(spoiledData([{ id: 1, game: id, ...REQUESTS[id as GameId] }]), look), fuzz(200, 3))
    },
  )
})
