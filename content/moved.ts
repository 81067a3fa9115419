import made from './moved.json' with { type: 'json' }

/*
 * Addresses of pages that are now a row or a section of another page. Links and saved addresses go on working: next.config.mjs sends who asks for
 * one to its place, and a static export has a small page there (lib/make/built-pages/moved.mjs).
 */

const TO: ReadonlyMap<string, string> = new Map(
  made.moved.flatMap(({ from, to, slugs }) => slugs.map((slug) => [`${from}/${slug}`, `${to}#${slug}`] as const)),
)

/** `/texas-21/hands#19-against-6` of `/texas-21/hands/19-against-6`; undefined of an address that stayed. */
export const movedTo = (path: string): string | undefined => TO.get(path)
