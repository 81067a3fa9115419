import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Ajv2020 from 'ajv/dist/2020'
import { afterAll, describe, expect, it } from 'vitest'
import { answerLine } from '@/lib/command-line/answer'
import { GAME_IDS } from '@/lib/games/ids'
import { loadSolver } from '@/lib/games/solvers'
import { PROOF_SCHEMA } from '@/lib/questions/schemas'
import { REQUESTS } from '../tools/requests'

/* Proofs, counted again by another program in another language, which knows the rules of two tables and nothing of ours. */

const CHECKER = fileURLToPath(new URL('check.py', import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('There is no python3 here: proofs are made, and not counted again.')

interface Proof {
  readonly deals: number
  readonly best: readonly string[]
  readonly options: readonly {
    readonly action: string
    readonly ev: { readonly num: string; readonly den: string }
    readonly outcomes: readonly (readonly [number, number])[]
  }[]
}

async function prove(request: object): Promise<Proof> {
  const { text, failed } = await answerLine(
    { text: JSON.stringify(request), whole: true },
    { load: loadSolver, proves: true },
  )
  expect(failed, text).toBe(false)
  return JSON.parse(text) as Proof
}

const folder = mkdtempSync(join(tmpdir(), 'proofs-'))
afterAll(() => rmSync(folder, { recursive: true }))

function check(proofs: readonly object[]): { readonly status: number | null; readonly lines: readonly string[] } {
  const files = proofs.map((proof, i) => {
    writeFileSync(join(folder, `${i}.json`), JSON.stringify(proof))
    return join(folder, `${i}.json`)
  })
  const { status, stdout } = spawnSync('python3', [CHECKER, ...files], { encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

const three = (hand: string, rules: object = {}, more: object = {}) => ({
  game: 'three-card-poker',
  hand,
  rules,
  ...more,
})
const river = (hand: string, board: string, rules: object = {}, dead = '', more: object = {}) => ({
  game: 'ultimate-texas-holdem',
  hand,
  board,
  rules,
  dead,
  ...more,
})

const forfeits = (...bets: readonly string[]) => ({
  afterFold: Object.fromEntries(bets.map((bet) => [bet, 'forfeits'])),
})

const KNOWN = [
  three('Qs6d4h'),
  three('As3s2s', { pays: { anteBonus: { 'straight-flush': 7.25 } } }),
  three('2s3h5d', { qualifies: 'none' }, { dead: 'AhAdKs' }),
  three('QhJhTd', { qualifies: 'ace-high', pays: { anteBonus: { straight: 0.5 } } }),
  river('Ks5d', '2c7dThJh2s'),
  river('3h2c', '4d5sAhKcQd'),
  river('AsKs', 'QsJsTs2c2d', { pays: { blind: { 'royal-flush': 250.5 } } }),
  river('Qc6d', '2cKd5d7h3d'),
  river('8h8d', '8s4c4dJhJd', { qualifies: 'none' }, 'AhAdKs'),
  river('9h4h', '2hJh6h9dTc', { qualifies: 'pair-4' }, 'Ah'),
  three('Qs6d4h', {}, { dealerCards: 'KsKd' }),
  three('Qs6d4h', {}, { sides: ['pair-plus'], dealerCards: 'Kc' }),
  three('2s2d9h', forfeits('pair-plus'), { sides: { 'pair-plus': 0.25 }, dealerCards: 'Ah' }),
  three('AsKsQs', { pays: { 'pair-plus': { 'mini-royal': 0 } } }, { sides: ['pair-plus'], dealerCards: 'Kc' }),
  three('Js9s8s', forfeits('six-card'), { sides: { 'pair-plus': 2, 'six-card': 0.5 }, dealerCards: 'Ts' }),
  river('3h2c', '2d2sAhKcQd', forfeits('trips'), '', { sides: ['trips'] }),
  river('3h2c', '4d5sJhKcQd', {}, 'As', { sides: { trips: 1.5 } }),
]

it('the program is short enough to be read by who doubts a proof', () =>
  expect(readFileSync(CHECKER, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(100))

describe.skipIf(!hasPython)('a proof, where there is python3', () => {
  it('is counted again from its cards and rules alone', async () => {
    const { status, lines } = check(await Promise.all(KNOWN.map(prove)))
    expect(lines.map((line) => line.replace(/^.*json: /, ''))).toEqual(KNOWN.map(() => expect.stringMatching(/^right/)))
    expect(status).toBe(0)
  })

  it('that is wrong in one number, one option or one rule is refused', async () => {
    const proof = await prove(river('3h2c', '4d5sAhKcQd'))
    const [raise, fold] = proof.options
    const [[net, ways], ...others] = raise!.outcomes as readonly [[number, number], ...[number, number][]]
    const wrong = [
      { ...proof, options: [{ ...raise, outcomes: [[net, ways + 1], ...others] }, fold] },
      { ...proof, options: [{ ...raise, ev: { ...raise!.ev, num: String(BigInt(raise!.ev.num) + 1n) } }, fold] },
      { ...proof, options: [raise] },
      { ...proof, deals: 989 },
      { ...proof, best: proof.best.includes('fold') ? ['raise-1x'] : ['fold'] },
      { ...proof, rules: { ...(proof as unknown as { rules: object }).rules, qualifies: 'none' } },
    ]
    const { status, lines } = check(wrong)
    expect(lines.filter((line) => line.includes(': right'))).toEqual([])
    expect([status, lines.length]).toEqual([1, wrong.length])
  })

  it('of another decision is not said to be right', async () => {
    expect(check([await prove(river('Ks5d', '2c7dTh'))]).status).toBe(2)
    const { request, ...proof } = (await prove(three('Qs6d4h'))) as Proof & { readonly request: object }
    const others = [{ sides: ['another-bet'] }, { another: 'field' }]
    expect(check(others.map((more) => ({ ...proof, request: { ...request, ...more } }))).lines).toEqual(
      others.map(() => expect.stringContaining('not a proof of a decision that is known here')),
    )
    expect(check([{ format: 'something else' }]).status).toBe(2)
  })
})

it.each(GAME_IDS)('every game’s proof is as its schema says: %s', async (game) => {
  const isProof = new Ajv2020({ strict: false, allErrors: true }).compile(PROOF_SCHEMA)
  expect(isProof(await prove({ id: 1, game, ...REQUESTS[game] })), JSON.stringify(isProof.errors)).toBe(true)
})
