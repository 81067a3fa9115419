import { handParams } from '@/app/[game]/hands/_parts/found'
import { tableParams } from '@/app/[game]/side-bets/_table/found'
import { indexJson } from '../files'

export const dynamic = 'force-static'

/** Every file of figures, and the JSON beside each page that has one. */
export function GET(): Response {
  const hands = handParams().map(({ game, hand }) => `/${game}/hands/${hand}/data.json`)
  const tables = tableParams().map(({ game, table }) => `/${game}/side-bets/${table}/data.json`)
  return Response.json(indexJson([...hands, ...tables]))
}
