import { tidyNet } from '@/lib/games/ev'
import type { SettledBet } from '@/lib/games/game'
import { bonusRow } from './bonus'
import { BONUS_ROWS, type PaiGowRules } from './rules'
import { type PaiGowState, setByHouse, settingWith } from './state'

/* The settlement, in one place: the end of a round, the solver and the words read it. */

export const ENDINGS = ['win', 'push', 'loss'] as const
export type Ending = (typeof ENDINGS)[number]

/** How a proof counts them. */
export const TALLY_NAMES: Readonly<Record<Ending, string>> = { win: 'wins', push: 'pushes', loss: 'loses' }

/** What the bet comes to, in base wagers. */
export const endingNets = ({ commission }: PaiGowRules): Readonly<Record<Ending, number>> => ({
  win: tidyNet(1 - commission),
  push: 0,
  loss: -1,
})

/** How one half of the hand stands against the same half of the other side: higher, lower, or a copy. */
export type Half = 'higher' | 'copy' | 'lower'

const halfOf = (ours: number, theirs: number): Half => (ours > theirs ? 'higher' : ours === theirs ? 'copy' : 'lower')

export interface Showdown {
  readonly front: Half
  readonly behind: Half
  readonly ending: Ending
}

/** Both halves won is a win, none a loss; a copy is the banker's. */
export function showdown(
  { banking }: PaiGowRules,
  ours: { readonly front: number; readonly behind: number },
  theirs: typeof ours,
): Showdown {
  const front = halfOf(ours.front, theirs.front)
  const behind = halfOf(ours.behind, theirs.behind)
  const won = [front, behind].filter((half) => half === 'higher' || (half === 'copy' && banking)).length
  return { front, behind, ending: won === 2 ? 'win' : won === 1 ? 'push' : 'loss' }
}

/** The showdown of a finished round. */
export function showdownOf(rules: PaiGowRules, state: PaiGowState): Showdown {
  const theirs = setByHouse(rules, state.dealer)
  return showdown(rules, settingWith(rules, state.hand, state.low), settingWith(rules, state.dealer, theirs.low))
}

const percent = (share: number): string => `${tidyNet(100 * share)}%`

function becauseOf({ commission, banking }: PaiGowRules, { front, behind, ending }: Showdown): string {
  const copies = (front === 'copy' ? 1 : 0) + (behind === 'copy' ? 1 : 0)
  const copied =
    copies > 0
      ? `, ${copies === 2 ? 'both copies' : `the copy ${front === 'copy' ? 'in front' : 'behind'}`} ${banking ? 'yours as the banker' : 'the banker’s'}`
      : ''
  switch (ending) {
    case 'win':
      return `both hands win${copied}: 1 to 1${commission > 0 ? ` less ${percent(commission)}` : ''}`
    case 'push':
      return `one hand each${copied}: pushes`
    case 'loss':
      return `both hands lose${copied}: loses`
  }
}

function settleBonus(rules: PaiGowRules, { hand, sides }: PaiGowState): readonly SettledBet[] {
  const stake = sides['bonus']
  if (stake === undefined) return []
  const row = bonusRow(rules, hand)
  const name = BONUS_ROWS.find(({ id }) => id === row)?.name
  const settled = { bet: 'bonus', name: 'Bonus', stake }
  if (row === undefined) return [{ ...settled, net: -stake, because: 'less than the table pays: loses' }]
  if (row === 'three-pair-push') return [{ ...settled, net: 0, because: 'Three pair: pushes' }]
  const pay = rules.pays.bonus[row] ?? 0
  return [{ ...settled, net: tidyNet(stake * pay), because: `${name}: wins ${pay} to 1` }]
}

/** Every bet of a finished round. The net is the main game’s, in base wagers. */
export function settle(
  rules: PaiGowRules,
  state: PaiGowState,
): { readonly bets: readonly SettledBet[]; readonly net: number } {
  const end = showdownOf(rules, state)
  const net = endingNets(rules)[end.ending]
  const main = { bet: 'main', name: 'Bet', stake: 1, net, because: becauseOf(rules, end) }
  return { bets: [main, ...settleBonus(rules, state)], net }
}
