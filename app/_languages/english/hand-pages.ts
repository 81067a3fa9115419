/** What every page of a hand says, and the list of a game's hands. What a hand's own page says besides: content/<game>/pages. */
export const handPages = {
  listTitle: (game: string, list: string) => `${game}: ${list}`,
  subject: (hand: string, game: string) => `${hand} in ${game}`,
  train: 'Train this hand',

  // ——— Options
  worths: (units: string) => `What each option is worth, in ${units}`,
  theOther: (count: string) => `The other ${count}`,
  expected: (units: string) => `Expected value, in ${units}.`,
  best: 'best',
  betterOnAverage: 'better on average',
  costs: (loss: string) => `costs ${loss}`,
  nextCosts: (option: string, loss: string) => `${option} costs ${loss}`,
  thisHand: 'this hand',

  // ——— Hands beside it, and as questions
  beside: 'Hands beside it',
  tryIt: 'Try it',
  decide: (hand: string) => `Your decision: ${hand}`,
  why: 'Why',
  worthUnits: (grade: string, ev: string, units: string) => `${grade}: worth ${ev} ${units}.`,
  costsUnits: (grade: string, loss: string, units: string) => `${grade}: costs ${loss} ${units}.`,

  // ——— The mistake
  cents: (amount: string) => `${amount} cents`,
  doingWith: (doing: string, hand: string) => `What ${doing} with ${hand} costs`,
  doing: (doing: string) => `What ${doing} costs`,
  aHandMore: (price: string, right: string, stake: string, unit: string) =>
    `${price} a hand more than ${right}, at a ${stake} ${unit}.`,
  timesAnHour: (times: string) => (times === 'two' ? 'about twice an hour' : `about ${times} times an hour`),
  onceAnHour: 'about once an hour',
  onceIn: (hours: string) => (hours === 'two' ? 'about once every other hour' : `about once every ${hours} hours`),
  comesUp: (times: string, rounds: string, price: string) =>
    `At ${rounds} rounds an hour it comes up ${times}, so it costs you ${price} an hour.`,
  aYear: (hours: string, price: string) => `At ${hours} hours a week that is ${price} a year.`,
  hardlyAnybody: 'Hardly anybody makes this mistake.',
  neverNotice: 'You’d never notice it.',
  atBestPlay: 'with best play',
  addsTo: (share: string, played: string) => `The game then costs you ${share} more than ${played}.`,
  moreThanGame: (played: string, price: string) =>
    `That’s more than the game itself costs ${played}: ${price} an hour.`,

  // ——— Proof and leaves
  proof: 'Proof',
  rounded: 'Rounded to fifteen digits',
  command: 'The command',
  asJson: 'This page as JSON',
  onYourSite: 'Put it on your site',
  hands: 'Hands',
  before: 'Before',
  next: 'Next',
  all: 'All hands',
}
