/* The peers that the evaluators are compared with, as far as the benchmark uses them: these packages bring no types. */
declare module 'phe' {
  const phe: {
    /** 5 to 7 card codes, rank * 4 + suit; 1 is the best value, 7,462 the worst. */
    evaluateCardCodes(codes: readonly number[]): number
  }
  export default phe
}
declare module 'phe/lib/evaluator7.js' {
  /** What `evaluateCardCodes` calls for seven cards. */
  export default function evaluate7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number
}
declare module 'pokersolver' {
  const pokersolver: { readonly Hand: { solve(cards: readonly string[]): { readonly rank: number } } }
  export default pokersolver
}
