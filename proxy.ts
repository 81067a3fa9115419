import { type NextRequest, NextResponse } from 'next/server'

/*
 * All paths of the site are in lowercase. Redirects a path with capitals to its lowercase form, with the query as it
 * is. A static host has no such step.
 */
export function proxy({ url }: NextRequest): NextResponse {
  const asked = new URL(url)
  const path = asked.pathname.toLowerCase()
  // The matcher also sees paths decoded: `/%4b` is a K to it, and is in lowercase already.
  if (path === asked.pathname) return NextResponse.next()
  asked.pathname = path
  return NextResponse.redirect(asked, 308)
}

/** Only paths with capitals, except hashed files and paths that can't be decoded (next.config.mjs). */
export const config = { matcher: '/((?!_next/)[^A-Z%]*[A-Z][^%]*)' }
