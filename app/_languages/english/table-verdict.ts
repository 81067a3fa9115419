/** Whether a table is a good one, in a sentence. Counts are written as words: `three`. */
export const tableVerdict = {
  costs: (amount: string) => `costs ${amount} an hour`,
  gives: (amount: string) => `gives you ${amount} an hour`,

  // Where it stands.
  worseThanOnly: 'Worse than the only known table',
  betterThanOnly: 'Better than the only known table',
  likeOnly: 'As good as the only known table',
  betterThanAll: (count: number, written: string) =>
    `Better than ${count === 2 ? 'both' : `all ${written}`} known tables`,
  worseThanAll: (count: number, written: string) =>
    `Worse than ${count === 2 ? 'both' : `all ${written}`} known tables`,
  noneBetter: 'We know of no better table in a casino',
  noneWorse: (count: number, written: string) =>
    count === 2 ? 'The worse of the two known tables' : `None of the ${written} known tables is worse`,
  betterThanSome: (worse: string, written: string) => `Better than ${worse} of the ${written} known tables`,

  // The sentence: where it stands, what it costs, and another table with what that costs.
  alone: (place: string, cost: string) => `${place}: it ${cost}.`,
  lookFor: (place: string, cost: string, best: string, bestCost: string) =>
    `${place}: it ${cost}. Look for “${best}”, which ${bestCost}.`,
  whereWorst: (place: string, cost: string, worst: string, worstCost: string) =>
    `${place}: it ${cost}, where “${worst}” ${worstCost}.`,
}
