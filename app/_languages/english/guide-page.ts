/** A game's guide. Names of games, hands, bets and rules come as the page's language has them. */
export const guidePage = {
  title: (game: string) => `${game}: strategy, odds and house edge`,
  howTo: (game: string) => `How a round of ${game} goes`,

  // ——— The first screen
  houseEdge: 'House edge',
  elementOfRisk: 'Element of risk',
  averageBet: 'Average bet',
  train: 'Train',
  calculator: 'Calculator',
  neverPlayed: 'Never played? How a round goes',
  course: 'Learn it in lessons',
  whole: 'The whole strategy, with what each mistake costs',
  inShort: 'The best play, in short',
  exactly: (stage: string) => `${stage}, exactly`,
  raiseThese: 'Raise these and check the rest. That’s best play: it costs nothing.',
  handsToRaise: 'The starting hands to raise',
  highCard: 'Your high card',
  suited: 'Suited',
  offsuit: 'Offsuit',
  pair: 'Pair',
  none: 'none',
  any: 'any',
  andUp: (hand: string) => `${hand} and up`,
  later: (rules: string, cost: string, unit: string) =>
    `After the flop: ${rules} rules. With the chart above, they cost ${cost} of the ${unit} more than best play.`,
  simpler: 'Want it simpler?',
  rulesCost: (rules: string, cost: string) => `${rules} rules cost ${cost}`,
  seeLists: 'See the lists',
  inRules: (rules: string) => `The play in ${rules} rules`,
  rulesTogether: (cost: string, unit: string) =>
    `The first that covers your hand decides. Together they cost ${cost} of the ${unit} more than best play.`,

  // ——— Its parts, in the list of them and as titles
  onThisPage: 'On this page',
  round: 'A round',
  roundTitle: 'How a round goes',
  bets: 'Bets',
  betsTitle: 'What the bets pay',
  // Worked examples of how a round ends
  examplesTitle: 'Worked examples',
  examplesLead:
    'Real deals under the usual rules, each with the smallest bets. Every line is one bet, as a dealer settles it.',
  examplesList: 'Worked examples of how a round ends',
  example: {
    win: 'You win',
    paid: 'You win with a hand that pays more',
    loss: 'You lose',
    tie: 'You tie',
    push: 'Your bets come back',
    unqualified: 'The dealer doesn’t qualify',
  },
  exampleTotal: 'In all',
  strategy: 'Strategy',
  strategyTitle: 'The strategy',
  strategyLead: 'At each decision, use the first rule that covers your hand. Below each is what it costs to ignore it.',
  mistakes: 'Mistakes',
  mistakesTitle: 'Mistakes people make, priced',
  sideBets: 'Side bets',
  variants: 'Variants',
  variantsTitle: 'Variants, and what they change',
  variantsLead:
    'Each line is the whole game solved under those rules, with its own best play. Its name opens it in the calculator.',
  history: 'History',
  historyTitle: 'Where it comes from',
  questions: 'Questions',
  questionsTitle: 'Questions people ask',
  proof: 'Proof',
  proofTitle: 'Where the numbers come from',

  // ——— The round
  steps: 'Steps of a round',
  step: 'Step',
  stepByStep: 'A round, step by step',
  tableAt: (step: string) => `The table: ${step}`,
  notPlaced: 'not placed',

  // ——— What the bets pay
  pushes: 'pushes',
  paysToOne: (bet: string) => `${bet} Pays are to one.`,
  tablesOf: (bet: string) => `${bet}: pay tables and their edges`,
  hand: 'Hand',
  oneInColumn: 'One in',
  usualTable: 'Usual table',
  tableNumber: (number: number) => `Table ${number}`,
  anyWin: 'any win comes once in',
  priceYours: 'Price your own table',

  // ——— The strategy
  priced: 'Ways to play, priced',
  simplicity: 'What simplicity costs, rule by rule',
  waysTable: 'Ways to play and what they cost',
  way: 'Way to play',
  costsMore: 'Costs more',
  nothing: 'nothing',
  lessBy: (share: string) => `${share} less`,
  nearest: 'The hands nearest the line',
  learnLast: 'Learn these last: a mistake costs least with them.',
  best: 'Best',
  worthIn: (units: string) => `Worth, ${units}`,
  mistakeCosts: 'A mistake costs',
  /** `isEnglish`: whether the page that it leads to is. */
  hands: (name: string, _isEnglish: boolean) => name,

  // ——— Variants
  variantsTable: 'Variants and their edges',
  rules: 'Rules',
  againstFirst: 'Against the first',
  atRisk: 'At risk',
  points: (difference: string) => `${difference} points`,

  // ——— Where the numbers come from
  everyFigure:
    'Every figure on this page is counted over every deal there is, by the same engine that runs in the trainer.',
  everyFigureBut:
    'Every figure on this page, except the ones named below, is counted over every deal there is, by the same engine that runs in the trainer.',
  worthExactly: (units: string) => `The game is worth exactly {worth} ${units} to the player.`,
  worthExactlyOver: (units: string, hands: string) =>
    `The game is worth exactly {worth} ${units} to the player, over ${hands} starting hands and all that can follow them.`,
  worthDecimal:
    'Each card changes the chances of the next, so the game’s value is kept as a decimal number of fifteen digits instead of a fraction. If an answer uses a simplification, the trainer says so.',
  sampled: (way: string, hands: string, seed: string, error: string, unit: string) =>
    `“${way}” is estimated from a sample: ${hands} hands, dealt from the seed “${seed}”. The standard error is ${error} of the ${unit}.`,
  twoMethods: 'Each game is counted by two methods.',
  howCompared: 'How they are compared',
  workItOut: 'To work this out again',
  dealerSide: 'On the other side of the table?',
  howToDeal: (game: string) => `How to deal ${game}`,
  dealerSideHas: ': the round in order, what to say, and every payout to print.',

  // ——— A figure, when it’s opened
  ofThe: (unit: string) => `of the ${unit}`,
  overAllRounds: (unit: string) => `of the ${unit}, over all rounds`,
  ofAllMoney: 'of all money bet',
  edgeOf: (bet: string) => `House edge of ${bet}`,
  againstOwn: 'Against the game’s own figure',
  twiceError: 'Twice the standard error',
  allMoney: 'All money bet in an average round',
  shareOfRounds: 'Share of rounds',
  shareEnding: (result: 'ahead' | 'even' | 'behind') => `Share of rounds that end ${result}`,
  /** `net` with its unit: “+1 ante”. */
  shareEndingAt: (net: string) => `Share of rounds with a result of ${net}`,
  playedAs: (way: string) => `Played as “${way}”.`,
  otherRules: 'Under rules that differ from those of this page.',
  changeRules: 'Change the rules and see',
  lostAnHour: (basis: string) => `Lost an hour on average, at ${basis}`,
  dollars: 'dollars',
  /** What an hour is meant at: “$10 an ante, 35 rounds an hour and a meter of $500”. `unit` is the engine’s word. */
  basis: (stake: string, unit: string, rounds: number, meter?: string) => {
    const wager = `${stake} ${unit === 'ante' ? 'an' : 'a'} ${unit}`
    return meter === undefined
      ? `${wager} and ${rounds} rounds an hour`
      : `${wager}, ${rounds} rounds an hour and a meter of ${meter}`
  },
  anHourAt: (basis: string) => `{figure} an hour at ${basis}`,
  shareOfHands: 'Share of starting hands',
  worthOnAverage: (hand: string) => `Worth on average, ${hand} of all suits`,
  costsOnAverage: (hand: string) => `Costs on average, ${hand} of all suits`,
  averageOfRounds: 'On average over all rounds',
  inCalculator: 'This hand in the calculator',
  isWorth: (action: string) => `${action} is worth`,
  costs: (action: string) => `${action} costs`,
  count: (action: string, fact: string, ways: string, deals: string) => `${action}: ${fact} ${ways} of ${deals} deals`,
  /** A count that a reason gives, by its name there: `outs`. */
  unimproved: 'Showdowns won without help from the board',
  handPage: 'This hand’s page',
  anyWinOf: 'Any win',
  dealsOf: (hand: string, ways: string, deals: string) => `${hand}: ${ways} of ${deals} deals`,
  oneIn: (times: string) => `once in ${times}`,
  shareOfMeter: (players: number) => `What a winner gets of the meter on average, with ${players} players on it`,
  evenMeter: 'The meter at which the bet loses nothing',
  betsOfMeter: 'bets',
  always: (action: string, rule: string) => `${action} whenever this decides: ${rule}`,
  againstRules: 'Against following the rules.',
  decides: (rule: string) => `Of rounds: ${rule}`,
}
