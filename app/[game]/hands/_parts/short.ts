/** As much of a description as a list of search results shows, and what is too little to say anything. */
const ROOM = 155
const LEAST = 60

/** The first sentences of a description, as many as there is room for. A decimal point ends none. */
export function shortened(description: string): string {
  const sentences = description.split(/(?<=[.?!]) /)
  const starts = sentences.map((_, i) => sentences.slice(0, i + 1).join(' '))
  return (
    starts.findLast(({ length }) => length <= ROOM && length >= LEAST) ??
    starts.find(({ length }) => length >= LEAST) ??
    description
  )
}
