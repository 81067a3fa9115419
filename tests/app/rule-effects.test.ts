import { fieldIn, makeRules } from '@/lib/game/rules'
import { describe, expect, it } from 'vitest'
import { withOneChange } from '@/app/[game]/pay-tables/desk'
import { changesBetween } from '@/app/[game]/pay-tables/words'
import type { Rules } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'

describe.each(GAMES.map((game) => [game.name, game] as const))('one rule changed at %s', (_name, game) => {
  const rules = game.variants[0].rules as Rules
  const others = withOneChange(game, rules)

  it('is another table each time, with one change', () => {
    const texts = others.map((one) => makeRules(game, one))
    expect(new Set(texts).size).toBe(texts.length)
    for (const one of others) expect(changesBetween(game, rules, one)).toHaveLength(1)
  })
})

it('at blackjack every rule of the house is among them', () => {
  const game = GAMES.find(({ id }) => id === 'blackjack')!
  const rules = game.variants[0].rules as Rules
  const said = withOneChange(game, rules).flatMap((one) => changesBetween(game, rules, one).map(({ text }) => text))
  for (const field of game.ruleFields)
    if (field.bet === undefined) {
      const { name } = fieldIn(game.messages, field)
      expect(said.join(' '), name).toContain(name)
    }
})
