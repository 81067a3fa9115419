import { missingDocument } from '../document'

export const dynamic = 'force-static'

/** The answer to an unknown address under /embed/ (next.config.mjs), and of a static host to any unknown address (app/_site/seal.mjs). */
export const GET = (): Response =>
  new Response(missingDocument(), { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
