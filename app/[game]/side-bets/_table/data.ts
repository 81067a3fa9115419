import { evData } from '@/app/_components/ev-data'
import { rulesPatch } from '@/lib/games/rules'
import { canonical, VERSION } from '@/lib/site'
import type { TableFacts } from './facts'
import { tablePath } from './found'

/* A page of a side bet's table as JSON, for those who read it by a program. */

/** What works the table out again in a shell. */
export function commandOf({ game, bet, table }: TableFacts): string {
  const { variant, patch } = rulesPatch(game, table.rules)
  const words = [
    `npm run -s edge -- ${game.id} --bet ${bet.id}`,
    ...(variant === game.variants[0].id ? [] : [`--variant ${variant}`]),
    ...(Object.keys(patch).length === 0 ? [] : [`--rules '${JSON.stringify(patch)}'`]),
  ]
  return words.join(' ')
}

/** What `/…/side-bets/trips-50-40-30-8-7-4-3/data.json` holds. EVs, pays and what comes back in bets. */
export function tableData(facts: TableFacts): object {
  const { game, bet, table, figures, lines, others, place, meter } = facts
  return {
    version: VERSION,
    game: game.id,
    bet: bet.id,
    name: bet.name,
    table: table.name,
    url: canonical(tablePath(game, table)),
    ev: evData(table.ev),
    edge: table.edge,
    deals: figures.deals,
    hands: lines.map(({ id, name, pay, ways, back, evenAt }) => ({
      id,
      name,
      pay,
      ways,
      back,
      ...(evenAt !== undefined && { evenAt }),
    })),
    ...(meter && { meter }),
    place,
    others: others.map(({ table: one }) => ({
      table: one.name,
      edge: one.edge,
      url: canonical(tablePath(game, one)),
    })),
    command: commandOf(facts),
  }
}
