import type { UltimateRules } from '@/lib/games/ultimate-texas-holdem/rules'
import { byRules, type ErrorKind } from '@/lib/teaching/dealer-school/errors'
import { calledOut, PUSH_TAKEN, qualifyingInWords, stricterThan, WRONG_CHIPS, wrongOdds, wrongWinner } from './common'

const UNDER_A_STRAIGHT = { 'high-card': 1, pair: 1, 'two-pair': 1, 'three-of-a-kind': 1 } as const

export const ultimateKinds = ({ qualifies: least }: UltimateRules): readonly ErrorKind[] => [
  {
    id: 'ante',
    name: 'Ante settled though the dealer does not qualify',
    right: `With less than ${qualifyingInWords(least)} the dealer does not qualify, and the ante pushes.`,
    ways: byRules<UltimateRules>((rules) => ({ ...rules, qualifies: 'none' })),
  },
  calledOut(
    byRules<UltimateRules>(
      ...stricterThan(least, ['pair-A']).map((qualifies) => (rules: UltimateRules) => ({ ...rules, qualifies })),
    ),
  ),
  wrongOdds('blind', 'Blind'),
  {
    id: 'blind-paid',
    name: 'Blind paid on less than a straight',
    right: 'A win with less than a straight gives the blind back.',
    ways: byRules<UltimateRules>((rules) => ({
      ...rules,
      pays: { ...rules.pays, blind: { ...rules.pays.blind, ...UNDER_A_STRAIGHT } },
    })),
  },
  wrongOdds('trips', 'Trips'),
  wrongWinner('ante', 'blind', 'play'),
  PUSH_TAKEN,
  WRONG_CHIPS,
]
