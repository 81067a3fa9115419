import type { Rules } from '@/lib/game/game'
import type { TaughtGame } from '@/lib/game/teaching'
import { play } from '@/lib/engines/round/index'
import { below, type Random } from '@/lib/math/random'

/*
 * A new deal of one skill, as likely as in play given the skill, without a preference for hard ones. If the game can't
 * deal a skill directly, rounds are dealt and played by the game's own strategy until one has a decision of the skill.
 */

/** The most rounds dealt before a skill counts as one that the rules don't have. */
const MOST_ROUNDS = 20_000

/**
 * The decisions with more than one action in a random round, played by the first strategy that covers every decision.
 */
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

/** A new decision of a skill, as likely as in play; undefined if the rules don't have the skill. */
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
