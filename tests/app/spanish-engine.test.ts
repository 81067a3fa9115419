import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { afterEach, describe, expect, it } from 'vitest'
import { actionName } from '@/app/_components/action-name'
import { called, calledAction, speak } from '@/app/_languages/area'
import { loadLanguage } from '@/app/_languages/load'
import { action, engine } from '@/app/_languages/spanish/engine'
import { cardInWords, rankInWords } from '@/lib/cards/words'
import { DECK } from '@/lib/cards/deck'
import { errorKinds } from '@/lib/teaching/dealer-school/fouls'
import { usualTable } from '@/lib/teaching/dealer-school/board'
import type { RuleField, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Zone } from '@/lib/games/felt'
import { GAMES } from '@/lib/games/index'
import { GAME_IDS, isGameId } from '@/lib/games/ids'
import { applyRules } from '@/lib/games/rules'
import { deal } from '@/lib/engines/round/index'
import { draw, makeRandom, type Random } from '@/lib/math/random'
import { GRADE_RULES } from '@/lib/teaching/quiz/grade'
import { startRound } from '@/lib/teaching/quiz/round'

await loadSchoolGames(GAME_IDS)

/* What the engine hands to the interface as a short text has a Spanish word, in every game, along some hundreds of rounds. */

/** Words of English that no Spanish text has, names of bets apart. */
const ENGLISH =
  /\b(the|and|or|of|with|wins|loses|pair|flush|straight|king|queen|jack|ace|high|hand|dealer|your|bets?|pays?|fold|check|raise|call)\b/i

const wordsOfZone = (zone: Zone): readonly (string | undefined)[] =>
  zone.kind === 'cards' ? [zone.name, zone.caption] : zone.bets.flatMap(({ name, note }) => [name, note])

/** Everything said along one round, whatever is chosen in it. */
function wordsOfRound(
  game: AnyTaughtGame,
  rules: Rules,
  drill: string,
  seed: string,
  random: Random,
): readonly (string | undefined)[] {
  const words: (string | undefined)[] = []
  const sides = Object.fromEntries(game.sideBets.map(({ id }) => [id, 1]))
  let state: unknown = startRound(game, rules, drill, seed, sides).state
  for (let step = game.step(rules, state); ; step = game.step(rules, state)) {
    words.push(...game.table(rules, state).flatMap(wordsOfZone))
    if (step.kind === 'end') return [...words, ...step.bets.flatMap(({ name, because }) => [name, because])]
    if (step.kind === 'decide') {
      const labels = step.actions.map((action) => game.label(rules, action))
      words.push(...labels.flatMap(({ name, doing }) => [name, doing]), game.skillName(rules, game.skill(rules, state)))
    }
    state = step.kind === 'deal' ? deal(step, random) : step.next(draw(random, step.actions, 1)[0]!)
  }
}

/** The names of all that can be done in a game's usual rounds. */
function wordsOfActions(game: AnyTaughtGame): ReadonlySet<string> {
  const names = new Set<string>()
  const random = makeRandom('actions')
  const rules = game.variants[0].rules as Rules
  for (let i = 0; i < ROUNDS; i++) {
    let state: unknown = startRound(game, rules, game.drills[0].id, `actions-${i}`).state
    for (let step = game.step(rules, state); step.kind !== 'end'; step = game.step(rules, state)) {
      if (step.kind === 'decide') for (const one of step.actions) names.add(game.label(rules, one).name)
      state = step.kind === 'deal' ? deal(step, random) : step.next(draw(random, step.actions, 1)[0]!)
    }
  }
  return names
}

const ROUNDS = 25

function wordsOfRounds(game: AnyTaughtGame): readonly (string | undefined)[] {
  const random = makeRandom('words')
  const seeds = Array.from({ length: ROUNDS }, (_, i) => `words-${i}`)
  return game.variants.flatMap(({ rules }) =>
    game.drills.flatMap(({ id }) => seeds.flatMap((seed) => wordsOfRound(game, rules as Rules, id, seed, random))),
  )
}

/** Every rule that is a choice or a switch, each at each of its values. */
const otherRules = (game: AnyTaughtGame): readonly Rules[] =>
  game.ruleFields.flatMap((field) => {
    const values =
      field.kind === 'choice' ? field.options.map(({ value }) => value) : field.kind === 'switch' ? [true, false] : []
    return values.flatMap((value) => {
      const rules = applyRules(
        game,
        undefined,
        field.path.reduceRight<unknown>((inside, key) => ({ [key]: inside }), value),
      )
      return rules.ok ? [rules.value as Rules] : []
    })
  })

function wordsOfOtherRules(game: AnyTaughtGame): readonly (string | undefined)[] {
  const random = makeRandom('other rules')
  return otherRules(game).flatMap((rules) =>
    Array.from({ length: ROUNDS }, (_, i) => wordsOfRound(game, rules, game.drills[0].id, `rules-${i}`, random)).flat(),
  )
}

const wordsOfField = (field: RuleField): readonly (string | undefined)[] => [
  field.name,
  ...(field.kind === 'pays' ? field.hands.flatMap(({ name, asks }) => [name, asks]) : []),
  ...(field.kind === 'choice' || field.kind === 'several' ? field.options.map(({ name }) => name) : []),
  ...(field.kind === 'choice' ? [field.own?.name] : []),
]

/** Everything that stands in a game's lists. */
const wordsOfLists = (game: AnyTaughtGame): readonly (string | undefined)[] => [
  game.unit,
  `${game.unit}s`,
  game.map.name,
  game.map.rowsName,
  game.map.columnsName,
  game.arrange?.into,
  game.arrange?.rest,
  game.arrange?.suggestedBy,
  ...game.map.rows.flatMap(({ name, group }) => [name, group]),
  ...[
    game.variants,
    game.presets,
    game.sideBets,
    game.drills,
    game.fields,
    game.stages,
    game.strategies ?? [],
    game.ladders ?? [],
  ].flatMap((all) => all.map(({ name }) => name)),
  ...[game.sideBets, game.drills].flatMap((all) => all.map(({ about }) => about)),
  ...(game.ladders ?? []).flatMap(({ rungs }) => rungs.map(({ name }) => name)),
  ...game.ruleFields.flatMap(wordsOfField),
  ...game.fields.flatMap((field) => (field.kind === 'choice' ? field.options.map(({ name }) => name) : [])),
  ...(game.strategies ?? []).map(({ leaves }) => leaves),
]

/** Those that have no Spanish word, or one with English in it. */
function lacking(words: readonly (string | undefined)[]): readonly string[] {
  const all = [...new Set(words.filter((word) => word !== undefined))]
  return all.filter((word) => {
    const spanish = engine(word)
    return spanish === undefined || ENGLISH.test(spanish.replace('Pair Plus', ''))
  })
}

describe.each(GAMES.map((game) => [game.name, game] as const))('the words of %s in Spanish', (_name, game) => {
  it('are there for all that its lists hold', () => {
    expect(lacking(wordsOfLists(game))).toEqual([])
  })

  it('are there for all that is said along its rounds', () => {
    const words = wordsOfRounds(game)
    expect(new Set(words).size).toBeGreaterThan(50)
    expect(lacking(words)).toEqual([])
  })

  it('are there for what other rules make of it', () => {
    expect(lacking(wordsOfOtherRules(game))).toEqual([])
  })

  it('are there for what its dealers do wrong', () => {
    const kinds = isGameId(game.id) ? errorKinds(usualTable(game.id)) : []
    expect(kinds.length).toBeGreaterThan(2)
    expect(lacking(kinds.map(({ name }) => name))).toEqual([])
  })
})

describe('an action in Spanish', () => {
  afterEach(() => speak(null))

  it.each(GAMES.map((game) => [game.name, game] as const))('is something to do in %s', (_name, game) => {
    const names = wordsOfActions(game)
    expect(names.size).toBeGreaterThan(1)
    for (const name of names) expect(action(name) ?? engine(name), name).not.toMatch(/^apuestas?$/i)
  })

  it('has another word than the chips of the same English', async () => {
    const texas = GAMES.find(({ id }) => id === 'texas-holdem-bonus')!
    const bet = (): string => actionName(texas, texas.variants[0].rules as Rules, 'bet')
    expect([bet(), called('Bet'), calledAction('Fold')]).toEqual(['Bet', 'Bet', 'Fold'])
    speak(await loadLanguage('es'))
    expect([bet(), called('Bet'), calledAction('Fold')]).toEqual(['Apostar', 'Apuesta', 'Retirarse'])
  })
})

describe('the engine in Spanish', () => {
  it('grades, and counts what an option brings', () => {
    expect(Object.values(GRADE_RULES).map(({ name }) => engine(name))).toEqual([
      'Mejor',
      'Bien',
      'Imprecisión',
      'Error',
      'Error grave',
    ])
    expect(
      lacking([
        'wins',
        'ties',
        'loses',
        'pushes',
        'folds',
        'raises 2× later',
        'dealer does not qualify',
        'dealer has no game',
        'wins with the ante paid',
        'all bets made',
        'ends at ×5',
      ]),
    ).toEqual([])
  })

  it('names every card for the ear, and every rank', () => {
    expect(lacking([...DECK.map(cardInWords), 'joker'])).toEqual([])
    expect(lacking(Array.from({ length: 13 }, (_, rank) => [rankInWords(rank), rankInWords(rank, 2)]).flat())).toEqual(
      [],
    )
    expect(engine('queen of hearts')).toBe('dama de corazones')
  })

  it.each([
    ['King-ten offsuit', 'Rey-diez de distinto palo'],
    ['Pair of twos', 'Pareja de doses'],
    ['three-two suited: pair of twos', 'tres-dos del mismo palo: pareja de doses'],
    ['sixes full of jacks', 'full de seises y jotas'],
    ['ace high', 'as alto'],
    ['your seven or eight wins', 'tu siete u ocho gana'],
    ['Place the queen of spades', 'Colocar la dama de picas'],
    ['A♥ T♠ in front', 'A♥ T♠ delante'],
    ['Joker 8♠ in front', 'Comodín 8♠ delante'],
    ['Soft 18 against an ace, tens on the flop', '18 blando contra un as, varios dieces en el flop'],
    ['House way: MGM', 'Reglas de la casa: MGM'],
  ])('calls “%s” “%s”', (english, spanish) => {
    expect(engine(english)).toBe(spanish)
  })

  it('leaves alone what it does not know', () => {
    for (const text of ['Ultimate Texas Hold’em', 'Something else', '', ', ', 'king of swords'])
      expect(engine(text)).toBeUndefined()
  })
})
