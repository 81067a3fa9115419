import { POKER_HANDS } from '@/lib/cards/hands'
import { qualifyingStrength, type UltimateRules as KernelRules } from '@/lib/engines/holdem/index'
import { unitOf } from './ledger'
import type { UltimateRules } from './rules'
import { actionsAt, multipleOf } from './round'

/** The rules as the kernel counts with them: whole parts of an ante. */
export function kernelRules(rules: UltimateRules): KernelRules {
  const unit = Number(unitOf(rules))
  const blind = POKER_HANDS.map((hand) => Math.round((rules.pays.blind[hand] ?? 0) * unit))
  const raises = actionsAt(rules, 'preflop')
    .map(multipleOf)
    .filter((multiple) => multiple > 0)
  return { unit, blind, qualifies: qualifyingStrength(rules.qualifies), raises }
}
