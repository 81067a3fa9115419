import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const en: OwnWords = {
  about:
    'Five cards against the dealer’s five, with the joker and the deuces wild: play two antes or fold. The dealer always plays.',
  fields: {
    blind: 'Paid on the blind when you win. A hand that it doesn’t list pushes.',
  },
  wins: {},
  variants: { standard: 'Usual table' },
}
