import { variantName } from '@/app/_settings/rules-in-words'
import type { Rules } from '@/lib/games/game'
import { findGame, GAMES } from '@/lib/games/index'
import { cellsUnder, pricesUnder } from '../strategy/figures'
import { chartPdf } from './chart'

interface Context {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

/** The chart for the usual rules as a PDF. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const game = findGame((await params).game)
  if (!game) return new Response('There is no such game', { status: 404 })
  const { id, rules } = game.variants[0] as { readonly id: string; readonly rules: Rules }
  const pdf = chartPdf(
    game,
    rules,
    variantName(game, id),
    await cellsUnder(game, rules),
    await pricesUnder(game, rules),
  )
  return new Response(pdf, { headers: { 'Content-Type': 'application/pdf' } })
}
