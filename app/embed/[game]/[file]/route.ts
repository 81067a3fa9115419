import { allHandParams, findHand } from '@/app/[game]/hands/_parts/found'
import { embedDocument, missingDocument } from '../../document'

/*
 * The answer of a hand’s page as a card that other sites can frame: a whole small document without scripts. Its name ends in `.html` so
 * that a static host sends it as what it is.
 */

interface Context {
  readonly params: Promise<{ readonly game: string; readonly file: string }>
}

export const dynamic = 'force-static'

/**
 * The answer to any other address under /embed/ (of another depth by next.config.mjs), and of a static host to any unknown address (app/_site/seal.mjs).
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
