import made from './moved.json' with { type: 'json' }

/*
 * Former pages that are now a row or a section of another page. Old links still work: next.config.mjs redirects them in
 * every language, and a static export has a small page at each (lib/make/built-pages/moved.mjs).
 */

const TO: ReadonlyMap<string, string> = new Map(
  made.moved.flatMap(({ from, to, slugs }) => slugs.map((slug) => [`${from}/${slug}`, `${to}#${slug}`] as const)),
)

/** `/texas-21/hands#19-against-6` for `/texas-21/hands/19-against-6`; undefined if the page hasn’t moved. */
export const movedTo = (path: string): string | undefined => TO.get(path)
