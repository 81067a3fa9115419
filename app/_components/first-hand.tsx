import { Said } from '@/app/_languages/said'
import { GAMES } from '@/lib/games/index'
import { startRound } from '@/lib/teaching/quiz/round'
import { ButtonLink } from './button'
import { Felt } from './felt'
import { trainerHref } from './spot-address'

/** The hand on the first page: always the same, and the trainer opens with it. */
export const FIRST_SEED = 'welcome-3'

const game = GAMES[0]
const { rules, state } = startRound(game, game.variants[0].rules, game.drills[0].id, FIRST_SEED)

/** The way into the first question, in one click. */
export function FirstHandLink() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ButtonLink href={trainerHref(game, rules, state, FIRST_SEED)} className="px-7 max-[700px]:w-full">
        <Said at="felt.decideThis">Decide this hand</Said>
      </ButtonLink>
      <p className="text-small text-muted">
        <Said at="felt.isFree" values={[game.name]}>
          {`${game.name}. No sign-up, nothing to pay.`}
        </Said>
      </p>
    </div>
  )
}

/** The same hand on the felt. */
export const FirstHandFelt = () => <Felt zones={game.table(rules, state)} className="min-[1000px]:min-h-[560px]" />
