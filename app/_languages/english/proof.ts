/** Around a proof: what pages that are made beforehand say of it, too. */
export const proof = {
  /** How deals end, by what an option’s counts call it. */
  fact: (fact: string) => fact,
  worthForEach: '{name} is worth {value} for each unit staked on it.',
  open: 'Open in the calculator',
  recompute: 'Recompute it yourself',
  save: 'Download the proof (JSON)',
  exactValues: (units: string) => `The exact value of each option, in ${units}`,
}
