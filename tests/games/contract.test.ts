import { say, betIn } from '@/lib/messages/message'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '@/lib/cards/card'
import type { Zone } from '@/lib/game/felt'
import type { AnyGame, Rules } from '@/lib/game/game'
import { enterSpot, spotFields } from '@/lib/game/enter'
import { DRAFTS, findGame, GAMES } from '@/lib/games/index'
import { GAME_IDS } from '@/lib/games/ids'
import { applyRules, makeRules, parseRules, rulesPatch } from '@/lib/game/rules'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { deadBut, decisionsOf, type Place, rulesOf, walk } from './contract'

const EVERY_GAME = [...GAMES, ...DRAFTS]

/* What every game promises, whatever its rules: one suite for all that are registered. */

const SIDES = (game: AnyGame) => Object.fromEntries(game.sideBets.map(({ id }, i) => [id, i + 0.5]))

/** Rounds of every variant: plain, with side bets, with dead cards. */
function rounds(game: AnyGame, count: number): readonly { readonly rules: Rules; readonly places: readonly Place[] }[] {
  return game.variants.flatMap(({ id, rules }) =>
    Array.from({ length: count }, (_, i) => {
      const random = makeRandom(`${game.id} ${id} ${i}`)
      const dead = i % 3 === 0 ? draw(random, game.deck(rules).cards, 1 + (i % 5)) : []
      const setup = { dead, ...(i % 2 === 0 ? { sides: SIDES(game) } : {}) }
      return { rules, places: walk(game, rules, game.start(rules, setup), random) }
    }),
  )
}

const URL_SAFE = /^[A-Za-z0-9._~-]*$/
const cardsShown = (zones: readonly Zone[]): Card[] =>
  zones.flatMap((zone) =>
    zone.kind === 'cards' ? zone.cards.filter((spot): spot is Card => typeof spot === 'number') : [],
  )
const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b)

it('registers every game under its own id', () => {
  expect(GAMES.map(({ id }) => id)).toEqual([...GAME_IDS])
  expect(findGame('__proto__')).toBeUndefined()
  expect(findGame('toString')).toBeUndefined()
})

describe.each(EVERY_GAME.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const all = rounds(game, 30)
  const places = all.flatMap(({ rules, places: some }) => some.map((place) => ({ rules, ...place })))
  const usual = game.variants[0].rules

  describe('rules', () => {
    it('are named by its fields, every value of every variant', () => {
      for (const { id, rules } of game.variants) expect(must(applyRules(game, id, rules))).toEqual(rules)
    })

    it('take every preset', () => {
      for (const { table, pays } of game.presets) {
        const rules: Rules = must(applyRules<Rules>(game, undefined, { pays: { [table]: pays } }))
        expect(rules.pays[table]).toEqual(pays)
      }
    })

    it('have a default among the presets for each table that has any', () => {
      for (const table of new Set(game.presets.map((preset) => preset.table)))
        expect(game.presets.find((preset) => preset.table === table)!.pays).toEqual((usual as Rules).pays[table])
    })

    it('survive their text form and their patch', () => {
      fc.assert(
        fc.property(rulesOf(game), (rules) => {
          const text = makeRules<Rules>(game, rules)
          expect(text).toMatch(URL_SAFE)
          expect(must(parseRules<Rules>(game, text))).toEqual(rules)
          const { variant, patch } = rulesPatch<Rules>(game, rules)
          expect(must(applyRules<Rules>(game, variant, patch))).toEqual(rules)
          expect(Object.isFrozen(must(parseRules<Rules>(game, text)).pays)).toBe(true)
        }),
        { numRuns: 100, seed: 1 },
      )
      expect(makeRules(game, usual)).toBe('')
    })

    it('refuse any other text with a reason', () => {
      fc.assert(
        fc.property(fc.string({ maxLength: 60 }), (text) => {
          const read = parseRules<Rules>(game, text)
          if (!read.ok) expect(problemInEnglish(read.problem)).not.toBe('')
        }),
        { numRuns: 300, seed: 2 },
      )
    })
  })

  describe('a round', () => {
    it('is plain data at every state', () => {
      for (const { state } of places) expect(structuredClone(state)).toEqual(state)
    })

    it('is spelled by its text at every state', () => {
      for (const { rules, state } of places) {
        const text = game.make(state)
        expect(text).toMatch(URL_SAFE)
        expect(must(game.parse(rules, text))).toEqual(state)
      }
    })

    it('deals what has not been seen', () => {
      for (const { rules, step, shown } of places) {
        if (step.kind !== 'deal') continue
        expect(step.count).toBeGreaterThan(0)
        expect(step.stub.length).toBeGreaterThanOrEqual(step.count)
        const { copies } = game.deck(rules)
        const isWhole = (card: Card): boolean => step.stub.filter((other) => other === card).length >= copies
        expect(shown.filter(isWhole)).toEqual([])
      }
    })

    it('never deals a dead card', () => {
      const random = makeRandom('dead')
      const dead = draw(random, game.deck(usual).cards, 10)
      for (let i = 0; i < 20; i++) {
        const shown = walk(game, usual, game.start(usual, { dead }), random).at(-1)!.shown
        if (game.deck(usual).copies === 1) expect(shown.filter((card) => dead.includes(card))).toEqual([])
      }
    })

    it('names its actions apart, on the buttons and on the keys', () => {
      for (const { rules, step } of places) {
        if (step.kind !== 'decide') continue
        const labels = step.actions.map((action) => game.messages.action(action))
        const keys = step.actions.map((action) => game.keyOf(rules, action))
        expect(step.actions.length).toBeGreaterThan(0)
        expect(game.stages.map(({ id }) => id)).toContain(step.stage)
        for (const key of ['name', 'doing'] as const)
          expect(new Set(labels.map((label) => label[key])).size).toBe(labels.length)
        expect(new Set(step.actions).size).toBe(step.actions.length)
        expect(keys.every((key) => /^[a-z]$/.test(key))).toBe(true)
        if (labels.length <= 5) expect(new Set(keys).size).toBe(keys.length)
      }
    })

    it('ends with bets that add up', () => {
      const sides = game.sideBets.map(({ id }) => id)
      for (const { step } of places) {
        if (step.kind !== 'end') continue
        const main = step.bets.filter(({ bet }) => !sides.includes(bet))
        expect(main.reduce((sum, { net }) => sum + net, 0)).toBeCloseTo(step.net, 9)
        expect(new Set(step.bets.map(({ bet }) => bet)).size).toBe(step.bets.length)
        for (const { stake, net, because, bet, hand } of step.bets) {
          expect(net).toBeGreaterThanOrEqual(-stake)
          expect(say(game.messages.settled, because)).toMatch(/^\S.*\S$/)
          expect(betIn(game.messages, bet, hand)).toMatch(/^\S.*$/)
        }
      }
    })

    it('settles the side bets that were placed, if the round came so far', () => {
      for (const { places: some } of all) {
        const end = some.at(-1)!.step
        if (end.kind !== 'end') throw new Error('a round ends')
        for (const { bet, stake } of end.bets) if (bet in SIDES(game)) expect(stake).toBe(SIDES(game)[bet])
      }
    })

    it('shows on the felt exactly the cards that were dealt', () => {
      for (const { rules, state, shown } of places)
        expect(sorted(cardsShown(game.table(rules, state)))).toEqual(sorted(shown))
    })

    it('has zones and bets with names of their own', () => {
      for (const { rules, state } of places) {
        const ids = game
          .table(rules, state)
          .flatMap((zone) => (zone.kind === 'bets' ? zone.bets.map(({ id }) => `bet ${id}`) : [zone.id]))
        expect(new Set(ids).size).toBe(ids.length)
      }
    })
  })

  describe('a decision', () => {
    const decisions = all.flatMap(({ rules, places: some }) => decisionsOf(some).map((place) => ({ rules, ...place })))

    it('has a skill, the same one each time', () => {
      for (const { rules, state } of decisions) {
        const skill = game.skill(rules, state)
        expect(skill.length).toBeGreaterThan(0)
        expect(skill).toMatch(/^[A-Za-z0-9 .-]+$/)
        expect(game.skill(rules, structuredClone(state))).toBe(skill)
      }
    })

    it('has a skill of its stage, with a name that no other skill has', () => {
      for (const { rules } of game.variants) {
        const named = new Map<string, string>()
        for (const { rules: own, step, state } of decisions) {
          if (own !== rules || step.kind !== 'decide' || step.actions.length === 1) continue
          const skill = game.skill(rules, state)
          expect(game.skillStage(rules, skill)).toBe(step.stage)
          const name = game.messages.skill(skill)
          expect(name).toMatch(/^[A-Z]/)
          expect(named.get(name) ?? skill).toBe(skill)
          named.set(name, skill)
        }
      }
    })

    it('of a skill that there is not: the text is its name, it has no stage and no deal', () => {
      for (const text of [
        '',
        'no skill',
        '__proto__',
        'toString',
        'preflop KKs',
        'preflop 5Ks',
        'hard 99 v T',
        'hard 18 v T',
        'Q99',
        'Q55',
        'Q35',
        'two-pair',
        'high-card',
        'house way x',
        'add-on 222',
        'add-on 79T',
      ]) {
        expect(game.messages.skill(text)).toBe(text)
        expect(game.skillStage(usual, text)).toBeUndefined()
        expect(game.spotOf?.(usual, text, makeRandom('none'))).toBeUndefined()
      }
    })

    it('is entered by the values it gives', () => {
      for (const { rules, state } of decisions) {
        const values = game.values(state)
        const entered: unknown = must(enterSpot(game, rules, values))
        expect(game.values(entered)).toEqual(values)
        expect({ ...(entered as object), sides: {} }).toEqual({ ...(state as object), sides: {} })
      }
    })

    it.each(game.drills.map((drill) => [drill.id, drill] as const))('is found by the drill %s', (_drillId, drill) => {
      for (const { rules } of game.variants)
        for (let i = 0; i < 10; i++) {
          const state: unknown = game.spot(rules, drill.id, makeRandom(`${drill.id} ${i}`))
          const step = game.step(rules, state)
          if (step.kind !== 'decide') throw new Error(`${drill.id} gives no decision`)
          if (drill.stage !== undefined) expect(step.stage).toBe(drill.stage)
          expect(game.spot(rules, drill.id, makeRandom(`${drill.id} ${i}`))).toEqual(state)
          expect(must(game.parse(rules, game.make(state)))).toEqual(state)
        }
    })
  })

  describe('anything else', () => {
    const texts = places.map(({ state }) => game.make(state))

    it('is refused as text, or is a state that spells it', () => {
      const spoiled = fc
        .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(200), fc.string({ maxLength: 6 }))
        .map(([text, at, cut, put]) => {
          const from = text.length === 0 ? 0 : at % text.length
          return text.slice(0, from) + put + text.slice(from + (cut % 8))
        })
      const spliced = fc
        .array(fc.constantFrom(...texts.flatMap((text) => text.split('~'))), { maxLength: 6 })
        .map((pieces) => pieces.join('~'))
      fc.assert(
        fc.property(fc.oneof(fc.string(), spoiled, spliced), (text) => {
          const read = game.parse(usual, text)
          if (!read.ok) {
            expect(problemInEnglish(read.problem)).not.toBe('')
            return
          }
          expect(game.make(read.value)).toBe(text)
          expect(() => walk(game, usual, read.value, makeRandom(text))).not.toThrow()
        }),
        { numRuns: 1500, seed: 3 },
      )
    })

    it('is refused as values, or is a decision that can be played out', () => {
      const cards = fc.array(
        fc.oneof(
          { weight: 20, arbitrary: fc.integer({ min: 0, max: 51 }) },
          { weight: 1, arbitrary: fc.integer({ min: -1, max: 60 }) },
        ),
        { maxLength: 8 },
      )
      const values = fc.dictionary(
        fc.constantFrom(...spotFields(game).map(({ id }) => id), '__proto__', 'x'),
        fc.oneof({ weight: 9, arbitrary: cards }, fc.boolean(), fc.double()),
      )
      fc.assert(
        fc.property(values, (some) => {
          const entered = enterSpot(game, usual, some)
          if (entered.ok) expect(game.step(usual, entered.value).kind).toBe('decide')
        }),
        { numRuns: 500, seed: 4 },
      )
    })

    it('is refused where the dead cards leave too few to deal', () => {
      if (game.deck(usual).copies > 1) return
      const { state } = decisionsOf(all[1]!.places)[0]!
      const values = game.values(state)
      const known = Object.values(values).flatMap((value) => (Array.isArray(value) ? (value as readonly Card[]) : []))
      const dead = game.deck(usual).cards.filter((card) => !known.includes(card))
      expect(enterSpot(game, usual, { ...values, dead })).toMatchObject({ ok: false, problem: { name: 'TooFewCards' } })
    })

    it('is refused twice over: a card in two places', () => {
      const { state } = decisionsOf(all[1]!.places)[0]!
      const values = game.values(state)
      const hand = Object.values(values).find(
        (value): value is readonly Card[] => Array.isArray(value) && value.length > 0,
      )!
      const dead = Array.from({ length: game.deck(usual).copies }, () => hand[0]!)
      expect(enterSpot(game, usual, { ...values, dead })).toMatchObject({
        ok: false,
        problem: { name: 'DuplicateCard' },
      })
    })
  })

  it('plays on the smallest deck that has the cards for a round', () => {
    const random = makeRandom('small')
    const setup = { dead: game.deck(usual).copies === 1 ? deadBut(game, usual, 20, random) : [] }
    expect(walk(game, usual, game.start(usual, setup), random).at(-1)!.step.kind).toBe('end')
  })
})
