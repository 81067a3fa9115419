import type { TermId, TermWords } from '../glossary'

/*
 * The glossary, in the words of Spanish-speaking dealers. Where Spain and Latin America differ, the word used on this
 * site comes first.
 */

export const glossary: Readonly<Record<TermId, TermWords>> = {
  'add-on': {
    name: 'Añadido',
    text: 'Una segunda apuesta, de hasta la mitad de la [apuesta Play](#play), que haces antes de ver ninguna carta del crupier. Se mueve con la apuesta Play y cobra lo mismo, así que hazla entera o no la hagas.',
    see: ['Cuándo añadir'],
  },
  ante: {
    name: 'Ante',
    text: 'La apuesta que haces antes de ver ninguna carta. La pierdes si te [retiras](#fold). En los juegos de póquer de este sitio es la [apuesta base](#base-wager): todas las cifras se cuentan en antes.',
  },
  'ante-bonus': {
    name: 'Bono de ante',
    text: 'Un premio sobre el [ante](#ante) por escalera o mejor, tenga lo que tenga el crupier. Es parte del juego, no una [apuesta lateral](#side-bet): si paga menos, el juego cuesta más.',
    see: ['Tablas del bono de ante'],
  },
  banker: {
    name: 'Banca',
    text: 'La casa o el jugador a cuya mano tienen que ganar todas las demás. La banca gana todas las [copias](#copy). Suele ser la casa; en algunos casinos los jugadores se turnan.',
    see: ['Lo que vale ser la banca'],
  },
  bankroll: {
    name: 'Dinero para jugar',
    also: ['banca propia'],
    text: 'El dinero que apartas para jugar. Lo que te dura depende de la [ventaja de la casa](#house-edge), y mucho más de la [desviación típica](#standard-deviation).',
    see: ['Cuánto dura tu dinero'],
  },
  'base-wager': {
    name: 'Apuesta base',
    also: ['unidad'],
    text: 'La apuesta en la que se cuenta todo: el [ante](#ante), la [apuesta Play](#play) en XX Poker, la apuesta principal en Pai Gow Poker y en blackjack.',
  },
  'basic-strategy': {
    name: 'Estrategia básica',
    text: 'La mejor jugada si solo miras tu total y la [carta vista](#up-card) del crupier. Va [por totales](#total-dependent) y cabe en una tarjeta.',
    see: ['Lo que cuesta frente al juego exacto'],
  },
  blackjack: {
    name: 'Blackjack',
    also: ['natural'],
    text: 'Un as y una carta de diez como tus dos primeras cartas. Se paga mejor que a la par. Después de [dividir](#split), esas mismas dos cartas son solo veintiuno.',
  },
  blind: {
    name: 'Ciega',
    text: 'Una segunda apuesta del mismo tamaño que el [ante](#ante). Si ganas con escalera o mejor, paga según una tabla; si ganas con menos, [se devuelve](#push). Si pierdes la mano, la pierdes.',
    see: ['Tablas de la ciega'],
  },
  box: {
    name: 'Casilla',
    also: ['puesto', 'asiento'],
    text: 'Un sitio del tapete que recibe su propia mano. Donde la casa lo permite, un jugador puede ocupar varias.',
  },
  'break-even-meter': {
    name: 'Bote de equilibrio',
    text: 'El [bote](#meter) con el que una apuesta [progresiva](#progressive) está en equilibrio. Por debajo, la ventaja es de la casa; por encima, tuya.',
    see: ['La progresiva de Texas 21'],
  },
  bust: {
    name: 'Pasarse',
    text: 'Llegar a más de veintiuno y perder en el acto, aunque después se pase también el crupier.',
  },
  call: {
    name: 'Igualar',
    also: ['ver', 'pagar'],
    text: 'Seguir en la mano con otra apuesta de tamaño fijo, en lugar de [retirarte](#fold).',
    see: ['Cada cuánto igualar'],
  },
  check: {
    name: 'Pasar',
    text: 'Seguir en la mano sin apostar por ahora. Es gratis, pero puedes perder la ocasión de apostar más.',
  },
  clause: {
    name: 'Cláusula',
    text: 'Una regla de las [reglas de la casa](#house-way): qué manos cubre y cómo se colocan. Decide la primera cláusula que cubre la mano.',
    see: ['Reglas de la casa, cláusula por cláusula'],
  },
  'close-call': {
    name: 'Decisión ajustada',
    also: ['decisión reñida'],
    text: 'Una decisión en la que dos opciones valen casi lo mismo. Equivocarse ahí cuesta poco: deja esas manos para el final.',
  },
  commission: {
    name: 'Comisión',
    text: 'La parte de cada ganancia que se queda la casa. Sin ella y sin las [copias](#copy), el juego estaría en equilibrio entre dos jugadores que colocan igual.',
    see: ['El juego sin comisión'],
  },
  'community-cards': {
    name: 'Cartas comunitarias',
    also: ['mesa', 'cartas compartidas'],
    text: 'Cartas boca arriba que cuentan para todas las manos, también la del crupier.',
  },
  'complete-hand': {
    name: 'Mano completa',
    text: 'Una escalera, un color, una escalera de color o una escalera real: una mano que necesita las cinco cartas de detrás. Muchas [cláusulas](#clause) deciden si conservarla o poner una pareja delante.',
  },
  'composition-dependent': {
    name: 'Por composición',
    text: 'Así se juega cuando cuentan cada carta de tu mano y todas las demás que has visto, y no solo el total. Lo contrario es jugar [por totales](#total-dependent).',
    see: ['Lo que vale'],
  },
  contest: {
    name: 'Duelo',
    text: 'El crupier descubre una de sus dos primeras cartas y tú intentas superarla con otra más alta del mismo palo. Si ganas, tus apuestas pasan a un sitio que paga más.',
    see: ['Qué carta colocar'],
  },
  copy: {
    name: 'Copia',
    text: 'Una mano de delante o de detrás idéntica en valor a la que se compara con ella. La gana la [banca](#banker). Aparte de la [comisión](#commission), es toda la ventaja que tiene la banca sobre un jugador que coloca igual.',
  },
  'cut-off': {
    name: 'Línea de corte',
    text: 'El punto de una serie de manos en que cambia la jugada correcta, como el último rey con el que subir o la dama más baja con la que jugar.',
    see: ['Dónde la pones tú'],
  },
  'dark-bet': {
    name: 'Casilla a oscuras',
    also: ['apuesta a oscuras'],
    text: 'Una [casilla](#box) en la que apuestas sin ver sus cartas. Puedes tener tantas como haya libres, con la cantidad que quieras. Las casillas cuyas cartas ves están [abiertas](#exposure).',
  },
  'dead-card': {
    name: 'Carta muerta',
    text: 'Una carta que sabes que ya no está en la baraja, como una que viste en la mano de un vecino. Cambia lo que vale cada opción, casi siempre poco.',
    see: ['Escribir cartas muertas en la calculadora'],
  },
  'double-down': {
    name: 'Doblar',
    text: 'Apostar otro tanto en una mano y recibir exactamente una carta más.',
  },
  'effect-of-removal': {
    name: 'Efecto de quitar una carta',
    text: 'Lo que gana o pierde una apuesta cuando sale del [zapato](#shoe) una carta de cierto valor.',
    see: ['Carta por carta'],
  },
  'element-of-risk': {
    name: 'Elemento de riesgo',
    text: 'La pérdida media como parte de todo el dinero que apuestas en una ronda, subidas incluidas. La [ventaja de la casa](#house-edge) divide la misma pérdida solo por la [apuesta base](#base-wager). Con el elemento de riesgo se comparan juegos en los que se sube con juegos en los que no.',
    see: ['Los dos, juego por juego'],
  },
  'error-rate': {
    name: 'Tasa de error',
    text: 'Lo que cuestan tus errores de media por decisión, en milésimas de la [apuesta base](#base-wager). Las decisiones evidentes no cuentan.',
    see: ['Tu progreso'],
  },
  ev: {
    name: 'Valor esperado',
    also: ['esperanza'],
    text: 'Lo que una opción gana o pierde de media, contando todas las formas en que pueden salir las cartas y con el mejor juego después. Se cuenta en [apuestas base](#base-wager). La opción con más valor esperado es la correcta, salga como salga esta vez.',
    see: ['El valor de cualquier decisión'],
  },
  exposure: {
    name: 'Exposición',
    also: ['casilla abierta'],
    text: 'La regla por la que un jugador puede ocupar dos [casillas](#box) abiertas y ver las dos manos. Las casillas están juntas y tienen antes iguales. Las cartas de cada una están [muertas](#dead-card) para la otra.',
  },
  'five-aces': {
    name: 'Cinco ases',
    text: 'Los cuatro ases y el [comodín](#joker): la mano más alta del juego.',
  },
  flop: {
    name: 'Flop',
    text: 'Las tres primeras [cartas comunitarias](#community-cards), que se descubren a la vez. En Texas 21 son las cuatro cartas boca arriba que se reparten antes de que nadie juegue.',
  },
  'flush-draw': {
    name: 'Proyecto de color',
    also: ['cuatro de color'],
    text: 'Cuatro cartas de un mismo palo con más cartas por venir: una más de ese palo hace color.',
  },
  fold: {
    name: 'Retirarse',
    also: ['no ir'],
    text: 'Dejar la mano y perder lo que ya has apostado en ella. Retírate cuando todas las demás opciones pierden más.',
    see: ['Con qué manos retirarse antes del flop'],
  },
  foul: {
    name: 'Mano nula',
    text: 'Una mano colocada con las dos cartas de delante por encima de las cinco de detrás. La del jugador pierde; la del crupier se vuelve a colocar según las [reglas de la casa](#house-way).',
  },
  grade: {
    name: 'Calificación',
    text: 'Cómo valora el entrenador una respuesta por lo que cuesta: mejor, bien, imprecisión, error o error grave. Una opción con el mismo [valor esperado](#ev) también es la mejor. Si sigues la regla que enseña el curso y con esa mano otra jugada es mejor, el entrenador lo dice: cuesta dinero, pero no es un error.',
  },
  'hard-hand': {
    name: 'Mano dura',
    text: 'Una mano sin ases, o con ases que tienen que contar uno porque con once se pasaría. Compárala con la [mano blanda](#soft-hand).',
  },
  'hidden-pair': {
    name: 'Pareja propia',
    also: ['pareja oculta'],
    text: 'Una pareja hecha con al menos una de tus [cartas propias](#hole-cards), de modo que el crupier no la comparte. Una pareja en la mesa es de todos.',
    see: ['Cuándo apostarla'],
  },
  'high-hand': {
    name: 'Mano alta',
    also: ['detrás', 'mano de detrás'],
    text: 'Las cinco de tus siete cartas que colocas detrás. No pueden valer menos que la [mano baja](#low-hand).',
  },
  hit: {
    name: 'Pedir',
    also: ['pedir carta'],
    text: 'Tomar una carta más.',
  },
  'hole-cards': {
    name: 'Cartas propias',
    also: ['cartas tapadas', 'cartas de mano'],
    text: 'Las dos cartas que solo usas tú.',
  },
  'house-edge': {
    name: 'Ventaja de la casa',
    text: 'Lo que la casa se queda de media de cada [apuesta base](#base-wager), en porcentaje. Es el [valor esperado](#ev) de una ronda con el signo contrario, y supone el mejor juego si no se dice otra cosa.',
    see: ['Los juegos por su ventaja', 'Ventajas publicadas, comprobadas'],
  },
  'house-way': {
    name: 'Reglas de la casa',
    text: 'Las reglas escritas con las que el crupier tiene que colocar siete cartas: una lista de [cláusulas](#clause). Puedes pedir que coloquen así tu mano, pero no estás obligado.',
    see: ['Reglas de la casa', 'Practicar unas'],
  },
  insurance: {
    name: 'Seguro',
    text: 'Una apuesta a que el crupier tiene [blackjack](#blackjack), que se ofrece cuando enseña un as. Es una [apuesta lateral](#side-bet) sobre las cartas de diez que quedan.',
  },
  joker: {
    name: 'Comodín',
    text: 'La carta extra de Pai Gow Poker. Completa una escalera, un color, una escalera de color o una escalera real; si no, es un as. Un comodín con esos límites se llama «bug» en inglés.',
  },
  jokolor: {
    name: 'Jokolor',
    text: 'Una [apuesta lateral](#side-bet) con licencia de Pai Gow Poker, que se hace antes del reparto. Según UK Casino Table Games es de Galaxy Gaming. La hoja de la que vienen nuestras reglas nombra la apuesta pero no da su [tabla de pagos](#pay-table), así que no damos ninguna cifra.',
    see: ['Tablas de bonos de Pai Gow que sí están impresas'],
  },
  kicker: {
    name: 'Kicker',
    also: ['carta de desempate'],
    text: 'La carta que decide entre dos manos con la misma pareja o la misma carta alta.',
  },
  'late-surrender': {
    name: 'Rendición tardía',
    also: ['rendirse'],
    text: 'Renunciar a la mitad de tu apuesta después de que el crupier haya mirado si tiene [blackjack](#blackjack) y no lo tenga.',
  },
  'low-hand': {
    name: 'Mano baja',
    also: ['delante', 'mano de delante'],
    text: 'Las dos de tus siete cartas que colocas delante. Como mucho forman una pareja; ahí no cuentan escaleras ni colores.',
  },
  meter: {
    name: 'Bote',
    text: 'El premio actual de una apuesta [progresiva](#progressive). Crece con cada apuesta hasta que alguien lo gana, y entonces vuelve a su [bote inicial](#seed).',
    see: ['Desde qué bote compensa'],
  },
  'mini-royal': {
    name: 'Mini escalera real',
    text: 'As, rey y dama del mismo palo: la mano de tres cartas más alta. Algunas [tablas de pagos](#pay-table) pagan más por ella que por una escalera de color.',
  },
  'mix-and-match': {
    name: 'Mix & Match',
    text: 'Una [apuesta lateral](#side-bet) sobre los palos de tus tres cartas y de la tercera del crupier: todos distintos o todos iguales.',
    see: ['Su ventaja real'],
  },
  'no-game': {
    name: 'Sin juego',
    text: 'Lo que anuncia el crupier cuando su mano no [califica](#qualify). Qué apuestas se pagan entonces, y si tu mano tiene que ser más alta, cambia de una hoja de reglas a otra.',
    see: ['Lo que cuesta cada lectura'],
  },
  offsuit: {
    name: 'De distinto palo',
    text: 'Dos cartas de palos diferentes; se escribe con una o, como en K5o. Lo contrario es [del mismo palo](#suited).',
  },
  outs: {
    name: 'Outs',
    text: 'Las cartas que no has visto y que cambiarían quién gana. En el [river](#river) de Ultimate Texas Hold’em son las del crupier: todas las que te ganarían si estuvieran en su mano.',
    see: ['La regla de las 21 cartas, con precio'],
  },
  'pai-gow': {
    name: 'Pai gow',
    text: 'Una mano de siete cartas sin pareja, escalera ni color. De ahí viene el nombre del juego.',
  },
  'pair-plus': {
    name: 'Pair Plus',
    text: 'Una [apuesta lateral](#side-bet) sobre tus tres cartas. Paga según su tabla desde una pareja, tenga lo que tenga el crupier.',
    see: ['Sus tablas, comparadas'],
  },
  passenger: {
    name: 'Pasajero',
    text: 'Un jugador que apuesta en la [casilla](#box) de otro y sigue lo que decide su dueño. En una [casilla a oscuras](#dark-bet) puedes entrar libremente. En una abierta necesitas el permiso del dueño, y apuestas lo mismo que él.',
  },
  'pay-table': {
    name: 'Tabla de pagos',
    text: 'La lista de lo que paga cada mano, tal como está impresa en el cartel de la mesa. El mismo juego con otra tabla cuesta otra cantidad.',
    see: ['Tablas de pagos que hay en los casinos'],
  },
  peek: {
    name: 'Mirar la tapada',
    text: 'El crupier mira su carta boca abajo antes de que nadie juegue, por si tiene [blackjack](#blackjack). Si el juego sigue, sabes que no lo tiene.',
  },
  play: {
    name: 'Jugar',
    also: ['apuesta Play'],
    text: 'La apuesta que te mantiene en la mano; jugar es hacerla. En XX Poker es la primera apuesta, antes de ver ninguna carta.',
  },
  progressive: {
    name: 'Progresiva',
    text: 'Una [apuesta lateral](#side-bet) cuyo premio mayor es un [bote](#meter) que crece con las apuestas de todos los jugadores.',
  },
  push: {
    name: 'Empate',
    text: 'Ni ganas ni pierdes: la apuesta se devuelve.',
  },
  qualify: {
    name: 'Calificar',
    text: 'Tener al menos la mano que las reglas le exigen al crupier. Si no califica, algunas apuestas [se devuelven](#push) o se pagan tengas lo que tengas; cada juego tiene su regla.',
  },
  raise: {
    name: 'Subir',
    also: ['aumentar'],
    text: 'Apostar más después de haber visto cartas. En Ultimate Texas Hold’em puedes subir una vez por ronda, y más cuanto antes lo hagas.',
    see: ['Con qué subir'],
  },
  'return-to-player': {
    name: 'Retorno al jugador',
    also: ['RTP', 'retorno'],
    text: 'La parte de lo que apuestas que vuelve de media: el cien por ciento menos la ventaja. Pregunta de qué apuesta es esa parte: del [ante](#ante) o de todas las apuestas, como en el [elemento de riesgo](#element-of-risk).',
    see: ['Retornos publicados, comprobados'],
  },
  'risk-of-ruin': {
    name: 'Riesgo de ruina',
    text: 'La probabilidad de que pierdas tu [dinero para jugar](#bankroll) en un tiempo dado.',
    see: ['Calculado'],
  },
  river: {
    name: 'River',
    text: 'La última [carta comunitaria](#community-cards), y la decisión que viene después. En Ultimate Texas Hold’em el [turn](#turn) y el river salen juntos.',
  },
  seed: {
    name: 'Bote inicial',
    also: ['semilla'],
    text: 'El premio con el que empieza un [bote](#meter), y con el que vuelve a empezar cada vez que alguien lo gana. Lo pone la casa.',
  },
  shoe: {
    name: 'Zapato',
    also: ['sabot'],
    text: 'La caja de la que se reparten varias barajas, y las cartas que quedan en ella. Las que ya salieron cambian lo que valen las apuestas.',
  },
  showdown: {
    name: 'Enfrentamiento',
    text: 'La comparación de tu mano con la del crupier cuando ya han salido todas las cartas.',
    see: ['Liquida una mesa'],
  },
  'side-bet': {
    name: 'Apuesta lateral',
    also: ['apuesta de bono'],
    text: 'Una apuesta extra y opcional que deciden solo las cartas: no puedes jugarla mejor ni peor. Tiene su propia ventaja de la casa, casi siempre mayor.',
    see: ['Apuestas laterales por sus tablas'],
  },
  'soft-hand': {
    name: 'Mano blanda',
    text: 'Una mano con un as que cuenta once: ninguna carta hace que se pase. «Diecisiete blando» es un as y seis más. Que el crupier pida con él es una regla de la casa.',
    see: ['Lo que cuesta esa regla'],
  },
  split: {
    name: 'Dividir',
    also: ['separar'],
    text: 'Hacer dos manos de una pareja, con una segunda apuesta del mismo tamaño. Dos cartas de diez cualesquiera cuentan como pareja.',
  },
  stand: {
    name: 'Plantarse',
    also: ['quedarse'],
    text: 'No tomar más cartas.',
  },
  'standard-deviation': {
    name: 'Desviación típica',
    also: ['desviación estándar'],
    text: 'Cuánto se aparta de la media el resultado de una ronda, contando todos los resultados. Es el tamaño de la suerte, en [apuestas base](#base-wager). En muchas rondas la suerte crece con la raíz cuadrada de su número, y la [ventaja de la casa](#house-edge) con el número mismo.',
    see: ['Una sesión en cifras', 'Una publicada, comprobada'],
  },
  'straight-draw': {
    name: 'Proyecto de escalera',
    also: ['gutshot', 'escalera interna', 'escalera abierta'],
    text: 'Cuatro cartas a las que una más puede hacer escalera. Si está abierta, sirve una carta en cualquiera de los dos extremos; si es interna, solo la que falta en medio.',
  },
  stub: {
    name: 'Resto de la baraja',
    also: ['mazo'],
    text: 'Las cartas que no has visto. De ellas sale todo lo que falta por repartir.',
  },
  suited: {
    name: 'Del mismo palo',
    text: 'Dos cartas de un solo palo; se escribe con una s, como en K5s. Valen un poco más que las mismas cartas [de distinto palo](#offsuit).',
  },
  'total-dependent': {
    name: 'Por totales',
    text: 'Así se juega cuando solo cuentan el total de tu mano, si es [blanda](#soft-hand) o pareja, y la [carta vista](#up-card) del crupier. Una tarjeta de estrategia básica va por totales. Lo contrario es jugar [por composición](#composition-dependent).',
  },
  trips: {
    name: 'Trío',
    also: ['tercia'],
    text: 'Tres cartas del mismo valor. En Ultimate Texas Hold’em, Trips es también la [apuesta lateral](#side-bet) que paga desde un trío, gane quien gane.',
    see: ['Las tablas de Trips, comparadas'],
  },
  turn: {
    name: 'Turn',
    text: 'La cuarta [carta comunitaria](#community-cards) y, en Texas Hold’em Bonus, la decisión que viene después.',
  },
  'up-card': {
    name: 'Carta vista',
    also: ['carta descubierta'],
    text: 'La carta boca arriba del crupier.',
  },
  variance: {
    name: 'Varianza',
    text: 'El cuadrado de la [desviación típica](#standard-deviation). A diferencia de las desviaciones, las varianzas de las rondas se suman.',
  },
  wheel: {
    name: 'Escalera de as a cinco',
    also: ['escalera al cinco'],
    text: 'La escalera formada por as, dos, tres, cuatro y cinco. En Pai Gow Poker suele ser la segunda más alta, y en algunos casinos la más baja.',
    see: ['Lo que cuesta que sea la más baja'],
  },
}
