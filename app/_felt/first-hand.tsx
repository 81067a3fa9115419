import { actionDoing, stageName } from '@/app/_felt/names'
import { saidZones } from './said-felt'
import { messagesOf } from '@/app/_languages/messages'
import { felt } from '@/app/_languages/words'
import type { Rules } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import { costOf } from '@/lib/game/action-cost'
import { loadSolver } from '@/lib/games/solvers'
import { reasonIn } from '@/lib/messages/message'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'
import { startRound } from '@/lib/teaching/quiz/round'
import { Felt } from './felt'
import { FirstHandDesk } from './first-hand-desk'
import { optionRows } from '@/app/_solver/answer-options'

/** The seed of the home page's hand, which never changes. */
export const FIRST_SEED = 'welcome-3'

const game = GAMES[0]
const { rules, state, phase } = startRound(game, game.variants[0].rules, game.drills[0].id, FIRST_SEED)

/** The home page's question. Its answer is computed during the build. */
export async function FirstHand() {
  if (phase.kind !== 'asking') throw new Error('the first hand asks something')
  const solution = (await loadSolver(game.id)).solve(rules, state)
  const rows = optionRows(game, rules, phase.actions, solution)
  const explanation = game.explain(rules, state, solution)
  const options = rows.flatMap(({ worth, ...row }) => {
    const { grade, cost } = gradeAnswer(solution, row.id, explanation.says)
    const doing = actionDoing(game, row.id)
    const bet = costOf(game, rules as Rules, state, row.id)
    return worth ? [{ row: { ...row, worth }, doing, grade, bet, cost }] : []
  })
  return (
    <div className="grid gap-4">
      <Felt zones={saidZones(game, game.table(rules, state))} />
      <FirstHandDesk
        stage={stageName(game, phase.stage)}
        options={options}
        reason={reasonIn(messagesOf(game), explanation)}
        href={`/${game.id}/trainer`}
      />
      <p className="text-small text-muted">{felt.isFree(game.name)}</p>
    </div>
  )
}
