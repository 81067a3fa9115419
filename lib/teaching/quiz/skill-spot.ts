import type { Rules } from '@/lib/games/game'
import type { TaughtGame } from '@/lib/games/teaching'
import { play } from '@/lib/engines/round/index'
import { below, type Random } from '@/lib/math/random'

/*
 * A fresh deal of one skill. It is as it comes at the table, given the skill: no selection of hard ones. Rounds are dealt and played
 * by the game's own strategy until a decision of the skill comes, unless the game can deal one directly.
 */

/** Rounds dealt before a skill counts as one that these rules do not have. */
const MOST_ROUNDS = 20_000

/** The decisions of a random round, played by the first of the game's ways that covers every decision. Decisions with one action are left out. */
function decisionsOfRound<R extends Rules, S, A extends string>(
  game: TaughtGame<R, S, A>,
  rules: R,
  random: Random,
): readonly S[] {
  const way = game.strategies?.find(({ leaves }) => leaves === undefined)?.id
  const met: S[] = []
  play(
    game,
    rules,
    game.start(rules),
    (state, { actions }) => {
      if (actions.length > 1) met.push(state)
      return (
        (way === undefined ? undefined : game.follows(rules, way, state)[0]) ?? actions[below(random, actions.length)]!
      )
    },
    random,
  )
  return met
}

/** A fresh decision of a skill, as it comes at the table; undefined where these rules have none such. */
export function spotOfSkill<R extends Rules, S, A extends string>(
  game: TaughtGame<R, S, A>,
  rules: R,
  skill: string,
  random: Random,
): S | undefined {
  if (game.spotOf) return game.spotOf(rules, skill, random)
  for (let i = 0; i < MOST_ROUNDS; i++) {
    const found = decisionsOfRound(game, rules, random).find((state) => game.skill(rules, state) === skill)
    if (found !== undefined) return found
  }
  return undefined
}
