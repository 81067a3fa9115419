import type { Catalogue } from '../catalogue'

export const tableVerdict: Catalogue['tableVerdict'] = {
  costs: (amount) => `cuesta ${amount} por hora`,
  gives: (amount) => `te da ${amount} por hora`,

  worseThanOnly: 'Peor que la única tabla conocida',
  betterThanOnly: 'Mejor que la única tabla conocida',
  likeOnly: 'Tan buena como la única tabla conocida',
  betterThanAll: (_, written) => `Mejor que las ${written} tablas conocidas`,
  worseThanAll: (_, written) => `Peor que las ${written} tablas conocidas`,
  noneBetter: 'No conocemos una tabla mejor en ningún casino',
  noneWorse: (count, written) =>
    count === 2 ? 'La peor de las dos tablas conocidas' : `Ninguna de las ${written} tablas conocidas es peor`,
  betterThanSome: (worse, written) => `Mejor que ${worse === '1' ? 'una' : worse} de las ${written} tablas conocidas`,

  alone: (place, cost) => `${place}: ${cost}.`,
  lookFor: (place, cost, best, bestCost) => `${place}: ${cost}. Busca «${best}», que ${bestCost}.`,
  whereWorst: (place, cost, worst, worstCost) => `${place}: ${cost}, mientras que «${worst}» ${worstCost}.`,
}
