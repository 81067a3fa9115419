import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const es: OwnWords = {
  about:
    'Siete cartas cada uno, y gana el palo más largo: sube un ante, dos con cinco cartas de un palo, tres con seis, o retírate. El crupier necesita tres de un palo, con un nueve, para calificar.',
  fields: {
    flush: 'Se paga por tu palo más largo. Una longitud a 0 pierde.',
    'straight-flush': 'Se paga por tu escalera más larga de un mismo palo. Una longitud a 0 pierde.',
  },
  wins: {
    flush: 'Gana si cuatro o más de tus siete cartas son de un mismo palo, tenga lo que tenga el crupier.',
    'straight-flush':
      'Gana si tres o más de tus siete cartas forman una escalera de un mismo palo, tenga lo que tenga el crupier.',
  },
  variants: { standard: 'Tabla habitual' },
}
