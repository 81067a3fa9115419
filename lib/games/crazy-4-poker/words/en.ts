import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const en: OwnWords = {
  about:
    'Your best four of five cards against the dealer’s: play one ante, up to three with a pair of aces or better, or fold. The dealer needs king high to qualify.',
  fields: {
    superBonus:
      'Paid whoever wins. A hand that it doesn’t list loses to a dealer who qualifies with a higher hand, and pushes otherwise.',
    'queens-up': 'Paid by the best four of your five cards. A hand at 0 loses.',
  },
  wins: {
    'queens-up': 'Wins if your best four cards make a pair of queens or better, whatever the dealer has.',
  },
  variants: { standard: 'Usual table' },
}
