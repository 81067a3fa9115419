/** The dealer's half of the progress page. Counts, shares and odds come written. */
export const dealerHalf = {
  title: 'Behind the table',
  about:
    'Your answers in the dealer school: by clause, payout, mistake and ruling. What you missed or may have forgotten comes back in the drills.',
  parts: {
    'house-way': 'House way',
    payouts: 'Paying and taking',
    mistakes: 'Spot the mistake',
    disputes: 'Disputes',
    audition: 'Audition',
  },
  part: 'Part',
  asked: 'Asked',
  right: 'Right',
  dueNow: 'Due now',
  middle: 'Middle time, seconds',
  practice: (part: string) => `Practice: ${part}`,
  weakest: 'What to know better',
  aboutWeakest: 'What is due first comes first. Each line leads to its drill.',
  what: 'What',
  comesBack: 'Comes back',
  now: 'now',
  noError: 'A round without a mistake',
  pays: (bet: string, odds: string) => `${bet}: pays ${odds}`,
  paysBonus: (bet: string) => `${bet}: paid`,
  loses: (bet: string) => `${bet}: loses`,
  pushes: (bet: string) => `${bet}: pushes`,
  /** Bets of hands that were split have no name in common. */
  bet: 'Bet',
}
