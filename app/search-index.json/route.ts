// No layout is around a route that would know the languages.
import '@/app/_languages/on-server'
import { makeIndex } from '@/lib/search/find'
import { searchEntries } from './entries'

export const dynamic = 'force-static'

/** The index of the whole site in the language of its address, made while it is built. Loaded when somebody opens the search. */
export async function GET(): Promise<Response> {
  return Response.json(makeIndex(await searchEntries()))
}
