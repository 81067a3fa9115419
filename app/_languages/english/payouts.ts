/** Paying and taking, in the dealer school. Amounts come written. */
export const payouts = {
  title: 'Paying and taking',
  seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
  howManySeats: 'How many seats to settle',
  commission: (_id: string, says: string) => `Commission ${says}`,

  settleSeat: 'Settle this seat',
  seatOf: (seat: number, seats: number) => `Seat ${seat} of ${seats}`,
  eachBet: 'For each bet: lose, push, or what you pay on top of it.',
  eachBetFromRight: 'Start from your right. For each bet: lose, push, or what you pay on top of it.',
  keys: 'Press L to lose, P to push, or type what you pay. Enter goes on.',
  check: 'Check',
  noChips: 'no separate chips',
  choiceLose: 'Lose',
  choicePush: 'Push',
  choiceNothing: 'Nothing',
  choicePay: 'Pay',
  payFor: (bet: string) => `${bet}: pay`,
  noAmount: 'Enter an amount such as 12.50.',

  duePay: (amount: string) => `Pay ${amount}`,
  duePush: 'Push',
  dueNothing: 'Nothing',
  dueTake: (amount: string) => `Take ${amount}`,
  saidPay: (amount: string) => `pay ${amount}`,
  saidLose: 'lose',
  saidPush: 'push',
  saidNothing: 'nothing',

  allRight: 'All right',
  someRight: (right: number, all: number) => `${right} of ${all} right`,
  youSaid: (said: string) => `You said: ${said}.`,
  noneHadIt: 'It never came up in the seats dealt.',
  /** “1 in 500” of the seats. */
  comesOnceIn: (share: string) => `Comes up ${share}.`,
  comesAt: (share: string) => `Comes up at ${share} of seats.`,
  howOften: (seats: string) =>
    `How often: counted over ${seats} seats dealt for this school. Rare results are asked more often than they come.`,
  howOftenOtherRules:
    'How often a result comes is counted under the usual rules, and this table uses others. Rare results are asked more often than they come.',
  nextTable: 'Next table',
  nextSeat: 'Next seat',

  before: 'Nothing settled yet. Your score, time per table and results for each kind of bet will appear here.',
  settledRight: 'Bets settled right',
  timeForTable: 'Time per table',
  afterTheFirst: 'after the first',
  betByBet: 'Bet by bet',
  bet: 'Bet',

  spokenQuestion: (seat: number, seats: number, table: string, bets: string) =>
    `Seat ${seat} of ${seats}. ${table} Bets: ${bets}.`,
  spokenVerdict: (right: number, all: number, bets: string) => `${right} of ${all} right. ${bets}`,
  spokenBet: (bet: string, due: string, because: string) => `${bet}: ${due.toLowerCase()}, ${because}.`,
  spokenWrongBet: (bet: string, due: string, because: string, said: string) =>
    `${bet}: ${due.toLowerCase()}, ${because}; you said ${said}.`,
}
