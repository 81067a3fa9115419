import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const en: OwnWords = {
  about:
    'Three cards against the dealer’s three: play or fold, and the higher hand wins. The dealer needs queen high to qualify.',
  fields: {
    anteBonus: 'Paid on the ante whenever you play, whatever the dealer has. A mini royal counts as a straight flush.',
    'pair-plus': 'Paid by your three cards alone. A hand at 0 loses; a mini royal at 0 is paid as a straight flush.',
    'six-card': 'Paid by the best five of your three cards and the dealer’s three. A hand at 0 loses.',
  },
  wins: {
    'pair-plus': 'Wins if your three cards make a pair or better, whatever the dealer has.',
    'six-card': 'Wins if your three cards and the dealer’s three make three of a kind or better.',
  },
}
