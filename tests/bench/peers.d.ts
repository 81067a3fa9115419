/* Types for the evaluators of the comparison, as far as the benchmark uses them, because these packages have none. */
declare module 'phe' {
  const phe: {
    /** 5 to 7 card codes, rank * 4 + suit. Returns 1 for the best value to 7,462 for the worst. */
    evaluateCardCodes(codes: readonly number[]): number
  }
  export default phe
}
declare module 'phe/lib/evaluator7.js' {
  /** The function that `evaluateCardCodes` calls for seven cards. */
  export default function evaluate7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number
}
declare module 'pokersolver' {
  const pokersolver: { readonly Hand: { solve(cards: readonly string[]): { readonly rank: number } } }
  export default pokersolver
}
