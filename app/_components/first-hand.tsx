import { GAMES } from '@/lib/games/index'
import { startRound } from '@/lib/quiz/round'
import { ButtonLink } from './button'
import { Felt } from './felt'
import { trainerHref } from './spot-address'

/** The hand on the first page: always the same, and the trainer opens with it. */
const SEED = 'welcome-1'

/** A decision on the felt, one click from being asked. */
export function FirstHand() {
  const game = GAMES[0]
  const { rules, state } = startRound(game, game.variants[0].rules, game.drills[0].id, SEED)
  return (
    <div className="grid gap-4">
      <Felt zones={game.table(rules, state)} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink href={trainerHref(game, rules, state, SEED)} className="max-[700px]:w-full">
          Decide this hand
        </ButtonLink>
        <p className="text-small text-muted">{game.name}. No sign-up.</p>
      </div>
    </div>
  )
}
