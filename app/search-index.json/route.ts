import { makeIndex } from '@/lib/search/find'
import { searchEntries } from './entries'

export const dynamic = 'force-static'

/**
 * The index of the whole site in the language of its address, made while the site is built. It is loaded when the
 * reader opens the search.
 */
export async function GET(): Promise<Response> {
  return Response.json(makeIndex(await searchEntries()))
}
