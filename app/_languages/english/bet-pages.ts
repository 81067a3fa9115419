import { BET_NAMES } from '@/content/bet-names'
import { listsOf } from '@/lib/messages/lists'
import { rankInWords } from '@/lib/cards/words'
import { numberWord } from '@/lib/math/number-words'
import { capital, lowerFirst } from '@/lib/text'

/** “Bonus bet”: the word stands once, also where it is in the name. */
const withBet = (bet: string): string => (/\bbet$/i.test(bet) ? bet : `${bet} bet`)
/** “an ace”; there is only one joker. */
const an = (word: string): string => (word === 'joker' ? 'the joker' : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`)
/** Hands that take no article: “three of a kind”, “tens to twos”. */
const BARE = /^(two|three|four|five|six|seven|match|mix|\w+s)(?=[\s,:]|$)|of a kind/
/** A hand inside a sentence: “a full house”. */
function aHand(hand: string): string {
  const name = lowerFirst(hand)
  return BARE.test(name.toLowerCase()) ? name : an(name)
}
const lists = listsOf('en-GB')
/** By its place, deuce to ace, then the joker. */
const rankName = (place: number): string => (place < 13 ? rankInWords(place) : 'joker')
const wins = (count: string): string => (count === '1' ? 'about one win' : `about ${count} wins`)

/** Names in a row, apart by semicolons if one of them has a comma: “five aces; royal flush, no joker”. */
const listed = (names: readonly string[]): string =>
  names.some((name) => name.includes(',')) ? names.join('; ') : lists.and(names)

/** The page of a side bet with its known tables. Hands, bets and tables come by their names, shares and amounts as they are written. */
export const betPages = {
  /** Where a known table is found, by its English. */
  where: (english: string) => english,
  // Titles. A list of search results has room for so many letters: the first that fits is taken.
  betTitles: (bet: string, game: string, isSeveral: boolean): readonly string[] => {
    const odds = bet.startsWith(game)
      ? `${bet} odds`
      : `${/\bbet$/i.test(bet) || bet.includes(' ') ? bet : `${bet} bet`} odds in ${game}`
    return isSeveral
      ? [`${odds}: every pay table`, `${odds}: all pay tables`, odds]
      : [`${odds}: payouts and house edge`, `${odds}: house edge`, odds]
  },
  /** The names of bets that people search for, where they aren't the layout's own. */
  names: BET_NAMES,
  /** What the page is about, for search engines. */
  subject: (bet: string, game: string) => `${bet}, a side bet of ${game}`,
  range: (best: string, worst: string) => `${best} to ${worst}`,
  about: (bet: string, game: string, edges: string, isByTable: boolean) =>
    `${bet} in ${game}: a house edge of ${edges}${isByTable ? ' by the pay table' : ''}. How often each hand comes, and what would make it even.`,
  listTitle: (bets: readonly string[], game: string) =>
    lists.and(bets).includes(game) ? `Side bets: ${lists.and(bets)}` : `${game} side bets: ${lists.and(bets)}`,
  listAbout: (bets: readonly string[], game: string) =>
    `${game} side bets for any pay table: the exact house edge of ${lists.and(bets)}, how often each hand comes, and the best known table.`,

  // The page.
  everyTable: 'Every known table, the best first',
  deadCards: 'What dead cards change',
  atBest: (table: string) => `These figures are for the best table, “${table}”.`,
  keepsRange: (bet: string, edges: string) =>
    `The house keeps ${edges} of every ${withBet(bet)}, depending on the pay table.`,
  bestAndWorst: (count: string, best: string, its: string, worst: string, keeps: string) =>
    `Of the ${count} known tables, “${best}” is the best and keeps ${its}. The worst, “${worst}”, keeps ${keeps}.`,
  costsAre: (basis: string) => `Costs are for ${basis}.`,
  basis: (stake: string, rounds: number) => `${stake} a bet and ${rounds} rounds an hour`,
  changePay: 'Change a pay, or take cards out',
  allPayTables: 'All pay tables',
  whatHandsPay: 'What each hand pays, and how often',
  houseEdge: 'House edge',
  winningBet: 'A winning bet',
  hourCosts: 'An hour costs',
  deviation: 'Standard deviation',
  foundAt: 'Source:',
  worth: (deals: string) => `Averaged over ${deals} equally likely deals, the bet is worth {worth} of itself.`,
  /** For one of several tables. The number of deals is said once for all of them. */
  worthOfTable: 'EV of one bet: {worth}',
  exactly: (fraction: string) => `exactly ${fraction}`,
  again: 'To work this out again',
  againAll: 'To work these tables out again',
  changeTable: 'Change this table',
  asJson: 'This table as JSON',
  otherBets: 'Other side bets',

  // Its tables.
  paysLabel: (bet: string, table: string) => `${bet}, ${table}: what each hand pays and how often it comes`,
  hand: 'Hand',
  pays: 'Pays',
  oneInHead: 'One in',
  backOf: (amount: string) => `Back of ${amount}`,
  asBar: 'Drawn as a bar',
  oneMore: 'One unit more',
  evenAt: 'Even at',
  pushes: 'pushes',
  anyOfThem: 'Any of them',
  tablesLabel: (bet: string) => `${bet}: all known tables`,
  table: 'Table',
  edge: 'Edge',
  anHour: 'An hour',
  deadLabel: (bet: string) => `${bet}: what one card gone adds to the bet or takes from it`,
  oneGone: 'One card gone',
  adds: 'Adds',
  rankName,
  meterLabel: (bet: string) => `${bet}: what the bet is worth by its meter`,
  meterInBets: 'Meter, in bets',
  betIsWorth: 'The bet is worth',

  // What it costs.
  gives: (bet: string, share: string, cost: string, basis: string) =>
    `At this table ${bet} gives back more than is staked: ${share} of each bet, ${cost} an hour at ${basis}.`,
  keeps: (bet: string, share: string, cost: string, basis: string) =>
    `The house keeps ${share} of every ${withBet(bet)} at this table: ${cost} an hour at ${basis}.`,
  noneKnown: 'We know of no published table for this bet. This one is an example.',
  onlyKnown: 'It’s the only known table for this bet.',

  // What comes back.
  nothingBack: 'This bet never returns anything.',
  comesBack: (staked: string, back: string) => `Of every ${staked} you bet, ${back} comes back, stakes included`,
  allFrom: (hand: string) => `All of it comes from ${aHand(hand)}.`,
  mostFrom: (amount: string, hand: string, times: string) =>
    `${amount} comes from ${aHand(hand)} alone, once in ${times} hands.`,
  twoFrom: (amount: string, hand: string, second: string, other: string) =>
    `${amount} comes from ${aHand(hand)} and ${second} from ${aHand(other)}.`,
  noneRare: (hours: string) =>
    `Every paying hand comes more often than once in ${hours} hours of play, so you soon see what the bet costs.`,
  oneRare: (amount: string, hand: string, hours: string, without: string) =>
    `${amount} of that depends on one hand that comes less than once in ${hours} hours of play: ${aHand(hand)}. Without it, the bet returns ${without}.`,
  someRare: (amount: string, count: string, hours: string, without: string) =>
    `${amount} of that depends on ${count} hands that each come less than once in ${hours} hours of play. Without them, the bet returns ${without}.`,
  hourBrings: (count: string) => `an hour brings ${wins(count)}`,
  mostHoursNone: (hours: string) => `most hours bring none: expect one in ${hours} hours`,
  winsOnce: (bets: string, often: string) => `You win once in ${bets} bets, so ${often}.`,
  someTime: (share: string) => share,
  lessTime: (share: string) => `less than ${share}`,
  ahead: (hour: string, long: string, hours: string, cost: string) =>
    `You’re ahead ${hour} of the time after an hour, and ${long} after ${hours} hours. Those ${hours} hours cost ${cost} on average.`,

  // What all tables of a bet share, and the figures of one.
  atEveryTable: 'At every table',
  rareAre: (hands: readonly string[], hours: string) =>
    `${hands.length === 1 ? 'One hand comes' : 'These hands each come'} less than once in ${hours} hours of play: ${listed(hands.map(lowerFirst))}.`,
  countedOver: (deals: string) => `We average every table over the same ${deals} equally likely deals.`,
  withoutRare: (amount: string) => `Returned of ${amount}, leaving out rare hands`,
  evenWith: (hand: string) => `Breaks even if ${lowerFirst(hand)} pays`,
  aheadAfterHour: 'Ahead after an hour',
  aheadAfter: (hours: string) => `Ahead after ${hours} hours`,

  // Against the other tables.
  backWord: 'back',
  betBack: 'your bet back',
  nothing: 'nothing',
  change: (hand: string, there: string, here: string) => `${lowerFirst(hand)} ${there} for ${here}`,
  andRarer: (changes: string, count: string) => `${changes}, and ${count} rarer hands`,
  paysUnits: (pay: string) => `pays ${pay}`,
  givesBack: 'gives the stake back',
  paysNothing: 'pays nothing',
  nearest: (table: string, there: string, hand: string, here: string, alone: string, share: string) =>
    `For ${aHand(hand)}, the best table ${here} and “${table}” ${there}. ${alone}, worth ${share} of every bet.`,
  onlyLine: 'That is the only difference',
  mainLine: (count: string) => `That is the largest of ${count} differences`,
  /** Of the differences: the largest is for the other table. */
  lessElsewhere: (table: string) => `On its other lines “${table}” loses more than that.`,

  // When it is even.
  isEven: 'The bet already breaks even, or better.',
  lookFirst: (hand: string, least: string, most: string, share: string) =>
    `Look first at the pay for ${aHand(hand)}: the tables we know pay from ${least} to ${most}, a difference of ${share} of every bet.`,
  mattersMost: (hand: string, share: string) =>
    `The pay for ${aHand(hand)} matters most: one unit more is worth ${share} of every bet`,
  lightest: (hand: string, share: string) => `. For ${aHand(hand)} it’s worth only ${share}`,
  wouldBeEven: (hand: string, pay: string, instead: string) =>
    `With ${pay} instead of ${instead} for ${aHand(hand)}, the bet would break even.`,
  grows: (share: string) => `Each thousand bets in the meter add ${share}`,
  neverEven: (grows: string) => `${grows}, and no meter makes the bet break even.`,
  evenMeter: (grows: string, bets: string) =>
    `${grows}. If nobody else makes the bet, it breaks even at a meter of ${bets} bets.`,
  sharedMeter: (players: string, share: string, bets: string) =>
    `With ${players} players on it, a winner gets ${share} of the meter on average, so it takes ${bets}.`,

  // Cards that are gone.
  someOf: (places: readonly number[]) =>
    places.length > 4
      ? `any card from ${rankName(places[0]!)} to ${rankName(places.at(-1)!)}`
      : lists.or(places.map((place) => an(rankName(place)))),
  noneMatters: 'No single dead card matters: this bet treats all cards alike.',
  helpsMost: (cards: string, share: string) =>
    `Of the cards that could be out of the deck, ${cards} would help most: you’d gain ${share} of the bet`,
  noneHelps: 'No dead card helps',
  hurtsMost: (helps: string, cards: string, share: string) =>
    `${helps}. ${capital(cards)} would hurt most, by ${share}.`,
  neverBroken: 'Even without the half of the deck that hurts it most, the bet wouldn’t break even.',
  /** Cards by rank, each with how many of them: “three twos and the joker”. */
  cards: (some: readonly { readonly place: number; readonly count: number }[]) =>
    lists.and(
      some.map(({ place, count }) =>
        place < 13 ? `${numberWord(count) ?? count} ${rankInWords(place, count)}` : 'the joker',
      ),
    ),
  wouldBeGone: (cards: string, kinds: number, _count: number, written: string) =>
    `${cards}${kinds === 1 ? '' : `, ${written} cards in all,`} would have to be out of the deck for the bet to break even.`,
  shoeNever: 'A shoe can run down that way, but in practice it never does.',
  deckNever: 'You bet before any card shows and the deck is fresh each round, so you can’t use that to win.',
}
