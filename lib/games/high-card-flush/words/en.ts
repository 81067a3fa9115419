import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const en: OwnWords = {
  about:
    'Seven cards each, and the longest suit wins: raise one ante, two with five of a suit, three with six, or fold. The dealer needs three of a suit, nine high, to qualify.',
  fields: {
    flush: 'Paid by your longest suit. A length at 0 loses.',
    'straight-flush': 'Paid by your longest straight in one suit. A length at 0 loses.',
  },
  wins: {
    flush: 'Wins if four or more of your seven cards are of one suit, whatever the dealer has.',
    'straight-flush': 'Wins if three or more of your seven cards are a straight in one suit, whatever the dealer has.',
  },
  variants: { standard: 'Usual table' },
}
