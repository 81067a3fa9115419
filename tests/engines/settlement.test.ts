import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { POKER_HANDS } from '@/lib/cards/hands'
import {
  captionAt,
  type End,
  endingOf,
  foldNet,
  netOf,
  netsAfter,
  rowOf,
  settleBets,
  settleRound,
  type SettlementTable,
  stakesOf,
  tallyOf,
} from '@/lib/engines/settlement/index'
import type { Rules } from '@/lib/game/game'
import { TABLE as CASINO } from '@/lib/games/casino-holdem/rules'
import { findGame } from '@/lib/games/index'
import { TABLE as MISSISSIPPI } from '@/lib/games/mississippi-stud/rules'
import { TABLE as BONUS } from '@/lib/games/texas-holdem-bonus/rules'
import { TABLE as ULTIMATE } from '@/lib/games/ultimate-texas-holdem/rules'
import { page as threeCard } from '@/lib/games/three-card-poker/page'
import { variantsOf } from '@/lib/families/showdown/rules'
import { say } from '@/lib/messages/message'
import { settled as english } from '@/lib/messages/words/settled/en'
import { settled as spanish } from '@/lib/messages/words/settled/es'
import { must } from '@/lib/result'

const TABLES: Readonly<Record<string, SettlementTable>> = {
  'three-card-poker': threeCard.settlement,
  'casino-holdem': CASINO,
  'ultimate-texas-holdem': ULTIMATE,
  'texas-holdem-bonus': BONUS,
  'mississippi-stud': MISSISSIPPI,
}

/** A game that exists only as a table: two bets, a bonus, a blind and a side bet. */
const MADE_UP: SettlementTable = {
  decisions: [{ stage: 'raise', actions: { raise: 2, double: { raise: 4 }, fold: 0 } }],
  bets: {
    ante: { win: 1, tie: 0, loss: -1, unqualified: 1, fold: -1 },
    blind: { win: { straight: 1, flush: 1.5 }, tie: 0, loss: 'consolation', fold: -1 },
    raise: { win: 'raise', tie: 0, loss: -1, ahead: 0, behind: 0 },
    bonus: { always: 'bonus' },
  },
  cases: { ties: { lose: { ante: { tie: -1 }, raise: { tie: -1 } } } },
  sides: { pairs: { cards: { hand: 2, board: 3 }, pairs: { pairs: 'J' } } },
}
const RULES: Rules & { readonly ties: string } = {
  pays: {
    raise: { straight: 4, pair: 0.1 },
    consolation: { flush: 8 },
    bonus: { straight: 2 },
    pairs: { pairs: 1, flush: 5 },
  },
  ties: 'push',
}

const DID = ['raise']
const end = (ending: End['ending'], hand: string, did: readonly string[] = DID): End => ({
  ending,
  hand,
  stakes: stakesOf(MADE_UP, did),
})
const said = (ending: End['ending'], hand: string, rules = RULES, language: typeof english = english) =>
  settleBets(MADE_UP, rules, end(ending, hand)).map(
    ({ bet, stake, net, because }) => `${bet} ${stake} ${net}: ${say(language, because)}`,
  )

describe('a settlement table', () => {
  it('is plain JSON', () => {
    for (const table of [MADE_UP, ...Object.values(TABLES)]) expect(JSON.parse(JSON.stringify(table))).toEqual(table)
  })

  it('compares hands in six ways', () => {
    expect([3, 2, 1].map((own) => endingOf(own, 2, 2))).toEqual(['win', 'tie', 'loss'])
    expect([3, 2, 1].map((own) => endingOf(own, 2, 3))).toEqual(['ahead', 'level', 'behind'])
  })

  it('places bets by the decisions made', () => {
    expect(stakesOf(MADE_UP, [])).toEqual({ ante: 1, blind: 1, raise: null })
    expect(stakesOf(MADE_UP, ['raise'])).toEqual({ ante: 1, blind: 1, raise: 2 })
    expect(stakesOf(MADE_UP, ['double'])).toEqual({ ante: 1, blind: 1, raise: 4 })
  })

  it('pays by number, by pay table and by hand, and says why', () => {
    expect(said('win', 'straight')).toEqual([
      'ante 1 1: wins 1 to 1',
      'blind 1 1: Straight: wins 1 to 1',
      'raise 2 8: Straight: wins 4 to 1',
      'bonus 0 2: Straight: wins 2 to 1',
    ])
    // A hand that a table leaves out pushes a winner's bet.
    expect(said('win', 'two-pair')).toEqual([
      'ante 1 1: wins 1 to 1',
      'blind 1 0: Two pair: pushes',
      'raise 2 0: Two pair: pushes',
    ])
  })

  it('pays a loser by the hand they lost with', () => {
    expect(said('loss', 'flush')).toEqual([
      'ante 1 -1: dealer’s hand is higher: loses',
      'blind 1 8: Flush: wins 8 to 1',
      'raise 2 -2: dealer’s hand is higher: loses',
    ])
    expect(said('loss', 'pair')[1]).toBe('blind 1 -1: dealer’s hand is higher: loses')
  })

  it('pays an ending that a line leaves out as the nearest one', () => {
    expect(said('ahead', 'straight')).toEqual([
      'ante 1 1: dealer does not qualify: wins 1 to 1',
      'blind 1 1: Straight: wins 1 to 1',
      'raise 2 0: dealer does not qualify: pushes',
      'bonus 0 2: Straight: wins 2 to 1',
    ])
    expect(said('level', 'pair')[2]).toBe('raise 2 0: tie: pushes')
    expect(said('behind', 'flush')[1]).toBe('blind 1 8: Flush: wins 8 to 1')
  })

  it('follows the rules of the house', () => {
    expect(said('tie', 'pair', { ...RULES, ties: 'lose' })).toEqual([
      'ante 1 -1: tie: loses',
      'blind 1 0: tie: pushes',
      'raise 2 -2: tie: loses',
    ])
  })

  it('says the same in Spanish', () => {
    expect(said('tie', 'pair', { ...RULES, ties: 'lose' }, spanish as typeof english)[0]).toBe(
      'ante 1 -1: empate: pierde',
    )
  })

  it('takes what was placed from a hand that folds, and pays it no bonus', () => {
    expect(settleBets(MADE_UP, RULES, end('fold', 'straight', ['fold'])).map(({ bet, net }) => [bet, net])).toEqual([
      ['ante', -1],
      ['blind', -1],
    ])
    expect(foldNet(MADE_UP, RULES)).toBe(-2)
  })

  it('throws where nothing says what a bet pays', () => {
    const table = { ...MADE_UP, bets: { ante: { win: 1 } } }
    expect(() => netOf(table, RULES, end('loss', 'pair'))).toThrow(RangeError)
    expect(() => netOf({ ...table, bets: { ante: { win: 'none' } } }, RULES, end('win', 'pair'))).toThrow(RangeError)
  })

  it('nets what the bets do, for every ending and hand', () => {
    const endings = ['win', 'tie', 'loss', 'ahead', 'level', 'behind'] as const
    for (const hand of POKER_HANDS) {
      const nets = netsAfter(MADE_UP, DID, endings)(RULES, hand)
      for (const ending of endings) {
        const bets = settleBets(MADE_UP, RULES, end(ending, hand))
        expect(nets[ending]).toBeCloseTo(
          bets.reduce((sum, { net }) => sum + net, 0),
          9,
        )
      }
    }
  })

  it('counts an ending apart only where it pays something else', () => {
    const namesOf = (table: SettlementTable) => tallyOf(table).map(({ name, endings }) => [name, endings])
    const apart = [
      ['wins', ['win']],
      ['ties', ['tie']],
      ['loses', ['loss']],
      ['dealer does not qualify', ['ahead', 'level', 'behind']],
    ]
    expect(namesOf(threeCard.settlement)).toEqual(apart)
    const { ante, raise } = MADE_UP.bets
    expect(namesOf({ ...MADE_UP, bets: { ante: ante! } })).toEqual(apart)
    expect(namesOf({ ...MADE_UP, bets: { raise: raise! } })).toEqual([
      ['wins', ['win', 'ahead']],
      ['ties', ['tie', 'level']],
      ['loses', ['loss', 'behind']],
      ['dealer does not qualify', ['ahead', 'behind']],
    ])
  })

  it('captions both hands by ending', () => {
    const captions = (table: SettlementTable) =>
      (['win', 'loss', 'ahead', 'behind'] as const).map((ending) =>
        (['own', 'dealer'] as const).map((whose) => captionAt(table, whose, ending)),
      )
    expect(captions(MADE_UP)).toEqual([
      ['wins', 'qualifies'],
      ['cards', 'wins'],
      ['wins', 'notQualified'],
      ['cards', 'winsNotQualified'],
    ])
    expect(captions(threeCard.settlement)).toEqual([
      ['wins', 'qualifies'],
      ['loses', 'qualifies'],
      ['cards', 'notQualified'],
      ['cards', 'notQualified'],
    ])
  })

  it('pays side bets by their cards, after a fold too', () => {
    const cards = (text: string) => must(parseCards(text))
    const state = { hand: cards('JsJd'), board: cards('2c3c4c5c'), did: ['fold'], sides: { pairs: 2.5 } }
    const settled = settleRound(MADE_UP, RULES, state, () => ({ ending: 'win', hand: 'pair' }))
    expect(settled.net).toBe(-2)
    expect(settled.bets.at(-1)).toMatchObject({ bet: 'pairs', stake: 2.5, net: 2.5 })
    expect(rowOf(MADE_UP.sides!['pairs']!, cards('TsTd2c3c4c'))).toBeUndefined()
  })

  it('pays a mini royal without a pay of its own as a straight flush', () => {
    const rules = variantsOf(threeCard)[0].rules
    const stakes = stakesOf(threeCard.settlement, ['play'])
    const net = (hand: string) => netOf(threeCard.settlement, rules, { ending: 'win', hand, stakes })
    expect(net('mini-royal')).toBe(net('straight-flush'))
  })
})

describe.each(Object.entries(TABLES))('the table of %s', (id, table) => {
  const game = findGame(id)!

  it('names only pay tables of the rules, values of the rules, and bets of the game', () => {
    const lines = [
      ...Object.values(table.bets),
      ...Object.values(table.cases ?? {}).flatMap((values) => Object.values(values).flatMap(Object.values<object>)),
    ]
    for (const { rules } of game.variants)
      for (const pay of lines.flatMap((line) => Object.values(line)))
        if (typeof pay === 'string') expect(rules.pays).toHaveProperty([pay])
    for (const [rule, values] of Object.entries(table.cases ?? {})) {
      const field = game.ruleFields.find(({ path }) => path.join() === rule)!
      const options = field.kind === 'choice' ? field.options.map(({ value }) => value) : []
      expect(options).toEqual(expect.arrayContaining(Object.keys(values)))
    }
    for (const bet of [...Object.keys(table.bets), ...Object.keys(table.sides ?? {})])
      expect(game.messages.bets).toHaveProperty([bet])
    expect(Object.keys(table.sides ?? {})).toEqual(game.sideBets.map((bet) => bet.id))
  })

  it('has words for each of its reasons', () => {
    const says = [table, ...Object.values(table.bets), ...Object.values(table.sides ?? {})].map((one) => one.says ?? {})
    for (const reason of says.flatMap((one) => Object.values(one)))
      expect(game.messages.settled).toHaveProperty([reason!])
  })

  it('asks at the stages of the game for its actions', () => {
    expect(table.decisions.map(({ stage }) => stage)).toEqual(game.stages.map((stage) => stage.id))
    for (const { actions } of table.decisions)
      for (const action of Object.keys(actions)) expect(game.messages.action(action).name).not.toBe('')
  })
})
