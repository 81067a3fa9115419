import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import { makeRandom } from '@/lib/math/random'
import { readTypedHand, typedRound } from '@/lib/teaching/evening/read'
import { anyText, fuzz, longTexts, spoiled } from '../../tools/arbitraries'

/* Hands of an evening as they are typed or pasted. */

it.each(GAMES.map((game) => [game.id, game] as const))('a hand of %s in any text is read or refused', (_id, game) => {
  const rules = game.variants[0].rules as Rules
  const names = (action: string): readonly string[] => [game.messages.action(action).name]
  const random = makeRandom(`spoiled ${game.id}`)
  const valid = [1, 2, 3].map(() => typedRound(game, rules, random).text)
  const look = (line: string): void => {
    const typed = readTypedHand(game, rules, line, names)
    if (!typed.ok) expect(typed.problem.kind).toBeTruthy()
  }
  fc.assert(fc.property(fc.oneof(anyText, spoiled(valid)), look), fuzz(150, 1))
  longTexts(valid.slice(0, 1), 20_000).forEach(look)
})
