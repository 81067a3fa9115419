import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const es: OwnWords = {
  about:
    'Tus mejores cuatro de cinco cartas contra las mejores cuatro de seis del crupier, una de ellas a la vista: sube de uno a tres antes o retírate. El empate es tuyo.',
  fields: {
    anteBonus: 'Se paga sobre el ante siempre que subes, tenga lo que tenga el crupier.',
    'aces-up': 'Se paga por las mejores cuatro de tus cinco cartas. Una mano a 0 pierde.',
  },
  wins: {
    'aces-up': 'Gana si tus mejores cuatro cartas forman una pareja de ases o mejor, tenga lo que tenga el crupier.',
  },
  variants: { standard: 'Tabla habitual' },
}
