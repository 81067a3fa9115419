import type { Moment } from '@/content/guide'
import { parseCards } from '@/lib/cards/card'
import type { Zone } from '@/lib/games/felt'
import type { AnyGame, Rules, Step } from '@/lib/games/game'
import { must } from '@/lib/result'
import { enteredSpot, rulesOf } from './figures'

type AnyStep = Step<unknown, string>

/** What follows a state by one word of a text: cards where they are dealt, an action where one decides. One that does not fit is a slip and throws. */
function after(step: AnyStep, word: string): unknown {
  if (step.kind === 'deal') return step.next(must(parseCards(word)))
  if (step.kind === 'end') throw new Error(`“${word}” comes after the round has ended`)
  if (!step.actions.includes(word)) throw new Error(`“${word}” is none of ${step.actions.join(', ')}`)
  return step.next(word)
}

/** What lies on the felt at a moment of a round. */
export function zonesAt(game: AnyGame, { spot, moves }: Moment): readonly Zone[] {
  const rules: Rules = rulesOf(game, spot?.rules)
  const from = spot === undefined ? (game.start(rules) as unknown) : enteredSpot(game, spot)
  return game.table(
    rules,
    moves.reduce((state, word) => after(game.step(rules, state) as AnyStep, word), from),
  )
}
