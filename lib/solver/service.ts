import { releaseProxy } from 'comlink'
import type { GameFigures, SideFigures } from '@/lib/game/figures'
import { type Worth, worthOf } from '@/lib/game/worth'
import type { Solution } from '@/lib/game/solution'
import type { AnySolver, Progress } from '@/lib/game/solver'
import type { WayCheck } from '@/lib/engines/pai-gow/index'
import { type SessionFigures, sessionFigures, type SessionQuestion } from '@/lib/math/session-figures'
import { fail, ok, type ProblemMessage, type Result, Unsolvable } from '@/lib/result'
import type {
  EyesRequest,
  SideRequest,
  SolveRequest,
  SolverProblem,
  WayRequest,
  WholeRequest,
} from '@/lib/solver/requests'

/** A page's progress callback as comlink passes it: a call posts a message and waits for no answer. */
export type Report = ((done: number) => unknown) & { [releaseProxy]?: () => void }

/** Few pages check house ways, so their code isn't in the worker's first load. */
const loadWays = () => import('@/lib/engines/pai-gow/index')

/** The shortest time between two reports, in milliseconds: about thirty a second. */
const BETWEEN_REPORTS = 33

const problem = (name: SolverProblem, says: ProblemMessage) => fail(name, says)

/** Calls the page at most once every `BETWEEN_REPORTS` ms. If the page has gone away, the solve continues. */
function throttle(report: Report, now: () => number): Progress {
  let last = -Infinity
  return (done) => {
    const time = now()
    if (time - last < BETWEEN_REPORTS) return
    last = time
    void Promise.resolve(report(done)).catch(() => undefined)
  }
}

/** What the worker's entry file passes to the service. */
export interface ServiceNeeds {
  /** Whether the id belongs to a game. An unknown id is a bug in the page, not a network problem. */
  readonly knows: (game: string) => boolean
  readonly load: (game: string) => Promise<AnySolver>
  /** Milliseconds since some fixed moment. */
  readonly now: () => number
}

/**
 * The functions a worker exposes. Every failure is returned as a value, because comlink keeps only the message of an
 * error: `UnknownGame`, `SolverNotLoaded` (its code couldn't be fetched), `SolverFailed` (it threw). Bugs are also
 * logged to the console.
 */
export function makeSolverService({ knows, load, now }: ServiceNeeds) {
  async function find(game: string): Promise<Result<AnySolver>> {
    if (!knows(game)) return problem('UnknownGame', { id: 'no-such-game', args: { text: game.slice(0, 40) } })
    try {
      return ok(await load(game))
    } catch {
      return problem('SolverNotLoaded', { id: 'game-not-loaded' })
    }
  }

  async function run<T>(
    game: string,
    report: Report | undefined,
    work: (solver: AnySolver, onProgress?: Progress) => T,
  ): Promise<Result<T>> {
    return attempt(report, async (progress) => {
      const solver = await find(game)
      if (!solver.ok) return solver
      progress?.(0)
      return ok(work(solver.value, progress))
    })
  }

  async function attempt<T>(
    report: Report | undefined,
    work: (onProgress?: Progress) => Result<T> | Promise<Result<T>>,
  ): Promise<Result<T>> {
    try {
      return await work(report && throttle(report, now))
    } catch (error) {
      if (error instanceof Unsolvable) return problem('SolverFailed', { id: error.id })
      // oxlint-disable-next-line no-console -- a bug's own words are for programmers
      console.error(error)
      return problem('SolverFailed', { id: 'solver-threw' })
    } finally {
      report?.[releaseProxy]?.()
    }
  }

  return {
    /** Fetches a game's solver before the first question. */
    load: async (game: string): Promise<Result<true>> => {
      const solver = await find(game)
      return solver.ok ? ok(true) : solver
    },
    solve: (request: SolveRequest, report?: Report): Promise<Result<Solution<string>>> =>
      run(request.game, report, (solver, onProgress) => solver.solve(request.rules, request.state, onProgress)),
    whole: (request: WholeRequest, report?: Report): Promise<Result<GameFigures>> =>
      run(request.game, report, (solver, onProgress) => solver.whole(request.rules, request.options, onProgress)),
    side: (request: SideRequest, report?: Report): Promise<Result<SideFigures>> =>
      run(request.game, report, (solver) => solver.side(request.rules, request.bet, request.options)),
    eyes: ({ game, rules, states }: EyesRequest, report?: Report): Promise<Result<readonly Worth[]>> =>
      run(game, report, (solver, onProgress) => {
        if (solver.worths) return solver.worths(rules, states, onProgress)
        return states.map((state, i) => {
          onProgress?.(i / states.length)
          return worthOf(solver.solve(rules, state))
        })
      }),
    /** Checks a house way over every hand. Its code is fetched on the first request. */
    way: ({ way }: WayRequest, report?: Report): Promise<Result<WayCheck>> =>
      attempt(report, async () => ok((await loadWays()).checkWay(way))),
    /** A session of a game with known results; needs no solver. */
    risk: (question: SessionQuestion, report?: Report): Promise<Result<SessionFigures>> =>
      attempt(report, (onProgress) => ok(sessionFigures(question, onProgress))),
  }
}

export type SolverService = ReturnType<typeof makeSolverService>
