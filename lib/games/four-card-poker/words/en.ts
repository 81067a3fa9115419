import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const en: OwnWords = {
  about:
    'Your best four of five cards against the dealer’s best four of six, one of which you see: raise one to three antes or fold. A tie is yours.',
  fields: {
    anteBonus: 'Paid on the ante whenever you raise, whatever the dealer has.',
    'aces-up': 'Paid by the best four of your five cards. A hand at 0 loses.',
  },
  wins: {
    'aces-up': 'Wins if your best four cards make a pair of aces or better, whatever the dealer has.',
  },
  variants: { standard: 'Usual table' },
}
