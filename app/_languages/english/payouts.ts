import { area } from '../area'

/** Paying and taking, in the dealer school. Amounts come written. */
export const payouts = area('payouts', {
  title: 'Paying and taking',
  seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
  howManySeats: 'How many seats are settled',
  commission: (_id: string, says: string) => `Commission ${says}`,

  settleSeat: 'Settle this seat',
  seatOf: (seat: number, seats: number) => `Seat ${seat} of ${seats}`,
  eachBet: 'Each bet: lose, push, or what you pay on top of it.',
  eachBetFromRight: 'Seats go from your right. Each bet: lose, push, or what you pay on top of it.',
  keys: 'L loses, P pushes, a number is paid; Enter goes on.',
  check: 'Check',
  noChips: 'no chips of its own',
  choiceLose: 'Lose',
  choicePush: 'Push',
  choiceNothing: 'Nothing',
  choicePay: 'Pay',
  payFor: (bet: string) => `${bet}: pay`,
  noAmount: 'That is no amount: write it like 12.50.',

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
  noneHadIt: 'None of the seats dealt had it.',
  /** “1 in 500” of the seats. */
  comesOnceIn: (share: string) => `Comes at ${share}.`,
  comesAt: (share: string) => `Comes at ${share} of seats.`,
  howOften: (seats: string) =>
    `How often: of ${seats} seats dealt for this school. The rare results are asked more often than they come.`,
  howOftenOtherRules:
    'How often a result comes is counted by the usual rules only; other rules are in force at this table. The rare results are asked more often than they come.',
  nextTable: 'Next table',
  nextSeat: 'Next seat',

  before: 'Nothing settled yet. Your score, your time for a table and each kind of bet will stand here.',
  settledRight: 'Bets settled right',
  timeForTable: 'Time for a table',
  afterTheFirst: 'after the first',
  betByBet: 'Bet by bet',
  bet: 'Bet',

  spokenQuestion: (seat: number, seats: number, table: string, bets: string) =>
    `Seat ${seat} of ${seats}. ${table} Bets: ${bets}.`,
  spokenVerdict: (right: number, all: number, bets: string) => `${right} of ${all} right. ${bets}`,
  spokenBet: (bet: string, due: string, because: string) => `${bet}: ${due.toLowerCase()}, ${because}.`,
  spokenWrongBet: (bet: string, due: string, because: string, said: string) =>
    `${bet}: ${due.toLowerCase()}, ${because}; you said ${said}.`,
})
