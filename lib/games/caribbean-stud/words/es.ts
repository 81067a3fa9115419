import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const es: OwnWords = {
  about:
    'Cinco cartas contra las cinco del crupier, una de ellas a la vista: sube dos antes o retírate. El crupier necesita as-rey para calificar.',
  also: ['póquer caribeño', 'poker caribeño', 'Casino Stud Poker', 'Caribbean Poker'],
  fields: {
    raise: 'Se paga sobre la subida cuando ganas a un crupier que califica.',
    progressive:
      'Premios por tus cinco cartas; el dólar se queda en la caja. Una escalera real gana el bote y una escalera de color la décima parte. Sin bote ganan lo que se ponga aquí.',
  },
  wins: {
    progressive: 'Cuesta un dólar. Gana un color o mejor, tenga lo que tenga el crupier y gane quien gane la ronda.',
  },
  variants: { standard: 'Tabla habitual', 'royal-250': 'La escalera real paga 250 a 1' },
  values: { pair: 'Pareja o menos' },
}
