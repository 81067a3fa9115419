import type { Page } from '@playwright/test'
import { signedMoney } from '@/app/_languages/format'
import { answerLine } from '@/lib/command-line/answer'
import { printEv } from '@/lib/questions/print'
import { requestOf } from '@/lib/questions/proof'
import { evValue, NAMED_STAKE } from '@/lib/game/ev'
import type { AnyGame } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import type { Ev, Solution } from '@/lib/game/solution'
import { loadSolver } from '@/lib/games/solvers'
import { makeRandom } from '@/lib/math/random'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'
import { measureMemory, type Memory, memoryProblems, memoryInWords } from './memory'
import { type Recorded, takeRecorded } from './recorder'
import { decide, goOn, moveTo, openTab, readAnswer } from './trainer'

/*
 * Thousands of spots in one tab, over all games in turn. The worker's answers, the page and the stored records are
 * compared with the command line.
 */

/** Spots of a game before the next game's turn. */
const TURN = 50
/** How many times memory is measured. */
const MEASURES = 20

/** An answer printed by the command line. */
interface Printed {
  readonly error?: unknown
  readonly best: readonly string[]
  readonly options: readonly {
    readonly action: string
    readonly ev: { readonly num?: string; readonly den?: string; readonly value: number }
    readonly outcomes?: unknown
  }[]
}

/** The command line's answer for a spot. */
async function solved({ game: id, rules, state }: Recorded['request']): Promise<Printed> {
  const text = JSON.stringify(requestOf(findGame(id)!, rules, state))
  return JSON.parse((await answerLine({ text, whole: true }, { load: loadSolver })).text) as Printed
}

/** The two engines may sum doubles in a different order; nothing else may differ. */
const NEAR = 1e-11

function same(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(a))
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) => Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  )
}

const printed = ({ best, options }: Solution<string>): Printed => ({
  best,
  options: options.map(({ action, ev, outcomes }) => ({
    action,
    ev: printEv(ev) as Printed['options'][number]['ev'],
    ...(outcomes === undefined ? {} : { outcomes }),
  })),
})

const evOf = ({ num, den, value }: Printed['options'][number]['ev']): Ev =>
  num === undefined || den === undefined
    ? { kind: 'real', value }
    : { kind: 'exact', num: BigInt(num), den: BigInt(den) }

/** The part of a solution that grading needs, from the command line's output. */
const solutionOf = ({ best, options }: Printed): Solution<string> =>
  ({
    best,
    options: options.map(({ action, ev }) => ({ action, ev: evOf(ev), outcomes: [] })),
  }) as unknown as Solution<string>

/** An answer stored by the browser. */
interface Stored {
  readonly game: string
  readonly rules: string
  readonly spot: string
  readonly action: string
  readonly grade: string
  readonly cost: number
}

const storedIn = (page: Page): Promise<readonly Stored[]> =>
  page.evaluate(
    () =>
      new Promise<readonly Stored[]>((resolve, reject) => {
        const opening = indexedDB.open('feltwise')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAll()
          reading.onerror = () => reject(new Error('no answers'))
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result as readonly Stored[])
          }
        }
      }),
  )

/** The solutions known so far, by game and spot. */
type Known = Map<string, Solution<string>>

const keyOf = (game: string, spot: string): string => `${game} ${spot}`

/** Compares the worker's answers since the last call with the command line. */
async function checkRecorded(known: Known, recorded: readonly Recorded[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { request, solution } of recorded) {
    const spot = (findGame(request.game) as AnyGame).make(request.state)
    const said = await solved(request)
    if (said.error !== undefined || !same(printed(solution), { best: said.best, options: said.options }))
      wrong.push(
        `${request.game} ${spot}: the page has ${JSON.stringify(printed(solution)).slice(0, 300)}, the command ${JSON.stringify(said).slice(0, 300)}`,
      )
    else known.set(keyOf(request.game, spot), solutionOf(said))
  }
  return wrong
}

/** The value of the best option at the usual stake, as the page writes it: “−$10”. */
const bestMoney = ({ best, options }: Solution<string>): string =>
  signedMoney(evValue(options.find(({ action }) => action === best[0])!.ev) * NAMED_STAKE, 'USD')

/** Answers the spot on the page, and returns the problems with its response. */
async function answerSpot(page: Page, game: AnyGame, known: Known, random: () => number): Promise<readonly string[]> {
  await decide(page, game, random)
  const said = await readAnswer(page)
  const spot = new URL(page.url()).searchParams.get('spot') ?? ''
  const wrong = await checkRecorded(known, await takeRecorded(page))
  const solution = known.get(keyOf(game.id, spot))
  if (!solution) return [...wrong, `${game.id} ${spot}: the page showed an answer that no worker gave`]
  return said.includes(bestMoney(solution))
    ? wrong
    : [...wrong, `${game.id} ${spot}: the page does not show ${bestMoney(solution)}: ${said.slice(0, 200)}`]
}

/** Grades every stored answer again with the command line's solutions. */
function checkStored(known: Known, stored: readonly Stored[], count: number): readonly string[] {
  const wrong = stored.flatMap(({ game, spot, action, grade, cost }) => {
    const solution = known.get(keyOf(game, spot))
    if (!solution) return [`${game} ${spot}: stored, and never solved`]
    const verdict = gradeAnswer(solution, action)
    return verdict.grade === grade && Math.abs(verdict.cost - cost) <= NEAR
      ? []
      : [
          `${game} ${spot}: ${action} is stored as ${grade} for ${cost}; by the command line it is ${verdict.grade} for ${verdict.cost}`,
        ]
  })
  return stored.length === count ? wrong : [...wrong, `${count} answers were given, and ${stored.length} are stored`]
}

/** Answers `count` spots in one tab. */
export async function soakSpots(site: string, count: number): Promise<readonly string[]> {
  const wrong: string[] = []
  const { page, context, close } = await openTab(wrong)
  try {
    const cdp = await context.newCDPSession(page)
    const random = makeRandom('soak')
    const known: Known = new Map()
    const measured: Memory[] = []
    await page.goto(`${site}/${GAMES[0]!.id}/trainer?seed=soak0-1`)
    for (let n = 0; n < count; n++) {
      const turn = Math.floor(n / TURN)
      const game = GAMES[turn % GAMES.length] as AnyGame
      if (n % TURN === 0 && n > 0) await moveTo(page, `/${game.id}/trainer?seed=soak${turn}-1`)
      else if (n > 0) await goOn(page)
      wrong.push(...(await answerSpot(page, game, known, random)))
      if ((n + 1) % Math.max(1, Math.floor(count / MEASURES)) === 0) {
        measured.push({ spots: n + 1, ...(await measureMemory(cdp)) })
        console.log(`  ${memoryInWords(measured.at(-1)!)}`)
      }
    }
    wrong.push(...checkStored(known, await storedIn(page), count), ...memoryProblems(measured))
    console.log(
      `  ${count} answers, ${known.size} different spots, each as the command line has it: ${wrong.length === 0 ? 'yes' : 'no'}`,
    )
    return wrong
  } finally {
    await close()
  }
}
