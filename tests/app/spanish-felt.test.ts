import { errorKinds, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { actionName, betName } from '@/app/_felt/names'
import { answer, cards, numbers, paper, proof } from '@/app/_languages/words'
import { saidZones } from '@/app/_felt/said-felt'
import { say, betIn } from '@/lib/messages/message'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { mistakeIn } from '@/app/dealer-school/_parts/mistake-words'
import { DECK } from '@/lib/cards/deck'
import { payoutSheet } from '@/lib/teaching/dealer-school/payouts/sheet'
import { announcementOf } from '@/lib/teaching/dealer-school/procedure/announcing'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { dealBoard, usualTable } from '@/lib/teaching/dealer-school/table/board'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Zone } from '@/lib/game/felt'
import { GAMES } from '@/lib/games/index'
import { GAME_IDS, isGameId } from '@/lib/games/ids'
import { applyRules } from '@/lib/game/rules'
import { deal } from '@/lib/engines/round/index'
import { draw, makeRandom, type Random } from '@/lib/math/random'
import { GRADES } from '@/lib/teaching/quiz/grade'
import { held } from '@/lib/messages/words/felt/es'
import { heldSoFar } from '@/lib/cards/hand-words'
import { JOKER, parseCards } from '@/lib/cards/card'
import { must } from '@/lib/result'
import { startRound } from '@/lib/teaching/quiz/round'
import { englishIn } from '../tools/english-words'

await loadSchoolGames(GAME_IDS)

/* What lies on the felt and around an answer has Spanish words, in every game, along some hundreds of rounds. */

/** What lies on the felt, in Spanish. */
const wordsOfFelt = (game: AnyTaughtGame, zones: readonly Zone[]): readonly (string | undefined)[] =>
  saidZones({ id: game.id, messages: spanish.games[game.id]! }, zones).flatMap((zone) =>
    zone.kind === 'cards' ? [zone.name, zone.caption] : zone.bets.map(({ name }) => name),
  )

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
    words.push(...wordsOfFelt(game, game.table(rules, state)))
    if (step.kind === 'end')
      return [...words, ...step.bets.map(({ bet, hand }) => betIn(spanish.games[game.id]!, bet, hand))]
    state = step.kind === 'deal' ? deal(step, random) : step.next(draw(random, step.actions, 1)[0]!)
  }
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

/** Those with English in them. */
const unsaid = (words: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(words.filter((word) => word !== undefined))].filter(
    (word) => englishIn(word).length > 0 || /undefined|NaN/.test(word),
  )

describe.each(GAMES.map((game) => [game.name, game] as const))('the words of %s in Spanish', (_name, game) => {
  it('are there for its unit', () => {
    speak(spanish)
    expect(unsaid([numbers.unit(game.unit), numbers.units(game.unit)])).toEqual([])
    speak(null)
  })

  it('are there for all that is said along its rounds', () => {
    const words = wordsOfRounds(game)
    expect(new Set(words).size).toBeGreaterThan(50)
    expect(unsaid(words)).toEqual([])
  })

  it('are there for what other rules make of it', () => {
    expect(unsaid(wordsOfOtherRules(game))).toEqual([])
  })

  it('are there for what a sheet of its payouts prints', () => {
    if (!isGameId(game.id)) return
    speak(spanish)
    const sheet = payoutSheet(usualTable(game.id), [5], { messages: spanish.games[game.id]!, payouts: paper.payouts })
    const printed = sheet.flatMap(({ name, note = '', head, columns, rows }) => [
      ...[name, note, head, ...columns],
      ...rows.flatMap((row) => [row.name, ...row.cells]),
    ])
    speak(null)
    expect(printed.length).toBeGreaterThan(5)
    expect(printed.flatMap(englishIn)).toEqual([])
  })

  it('are there for what its dealers announce', () => {
    if (!isGameId(game.id)) return
    const table = { ...usualTable(game.id), seats: 2, rounding: ROUNDINGS[0] }
    const hands = Array.from({ length: 20 }, (_, i) => announcementOf(dealBoard(table, `announced-${i + 1}`)))
    const { felt } = spanish.games[game.id]!
    const said = hands.flatMap((one) => one?.options ?? []).flatMap((hand) => hand.map((part) => say(felt, part)))
    expect(unsaid(said)).toEqual([])
  })

  it('are there for what is right at its dealers’ mistakes, under any rules', () => {
    if (!isGameId(game.id)) return
    const { id } = game
    const all = [usualTable(id).rules, ...otherRules(game)].flatMap((rules) => errorKinds({ game: id, rules }))
    expect(all.length).toBeGreaterThan(2)
    speak(spanish)
    const said = all.flatMap(({ says }) => Object.values(mistakeIn(says)) as string[])
    speak(null)
    expect(unsaid(said)).toEqual([])
  })
})

describe('an action in Spanish', () => {
  afterEach(() => speak(null))

  it('has another word than the chips of the same English', () => {
    const paiGow = GAMES.find(({ id }) => id === 'pai-gow-poker')!
    const texas = GAMES.find(({ id }) => id === 'texas-holdem-bonus')!
    speak(null)
    expect([actionName(texas, 'bet'), betName(paiGow, 'main')]).toEqual(['Bet', 'Bet'])
    speak(spanish)
    expect([actionName(texas, 'bet'), betName(paiGow, 'main')]).toEqual(['Apostar', 'Apuesta'])
  })
})

describe('answers, cards and hands in Spanish', () => {
  beforeEach(() => speak(spanish))
  afterEach(() => speak(null))

  it('grades, and counts what an option brings', () => {
    expect(GRADES.map((grade) => answer.grades[grade])).toEqual([
      'Mejor',
      'Bien',
      'Imprecisión',
      'Error',
      'Error grave',
    ])
    const facts = [
      ...['wins', 'ties', 'loses', 'pushes', 'folds', 'folds later', 'raises 1× later', 'raises 2× later'],
      ...['dealer does not qualify', 'dealer has no game', 'wins with the ante paid', 'all bets made', 'ends at ×5'],
    ]
    expect(facts.filter((fact) => proof.fact(fact) === fact)).toEqual([])
    expect(unsaid(facts.map((fact) => proof.fact(fact)))).toEqual([])
  })

  it('names every card for the ear, and every rank', () => {
    expect(unsaid([...DECK, JOKER].map(cards.card))).toEqual([])
    expect(unsaid(Array.from({ length: 13 }, (_, rank) => [cards.rank(rank), cards.rank(rank, 2)]).flat())).toEqual([])
    expect(must(parseCards('QhJk')).map(cards.card)).toEqual(['dama de corazones', 'comodín'])
  })

  it.each([
    ['KhTs', '', 'rey-diez de distinto palo'],
    ['2h2s', '', 'pareja de doses'],
    ['3h2h', '2s9dJc', 'tres-dos del mismo palo: pareja de doses'],
    ['6h6s', 'JcJd6c', 'pareja de seises: full de seises y jotas'],
    ['Ah3s', '8d9cJd', 'as-tres de distinto palo: carta alta as'],
  ])('calls %s with %s “%s”', (hand, board, words) => {
    expect(held(heldSoFar(must(parseCards(hand)), must(parseCards(board))))).toBe(words)
  })

  it('says which of several cards wins', () => {
    expect(say(spanish.games['xx-poker']!.felt, { id: 'oneWins', args: { ranks: [5, 6] } })).toBe(
      'tu siete u ocho gana',
    )
  })
})
