import type { Catalogue } from '../catalogue'

const PLACES = ['', '', 'la segunda', 'la tercera', 'la cuarta', 'la quinta'] as const

export const sideBets: Catalogue['sideBets'] = {
  title: 'apuestas laterales',
  sideBet: 'Apuesta lateral',
  eachInFull: 'Cada tabla conocida, al detalle',
  inFullLead:
    'Con qué manos vuelve el dinero, lo que vale cada línea, cómo queda frente a las otras tablas, cuándo estaría en equilibrio la apuesta y lo que cuesta por hora.',

  insuranceKeeps: (edge) =>
    `Con un zapato recién barajado, el seguro cuesta el ${edge} de lo que pones en él, de media entre todas las manos.`,
  insuranceOffer: (rounds, bet, most, pays) =>
    `Solo te lo ofrecen cuando el crupier enseña un as, en una ronda de cada ${rounds}. Con ${bet} apostados puedes poner hasta ${most}. Paga ${pays} a 1 si la carta tapada del crupier vale diez.`,
  insuranceExact: (cards, tens) =>
    `De las ${cards} cartas que quedan sin el as, ${tens} valen diez. Una unidad de seguro vale {worth} de lo apostado.`,

  counting: 'Contando todos los repartos posibles.',
  houseEdge: 'Ventaja de la casa',
  yourEdge: 'Tu ventaja',
  costOf: (bets, stake) => `Coste de ${bets} apuestas de ${stake}`,
  gainOf: (bets, stake) => `Ganancia de ${bets} apuestas de ${stake}`,
  winningBet: 'Una apuesta ganadora',
  comesBackOf: (bets) => `Retorno de ${bets} apostados`,
  evenAtMeter: 'En equilibrio con un bote de',
  none: 'ninguno',
  never: 'nunca',
  oneIn: (times) => `1 de cada ${times}`,
  spokenHouse: (bet, edge, wins) => `${bet}: ventaja de la casa ${edge}, una apuesta ganadora ${wins}.`,
  spokenYours: (bet, edge, wins) => `${bet}: tu ventaja ${edge}, una apuesta ganadora ${wins}.`,
  notWorkedOut: 'Esto no se ha calculado.',
  tryAgain: 'Reintentar',
  foldKeeps: 'Paga aunque te retires.',
  withoutFolds: 'Estas cifras cuentan todas las manos como jugadas.',
  proof: 'La prueba',
  worthExactly: (deals) => `En ${deals} repartos igual de probables la apuesta vale {worth} de lo apostado.`,
  exactly: (fraction) => `exactamente ${fraction}`,

  payTable: 'Tabla de pagos',
  reset: 'Restablecer',
  caption: (table) =>
    `${table}: lo que paga cada mano, con qué frecuencia sale y cuánto devuelve de cada cien apostados`,
  hand: 'Mano',
  ways: 'Formas',
  chance: 'Probabilidad',
  pays: 'Paga',
  backOfHundred: 'Retorno, de 100',
  notPaid: 'no se paga aparte',
  waysOf: (count) => `${count} formas`,
  loses: 'Pierde',
  allDeals: 'Todos los repartos',
  theMeter: 'el bote',
  toOne: 'a 1',
  forOne: 'por 1',
  paysToOne: (hand) => `Pago de ${hand}, a uno`,

  returns: 'De dónde viene el retorno',
  ofHundredOn: (bet) => `De cada 100 apostados a ${bet}, con la apuesta incluida.`,
  ofHundred: 'De cada 100 apostados.',
  nothingBack: 'Con esta tabla nunca vuelve nada.',
  mostBack: (hand, share) => `${hand} es lo que más devuelve: el ${share} de todo.`,
  houseKeeps: 'Se queda la casa',
  ofEveryHundred: (amount) => `${amount} de cada 100 apostados`,
  returnsSpoken: (bet, lines) => `${bet}: lo que vuelve de cada cien apostados. ${lines}.`,

  isGood: '¿Es buena esta tabla?',
  usualTable: 'La tabla habitual',
  noCardKnown: 'Las tablas se comparan sin conocer ninguna carta.',
  knownTables: 'Tablas conocidas',
  oneKnown: 'La única conocida',
  keeps: (share) => `se queda con el ${share}`,
  gives: (share) => `te da el ${share}`,
  besideBest: (own, table, its) => `Esta ${own}; ${table}, la mejor de ellas, ${its}.`,
  besideWorst: (own, table, its) => `Esta ${own}; ${table}, la peor de ellas, ${its}.`,
  noneBetter: (count) => `Sí: ninguna de las ${count} tablas conocidas es mejor.`,
  betterThanAll: (count) => `Sí: es mejor que las ${count} tablas conocidas.`,
  allBetter: (count) => `No: las ${count} tablas conocidas son mejores.`,
  worst: (count) => `No: es la peor de las ${count} tablas conocidas.`,
  placed: (place, count) =>
    `No es la mejor: es ${PLACES[place] ?? `la ${place}.ª`} mejor de las ${count} tablas conocidas.`,
  someBetter: (better, written, count) =>
    better === 1
      ? `No es la mejor: una de las ${count} tablas conocidas es mejor.`
      : `No es la mejor: ${written} de las ${count} tablas conocidas son mejores.`,

  unprinted: 'Aún sin ventaja de la casa: no todos los premios de esta apuesta están impresos.',
  prize: (hand, pay) => `${hand} ${pay} a 1`,
  printedPrizes: (prizes, back) =>
    `Están impresos: ${prizes}. Esos premios solos devuelven el ${back} de cada apuesta. Fuentes:`,
  impliedMeter: (published, meter, even) =>
    `El operador declara un retorno del ${published}. Si solo pagaran estos premios, el bote tendría que estar en ${meter} apuestas para ese retorno, y en ${even} para que no pierdas. Cada premio adicional baja las dos cifras.`,
  enterPrizes: 'Escribe los premios y el bote de tu pantalla: entonces aparece la ventaja de la casa.',

  meter: 'El bote',
  meterAbout:
    'Lo que muestra el letrero, contado en apuestas: dólares si la apuesta es de un dólar. Si varios se lo repartirían, escribe tu parte.',
  sharedMeterAbout:
    'Lo que muestra el letrero, contado en apuestas: dólares si la apuesta es de un dólar. Cada mano ganadora recibe una parte igual.',
  meterInBets: 'Bote, en apuestas',
  playersOnIt: 'Jugadores con esta apuesta, contigo',
  shareOf: (players, share) =>
    `Con ${players} jugadores, quien gana recibe de media el ${share} del bote: algunas escaleras reales son de varios.`,
  noMeter: 'Ningún bote compensa el resto de esta tabla.',
  evenKeeps: (share) =>
    `La apuesta está en equilibrio con un bote de {meter} y por encima vale la pena. Con este bote la casa se queda con el ${share} de cada apuesta.`,
  evenGains: (share) =>
    `La apuesta está en equilibrio con un bote de {meter} y por encima vale la pena. Con este bote ganas el ${share} de cada apuesta.`,
  exactMeter: (fraction) => `Exactamente ${fraction}`,
  notAmount: (typed) => `«${typed}» no es una cantidad.`,
  amountFrom: (most) => `Debe ser una cantidad de 0 a ${most}.`,
  seen: 'Cartas que has visto',
  seenAbout: 'Toca las cartas que has visto, o escríbelas. Las cifras de arriba son entonces exactas sin ellas.',
  deadCards: 'Cartas muertas',
  clear: 'Borrar',
  notInDeck: (card) => `${card} no está en la baraja de este juego.`,
  twice: (card) => `${card} está dos veces.`,
  mostDead: (most) => `Como máximo puede haber ${most} cartas muertas; las demás hacen falta para repartir.`,

  strangeBet: (name, game) => `«${name}» no es una apuesta lateral de ${game}.`,
  didYouMean: (name) => `¿Querías decir «${name}»?`,
  known: (names) => `Conocidas: ${names}.`,
  noDecks: (most) => `El zapato de este enlace no dice cuántas barajas tiene; puede tener de 1 a ${most}.`,
  strangeDecks: (decks, most) => `El zapato de este enlace tiene «${decks}» barajas; puede tener de 1 a ${most}.`,
  strangePlayers: (players, most) => `«${players}» no es un número de jugadores de 1 a ${most}.`,
  strangeShoe: (problem) => `El zapato de este enlace no se entiende. ${problem}`,
  strangeKey: (key, game, meant) =>
    `«${key}» en este enlace no es ningún dato de las apuestas laterales de ${game}. ¿Querías decir «${meant}»?`,
}
