import { clauseInWords } from '@/app/house-ways/_parts/clause-words'
import { errorKinds, gameOf } from '@/lib/teaching/dealer-school/games'
import { messagesOf } from '@/app/_languages/messages'
import { audition, dealerHalf, paper } from '@/app/_languages/words'
import { mistakeIn } from '@/app/dealer-school/_parts/mistake-words'
import { wayOf } from '@/lib/engines/pai-gow/index'
import { type GameId, isGameId } from '@/lib/games/ids'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { disputeNamed } from '@/lib/teaching/dealer-school/disputes/disputes'
import { NO_ERROR } from '@/lib/teaching/dealer-school/records/answers'
import { oddsIn } from '@/lib/teaching/dealer-school/payouts/tables'
import type { KnownItem } from '@/lib/teaching/dealer-school/records/record'
import { wordsOf } from './dispute-words'

/* The names of clauses, payouts, errors and disputes. */

/** A payout with the game's name of its bet: “Blind: pays 3 to 2”. */
function payoutInWords(game: GameId, item: string): string {
  const [bet = '', does = '', odds] = item.split(' ')
  const name = messagesOf(gameOf(game)).bets[bet] ?? dealerHalf.bet
  if (does === 'lose') return dealerHalf.loses(name)
  if (does === 'push') return dealerHalf.pushes(name)
  return odds === undefined
    ? dealerHalf.paysBonus(name)
    : dealerHalf.pays(name, oddsIn(Number(odds), { payouts: paper.payouts }))
}

/** The kinds of steps at a live table. */
const stepNames = (): Readonly<Record<string, string>> => audition.steps

export type ItemNames = (one: Pick<KnownItem, 'part' | 'game' | 'rules' | 'item'>) => string

/**
 * Returns a function that names an item: a clause by its sentence, an error or dispute by its name. The games must be
 * loaded.
 */
export function itemNames(games: readonly GameId[]): ItemNames {
  return ({ part, game, rules, item }) => {
    if (part === 'house-way') {
      const way = wayOf(rules)
      const clause = way.ok ? way.value.clauses.find(({ id }) => id === item) : undefined
      return clause ? `${item}: ${clauseInWords(clause.sentence)}` : item
    }
    if (!isGameId(game) || !games.includes(game)) return item
    if (part === 'disputes') {
      const dispute = disputeNamed(game, item)
      return dispute ? wordsOf(dispute).name : item
    }
    if (part === 'audition') return stepNames()[item] ?? item
    if (part !== 'mistakes') return payoutInWords(game, item)
    if (item === NO_ERROR) return dealerHalf.noError
    const kind = errorKinds(usualTable(game)).find(({ id }) => id === item)
    return kind ? mistakeIn(kind.says).name : item
  }
}
