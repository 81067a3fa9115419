import { betName } from '@/app/_felt/names'
import { ruleFields } from '@/app/_languages/words'
import { isUnknownTable } from '@/lib/game/side-bets/usual-tables'
import type { Table } from '@/lib/teaching/dealer-school/table/seat'
import { gameOf } from '@/lib/teaching/dealer-school/games'

/** The name of a bet at a table: “Ante”, “Hand 2”, “First 5 Jackpot (example prizes)”. */
export function betNameAt({ game: id, rules }: Table, bet: string, hand?: number): string {
  const game = gameOf(id)
  const name = betName(game, bet, hand)
  return isUnknownTable(game, rules, bet) ? ruleFields.withExamplePrizes(name) : name
}
