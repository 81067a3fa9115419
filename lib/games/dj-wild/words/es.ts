import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const es: OwnWords = {
  about:
    'Cinco cartas contra las cinco del crupier, con el comodín y los doses como comodines: juega dos antes o retírate. El crupier siempre juega.',
  fields: {
    blind: 'Se paga sobre la ciega cuando ganas. Una mano que no figura empata.',
  },
  wins: {},
  variants: { standard: 'Tabla habitual' },
}
