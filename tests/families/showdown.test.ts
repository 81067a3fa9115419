import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { advance, deal } from '@/lib/engines/round/index'
import { findStrategies } from '@/lib/families/showdown/find-rules'
import { gameOf } from '@/lib/families/showdown/game'
import { leastOf, rankingOf, strengthOf } from '@/lib/families/showdown/hands'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import { solverOf } from '@/lib/families/showdown/solve'
import { learnedOf, ruleId } from '@/lib/families/showdown/strategy'
import { teachingOf } from '@/lib/families/showdown/teaching'
import { catalogueOf } from '@/lib/families/showdown/words/catalogue'
import { phrases } from '@/lib/families/showdown/words/en'
import { drillsOf } from '@/lib/families/showdown/drills'
import { fieldsOf, presetsOf } from '@/lib/families/showdown/rules'
import { page } from '@/lib/games/caribbean-stud/page'
import { page as threePage } from '@/lib/games/three-card-poker/page'
import { en as threeEn } from '@/lib/games/registry/made/three-card-poker/en'
import { es as threeEs } from '@/lib/games/registry/made/three-card-poker/es'
import { en as ownWords } from '@/lib/games/caribbean-stud/words/en'
import { en } from '@/lib/games/registry/made/caribbean-stud/en'
import { es } from '@/lib/games/registry/made/caribbean-stud/es'
import { evValue } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import { applyRules } from '@/lib/game/rules'
import { combinations } from '@/lib/math/combinations'
import { payTableIn } from '@/lib/messages/tables'
import { makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { errorKinds, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { questionOf } from '@/lib/teaching/dealer-school/errors/fouls'
import { dueOn, ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'

/** The page as it would come from a file. */
const copy = JSON.parse(JSON.stringify(page)) as ShowdownPage
const game = teachingOf(page, gameOf(page, en))
const read = teachingOf(copy, gameOf(copy, en))
const [solver, readSolver] = [solverOf(page), solverOf(copy)]
const { rules } = game.variants[0]

const cards = (text: string) => must(parseCards(text))
const spot = (hand: string, upcard: string, more: { readonly dealerCards?: string; readonly dead?: string } = {}) =>
  must(
    game.enter(rules, {
      hand: cards(hand),
      upcard: cards(upcard),
      dealerCards: cards(more.dealerCards ?? ''),
      dead: cards(more.dead ?? ''),
    }),
  )

/** The game played to its end from a seed. */
function playedOut(of: typeof game, seed: string) {
  const random = makeRandom(seed)
  let state = advance(of, rules, of.start(rules, { sides: { progressive: 0.1 } }), random)
  let step = of.step(rules, state)
  const said = step.kind === 'decide' ? of.follows(rules, 'published', state) : []
  for (; step.kind !== 'end'; step = of.step(rules, state))
    state = step.kind === 'deal' ? deal(step, random) : step.next(step.actions[random() < 0.8 ? 0 : 1]!)
  return { text: of.make(state), said, end: step.bets, felt: of.table(rules, state) }
}

describe('a page of rules', () => {
  it('is a value: read from a file, it plays, settles and teaches the same', () => {
    for (let i = 0; i < 200; i++) expect(playedOut(read, `page ${i}`)).toEqual(playedOut(game, `page ${i}`))
    expect(readSolver.whole(rules).ev).toEqual(solver.whole(rules).ev)
    expect(read.strategies).toEqual(game.strategies)
    expect(read.ruleFields).toEqual(game.ruleFields)
  })

  it('has rules and words about the dealer’s card only where one is seen', () => {
    const blind: ShowdownPage = { ...page, dealer: { cards: 5, up: 0 }, chart: ['pair', 'ace-high', 'none'] }
    const found = findStrategies(blind, 4)
    const lists = found.map(({ rules }) => rules.map(ruleId))
    expect(lists.flat().filter((id) => /matches|differs|below|up /.test(id))).toEqual([])
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
    const told = catalogueOf({ ...blind, strategies: [found.at(-1)!] }, ownWords, phrases)
    expect([told.map.name, told.map.rows!['ace-high'], told.map.rows!.none]).toEqual([
      'Your hand',
      'Ace high',
      'Less than ace high',
    ])
    expect(told.map.note).not.toContain('dealer')
  })

  it('says so if a page has another number of decisions', () => {
    const twice = { ...page.settlement, decisions: [...page.settlement.decisions, ...page.settlement.decisions] }
    expect(() => gameOf({ ...page, settlement: twice }, en)).toThrow('caribbean-stud: a page has one decision')
  })

  it('names the squares of its chart in words', () => {
    expect(en.map.cell!('straight A')).toBe('Straight or better against an ace')
    expect(es.map.cell!('A-K-J 7')).toBe('A-K-J contra un siete')
    expect(en.map.cell!('none T')).toBe('Less than A-K against a ten')
  })

  it('has a progressive whose winner gets the prize whole, without the stake', () => {
    const progressive = (hand: string) => {
      const placed = { ...spot(hand, '9c'), sides: { progressive: 0.1 } }
      const step = game.step(rules, placed)
      const end = step.kind === 'decide' ? game.step(rules, step.next('fold')) : step
      const bet = end.kind === 'end' ? end.bets.find((one) => one.bet === 'progressive')! : undefined
      return { bet, due: bet && dueOn(bet, 1000, ROUNDINGS[0], false) }
    }
    const flush = progressive('Kh Jh 8h 5h 2h')
    expect(flush.bet).toMatchObject({
      net: 4.9,
      isPrize: true,
      because: { id: 'prize', args: { hand: 'flush', pay: 50 } },
    })
    expect(flush.due).toMatchObject({ stake: 100, does: 'pay', cents: 5000 })
    expect(progressive('Kh Jh 8h 5h 2c').due).toMatchObject({ does: 'lose', cents: 100 })
  })

  it.each([
    ['none', 0],
    ['A-K', leastOf(rankingOf(page), 'ace-king')],
    ['A-K-J-8-3', strengthOf(rankingOf(page), cards('AsKdJc8h3s'))],
    ['ace-high', strengthOf(rankingOf(page), cards('As6d4c3h2s'))],
    ['pair', strengthOf(rankingOf(page), cards('2s2d5c4h3s'))],
  ])('knows the weakest hand from %s', (name, strength) => {
    expect(leastOf(rankingOf(page), name)).toBe(strength)
  })

  it.each(['queen-jack-ten-nine-eight', 'two-pairs', 'K-A', ''])('refuses %s as the name of a hand', (name) => {
    expect(() => leastOf(rankingOf(page), name)).toThrow(RangeError)
  })

  it.each([
    [{}, 46],
    [{ dealerCards: '9c' }, 45],
    [{ dealerCards: '9cKh', dead: '2c2h5h' }, 41],
  ])('counts every hand that the dealer can have: %o', (more, left) => {
    const state = spot('AsKdQc7h3s', '2d', more)
    const { upcard = [] } = state
    const stub = without(DECK, state.hand, upcard, state.dealer, state.dead)
    expect(stub).toHaveLength(left)
    const ranking = rankingOf(page)
    const own = strengthOf(ranking, state.hand)
    const qualifies = leastOf(ranking, 'ace-king')
    let [net, deals] = [0, 0]
    for (const rest of combinations(stub, 4 - state.dealer.length)) {
      const dealers = strengthOf(ranking, [...upcard, ...state.dealer, ...rest])
      net += dealers < qualifies ? 1 : own > dealers ? 3 : own === dealers ? 0 : -3
      deals++
    }
    const solution = solver.solve(rules, state)
    expect(solution.deals).toBe(deals)
    expect(evValue(solution.options[0]!.ev)).toBeCloseTo(net / deals, 12)
  })

  it.each([en, es])('names each known pay table of the main game, as guides list them', (messages) => {
    const tables = game.presets.filter(({ table }) => !(table in page.sides)).map(({ id }) => payTableIn(messages, id))
    expect(tables).toEqual(page.variants.map(({ id }) => messages.variants[id]))
  })

  it('keeps the cards of the dealer that were seen, in the address and on the felt', () => {
    const state = spot('AsKdQc7h3s', '2d', { dealerCards: '9cKh' })
    expect(game.make(state)).toBe('hand-AsKdQc7h3s~upcard-2d~dealer-9cKh')
    expect(must(game.parse(rules, game.make(state)))).toEqual(state)
    const dealer = game.table(rules, state).find((zone) => zone.kind === 'cards' && zone.id === 'dealer')
    expect(dealer).toMatchObject({ cards: [...cards('2d9cKh'), 'back', 'back'] })
    const step = game.step(rules, { ...state, did: ['raise'] })
    expect(step).toMatchObject({ kind: 'deal', count: 2 })
  })
})

describe('what a page says less of', () => {
  const threeCopy = JSON.parse(JSON.stringify(threePage)) as ShowdownPage
  const three = teachingOf(threePage, gameOf(threePage, threeEn))
  const threeRead = teachingOf(threeCopy, gameOf(threeCopy, threeEn))
  const usual = three.variants[0].rules

  it('a page without an up card is a value too', () => {
    for (let i = 0; i < 200; i++)
      for (const { id } of three.drills)
        expect(threeRead.make(threeRead.spot(usual, id, makeRandom(`${id} ${i}`)))).toBe(
          three.make(three.spot(usual, id, makeRandom(`${id} ${i}`))),
        )
    expect(threeRead.strategy).toEqual(three.strategy)
    expect(solverOf(threeCopy).whole(usual).ev).toEqual(solverOf(threePage).whole(usual).ev)
  })

  it('a line through the hands that make nothing is told in the steps of a player who checks them', () => {
    const at = (hand: string): ShowdownPage => ({
      ...threePage,
      strategies: [
        {
          id: 'line',
          rules: [
            { says: 'play', when: [`from ${hand}`] },
            { says: 'fold', when: [] },
          ],
        },
      ],
    })
    const told = (hand: string) => learnedOf(at(hand)).map(({ when }) => when.join())
    expect(told('Q-6-4')).toEqual(['from pair', 'from king-high', 'from Q-6-4', ''])
    expect(told('A-9')).toEqual(['from pair', 'from A-9', ''])
    expect(told('king-high')).toEqual(['from pair', 'from king-high', ''])
    expect(told('straight')).toEqual(['from straight', ''])
    expect(learnedOf(page)).toEqual(page.strategies[0].rules)
    expect(Object.values(threeEn.rules)).toEqual([
      'Play a pair or better.',
      'Play every hand with an ace or a king.',
      'With a queen, play queen-six-four or better.',
      'Fold everything less than queen-six-four.',
    ])
  })

  it('has a ladder where the line runs through high cards, with the same line as best play', () => {
    const rungs = (of: typeof game) =>
      of.ladders!.map(({ rungs: all, right }) => [all[right - 1]!.name, all[right]!.name])
    expect(rungs(three)).toEqual([['Q-6-4', 'Q-6-3']])
    // The exceptions have every hand with A-K-Q-J.
    expect(rungs(game)).toEqual([['pair', 'A-K-Q']])
    for (const [of, words] of [
      [three, threeEn],
      [three, threeEs],
      [game, en],
      [game, es],
    ] as const)
      for (const { id, rungs: all } of of.ladders!) {
        expect(words.ladder!(id)).toMatch(/^(High cards|Cartas altas)$/)
        const names = all.map(({ name }) => words.rungs![name]!)
        expect(new Set(names).size).toBe(all.length)
      }
  })

  it('drills the hands near the line and all with its highest card', () => {
    expect(drillsOf(page).drills.map(({ id }) => id)).toEqual(['as-dealt', 'close-calls', 'ace-high'])
    for (let i = 0; i < 50; i++)
      expect(game.skill(rules, game.spot(rules, 'ace-high', makeRandom(`ace ${i}`)))).toMatch(/A-K|exception|none/)
    expect(threeEn.drills['close-calls']!.about).toBe('Queen-five to queen-seven: the hands on both sides of the line.')
    expect(threeEs.drills['queen-high']!.name).toBe('Carta alta dama')
  })

  it('names what the pays name, and lists the rules of the main game first', () => {
    expect(threeEn.variants['5-3-1']).toBe('Ante bonus 5-3-1')
    expect(payTableIn(threeEn, '5-3-1')).toBe('5-3-1')
    const pairPlus = presetsOf(threePage).filter(({ table }) => table === 'pair-plus')
    expect(pairPlus.map(({ id, usual: isUsual }) => [id, isUsual ?? false])).toEqual([
      ['100-40-30-5-4-1', false],
      ['40-30-6-4-1', false],
      ['40-30-6-3-1', true],
      ['40-30-5-4-1', false],
    ])
    expect(fieldsOf(page).map(({ path }) => path.at(-1))).toEqual(['raise', 'qualifies', 'progressive'])
    expect(fieldsOf(threePage).map(({ path }) => path.at(-1))).toEqual([
      'anteBonus',
      'qualifies',
      'pair-plus',
      'six-card',
    ])
  })
})

describe('how a page is dealt', async () => {
  await loadSchoolGames(['caribbean-stud', 'three-card-poker'])
  const kindsOf = (qualifies: string): readonly string[] =>
    errorKinds({ game: 'caribbean-stud', rules: must(applyRules<Rules>(game, undefined, { qualifies })) }).map(
      ({ id }) => id,
    )

  it('brings each kind of error, a wrong winner too, although one of the dealer’s cards has a place of its own', () => {
    const table = { game: 'caribbean-stud', rules } as const
    const seen = new Set(Array.from({ length: 240 }, (_, i) => questionOf(table, `kinds-${i}`).kinds).flat())
    expect(kindsOf('ace-king').filter((id) => !seen.has(id))).toEqual([])
    expect(seen).toContain('winner')
  })

  it('has no error about a dealer who doesn’t qualify where every hand does', () => {
    expect(kindsOf('ace-king')).toContain('unqualified-settled')
    expect(kindsOf('none')).not.toContain('unqualified-settled')
  })

  it('keeps the kinds of error that exams name by their letters, also where no hand is too weak', () => {
    const kinds = (qualifies: string) =>
      errorKinds({
        game: 'three-card-poker',
        rules: must(applyRules<Rules>(gameOf(threePage, threeEn), undefined, { qualifies })),
      })
    for (const qualifies of threePage.qualifies!.values)
      expect(kinds(qualifies).map(({ id }) => id)).toEqual([
        ...['play', 'called-out', 'ante-bonus', 'pair-plus-odds', 'six-card-odds'],
        ...['winner', 'push-taken', 'chips'],
      ])
  })
})
