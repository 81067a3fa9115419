import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const en: OwnWords = {
  about:
    'Five cards against the dealer’s five, one of which you see: raise two antes or fold. The dealer needs ace-king to qualify.',
  also: ['Casino Stud Poker', 'Caribbean Poker'],
  fields: {
    raise: 'Paid on the raise when you beat a dealer who qualifies.',
    progressive:
      'Prizes for your own five cards; the dollar itself stays in the box. A royal flush wins the meter and a straight flush a tenth of it. Without a meter they win what is entered here.',
  },
  wins: {
    progressive: 'Costs one dollar. A flush or better wins, whatever the dealer has and whoever wins the round.',
  },
  variants: { standard: 'Usual table', 'royal-250': 'Royal flush pays 250 to 1' },
  values: { pair: 'A pair or less' },
}
