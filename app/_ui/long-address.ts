/*
 * What an address holds after `#`. A browser sends that part to no server, so names and answers stay out of the host's
 * logs, and no value is too long for a request. What is after `?` is read too: all links had it there once.
 */

/** Keys whose values hold names or answers. */
const PRIVATE: ReadonlySet<string> = new Set(['exam', 'result', 'certificate', 'signature', 'vs'])

/** The most characters of any other value after `?`. Servers refuse requests of some thousands. */
const LONGEST = 500

const isKeptBack = (pair: string): boolean => {
  const [key = '', ...value] = pair.split('=')
  return PRIVATE.has(key) || value.join('=').length > LONGEST
}

/** Whether what follows `#` is a query rather than the id of a place on the page. */
const isQuery = (hash: string): boolean => /^#?[\w-]+=/.test(hash)

const pairsOf = (query: string): readonly string[] => query.split('&').filter((pair) => pair !== '')

/** An address with its private and long values after `#`. One that leads to a place on the page stays as it is. */
export function withoutLong(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  if (query === '' || (hash !== '' && !isQuery(hash))) return address
  const pairs = pairsOf(query)
  const long = [...pairs.filter(isKeptBack), ...pairsOf(hash.slice(1))]
  if (long.length === pairsOf(hash.slice(1)).length) return address
  const short = pairs.filter((pair) => !isKeptBack(pair))
  return `${path}${short.length === 0 ? '' : `?${short.join('&')}`}#${long.join('&')}`
}

/** Whether an address holds something after `#` that a page reads. */
export const hasLong = (address: string): boolean => /#[\w-]+=/.test(address)

/** A link copied from a page's source has `&amp;` for `&`, which leaves `amp;` before its keys. */
const ESCAPED = /^(?:amp;)+/

/** All that an address says, after `?` and after `#`, in one order. */
export function wholeQuery(search: string, hash: string): URLSearchParams {
  const query = new URLSearchParams()
  const parts = [search, isQuery(hash) ? hash.slice(1) : '']
  for (const part of parts) {
    const pairs = [...new URLSearchParams(part)].map(([key, value]) => [key.replace(ESCAPED, ''), value] as const)
    const keys = new Set(pairs.map(([key]) => key))
    for (const key of keys) query.delete(key)
    for (const [key, value] of pairs) query.append(key, value)
  }
  query.sort()
  return query
}
