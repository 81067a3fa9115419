const PAIRS_AND_SUITS =
  'Busca tus dos cartas más altas: las manos de un solo palo están por encima de la diagonal, las demás por debajo, y las parejas y los tríos en ella.'
const SUITED = 'Las manos del mismo palo están por encima de la diagonal, las de palos distintos por debajo.'

/** What known tables are called, and what the maps of decisions say of themselves. */
export const TABLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Flush 3 to 2': 'Color 3 a 2',
    'Flush 2 to 1': 'Color 2 a 1',
    'Flush 1 to 1': 'Color 1 a 1',
    'Flush at 2 to 1': 'Color 2 a 1',
    'Flush at 3 to 2': 'Color 3 a 2',
    'Flush at 1 to 1': 'Color 1 a 1',
    'The Play bet, and what a win pays on it.': 'Lo que hay en Play, y lo que cobra si gana.',
    'The ante and three streets at 1×, paid together.': 'El ante y tres calles a 1×, pagados a la vez.',
    'The ante and three streets at 3×, paid together.': 'El ante y tres calles a 3×, pagados a la vez.',
    'Only 4× before the flop': 'Solo 4× antes del flop',
    'Only 3× before the flop': 'Solo 3× antes del flop',
    'Ties lose': 'Los empates pierden',
    'No game: ante even money': 'Sin juego: ante a la par',
    'No game: a lower hand pushes': 'Sin juego: una mano menor empata',
    'No game: a lower hand loses': 'Sin juego: una mano menor pierde',
    'No commission at all': 'Sin ninguna comisión',
    'House way of Foxwoods': 'Reglas de la casa de Foxwoods',
    'House way of the rule sheet': 'Reglas de la casa de la hoja de reglas',
    'A-2-3-4-5 the lowest straight': 'A-2-3-4-5, la escalera más baja',
    'House way of Bally’s': 'Reglas de la casa de Bally’s',
    'House way of the MGM casinos': 'Reglas de la casa de los casinos MGM',
    'Bet 2x': 'Apuesta 2x',
    'Bet 3x': 'Apuesta 3x',
    'Bet 4x': 'Apuesta 4x',
    '$500 seed': 'Bote inicial de 500 $',
    'The trial’s table': 'La tabla de la prueba',
    'Blackjack pays 6 to 5': 'El blackjack paga 6 a 5',
    'No hole card, double on 9 to 11': 'Sin carta tapada, doblar con 9 a 11',
    'The best play before the flop. Suited hands are above the diagonal, offsuit hands below it.': `La mejor jugada antes del flop. ${SUITED}`,
    'You decide with the flop on the table: each cell shows on how many flops the hand calls. Suited hands are above the diagonal, offsuit hands below it.': `Decides con el flop en la mesa: cada casilla dice en cuántos flops se iguala con la mano. ${SUITED}`,
    'It shows your first two cards, with only the ante down. From fourth street on, the bets you have made count too: the more you would fold, the less it takes to go on. Suited hands are above the diagonal, offsuit hands below it.': `Muestra tus dos primeras cartas, con solo el ante en la mesa. Desde la cuarta calle cuentan también las apuestas hechas: cuanto más perderías al retirarte, menos hace falta para seguir. ${SUITED}`,
    'Find your two highest cards: one-suit hands are above the diagonal, others below, pairs and three of a kind on it. In a split square, the third card decides.': `${PAIRS_AND_SUITS} En una casilla partida decide la tercera carta.`,
    'The best play before the dealer turns a card. Find your two highest cards: one-suit hands are above the diagonal, others below, pairs and three of a kind on it. In a split square, the third card and the suits decide.': `La mejor jugada antes de que el crupier descubra una carta. ${PAIRS_AND_SUITS} En una casilla partida deciden la tercera carta y los palos.`,
    'The clauses of the house ways by the kind of hand. Which of them a hand falls under depends on the house way in force; some have clauses that others lack.':
      'Las cláusulas de las reglas de la casa por tipo de mano. Cuál se aplica a una mano depende de las reglas de la casa vigentes; algunas tienen cláusulas que a otras les faltan.',
    'Hard totals, soft totals and pairs against each up card. A hard total is made of several pairs of cards, which the best play may treat differently. A blackjack leaves nothing to decide.':
      'Totales duros, totales blandos y parejas contra cada carta vista. Un total duro se forma con varias combinaciones de dos cartas, que la mejor jugada puede tratar de forma distinta. Un blackjack no deja nada que decidir.',
  }),
)

/** What a cell of three cards holds: “queen and jack high, all of one suit”, “a pair or three queens”. `word` says a rank. */
export function cellName(text: string, word: (rank: string) => string | undefined): string | undefined {
  const [, high = '', low = '', all] = /^(\w+) and (\w+) high, (all|not all) of one suit$/.exec(text) ?? []
  if (all !== undefined)
    return `${word(high)} y ${word(low)}, ${all === 'all' ? 'las tres' : 'no todas'} del mismo palo`
  const [, ranks] = /^a pair or three (\w+)$/.exec(text) ?? []
  return ranks === undefined ? undefined : `pareja o trío de ${word(ranks)}`
}
