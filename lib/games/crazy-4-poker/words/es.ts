import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const es: OwnWords = {
  about:
    'Tus mejores cuatro de cinco cartas contra las del crupier: juega un ante, hasta tres con una pareja de ases o mejor, o retírate. El crupier necesita carta alta rey para calificar.',
  fields: {
    superBonus:
      'Se paga gane quien gane. Una mano que no figura pierde contra un crupier que califica con una mano mayor, y si no, empata.',
    'queens-up': 'Se paga por las mejores cuatro de tus cinco cartas. Una mano a 0 pierde.',
  },
  wins: {
    'queens-up': 'Gana si tus mejores cuatro cartas forman una pareja de damas o mejor, tenga lo que tenga el crupier.',
  },
  variants: { standard: 'Tabla habitual' },
}
