/* Cómo se llaman en español las tablas y reglas conocidas, por su nombre inglés. */

const NAMES: Readonly<Record<string, string>> = {
  'Flush at 2 to 1': 'Color 2 a 1',
  'Flush at 3 to 2': 'Color 3 a 2',
  'Flush at 1 to 1': 'Color 1 a 1',
  'Only 4× before the flop': 'Solo 4× antes del flop',
  'Only 3× before the flop': 'Solo 3× antes del flop',
  'Straight at 4 to 1': 'Escalera 4 a 1',
  'Straight at 5 to 1': 'Escalera 5 a 1',
  'Ante paid from a straight': 'Ante pagado desde escalera',
  'Ante paid from a flush': 'Ante pagado desde color',
  'Ties lose': 'Los empates pierden',
  'No game: ante even money': 'Sin juego: ante a la par',
  'No game: a lower hand pushes': 'Sin juego: una mano menor empata',
  'No game: a lower hand loses': 'Sin juego: una mano menor pierde',
  'Dealer hits soft 17, late surrender': 'El crupier pide con 17 blando, rendición tardía',
  'Dealer stands on soft 17': 'El crupier se planta con 17 blando',
  'Dealer stands on soft 17, late surrender': 'El crupier se planta con 17 blando, rendición tardía',
  'No double after a split': 'Sin doblar tras dividir',
  'Double on 9 to 11 only': 'Doblar solo con 9 a 11',
  'Double on 10 and 11 only': 'Doblar solo con 10 y 11',
  'No splitting again': 'Sin volver a dividir',
  'Aces may be split again': 'Los ases se pueden volver a dividir',
  'One deck': 'Una baraja',
  'Two decks': 'Dos barajas',
  'Eight decks': 'Ocho barajas',
  'No hole card': 'Sin carta tapada',
}

/** Lo que no tiene más palabras que `Ante` y cifras se llama igual. Falla con un nombre que falta. */
export function tableName(english: string): string {
  const known = NAMES[english] ?? (/^Ante [\d-]+$/.test(english) ? english : undefined)
  if (known === undefined) throw new Error(`falta el nombre español de «${english}»`)
  return known
}
