import { findHand, handParams } from '@/app/[game]/hands/_parts/found'
import { embedDocument } from '../../document'

/*
 * The answer of a hand’s page as a card that other sites can frame: a whole small document without scripts. Its name ends in `.html` so
 * that a static host sends it as what it is.
 */

interface Context {
  readonly params: Promise<{ readonly game: string; readonly file: string }>
}

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = (): { game: string; file: string }[] =>
  handParams().map(({ game, hand }) => ({ game, file: `${hand}.html` }))

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { game, file } = await params
  const found = await findHand({ game, hand: file.replace(/\.html$/, '') })
  if (!found) return new Response('There is no such hand', { status: 404 })
  return new Response(embedDocument(found), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
