/** The clauses of known house ways, and the ways' names, by their ids. English says them as they are written. */
export const wayClauses = {
  clause: (_id: string, written: string): string => written,
  way: (_id: string, written: string): string => written,
}
