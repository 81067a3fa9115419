import { describe, expect, it } from 'vitest'
import { parseCard } from '@/lib/cards/card'
import type { Rules } from '@/lib/game/game'
import { DRAFTS, GAMES } from '@/lib/games/index'
import { isGameId } from '@/lib/games/ids'
import { fieldIn, shortName } from '@/lib/game/rules'
import { loadSolver } from '@/lib/games/solvers'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import { deal } from '@/lib/engines/round/index'
import { draw, makeRandom } from '@/lib/math/random'
import { type GameMessages, reasonIn, ruleAlone, say } from '@/lib/messages/message'
import { must } from '@/lib/result'
import { LONG } from '../tools/long'
import { sentencesIn, struckIn, wordsIn } from '../tools/prose'
import { englishFaults } from '../tools/english-faults'
import { spanishFaults } from '../tools/spanish-faults'

const EVERY_GAME = [...GAMES, ...DRAFTS]

/* What the games say of decisions, in both languages: the compiler knows that no sentence lacks, and not what becomes of it. */

const SPOTS = LONG ? 400 : 12
const MOST_WORDS = 40

/** Words of English that no Spanish sentence has. “Play” is a bet's name. */
const ENGLISH =
  /\b(the|of|with|you|your|is|are|and|or|hand|deals|win|lose|fold|check|call|raise|bet|pair|suited|offsuit|high)\b/i
/** Bets that go by the name that stands on the felt. */
const NAMES = /Play|Pair Plus/g
/**
 * What quotes the end of a list as if it were a rule: “Bet everything else.” Whoever reads it alone doesn’t know what the
 * rest is.
 */
const TAIL =
  /(every|any)thing (else|less(?! than))|any other|\b(all|the) others?\b(?! two)|the rest\b|^Otherwise|\btoo\.|lo demás|cualquier otr[oa] (carta|pareja|proyecto)|cualesquiera otr|todo lo que no llegue|retírate también/i
/** What a value that is missing or wrong leaves in a sentence. */
const BROKEN = /undefined|null|NaN|Infinity|\[object|\{|\}| {2}|\.\./

const spanishOf = (id: string): GameMessages => {
  if (!isGameId(id)) throw new RangeError(id)
  return SPANISH[id]
}

function check(sentence: string): void {
  expect(sentence).toMatch(/^[\p{Lu}\d¿¡].*[.?!]$/u)
  expect(sentence).not.toMatch(BROKEN)
  for (const one of sentencesIn(sentence)) expect(wordsIn(one), one).toBeLessThanOrEqual(MOST_WORDS)
}

describe.each(EVERY_GAME.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const spanish = spanishOf(id)

  it('says every rule and reason in both languages', () => {
    for (const { id: rule } of game.strategy)
      for (const { rules } of [game.messages, spanish]) expect(rules[rule], rule).toMatch(/^\p{Lu}.*\.$/u)
    for (const { id: rule } of game.strategy) {
      expect(spanish.rules[rule]).not.toMatch(ENGLISH)
      for (const messages of [game.messages, spanish]) {
        expect(ruleAlone(messages, rule), rule).not.toMatch(TAIL)
        check(ruleAlone(messages, rule))
      }
      expect(ruleAlone(spanish, rule)).not.toMatch(ENGLISH)
    }
    expect(Object.keys(spanish.alone ?? {}).sort()).toEqual(Object.keys(game.messages.alone ?? {}).sort())
    expect(Object.keys(spanish.why).sort()).toEqual(Object.keys(game.messages.why).sort())
  })

  it('names what can be done in both languages, and apart', () => {
    const random = makeRandom('actions')
    const [{ rules }] = game.variants
    const asked = new Set<string>()
    for (const { id: drill } of game.drills)
      for (let i = 0; i < SPOTS; i++) {
        const step = game.step(rules, game.spot(rules, drill, random))
        if (step.kind !== 'decide') continue
        for (const action of step.actions) asked.add(action)
        const spoken = step.actions.map((action) => spanish.action(action).name)
        expect(new Set(spoken).size).toBe(spoken.length)
        // In a chart each is a letter: its own, where it has one of its own in English.
        const keys = step.actions.map((action) => game.keyOf(rules, action).toUpperCase())
        const letters = step.actions.map((action, i) => spanish.action(action).letter ?? keys[i])
        expect(new Set(letters).size).toBe(new Set(keys).size)
      }
    expect(asked.size).toBeGreaterThan(1)
    for (const action of asked) {
      expect(`${spanish.action(action).name} ${spanish.action(action).doing}`).not.toMatch(ENGLISH)
      expect(game.messages.action(action).doing).toMatch(/^(\p{Lu}|[2-9TJQKA][♠♥♦♣])/u)
    }
    for (const { action } of [game.messages, spanish]) expect(() => action('no such thing')).toThrow()
  })

  it('names its stages, drills, skills and ladders, and says what a drill is about, in both languages', async () => {
    const { skills } = await skillsOf(id)
    const ladders = (game.ladders ?? []).map((ladder) => ladder.id)
    for (const messages of [game.messages, spanish]) {
      const names = [
        game.stages.map((one) => messages.stages[one.id]!),
        game.drills.map((one) => messages.drills[one.id]!.name),
        skills.map(({ skill }) => messages.skill(skill)),
        ladders.map((ladder) => messages.ladder!(ladder)),
      ]
      for (const group of names) {
        expect(new Set(group).size).toBe(group.length)
        for (const name of group) {
          expect(name).toMatch(/^[\p{Lu}\d]/u)
          expect(name).not.toMatch(BROKEN)
          // “dieciséis”: no word of it ends at an accent.
          if (messages === spanish) expect(name.normalize('NFD').replace(/\p{M}/gu, '')).not.toMatch(ENGLISH)
        }
      }
      for (const { skill } of skills) expect(messages.skill(skill)).not.toBe(skill)
      for (const drill of game.drills) check(messages.drills[drill.id]!.about)
      for (const text of ['', 'no such skill', 'preflop 5K', 'Q34', 'house way none', 'hard 40 v T'])
        expect(messages.skill(text)).toBe(text)
    }
    for (const drill of game.drills) expect(spanish.drills[drill.id]!.about.replace(/ Play /, ' ')).not.toMatch(ENGLISH)
  })

  it('says what its rules are called, mean and may be, and what wins its side bets, in both languages', () => {
    expect(Object.keys(spanish.fields)).toEqual(Object.keys(game.messages.fields))
    expect(Object.keys(game.messages.fields).sort()).toEqual(game.ruleFields.map(({ path }) => shortName(path)).sort())
    for (const messages of [game.messages, spanish]) {
      for (const field of game.ruleFields) {
        const { name, meaning, values = {}, asks, own } = fieldIn(messages, field)
        check(meaning)
        const ids =
          field.kind === 'pays'
            ? field.hands.map(({ id }) => id)
            : 'options' in field
              ? field.options.map(({ value }) => value)
              : []
        const names = ids.map((id) => values[id]!)
        expect(new Set(names).size).toBe(names.length)
        for (const one of [name, ...names]) expect(one).toMatch(/^[\p{Lu}\d]/u)
        expect([asks !== undefined, own !== undefined]).toEqual([
          field.kind === 'pays' && field.hands.some((hand) => hand.asks),
          field.kind === 'choice' && field.own !== undefined,
        ])
        if (messages === spanish)
          expect([name, meaning, ...names, asks, own].join(' ').replace(NAMES, '')).not.toMatch(ENGLISH)
      }
      for (const { id: bet } of game.sideBets) check(messages.wins[bet]!)
      if (messages === spanish) expect(Object.values(messages.wins).join(' ')).not.toMatch(ENGLISH)
      const variants = game.variants.map(({ id: variant }) => messages.variants[variant]!)
      for (const one of variants) expect(one).toMatch(/^\p{Lu}/u)
      expect(new Set(variants).size).toBe(variants.length)
    }
  })

  it('says what became of every bet in both languages, apart', () => {
    const random = makeRandom('settled')
    const said = new Map<string, string>()
    for (const { rules } of game.variants)
      for (let i = 0; i < 8 * SPOTS; i++) {
        const sides = Object.fromEntries(game.sideBets.map((bet) => [bet.id, 1]))
        let state: unknown = game.start(rules as Rules, { sides })
        let step = game.step(rules, state)
        for (; step.kind !== 'end'; step = game.step(rules, state))
          state = step.kind === 'deal' ? deal(step, random) : step.next(draw(random, step.actions, 1)[0]!)
        const notes = game.table(rules, state).flatMap((zone) => (zone.kind === 'bets' ? zone.bets : []))
        for (const reason of [...step.bets.map(({ because }) => because), ...notes.map(({ note }) => note)]) {
          if (reason === undefined) continue
          expect(structuredClone(reason)).toEqual(reason)
          const [english, other] = [game.messages, spanish].map(({ settled }) => say(settled, reason)) as [
            string,
            string,
          ]
          // The same was said of another round.
          if (said.get(english) === other) continue
          for (const sentence of [english, other]) expect(sentence).not.toMatch(BROKEN)
          expect(other).not.toMatch(ENGLISH)
          said.set(english, other)
        }
      }
    expect(said.size).toBeGreaterThan(5)
    expect(new Set(said.values()).size).toBe(said.size)
    expect(Object.keys(spanish.settled).sort()).toEqual(Object.keys(game.messages.settled).sort())
    for (const { settled } of [game.messages, spanish]) expect(() => say(settled, { id: 'no such thing' })).toThrow()
  })

  it('names its ways to play, and says their rules, in both languages', () => {
    const ways = game.strategies ?? []
    for (const { way, rule } of [game.messages, spanish]) {
      expect(new Set(ways.map(({ id }) => way(id).name)).size).toBe(ways.length)
      for (const { id, rules } of ways) {
        check(`${way(id).name}. ${way(id).about}`)
        for (const one of rules) check(rule(one))
      }
      expect(() => way('no such thing')).toThrow()
      expect(() => rule({ id: 'no such thing' })).toThrow()
    }
    for (const { id, rules } of ways) {
      expect(`${spanish.way(id).name} ${spanish.way(id).leaves}`).not.toMatch(ENGLISH)
      expect(spanish.way(id).about.replace(/ Play | Wizard of Odds/, ' ')).not.toMatch(ENGLISH)
      expect(spanish.way(id).leaves === undefined).toBe(game.messages.way(id).leaves === undefined)
      for (const one of rules) expect(spanish.rule(one)).not.toMatch(ENGLISH)
    }
  })

  it('explains decisions in whole sentences, in both languages', async () => {
    const solver = await loadSolver(id)
    const said = new Set<string>()
    for (const { rules } of game.variants.map((one) => ({ rules: one.rules as Rules })))
      for (const drill of game.drills) {
        const random = makeRandom(`messages ${drill.id}`)
        for (let i = 0; i < SPOTS / game.variants.length; i++) {
          const state: unknown = game.spot(rules, drill.id, random)
          if (game.step(rules, state).kind !== 'decide') continue
          const explanation = game.explain(rules, state, solver.solve(rules, state))
          // It crosses from the server to a page.
          expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation)
          const english = reasonIn(game.messages, explanation)
          const other = reasonIn(spanish, explanation)
          for (const message of [explanation.verdict, ...explanation.why]) said.add(message.id)
          // What never happens isn't told as a share.
          for (const message of explanation.why)
            if (Object.values(message.args ?? {}).includes(0))
              expect(say(game.messages.why, message)).not.toMatch(/(?<![\d.])0\.0%/)
          for (const { rule } of [english, other]) expect(rule).not.toMatch(TAIL)
          // A rule may be quoted in the reasons, too.
          for (const sentence of [...english.why, ...other.why])
            expect(sentence).not.toMatch(/everything else|any other|todo lo demás|cualquier otr/)
          for (const sentence of [english.verdict, ...english.why]) {
            check(sentence)
            expect(englishFaults(sentence)).toEqual([])
            // The list of options shows what each is worth, in money first.
            expect(sentence).not.toMatch(/\d\.\d{3}|[+−]\d/)
            expect(
              struckIn('en').filter((phrase) => sentence.includes(phrase)),
              sentence,
            ).toEqual([])
          }
          for (const sentence of [other.verdict, ...other.why]) {
            check(sentence)
            expect(sentence).not.toMatch(ENGLISH)
            expect(spanishFaults(sentence)).toEqual([])
          }
        }
      }
    expect(said.size).toBeGreaterThan(3)
  })
})

it('says the verb once of cards that are placed alike', () => {
  const { why } = SPANISH['xx-poker']
  const args = { best: ['place:7s', 'place:Js', 'place:Qs'], contest: must(parseCard('3s')) }
  expect(say(why, { id: 'contestVerdict', args })).toBe(
    'Coloca el siete de picas, la jota de picas o la dama de picas contra el tres de picas.',
  )
})
