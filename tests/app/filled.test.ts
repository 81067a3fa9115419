import { describe, expect, it } from 'vitest'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { GAME_NAMES } from '@/lib/games/names'
import { GAMES } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { makeRandom } from '@/lib/math/random'
import { ENGLISH, SPANISH } from '@/tests/tools/catalogues'
import { englishFaults } from '@/tests/tools/english-faults'
import { spanishFaults } from '@/tests/tools/spanish-faults'
import { type Shape, templateArguments } from '@/tests/tools/template-arguments'

/*
 * Templates are read as people read them: filled with what their types say they take, every size of a count and every
 * one of several values. A type says no more of a text than that it is one: the argument's name says which texts are
 * plausible, and where it must be an id, the games' own are taken.
 */

const COUNTS =
  /count|^(?:n|bets|hands|rounds|hours|days|players|places?|kinds|minutes|seconds|decks|cards|times|tries|deals|sessions|questions|lessons|marks|right|all|of|total|more|left|files|rows|clauses|mistakes|answers|number|size|at)$/i

/** What a language's templates are filled with. */
interface Real {
  readonly money: string
  readonly share: string
  readonly hands: readonly string[]
  /** For arguments whose names say nothing, a different one in each place. */
  readonly plays: readonly string[]
}

const PLAYS = ['hit', 'stand', 'double', 'split', 'surrender']
const IN_ENGLISH: Real = {
  money: '$1.73',
  share: '2.5%',
  hands: ['Full house', 'Three of a kind'],
  plays: PLAYS.map((id) => ENGLISH.games.blackjack.action(id).name),
}
const IN_SPANISH: Real = {
  money: '1,73 $',
  share: '2,5 %',
  hands: ['Full', 'Trío'],
  plays: PLAYS.map((id) => SPANISH.games.blackjack.action(id).name),
}

const TAKEN = templateArguments()

type Template = (...args: readonly unknown[]) => unknown
type Arguments = readonly (readonly unknown[])[]

const alone = (values: readonly unknown[]): Arguments => values.map((value) => [value])

/** The ids that the functions of a game's catalogue take, each in turn. */
async function idsOf(game: (typeof GAMES)[number]): Promise<readonly (readonly [string, Arguments])[]> {
  const [{ rules }] = game.variants
  const random = makeRandom('filled')
  const steps = game.drills.flatMap(({ id }) =>
    Array.from({ length: 6 }, () => game.step(rules, game.spot(rules, id, random))),
  )
  const { skills } = await skillsOf(game.id)
  const ways = game.strategies ?? []
  const at = (name: string): string => `.games.${game.id}.${name}`
  return [
    [at('action'), alone([...new Set(steps.flatMap((step) => (step.kind === 'decide' ? step.actions : [])))])],
    [at('skill'), alone(skills.map(({ skill }) => skill))],
    [at('ladder'), alone((game.ladders ?? []).map(({ id }) => id))],
    [at('way'), alone(ways.map(({ id }) => id))],
    [at('rule'), alone(ways.flatMap((way) => way.rules))],
    [at('map.cell'), alone(game.map.rows.flatMap(({ cells }) => cells.filter((id) => id !== null)))],
  ]
}

const CLAUSES = KNOWN_WAYS.flatMap(({ clauses }) => clauses)
const BASIC = ['stand', 'hit', 'double', 'split', 'surrender', 'insure', 'decline']

/** What is taken where a text must be an id, and data that are made of ids. */
const REAL_ONES = new Map<string, Arguments>([
  ...(await Promise.all(GAMES.map(idsOf))).flat(),
  ['.pages.gameTexts.instead', BASIC.flatMap((play) => BASIC.map((basic) => [play, basic]))],
  ['.pages.houseWays.sentence', alone(CLAUSES)],
  ['.families.showdown.other', [['AK']]],
  ['.families.showdown.conditions', [1, 2, 5].map((place) => [[{ kind: 'below', place }, { kind: 'matches' }]])],
  ['.families.showdown.skill', [1, 2, 5].map((place) => ['AK', [{ kind: 'below', place }, { kind: 'matches' }]])],
])

/** A template that tells one from several; others are only used with several. */
const AGREES = /=== 1\b|plural\(/

/** A written count beside a number, in the words of a page. */
const WRITTEN: Readonly<Record<number, string>> = { 0: '0', 1: '1', 2: '2', 12: '12' }
const SIZES = [0, 1, 2, 12] as const

/** The least that some counts can be, by their place: no deck is ever empty, and no card is worth nothing. */
const LEAST: readonly (readonly [RegExp, number])[] = [
  [/\.(?:blackjack|texas-21)\.(?:.+\.)?(?:upcard|value|number)$/, 1],
  [
    /\.(?:unseen|why\.tens\.cards|riverCounts\.deals|rarity\.once|rareAre\.hours|flipped\.\w+|sideBets\.placed\.\w+)$/,
    2,
  ],
  // Nothing but the ante is down before the first decision, and then it isn't said.
  [/\.mississippi-stud\.(?:payouts\.win|why\.down)\.\w+$/, 2],
]

/** How a template is filled once: the size of its counts, and which of several values its arguments take. */
interface Filling {
  readonly real: Real
  readonly at: string
  readonly size: number
  readonly turn: number
}

const sizeOf = ({ at, size }: Filling, name: string): number =>
  Math.max(size, ...LEAST.map(([place, least]) => (place.test(`${at}.${name}`) ? least : 0)))

/** A text by the name of its argument. */
function textOf(filling: Filling, name: string, place: number): string {
  const { real } = filling
  if (/money|cost|price|stake|amount|bet$|saves|loss/i.test(name)) return real.money
  if (/share|percent|edge|chance/i.test(name)) return real.share
  if (/game/i.test(name)) return GAME_NAMES.blackjack
  if (/card/i.test(name)) return 'K♠'
  if (COUNTS.test(name)) return WRITTEN[sizeOf(filling, name)]!
  // A starting hand's.
  if (name === 'id') return ['K5o', 'AKs', '88'][filling.turn % 3]!
  if (/hand/i.test(name)) return real.hands[0]!
  return real.plays[place % real.plays.length]!
}

/** An argument of the shape that its type says, as large as the filling is. */
function argument(filling: Filling, name: string, shape: Shape, place: number): unknown {
  const { real, size, turn } = filling
  switch (shape.kind) {
    case 'text':
      return textOf(filling, name, place)
    case 'number':
      return sizeOf(filling, name)
    case 'bigint':
      return BigInt(sizeOf(filling, name))
    case 'flag':
      return /^(?:is|has|can|was)[A-Z]/.test(name) ? size === 1 : turn % 2 === 1
    case 'value':
      return shape.value
    case 'either': {
      const { shapes } = shape
      return argument(filling, name, shapes[(turn + place) % shapes.length]!, place)
    }
    case 'list': {
      const { of } = shape
      if (of.kind === 'text') return (/card/i.test(name) ? ['K♠', 'Q♦'] : real.hands).slice(0, Math.max(1, size))
      return Array.from({ length: Math.min(3, Math.max(1, size)) }, (_, i) =>
        argument({ ...filling, turn: turn + i, size: SIZES[(SIZES.indexOf(size as 0) + i) % 4]! }, name, of, i),
      )
    }
    case 'tuple':
      return shape.of.map((one, i) => argument(filling, name, one, i))
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([key, one], i) => [key, argument(filling, key, one, i)] as const),
      )
    case 'unknown':
      return undefined
  }
}

interface Filled {
  readonly at: string
  readonly text: string
}

const TURNS = 7

/** What a template is filled with. Counts are of all sizes if it tells one from several; others are only used with several. */
function argumentsFor(real: Real, template: Template, at: string): Arguments {
  const known = REAL_ONES.get(at)
  const taken = TAKEN.get(at)
  if (known || !taken) return known ?? []
  const sizes = SIZES.filter((size) => size !== 1 || at.startsWith('.games') || AGREES.test(String(template)))
  return sizes.flatMap((size) =>
    Array.from({ length: TURNS }, (_, turn) =>
      taken.flatMap(({ name, shape, isRest }, i) => {
        const value = argument({ real, at, size, turn }, name, shape, i)
        return isRest ? (value as readonly unknown[]) : [value]
      }),
    ),
  )
}

/** The sentences of one template, filled. */
function fillOne(real: Real, template: Template, at: string): ReadonlySet<string> {
  const texts = new Set<string>()
  for (const values of argumentsFor(real, template, at))
    try {
      const text = template(...values)
      const said = typeof text === 'object' ? Object.values(text ?? {}) : [text]
      for (const one of said) if (typeof one === 'string') texts.add(one)
    } catch {
      // A hand of other cards fits.
    }
  return texts
}

/** Every sentence of a catalogue, filled. */
function fill(real: Real, catalogue: unknown, at: string, unfilled: Set<string>): readonly Filled[] {
  if (typeof catalogue === 'string') return [{ at, text: catalogue }]
  if (Array.isArray(catalogue)) return catalogue.flatMap((one, i) => fill(real, one, `${at}.${i}`, unfilled))
  if (typeof catalogue === 'object' && catalogue !== null)
    return Object.entries(catalogue).flatMap(([key, one]) => fill(real, one, `${at}.${key}`, unfilled))
  if (typeof catalogue !== 'function') return []
  const texts = fillOne(real, catalogue as Template, at)
  if (texts.size === 0) unfilled.add(at)
  return [...texts].map((text) => ({ at, text }))
}

/** What no language has: a gap, a value that is missing, an id of a game in a sentence, and a sentence that begins in lower case. */
const faultsOf = (text: string): readonly string[] => [
  ...(/ {2}|\( ?\)|undefined|NaN|\[object|=>/u.test(text) ? [`a gap or a missing value: ${text}`] : []),
  ...(/(?<=\p{L}[\p{L} ]* )[a-z]+(?:-[a-z]+)*-(?:holdem|poker|stud)\b/u.test(text) ? [`an id: ${text}`] : []),
  ...(/^\p{Ll}.*[.?!]$/su.test(text) ? [`a sentence that begins in lower case: ${text}`] : []),
]

/** They name what the command line takes as it takes it, or end the sentence of a heading. */
const AS_THEY_ARE = /^\.pages\.(?:problems\.|errata\.read|exam\.(?:due|theDealer))/
const OF_CODE = /^a (?:name of the code|sentence that begins in lower case)/
/** A key is a sign without a word. */
const KEYS = '.pages.trainer.choosingHint'

/** Made of parts that only their own code makes, and read in tests/teaching/house-ways and tests/games/messages.test.ts. */
const READ_ELSEWHERE = [
  '.words.listed',
  '.families.showdown.common.words.listed',
  '.pages.waySentences.applied',
  '.pages.waySentences.passed',
]

/** A family makes the game's catalogue of its phrases, whose types say what they take. */
const isTypedByFamily = (at: string): boolean =>
  at.startsWith('.games') && (TAKEN.get(at)?.some(({ shape }) => shape.kind === 'unknown') ?? true)

describe.each([
  ['English', ENGLISH, IN_ENGLISH, englishFaults],
  ['Spanish', SPANISH, IN_SPANISH, spanishFaults],
] as const)('the templates in %s', (_, catalogue, real, faultsIn) => {
  const unfilled = new Set<string>()
  const filled = fill(real, catalogue, '', unfilled)

  it('are filled', () => {
    expect(filled.length).toBeGreaterThan(2000)
    expect([...unfilled].filter((at) => !READ_ELSEWHERE.includes(at) && !isTypedByFamily(at))).toEqual([])
  })

  it('have no mistakes once they are filled', () =>
    expect(
      filled
        .filter(({ at }) => at !== KEYS && !READ_ELSEWHERE.includes(at))
        .flatMap(({ at, text }) =>
          [...faultsIn(text), ...faultsOf(text)]
            .filter((fault) => !(AS_THEY_ARE.test(at) && OF_CODE.test(fault)))
            .map((fault) => `${at}: ${fault}`),
        ),
    ).toEqual([]))
})

it('say what a play beats, and by how much', () => {
  const filled = fill(IN_ENGLISH, ENGLISH.pages.calculator.lead, '.pages.calculator.lead', new Set())
  expect(filled.map(({ text }) => text)).toContain('The best play beats {next} by $1.73 at your stake ($1.73)')
})
