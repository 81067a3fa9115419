import { allHandParams, findHand } from '@/app/[game]/hands/_parts/found'
import { embedDocument, missingDocument } from '../../document'

/*
 * The answer of a hand's page as a card that other sites can embed: a small complete document without scripts. Its name
 * ends in `.html`, so that a static host sends the right content type.
 */

interface Context {
  readonly params: Promise<{ readonly game: string; readonly file: string }>
}

export const dynamic = 'force-static'

/**
 * The answer to any other address under /embed/ (next.config.mjs rewrites addresses of another depth to it), and a
 * static host's answer to any unknown address (lib/make/built-pages/finish.mjs).
 */
const MISSING = { game: '404', file: '404.html' } as const

export const generateStaticParams = (): { game: string; file: string }[] => [
  ...allHandParams().map(({ game, hand }) => ({ game, file: `${hand}.html` })),
  MISSING,
]

const htmlResponse = (html: string, status: number): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { game, file } = await params
  const found = await findHand({ game, hand: file.replace(/\.html$/, '') })
  return found ? htmlResponse(embedDocument(found), 200) : htmlResponse(missingDocument(), 404)
}
