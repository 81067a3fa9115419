/** The edge over one value of a table, and tables beside each other. Names of tables and of their values come as they are called. */
export const tableCurves = {
  thisTable: 'This table',
  isThisTable: (name: string) => `${name} (this table)`,
  houseEdge: 'House edge',
  elementOfRisk: 'Element of risk',
  costAnHour: 'Cost an hour',
  /** A title of an axis and of a column, and the same where a value follows. */
  pays: (hand: string) => `${hand} pays, to one`,
  paysShort: (hand: string) => `${hand} pays`,

  // The curve.
  edgeOver: (value: string) => `House edge by “${value}”`,
  eachPoint: 'Each point is the whole game solved again.',
  theUsual: (value: string) => `The usual ${value}`,
  between:
    'The edge is exact at each point, and between two points never below the line that joins them. It bends only where best play changes.',
  spoken: (title: string, edges: readonly [string, string], values: readonly [string, string]) =>
    `House edge over “${title}”: ${edges[0]} at ${values[0]}, ${edges[1]} at ${values[1]}. The table below has each point.`,
  caption: (title: string) => `House edge over “${title}”`,
  thisOneUsual: 'this one, the usual',
  thisOne: 'this one',
  usual: 'the usual',

  // How far it is.
  workingOutCurve: 'Working out the curve',
  workingOutTables: 'Working out these tables',
  workingOutLines: 'Working out the lines',
  workOutCurve: 'Work out the curve',
  workOutTables: 'Work out these tables',
  workOutLines: 'Work out the lines',
  cancel: 'Cancel',
  takesLong: 'These rules take a while to solve, so the rest waits until you ask for it.',
  tryAgain: 'Try again',

  // Each rule by itself.
  ruleEffects: 'What each rule is worth',
  ruleEffectsHow:
    'This table with one rule changed. A plus is better for you. Choose a line to take that rule over and see which plays change.',
  change: 'If this changes',
  forYou: 'For you',

  // The comparison.
  compare: 'Compare tables',
  compareHow:
    'Keep a table, change it or choose another, and compare them side by side. They stay while this tab is open.',
  compared: 'What is compared',
  comparedCaption: 'The tables compared',
  comparedSpoken: (what: string, figures: string) => `${what}: ${figures}.`,
  table: 'Table',
  keepAs: 'Keep this table, as',
  add: 'Add',
  full: 'The comparison is full. A new table replaces the oldest.',
  kept: 'Tables in the comparison',
  takeOut: (name: string) => `Take out ${name}`,
  addKnown: 'Add a known table',
  chooseOne: 'Choose one',
  changesAndMore: (first: string, more: number) => `${first} and ${more} more`,

  // Several tables over one value.
  overOne: 'Their edges over one value',
  chooseValue: 'Choose a value to vary',
  overSpoken: (title: string, count: string) =>
    `House edge over “${title}” for ${count} tables. The table below has each point.`,
  edgesOver: (title: string) => `Edges over ${title}`,
  overCaption: (title: string) => `House edge of each table over “${title}”`,
}
