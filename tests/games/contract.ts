import fc from 'fast-check'
import type { Card } from '@/lib/cards/card'
import { draw, below, makeRandom, type Random } from '@/lib/math/random'
import type { AnyGame, RuleField, Rules, Step } from '@/lib/game/game'
import { applyRules } from '@/lib/game/rules'
import { deal } from '@/lib/engines/round/index'

/* What the contract suite knows of every game: how to walk through one, and what its rules may be. */

export type AnyStep = Step<unknown, string>

/** A state of a walk, what comes next, and every card that was shown on the way there. */
export interface Place {
  readonly state: unknown
  readonly step: AnyStep
  readonly shown: readonly Card[]
}

/** More steps than any round has. */
const ENDLESS = 500

/** A round from its start to its end by chance alone: every state of it. */
export function walk(game: AnyGame, rules: Rules, start: unknown, random: Random): readonly Place[] {
  const places: Place[] = []
  let state = start
  let shown: readonly Card[] = []
  for (;;) {
    const step: AnyStep = game.step(rules, state)
    places.push({ state, step, shown })
    if (step.kind === 'end') return places
    if (places.length > ENDLESS) throw new Error(`${game.id}: a round without an end`)
    if (step.kind === 'decide') state = step.next(step.actions[below(random, step.actions.length)]!)
    else
      state = deal(
        { ...step, next: (cards) => ((shown = step.faceDown ? shown : [...shown, ...cards]), step.next(cards)) },
        random,
      )
  }
}

/** Keyed by rules, which no two games share. */
const cardsNeeded = new WeakMap<Rules, number>()

/** The cards of one deck a whole round can take, found by walking. */
export function cardsInARound(game: AnyGame, rules: Rules): number {
  const needed = cardsNeeded.get(rules) ?? longestOf(game, rules)
  cardsNeeded.set(rules, needed)
  return needed
}

function longestOf(game: AnyGame, rules: Rules): number {
  const sides = Object.fromEntries(game.sideBets.map(({ id }) => [id, 1]))
  const lengths = Array.from(
    { length: 40 },
    (_, i) => walk(game, rules, game.start(rules, { sides }), makeRandom(`length ${i}`)).at(-1)!.shown.length,
  )
  return Math.max(...lengths)
}

/** All cards of the game's deck but this many. */
export function deadBut(game: AnyGame, rules: Rules, live: number, random: Random): readonly Card[] {
  const { cards } = game.deck(rules)
  return draw(random, cards, cards.length - live)
}

/** A walk's decision places. */
export const decisionsOf = (places: readonly Place[]): readonly Place[] =>
  places.filter(({ step }) => step.kind === 'decide')

function valueOf(field: RuleField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'pays':
      return fc.record(
        Object.fromEntries(
          field.hands.map(({ id }) => [
            id,
            fc.integer({ min: 0, max: Math.min(200, 4 * field.most) }).map((n) => n / 4),
          ]),
        ),
        { requiredKeys: [] },
      )
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'several':
      return fc.subarray([...field.options.map(({ value }) => value)], { minLength: field.atLeast })
    case 'number':
      return field.whole ? fc.integer({ min: field.least, max: field.most }) : fc.constantFrom(field.least, field.most)
    case 'switch':
      return fc.boolean()
  }
}

const nest = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight((inner, key) => ({ [key]: inner }), value)

function merge(a: unknown, b: unknown): unknown {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return b
  const merged: Record<string, unknown> = { ...a }
  for (const [key, value] of Object.entries(b)) merged[key] = key in merged ? merge(merged[key], value) : value
  return merged
}

/** Rules of a game that are allowed: any variant with any of its rules changed. */
export function rulesOf(game: AnyGame): fc.Arbitrary<Rules> {
  const fields = fc.subarray([...game.ruleFields])
  const patch = fields.chain((some) =>
    fc.tuple(...some.map((field) => valueOf(field).map((value) => nest(field.path, value)))),
  )
  return fc
    .tuple(fc.constantFrom(...game.variants.map(({ id }) => id)), patch)
    .map(([variant, parts]) => applyRules<Rules>(game, variant, parts.reduce(merge, {})))
    .filter((rules) => rules.ok)
    .map((rules) => (rules as Extract<typeof rules, { ok: true }>).value)
}
