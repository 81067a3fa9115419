/* The similarity of two texts: the share of five-word runs that both have, with numbers masked. A word may have hyphens. */

const RUN = 5

/** Above this, two neighboring pages are the same text with other numbers. */
const MOST_ALIKE = 0.5

/** Every run of five consecutive words. */
export function runsOf(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .replace(/[−-]?\d+/g, '#')
    .split(/[^\p{L}#%$♠♥♦♣’-]+/u)
    .filter((word) => /[^-]/.test(word))
  return new Set(words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' ')))
}

/** From 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((run) => b.has(run)).length
  return both / (a.size + b.size - both)
}

/** The pairs of neighboring pages that are too similar. */
export const alikeBeside = (pages: readonly { readonly name: string; readonly text: string }[]): readonly string[] => {
  const all = pages.map(({ name, text }) => ({ name, runs: runsOf(text) }))
  return all.slice(1).flatMap(({ name, runs }, i) => {
    const alike = likeness(all[i]!.runs, runs)
    return alike > MOST_ALIKE ? [`${all[i]!.name}, ${name}: ${alike.toFixed(2)}`] : []
  })
}

/** The text of a node, with spaces between its parts. */
export const spaced = (node: Node): string =>
  node.childNodes.length === 0 ? (node.textContent ?? '') : [...node.childNodes].map(spaced).join(' ')
