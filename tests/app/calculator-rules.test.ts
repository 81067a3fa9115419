import { describe, expect, it } from 'vitest'
import {
  chooseVariant,
  editRule,
  joinRules,
  readRules,
  ruleText,
  splitRules,
  usualRules,
} from '@/app/_settings/rule-texts'
import { findGame } from '@/lib/games/index'

const game = findGame('three-card-poker')!
const PAIR_PLUS_FLUSH = ['pays', 'pair-plus', 'flush']

describe('rules as typed', () => {
  it('puts each readable edit in force and keeps the others beside their fields', () => {
    const texts = splitRules(game, '5-3-1~pair-plus.flush_3~anteBonus.straight_abc')
    const { rules, problems } = readRules(game, texts)
    expect(rules.pays['pair-plus']).toMatchObject({ flush: 3, straight: 5 })
    expect(rules.pays.anteBonus).toEqual({ 'straight-flush': 5, 'three-of-a-kind': 3, straight: 1 })
    expect(problems).toEqual({ 'anteBonus.straight': 'Must be a number from 0 to 100000, not "abc".' })
    expect(joinRules(game, texts)).toBe('5-3-1~pair-plus.flush_3~anteBonus.straight_abc')
  })

  it('tells an unknown variant and an unknown rule apart', () => {
    const { problems } = readRules(game, splitRules(game, '9-9-9~flsh_3'))
    expect(problems.variant).toContain('9-9-9')
    expect(problems.rules).toContain('flsh')
  })

  it.each([
    ['2,5', 2.5],
    ['.5', 0.5],
    ['3.', 3],
    [' 4 ', 4],
    ['3/2', 1.5],
    ['3:2', 1.5],
    ['3 to 2', 1.5],
    ['7 a 2', 3.5],
  ])('reads “%s” as a number', (typed, value) => {
    const { rules, problems } = readRules(game, editRule(game, usualRules(game), PAIR_PLUS_FLUSH, typed))
    expect(problems).toEqual({})
    expect(rules.pays['pair-plus']!.flush).toBe(value)
  })

  it('forgets an edit that says what the variant says', () => {
    const edited = editRule(game, usualRules(game), PAIR_PLUS_FLUSH, '3')
    expect(joinRules(game, edited)).toBe('pair-plus.flush_3')
    expect(editRule(game, edited, PAIR_PLUS_FLUSH, '4')).toEqual(usualRules(game))
  })

  it('shows what was typed, an empty field too', () => {
    const edited = editRule(game, usualRules(game), PAIR_PLUS_FLUSH, '')
    expect(ruleText(game, edited, PAIR_PLUS_FLUSH)).toBe('')
    expect(readRules(game, edited).problems['pair-plus.flush']).toMatch(/^Must be/)
  })

  it('keeps the tables of side bets when another variant is chosen', () => {
    const edited = editRule(game, editRule(game, usualRules(game), PAIR_PLUS_FLUSH, '3'), ['qualifies'], 'none')
    expect(chooseVariant(game, edited, '3-1-1')).toEqual({ variant: '3-1-1', edits: { 'pair-plus.flush': '3' } })
  })
})
