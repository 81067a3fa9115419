import type { OwnWords } from '@/lib/families/showdown/words/catalogue'

export const es: OwnWords = {
  about:
    'Tres cartas contra las tres del crupier: juega o retírate, y gana la mano más alta. El crupier necesita carta alta dama para calificar.',
  fields: {
    anteBonus:
      'Se paga sobre el ante siempre que juegas, tenga lo que tenga el crupier. Una mini escalera real cuenta como escalera de color.',
    'pair-plus':
      'Se paga solo por tus tres cartas. Una mano a 0 pierde; una mini escalera real a 0 se paga como escalera de color.',
    'six-card': 'Se paga por las mejores cinco de tus tres cartas y las tres del crupier. Una mano a 0 pierde.',
  },
  wins: {
    'pair-plus': 'Gana si tus tres cartas tienen pareja o mejor, tenga lo que tenga el crupier.',
    'six-card': 'Gana si tus tres cartas y las tres del crupier forman trío o mejor.',
  },
}
