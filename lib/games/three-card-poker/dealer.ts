import { type Dealer, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/dealer'
import { calledOut, PUSH_TAKEN, WRONG_CHIPS, wrongOdds, wrongWinner } from '@/lib/teaching/dealer-school/error-kinds'
import { RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { byRules, type ErrorKind } from '@/lib/teaching/dealer-school/errors'
import type { ThreeCardAction, ThreeCardState } from './round'
import { QUALIFYING, type Qualifying, type ThreeCardRules } from './rules'
import { disputes } from './disputes'
import { game } from './index'
import { follows, STRATEGIES } from './strategy'

/** The high card's rank in `queen-high` and the like; null for other qualifying hands. */
const highOf = (qualifies: Qualifying): number | null => {
  const at = RANKS.findIndex((_, rank) => qualifies === `${rankInWords(rank)}-high`)
  return at < 0 ? null : at
}

/** Qualifying hands that dealers demand by mistake. */
const TOO_HIGH: readonly Qualifying[] = ['king-high', 'ace-high', 'pair']

const errors = ({ qualifies: least }: ThreeCardRules): readonly ErrorKind[] => [
  {
    id: 'play',
    says: { id: 'playSettled', args: { high: highOf(least) } },
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
    says: { id: 'anteBonus' },
    ways: byRules<ThreeCardRules>(
      (rules) => ({ ...rules, pays: { ...rules.pays, anteBonus: {} } }),
      (rules) => ({
        ...rules,
        pays: { ...rules.pays, anteBonus: { 'straight-flush': 4, 'three-of-a-kind': 3, straight: 2 } },
      }),
    ),
  },
  wrongOdds('pair-plus'),
  wrongOdds('six-card'),
  wrongWinner('ante', 'play'),
  PUSH_TAKEN,
  WRONG_CHIPS,
]

export const dealer: Dealer<ThreeCardRules, ThreeCardState, ThreeCardAction> = {
  game,
  piles: { dealer: 'dealer' },
  chips: LOW_CHIPS,
  sides: { 'pair-plus': SIDE_CHIPS, 'six-card': SIDE_CHIPS },
  order: ['ante', 'play', 'ante-bonus', 'pair-plus', 'six-card'],
  bonuses: [{ bet: 'ante-bonus', with: 'play' }],
  seats: 3,
  most: 7,
  settlement: {
    passes: [{ bets: ['ante', 'play', 'ante-bonus', 'pair-plus', 'six-card'], from: 'right' }],
    onFold: ['ante'],
    source: 'france-three-card',
  },
  errors,
  disputes,
  follows: (rules, state) => follows(rules, STRATEGIES[0]!.id, state),
}
