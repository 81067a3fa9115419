import { betIn } from '@/lib/messages/message'
import { licensed } from '@/app/data/license'
import { VERSION } from '@/lib/site'
import { tableData, tableFacts } from '@/app/[game]/side-bets/_table/facts'
import { dataParams, findBet, findTable, type TableParams } from '../../_table/found'

interface Context {
  readonly params: Promise<TableParams>
}

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = dataParams

/** The contents of a table's section, or of a bet's page with all its tables, as JSON. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const asked = await params
  const table = findTable(asked)
  if (table) return Response.json(licensed(tableData(await tableFacts(table.game, table.table))))
  const found = findBet(asked)
  if (!found) return new Response('There is no such table', { status: 404 })
  const { game, bet } = found
  const tables = await Promise.all(found.tables.map(async (one) => tableData(await tableFacts(game, one))))
  const name = betIn(game.messages, bet.id)
  return Response.json(licensed({ version: VERSION, game: game.id, bet: bet.id, name, tables }))
}
