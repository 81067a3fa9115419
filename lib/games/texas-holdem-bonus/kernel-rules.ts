import { POKER_HANDS } from '@/lib/cards/hands'
import type { BonusRules as KernelRules } from '@/lib/engines/holdem/index'
import type { BonusRules } from './rules'
import { antePay } from './round'

/** The rules as the kernel counts with them. */
export const kernelRules = (rules: BonusRules): KernelRules => ({
  unit: 1,
  ante: POKER_HANDS.map((hand) => antePay(rules, hand)),
  tiesLose: rules.ties === 'lose',
})
