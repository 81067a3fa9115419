import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerLine } from '@/lib/command-line/answer'
import { type EdgeWords, readEdge } from '@/lib/command-line/edge-words'
import { tryEdge } from '@/lib/questions/figures'
import { answerHand, readWay } from '@/lib/command-line/house-way-lines'
import { linesOf } from '@/lib/command-line/lines'
import { rawId } from '@/lib/command-line/raw-id'
import { readRequest } from '@/lib/command-line/request'
import { GAMES } from '@/lib/games/index'
import { houseWay } from '@/lib/engines/pai-gow/ways'
import { loadSolver } from '@/lib/games/solvers'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { must } from '@/lib/result'
import { anyText, anyValue, expectProblem, fuzz, longTexts, spoiled, spoiledData } from '../tools/arbitraries'
import { saying } from '../tools/problems'

const REQUESTS: readonly object[] = [
  {
    id: 1,
    game: 'three-card-poker',
    variant: '5-3-1',
    hand: ['Qs', '6d', '4h'],
    dead: 'AsKs',
    rules: { pays: { anteBonus: { straight: 2 } }, qualifies: 'none' },
  },
  { id: 'two', game: 'ultimate-texas-holdem', hand: 'AsKd', board: ['2h', '3h', '4h', '5d', '9c'] },
  { game: 'texas-holdem-bonus', hand: ['As', 'Kd'], board: ['2h', '3h', '4h', '5d'], turnBet: true },
  { id: [3], game: 'casino-holdem', hand: 'AsKd', board: '2h3h4h' },
  { game: 'xx-poker', hand: 'QsTs8d', dealer: ['5s', '9h'], placed: ['Ts'], addOn: 0.5 },
  { game: 'texas-21', hand: '8s8d', upcard: 'Ah', flop: '2c9dKsTh', rules: { decks: 6 } },
  { game: 'pai-gow-poker', hand: 'QsQh6s6hAd4c2h', variant: 'mgm', rules: { commission: 0.05, wheel: 'lowest' } },
]
const LINES = REQUESTS.map((request) => JSON.stringify(request))

describe('a request', () => {
  it('of any data is understood or refused', () => {
    const look = (value: unknown): void => {
      const read = readRequest(value)
      if (read.ok) return
      expectProblem(read.problem)
      // Whatever the reader takes the schema takes too: programs may rely on it alone.
      expect(read.problem.name).not.toBe('AgainstSchema')
    }
    for (const request of REQUESTS) must(readRequest(request))
    for (const card of ['qS', '10h', 'A♠\uFE0F', 'JOKER', 'jk'])
      look({ game: 'pai-gow-poker', hand: [card, '2h', '3h', '4h', '5h', '6h', '8h'] })
    fc.assert(fc.property(anyValue, look), fuzz(200, 1))
    fc.assert(fc.property(spoiledData(REQUESTS), look), fuzz(800, 2))
  })

  it('of any line gets one line for an answer, with its own id', async () => {
    // Solved at once, and only to see that the answer can be written.
    const engine = { load: () => loadSolver('three-card-poker') }
    const look = async (text: string): Promise<void> => {
      const { text: answer, failed, bug } = await answerLine({ text, whole: true }, engine)
      expect(answer).not.toMatch(/[\n\r]/)
      expect(bug).toBeUndefined()
      const read = JSON.parse(answer) as {
        readonly id?: unknown
        readonly error?: { readonly name: string; readonly message: string }
      }
      expect(read.error !== undefined).toBe(failed)
      if (read.error) expectProblem({ name: read.error.name, says: read.error.message })
      const id = idOf(text)
      if (id !== undefined) expect(JSON.stringify(read.id)).toBe(JSON.stringify(id))
    }
    const three = LINES[0]!
    await look(three)
    const lines = fc.oneof(
      anyText,
      spoiled([three]),
      spoiledData([REQUESTS[0]]).map((value) => JSON.stringify(value) ?? ''),
    )
    await fc.assert(
      fc.asyncProperty(
        lines.filter((text) => !/"game":"(?!three)/.test(text)),
        look,
      ),
      fuzz(400, 3),
    )
    for (const text of longTexts([three])) await look(text)
  })
})

function idOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, 'id')
      ? (value as { readonly id: unknown }).id
      : undefined
  } catch {
    return undefined
  }
}

describe('the id of a request', () => {
  it('is that of any object, however it is spaced', () => {
    const objects = fc.dictionary(
      fc.oneof(fc.constantFrom('id', 'game', '"', '\\', '}'), fc.string({ maxLength: 4 })),
      fc.jsonValue({ maxDepth: 2 }),
      { maxKeys: 5 },
    )
    fc.assert(
      fc.property(objects, fc.constantFrom(undefined, 1, '\t', '\r\n '), (object, indent) => {
        const id = rawId(JSON.stringify(object, undefined, indent))
        expect(id === undefined ? undefined : JSON.stringify(JSON.parse(id))).toBe(
          Object.hasOwn(object, 'id') ? JSON.stringify(object.id) : undefined,
        )
      }),
      fuzz(500, 4),
    )
  })
})

describe('lines', () => {
  it('are the same however the bytes come', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc
        .array(fc.constantFrom(10, 13, 65, 0xc3, 0xa9, 0xf0, 0x9f, 0x82, 0xa1), { maxLength: 40 })
        .map((list) => Uint8Array.from(list)),
    )
    const read = async (chunks: readonly Uint8Array[]): Promise<readonly string[]> => {
      async function* stream() {
        for (const chunk of chunks) yield await Promise.resolve(chunk)
      }
      const lines: string[] = []
      for await (const { text } of linesOf(stream())) lines.push(text)
      return lines
    }
    await fc.assert(
      fc.asyncProperty(bytes, fc.nat(60), fc.nat(60), async (all, a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const text = new TextDecoder().decode(all)
        const whole = text
          .split('\n')
          .map((line, i, lines) => (i < lines.length - 1 || line !== '' ? [line.replace(/\r$/, '')] : []))
        const cut = await read([all.slice(0, from), all.slice(from, to), all.slice(to)])
        expect(cut).toEqual(whole.flat())
      }),
      fuzz(300, 5),
    )
  })
})

describe('a hand for the house way', () => {
  const HANDS = [{ id: 1, hand: ['Qs', 'Qh', '6s', '6h', 'Ad', '4c', '2h'] }, { hand: 'AsKdKc9h9s4dJk' }]
  const way = houseWay('playnow')

  it('of any line gets one line for an answer', () => {
    const look = (text: string): void => {
      const { text: answer, failed } = answerHand(way, { text, whole: true })
      expect(answer).not.toMatch(/[\n\r]/)
      const { error, low } = JSON.parse(answer) as {
        readonly error?: { readonly name: string; readonly message: string }
        readonly low?: unknown
      }
      expect([failed, low !== undefined]).toEqual([error !== undefined, error === undefined])
      if (error) expectProblem({ name: error.name, says: error.message })
    }
    const lines = HANDS.map((hand) => JSON.stringify(hand))
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          spoiled(lines),
          spoiledData(HANDS).map((value) => JSON.stringify(value) ?? ''),
        ),
        look,
      ),
      fuzz(500, 6),
    )
    longTexts(lines).forEach(look)
  })
})

describe('the words of edge', () => {
  const good: Readonly<Record<keyof Omit<EdgeWords, 'more'>, readonly string[]>> = {
    game: ['three-card-poker', 'texas-21', 'pai-gow-poker'],
    variant: ['5-4-1', 'h17', 'mgm'],
    rules: ['{"pays":{"pair-plus":{"flush":3}}}', '{"decks":6}'],
    bet: ['main', 'pair-plus', 'side', 'progressive'],
    strategy: ['queen-high', 'total-dependent', 'optimal'],
    meter: ['5', '1000.50'],
    players: ['1', '7'],
    shoe: ['shoe.json'],
    dead: ['AsKd', ''],
    seen: ['0', '1', '2'],
  }
  const shoes = [JSON.stringify(new Array(52).fill(6)), '[]']

  it('of any kind are a question or refused', () => {
    const words = fc.record(
      Object.fromEntries(
        Object.entries(good).map(([key, list]) => [
          key,
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...list) },
            { weight: 1, arbitrary: spoiled(list) },
            { weight: 1, arbitrary: anyText },
          ),
        ]),
      ),
      { requiredKeys: ['game'] },
    )
    fc.assert(
      fc.property(words, fc.oneof(fc.constantFrom(...shoes), spoiled(shoes), anyText), (some, file) => {
        const read = readEdge(some as unknown as EdgeWords, () => file)
        if (!read.ok) expectProblem(read.problem)
      }),
      fuzz(1000, 7),
    )
  })

  it('that leave too few cards to deal say so', async () => {
    const deck =
      'As2s3s4s5s6s7s8s9sTsJsQsKsAh2h3h4h5h6h7h8h9hThJhQhKhAd2d3d4d5d6d7d8d9dTdJdQdKdAc2c3c4c5c6c7c8c9cTcJcQcKc'
    for (const [game, bet] of GAMES.filter(({ deck, variants }) => deck(variants[0].rules).copies === 1).flatMap(
      ({ id, sideBets }) => sideBets.map((one) => [id, one.id] as const),
    )) {
      const question = must(readEdge({ game, bet, dead: deck.slice(2) }, String))
      expect(tryEdge(question, await loadSolver(game))).toMatchObject({
        ok: false,
        problem: { name: 'TooFewCards', says: saying(expect.stringContaining(bet)) },
      })
    }
    for (const [game, bet] of [
      ['texas-21', 'side'],
      ['blackjack', 'twenty-one-plus-three'],
    ] as const) {
      const shoe = must(readEdge({ game, bet, shoe: 'empty.json' }, () => JSON.stringify(new Array(52).fill(0))))
      expect(tryEdge(shoe, await loadSolver(game))).toMatchObject({ ok: false, problem: { name: 'TooFewCards' } })
    }
    const lacks = must(
      readEdge({ game: 'texas-21', bet: 'side', shoe: 'no-ace.json', dead: 'As' }, () =>
        JSON.stringify(Array.from({ length: 52 }, (_, i) => (i === 12 ? 0 : 1))),
      ),
    )
    expect(tryEdge(lacks, await loadSolver('texas-21'))).toMatchObject({ ok: false, problem: { name: 'TooFewCards' } })
  })

  it('are not what another fault is told as', async () => {
    const question = must(readEdge({ game: 'xx-poker', bet: 'mix-and-match', dead: 'As' }, String))
    const solver = await loadSolver('xx-poker')
    const broken = (error: Error): typeof solver => ({
      ...solver,
      side: () => {
        throw error
      },
    })
    expect(() => tryEdge(question, broken(new RangeError('a fraction needs a denominator other than zero')))).toThrow(
      'denominator',
    )
    expect(tryEdge(question, broken(new TooFewCards()))).toMatchObject({ ok: false, problem: { name: 'TooFewCards' } })
  })
})

describe('a house way by any name', () => {
  it('is found, read from a file or refused', () => {
    const look = (name: string): void => {
      const read = readWay(name, () => name)
      if (!read.ok) expectProblem(read.problem)
    }
    fc.assert(fc.property(fc.oneof(anyText, spoiled(['playnow', 'own.eyJpZCI'])), look), fuzz(300, 8))
    longTexts(['playnow']).forEach(look)
  })
})
