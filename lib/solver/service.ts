import { releaseProxy } from 'comlink'
import type { GameFigures, SideFigures } from '@/lib/games/figures'
import { type Worth, worthOf } from '@/lib/games/worth'
import type { Solution } from '@/lib/games/solution'
import type { AnySolver, Progress } from '@/lib/games/solver'
import type { WayCheck } from '@/lib/engines/pai-gow/index'
import { type SessionFigures, sessionFigures, type SessionQuestion } from '@/lib/math/session-figures'
import type { ProblemMessage } from '@/lib/messages/problems/en'
import { fail, ok, type Result, Unsolvable } from '@/lib/result'
import type {
  EyesRequest,
  SideRequest,
  SolveRequest,
  SolverProblem,
  WayRequest,
  WholeRequest,
} from '@/lib/solver/protocol'

/** A page's progress callback as comlink hands it over: calling it posts a message; nobody waits for the answer. */
export type Report = ((done: number) => unknown) & { [releaseProxy]?: () => void }

/** Checks of house ways are for few pages: their code is no part of the worker's first load. */
const loadWays = () => import('@/lib/engines/pai-gow/index')

/** The shortest time between two reports, in milliseconds: thirty a second is more than an eye needs. */
const BETWEEN_REPORTS = 33

const problem = (name: SolverProblem, says: ProblemMessage) => fail(name, says)

/** Calls the page at most every `BETWEEN_REPORTS` ms. A page that has gone away is no reason to stop solving. */
function throttle(report: Report, now: () => number): Progress {
  let last = -Infinity
  return (done) => {
    const time = now()
    if (time - last < BETWEEN_REPORTS) return
    last = time
    void Promise.resolve(report(done)).catch(() => undefined)
  }
}

/** What the worker's code gets from the entry that makes it. */
export interface ServiceNeeds {
  /** Whether the id is a game's; one that is not is the page's mistake, not a network's. */
  readonly knows: (game: string) => boolean
  readonly load: (game: string) => Promise<AnySolver>
  /** Milliseconds since any fixed moment. */
  readonly now: () => number
}

/**
 * The functions a worker exposes. Every failure comes back as a value, since comlink keeps nothing of an error
 * but its words: `UnknownGame`, `SolverNotLoaded` (its code could not be fetched), `SolverFailed` (it threw). A bug is named in the console.
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
      // eslint-disable-next-line no-console -- a bug's own words are for programmers
      console.error(error)
      return problem('SolverFailed', { id: 'solver-threw' })
    } finally {
      report?.[releaseProxy]?.()
    }
  }

  return {
    /** Fetches a game's solver ahead of the first question. */
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
    /** A house way over every hand; its code is fetched when it is asked for first. */
    way: ({ way }: WayRequest, report?: Report): Promise<Result<WayCheck>> =>
      attempt(report, async () => ok((await loadWays()).checkWay(way))),
    /** A session of a game whose results are known: no solver is needed for it. */
    risk: (question: SessionQuestion, report?: Report): Promise<Result<SessionFigures>> =>
      attempt(report, (onProgress) => ok(sessionFigures(question, onProgress))),
  }
}

export type SolverService = ReturnType<typeof makeSolverService>
