import { tableData } from '../../_table/data'
import { tableFacts } from '../../_table/facts'
import { findTable, type TableParams, tableParams } from '../../_table/found'

interface Context {
  readonly params: Promise<TableParams>
}

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = tableParams

/** What the page says, as data. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const found = findTable(await params)
  if (!found) return new Response('There is no such table', { status: 404 })
  return Response.json(tableData(await tableFacts(found.game, found.table)))
}
