import { type Dealer, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/dealer'
import { calledOut, PUSH_TAKEN, WRONG_CHIPS, wrongOdds, wrongWinner } from '@/lib/teaching/dealer-school/error-kinds'
import { byRules, type ErrorKind } from '@/lib/teaching/dealer-school/errors'
import type { ThreeCardAction, ThreeCardState } from './round'
import { QUALIFYING, type Qualifying, type ThreeCardRules } from './rules'
import { disputes } from './disputes'

const inWords = (qualifies: Qualifying): string => (qualifies === 'pair' ? 'a pair' : qualifies.replace('-', ' '))

/** Qualifying hands that dealers ask for by mistake. */
const TOO_HIGH: readonly Qualifying[] = ['king-high', 'ace-high', 'pair']

const errors = ({ qualifies: least }: ThreeCardRules): readonly ErrorKind[] => [
  {
    id: 'play',
    name: 'Play settled though the dealer does not qualify',
    right: `With less than ${inWords(least)} the dealer does not qualify: the ante is paid and the Play bet pushes.`,
    ways: byRules<ThreeCardRules>((rules) => ({ ...rules, qualifies: 'none' })),
  },
  calledOut(
    byRules<ThreeCardRules>(
      ...TOO_HIGH.filter((one) => QUALIFYING.indexOf(one) > QUALIFYING.indexOf(least)).map(
        (qualifies) => (rules: ThreeCardRules) => ({ ...rules, qualifies }),
      ),
    ),
  ),
  {
    id: 'ante-bonus',
    name: 'Ante bonus not paid, or at wrong odds',
    right: 'The ante bonus depends on the player’s hand alone, whatever the dealer has.',
    ways: byRules<ThreeCardRules>(
      (rules) => ({ ...rules, pays: { ...rules.pays, anteBonus: {} } }),
      (rules) => ({
        ...rules,
        pays: { ...rules.pays, anteBonus: { 'straight-flush': 4, 'three-of-a-kind': 3, straight: 2 } },
      }),
    ),
  },
  wrongOdds('pair-plus', 'Pair Plus'),
  wrongOdds('six-card', '6 Card Bonus'),
  wrongWinner('ante', 'play'),
  PUSH_TAKEN,
  WRONG_CHIPS,
]

export const dealer: Dealer<ThreeCardRules, ThreeCardState, ThreeCardAction> = {
  piles: { dealer: 'dealer' },
  chips: LOW_CHIPS,
  sides: { 'pair-plus': SIDE_CHIPS, 'six-card': SIDE_CHIPS },
  order: ['ante', 'play', 'ante-bonus', 'pair-plus', 'six-card'],
  bonuses: [{ bet: 'ante-bonus', name: 'Ante bonus', with: 'play' }],
  seats: 3,
  most: 7,
  settlement: {
    passes: [{ bets: ['ante', 'play', 'ante-bonus', 'pair-plus', 'six-card'], from: 'right' }],
    onFold: ['ante'],
  },
  errors,
  disputes,
}
