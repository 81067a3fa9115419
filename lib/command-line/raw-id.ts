/** The index just after the closing quote of the JSON string that starts at `from`. */
function endOfString(json: string, from: number): number {
  let at = from + 1
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at + 1
}

/** The index of the comma or brace after a value in an object. */
function endOfValue(json: string, from: number): number {
  let depth = 0
  let at = from
  for (;;) {
    const c = json[at]!
    if (c === '"') {
      at = endOfString(json, at)
      continue
    }
    if (depth === 0 && (c === ',' || c === '}')) return at
    if (c === '{' || c === '[') depth++
    if (c === '}' || c === ']') depth--
    at++
  }
}

/**
 * The `id` of a request exactly as written, so that the answer can repeat it: a number with twenty digits would not
 * survive parsing. The text must be a valid JSON object. Undefined if it has no `id`; if it has several, the last one
 * counts, as in `JSON.parse`.
 */
export function rawId(json: string): string | undefined {
  let found: string | undefined
  let at = json.indexOf('{') + 1
  for (;;) {
    const quote = json.indexOf('"', at)
    if (quote < 0) return found
    const colon = json.indexOf(':', endOfString(json, quote))
    const end = endOfValue(json, colon + 1)
    if (JSON.parse(json.slice(quote, endOfString(json, quote))) === 'id') found = json.slice(colon + 1, end).trim()
    at = end + 1
    if (json[end] === '}') return found
  }
}
