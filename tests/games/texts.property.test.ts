import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { DRAFTS, GAMES } from '@/lib/games/index'
import { applyRules, makeRules, parseRules, rulesPatch } from '@/lib/game/rules'
import { makeFields, makeSides, parseFields, parseSides, type Sides } from '@/lib/engines/round/index'
import { makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { anyText, expectDataReader, expectReader, fuzz, NAMES, spoiled } from '../tools/arbitraries'
import { walk } from './contract'

const EVERY_GAME = [...GAMES, ...DRAFTS]

const KEYS = ['hand', 'board', 'did'] as const
const FIELDS = ['', 'hand-AsKd', 'hand-AsKd~board-QhJhTh~did-check', 'did-raise-4x']

describe('the fields of any text', () => {
  it('are read or refused', () =>
    expectReader({
      read: (text) => parseFields(text, KEYS),
      write: (fields) => makeFields(fields as Record<string, string>),
      valid: FIELDS,
    }))
})

/** Texts of rules that are not the usual ones, a choice of one's own left out: what that takes is tested where house ways are. */
const rulesTexts = (game: AnyTaughtGame): readonly string[] => [
  ...game.variants.map(({ rules }) => makeRules<Rules>(game, rules as Rules)),
  ...game.presets.map((preset) =>
    makeRules(game, must(applyRules<Rules>(game, undefined, { pays: { [preset.table]: preset.pays } }))),
  ),
]

describe.each(EVERY_GAME.map((game): [string, AnyTaughtGame] => [game.id, game]))('%s', (_id, game) => {
  const usual = game.variants[0].rules as Rules
  const places = Array.from({ length: 6 }, (_, i) =>
    walk(
      game,
      usual,
      game.start(usual, i % 2 === 0 ? {} : { sides: Object.fromEntries(game.sideBets.map(({ id }) => [id, 0.5 + i])) }),
      makeRandom(`text ${i}`),
    ),
  ).flat()

  it('reads rules of any text', () =>
    expectReader<Rules>({
      read: (text) => parseRules(game, text),
      write: (rules) => makeRules(game, rules),
      valid: rulesTexts(game),
      runs: 150,
    }))

  it('reads rules of any data', () => {
    const patches = [
      ...game.variants.map(({ rules }) => rules as Rules),
      ...rulesTexts(game).flatMap((text) =>
        [parseRules<Rules>(game, text)].flatMap((read) => (read.ok ? [rulesPatch(game, read.value).patch] : [])),
      ),
    ]
    expectDataReader((patch) => applyRules<Rules>(game, undefined, patch), patches, 200)
  })

  it('takes the variant of no name that every object has', () => {
    for (const name of NAMES)
      expect(applyRules<Rules>(game, name, {})).toMatchObject({ ok: false, problem: { name: 'UnknownVariant' } })
  })

  it('reads states of any text', () =>
    expectReader<unknown>({
      read: (text) => game.parse(usual, text),
      write: (state) => game.make(state),
      valid: [...new Set(places.map(({ state }) => game.make(state)))],
      runs: 150,
    }))

  it('reads side bets of any text', () => {
    const bets = game.sideBets.map(({ id }) => id)
    expectReader<Sides>({
      read: (text) => parseSides(game.sideBets, text),
      write: makeSides,
      valid: ['', ...bets.map((id) => `${id}_1`), bets.map((id) => `${id}_0.5`).join('_')],
    })
  })

  it('finds classes of decisions by any name, or none', () => {
    const skills = places
      .filter(({ step }) => step.kind === 'decide' && step.actions.length > 1)
      .map(({ state }) => game.skill(usual, state))
    const look = (name: string): void => {
      const stage = game.skillStage(usual, name)
      expect(typeof game.messages.skill(name)).toBe('string')
      if (stage === undefined) expect(game.spotOf?.(usual, name, makeRandom('skill'))).toBeUndefined()
    }
    for (const skill of skills) expect(game.skillStage(usual, skill)).toBeDefined()
    for (const name of NAMES) look(name)
    fc.assert(fc.property(fc.oneof(anyText, spoiled(skills)), look), fuzz(300, 6))
  })
})
