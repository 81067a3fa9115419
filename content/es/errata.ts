import type { PublishedText } from '@/lib/errata/published'

const SPLITS =
  'Las divisiones. El juego publicado sabe cuántas manos ha formado una pareja. El nuestro juega cada mano por sus propias cartas, y divide otra vez siempre que puede o nunca. Todas las demás manos coinciden hasta la última cifra, como muestran las pruebas del código.'

/** The texts of each published figure, by its id. */
export const figures: Readonly<Record<string, PublishedText>> = {
  'ultimate-edge': { what: 'Ventaja de la casa' },
  'ultimate-return': { what: 'Retorno sobre el ante' },
  'ultimate-return-on-all': { what: 'Retorno sobre todas las apuestas' },
  'ultimate-21-outs': {
    what: 'Ventaja de la casa con la estrategia de la regla de las 21 cartas',
    why: 'Las reglas dicen lo mismo, pero se pueden leer de más de una forma: qué cartas sin ver cuentan como outs, y qué es una pareja propia cuando la mesa también tiene pareja. Contamos como out cada carta sin ver que te gana por sí sola, y después contamos cada mano en todos los repartos. No consta cómo se llegó a la cifra publicada.',
    readings: ['la mejor jugada en cada mano, que ninguna regla corta alcanza'],
  },
  'ultimate-optimal': {
    what: 'Ventaja de la casa «con estrategia óptima»',
    why: 'La cifra publicada es la que se conoce para la estrategia corta con la regla de las 21 cartas. La mejor jugada cuesta menos.',
    readings: ['la estrategia corta, contada en todos los repartos'],
  },
  'ultimate-simple': {
    what: 'Ventaja de la casa con «la estrategia», una más antigua',
    why: 'La cifra se cita como la ventaja del juego, pero es la de una estrategia que se publicó entonces. Sus reglas no figuran con ella, así que no podemos volver a calcularla. Nuestra cifra es la de la estrategia corta que se usa ahora.',
    readings: ['la mejor jugada en cada mano', 'la estrategia corta, con un kicker en lugar de los outs'],
  },
  'ultimate-four-times': {
    what: 'Porcentaje de manos en que se sube 4×',
    why: 'Se publica como «cerca de», pero la mejor jugada sube menos veces. El consejo sigue siendo bueno: casi todo el mundo sube demasiado poco.',
  },
  'ultimate-river-king': { what: 'Subir en el river con K♦ Q♥ y la mesa 4♠ 5♥ 6♦ 8♣ 9♦' },
  'ultimate-river-ace': { what: 'Subir en el river con A♦ J♥ y la mesa 4♠ 5♥ 6♦ 8♣ 9♦' },
  'three-edge': { what: 'Ventaja de la casa, bono de ante 5-4-1' },
  'three-risk': { what: 'Elemento de riesgo, bono de ante 5-4-1' },
  'three-queen': { what: 'Ventaja de la casa, jugando con carta alta dama o mejor' },
  'three-queen-risk': {
    what: 'Elemento de riesgo, jugando con carta alta dama o mejor',
    why: 'No lo sabemos. La ventaja de la misma línea coincide, y también los otros dos elementos de riesgo del artículo. El elemento de riesgo es la ventaja dividida por la apuesta media de la misma estrategia, con todas las manos.',
  },
  'three-everything': { what: 'Ventaja de la casa, jugando todas las manos' },
  'three-everything-risk': { what: 'Elemento de riesgo, jugando todas las manos' },
  'bonus-edge': { what: 'Ventaja de la casa, reglas de Las Vegas' },
  'bonus-edge-flush': { what: 'Ventaja de la casa, reglas de Atlantic City' },
  'bonus-risk': { what: 'Elemento de riesgo, reglas de Las Vegas' },
  'bonus-average-bet': { what: 'Apuesta media, reglas de Las Vegas' },
  'bonus-deviation': {
    what: 'Desviación típica de una ronda, reglas de Las Vegas',
    why: 'No lo sabemos. La ventaja, la apuesta media y los valores de las manos iniciales de la misma página coinciden con los nuestros hasta la última cifra, así que es el mismo juego, jugado igual. Si dejamos fuera de la suma las rondas en que te retiras nos acercamos, pero no llegamos a la cifra publicada.',
    readings: ['una retirada cuenta como nada, no como un ante perdido'],
  },
  'bonus-32o': { what: 'Apostar antes del flop con 3-2 de distinto palo, reglas de Las Vegas' },
  'bonus-42o': { what: 'Apostar antes del flop con 4-2 de distinto palo, reglas de Las Vegas' },
  'bonus-82o': { what: 'Apostar antes del flop con 8-2 de distinto palo, reglas de Las Vegas' },
  'bonus-k2o': { what: 'Apostar antes del flop con K-2 de distinto palo, reglas de Las Vegas' },
  'bonus-32o-flush': { what: 'Apostar antes del flop con 3-2 de distinto palo, reglas de Atlantic City' },
  'bonus-return': { what: 'Retorno sobre el ante' },
  'bonus-return-on-all': { what: 'Retorno sobre todas las apuestas' },
  'bonus-side': { what: 'Retorno de la apuesta Bono' },
  'bonus-first-five': {
    what: 'Retorno del First 5 Jackpot',
    why: 'El retorno depende de los premios fijos y del bote. La pantalla de la mesa los muestra; las reglas, no. Con los dos lo calcula la página de apuestas laterales.',
  },
  'casino-edge': { what: 'Ventaja de la casa' },
  'pai-gow-return': {
    what: 'Retorno jugando bien',
    why: 'No lo sabemos. Nuestra cifra es la de un jugador que coloca cada mano con las mismas reglas de la casa que el crupier, según las reglas que figuran en la página. Ninguna de las lecturas de «jugar bien» que probamos da la cifra publicada. La mejor jugada de cada mano devuelve menos; sin comisión, o siendo tú la banca en cada ronda, el juego devuelve más.',
    readings: [
      'la mejor jugada de cada mano contra esas reglas de la casa',
      'sin comisión',
      'eres la banca en cada ronda',
    ],
  },
  'pai-gow-return-other': {
    what: 'Retorno, otro operador',
    why: 'La página no dice con qué reglas de la casa juega el crupier. Nuestra cifra es la de las habituales de este sitio.',
  },
  'pai-gow-foxwoods': { what: 'Ventaja de la casa, los dos con las reglas de Foxwoods' },
  'pai-gow-gain': {
    what: 'Lo que gana la mejor jugada frente a las reglas de Foxwoods',
    why: 'Nuestra cifra es una estimación con una muestra de manos, cada una resuelta con exactitud.',
  },
  'xx-edge': { what: 'Ventaja de la casa' },
  'mix-and-match': {
    what: 'Ventaja de la casa de Mix & Match',
    why: 'Las cuatro cartas salen de una baraja: si tus tres son del mismo palo, quedan menos de ese palo para la carta del crupier. La cifra publicada sale si supones que el palo de la cuarta carta no depende de las tuyas.',
    readings: ['si el cuarto palo no dependiera de tus tres cartas'],
  },
  'texas-21-side-a': { what: 'Ventaja de la casa de la apuesta lateral, tabla A' },
  'texas-21-side-b': {
    what: 'Ventaja de la casa de la apuesta lateral, tabla B',
    why: 'No lo sabemos. La tabla A de la misma hoja coincide, y la tabla B es la A con otro pago para el póquer. Con un pago un escalón más bajo saldría la cifra publicada, en cualquiera de dos sitios. Quizá sea la de una tabla que cambió antes de imprimirse la hoja.',
    readings: ['tabla B con la escalera de color 40 a 1', 'tabla B con el repóquer 35 a 1'],
  },
  'texas-21-progressive': { what: 'Ventaja de la casa de la progresiva, bote en 10.422 $' },
  'texas-21-progressive-hits': { what: 'Apuestas ganadoras de la progresiva' },
  'texas-21-jackpot': { what: 'Bote medio ganado: empieza en 500 $ y suma 25 centavos de cada dólar' },
  'texas-21-s17': { what: 'Ventaja de la casa del blackjack, el crupier se planta con 17 blando, juego por totales' },
  'texas-21-h17': { what: 'Ventaja de la casa del blackjack, el crupier pide con 17 blando, juego por totales' },
  'mississippi-edge': { what: 'Ventaja de la casa' },
  'mississippi-average-bet': {
    what: 'Apuesta media de una ronda',
    why: 'Algunas decisiones son empates exactos: dos apuestas de distinto tamaño, o apostar y retirarse, valen justo lo mismo. Entonces hacemos la apuesta menor, y la cifra publicada hace la mayor. La ventaja es la misma.',
    readings: [
      'la misma mejor jugada, con la apuesta mayor en cada empate exacto: la estrategia de puntos y proyectos',
    ],
  },
  'mississippi-risk': {
    what: 'Elemento de riesgo',
    why: 'Es la misma pérdida dividida por la apuesta media. En los empates exactos la cifra publicada toma la apuesta mayor y la nuestra, la menor.',
    readings: ['con la apuesta mayor en cada empate exacto'],
  },
  'mississippi-straight-5': { what: 'Ventaja de la casa con escaleras 5 a 1' },
  'blackjack-s17': { what: 'Ventaja de la casa, seis barajas, el crupier se planta con 17 blando, juego por totales' },
  'blackjack-h17': { what: 'Ventaja de la casa, seis barajas, el crupier pide con 17 blando, juego por totales' },
  'blackjack-calculator': {
    what: 'Ventaja de la casa, seis barajas, el crupier pide con 17 blando',
    why: 'No lo sabemos. Las reglas son las mismas. Nuestra cifra es con un zapato nuevo en cada ronda. Un zapato que se reparte hasta la carta de corte es algo peor para quien sigue la tabla. Cuando han salido pocas cartas altas las rondas gastan más cartas, así que un zapato que ha mejorado reparte menos rondas.',
  },
  'blackjack-one-deck': { what: 'Pérdida por ronda, una baraja, el crupier pide con 17 blando', why: SPLITS },
  'blackjack-two-decks': { what: 'Pérdida por ronda, dos barajas, el crupier pide con 17 blando', why: SPLITS },
  'blackjack-five-decks': {
    what: 'Pérdida por ronda, cinco barajas, el crupier se planta con 17 blando',
    why: SPLITS,
  },
  'blackjack-six-decks': {
    what: 'Pérdida por ronda, seis barajas, sin carta tapada, el crupier pide con 17 blando',
    why: 'No lo sabemos. Las manos de dos cartas distintas que hemos comparado coinciden hasta la última cifra. Las divisiones se calculan de otro modo: el juego publicado sabe cuántas manos ha formado una pareja, y el nuestro juega cada mano por sus propias cartas.',
  },
  'blackjack-21-3': { what: 'Ventaja de la casa de 21+3 a 9 a 1, seis barajas' },
  'blackjack-perfect-pairs': { what: 'Ventaja de la casa de Perfect Pairs, seis barajas' },
}

/** Translations of sources that are described rather than named, by their English description. */
export const sources: Readonly<Record<string, string>> = {
  'XX Poker trial rule sheet, Grosvenor Casinos, 15 July 2011':
    'Hoja de reglas de la prueba de XX Poker, Grosvenor Casinos, 15 de julio de 2011',
  'Texas 21 rules and dealing procedures, 2004': 'Reglas y procedimientos de Texas 21, 2004',
  'Hugues Hoppe, an open-source blackjack notebook': 'Hugues Hoppe, un cuaderno de blackjack de código abierto',
  'An operator’s help page, Pai Gow with the Jokolor side bet':
    'Página de ayuda de un operador, Pai Gow con la apuesta lateral Jokolor',
  'Wizard of Odds, Pai Gow Poker (analysis by JB)': 'Wizard of Odds, Pai Gow Poker (análisis de JB)',
  'Evolution’s game rules, as PokerStars prints them': 'Reglas de Evolution, tal como las publica PokerStars',
  'Evolution’s game rules, Ultimate Texas Hold’em': 'Reglas de Evolution, Ultimate Texas Hold’em',
  'Edge Vegas, quoting the Wizard of Odds': 'Edge Vegas, que cita al Wizard of Odds',
  'PokerCoaching, Ultimate Texas Hold’em strategy': 'PokerCoaching, estrategia de Ultimate Texas Hold’em',
  'Gaming Today, a syndicated column': 'Gaming Today, una columna de varios periódicos',
  'Wizard of Odds, blackjack appendix 9': 'Wizard of Odds, apéndice 9 de blackjack',
  'Wizard of Odds, house edge calculator, as a reader of its forum quotes it':
    'Wizard of Odds, calculadora de la ventaja, citada por un lector de su foro',
  'Wizard of Odds, 21+3, version 1': 'Wizard of Odds, 21+3, versión 1',
  'Online Casino Site Info, blackjack side bets': 'Online Casino Site Info, apuestas laterales de blackjack',
}
