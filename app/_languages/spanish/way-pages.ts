import type { Catalogue } from '../catalogue'
import { capital } from '@/lib/text'
import { patternName } from './way-sentences'

/** Where each house way of the site was printed, and what its text leaves open or is known for. */
export const PRINTED: Readonly<Record<string, { readonly source: string; readonly note: string }>> = {
  playnow: {
    source: 'Las reglas de la casa impresas en la hoja de reglas del juego de Pai Gow con la apuesta lateral Jokolor',
    note: 'La hoja no dice qué hacer con algunas manos. Suponemos que una mano completa se conserva aunque su pareja no pueda ir delante. Un as o un rey cuenta aunque sea el comodín. Unas dobles parejas con una mano completa siguen las cláusulas de las dobles parejas. Una escalera de color se puede romper para mejorar lo de delante. Un trío con una mano completa y sin pareja para delante conserva la mano completa.',
  },
  mgm: {
    source: 'Reglas de la casa de los casinos MGM, tal como figuran en su reglamento',
    note: 'Las dobles parejas de seises o menos se conservan siempre; con una mano completa, un as va delante de una pareja de dieces a reyes.',
  },
  foxwoods: {
    source: 'Reglas de la casa de Foxwoods, Connecticut, tal como figuran en su reglamento',
    note: 'Las dobles parejas se colocan solo según la mayor; un full se separa siempre.',
  },
  'ballys-ac': {
    source: 'Reglas de la casa de Bally’s Park Place, Atlantic City, tal como se imprimieron',
    note: 'El texto se corta antes del póquer y de los cinco ases: suponemos que esas cláusulas son como las de la hoja de reglas.',
  },
}

const whose = (isHouse: boolean): string => (isHouse ? 'a la casa' : 'al jugador')

export const wayPages: Catalogue['wayPages'] = {
  title: 'Reglas de la casa de Pai Gow Poker',
  lead: (hands) =>
    `En Pai Gow Poker el crupier no elige: las reglas de la casa dicen cómo se coloca cada mano de siete cartas. Son una lista de cláusulas, y decide la primera que cubre la mano. Aquí cada una está calculada sobre las ${hands} manos posibles.`,
  drill: 'Practicar unas reglas',
  writeOwn: 'Escribir las tuyas',
  whyOne: 'Por qué existen',
  theWays: 'Las reglas',
  clauses: (count) => `${count} cláusulas.`,
  howFarApart: 'Cuánto se diferencian',
  aboutApart:
    'La proporción exacta de todas las manos que dos casas colocan de modo distinto. Cada cifra lleva a donde se separan, cláusula por cláusula.',
  apartTable: 'Proporción de manos colocadas de modo distinto',
  houseWay: 'Reglas de la casa',
  comeTo: 'Qué resultado dan',
  aboutComeTo: (commission) =>
    `Las mismas reglas a ambos lados de la mesa, contando todos los repartos, con ${commission} de comisión. La última columna es lo que la mejor colocación de cada mano añadiría para el jugador: una estimación con su error típico, sumada cláusula por cláusula a partir de manos repartidas para esta página. La estimación de la guía, sobre rondas enteras, es de otra muestra, y las dos coinciden dentro de ese error.`,
  comeToTable: 'Las reglas de la casa contra sí mismas',
  playerWins: 'Gana el jugador',
  push: 'Empate',
  playerLoses: 'Pierde el jugador',
  houseEdge: 'Ventaja de la casa',
  bestGains: 'Mejora posible',
  noneFound: 'ninguna hallada',

  both: (first, second) => `${first} y ${second}`,
  partIn: (share, hands, all, count, places) =>
    `Colocan de modo distinto el ${share} de todas las manos: ${hands} de ${all}, en ${count === 1 ? 'un solo caso' : `${places} casos`}. Todas las demás se colocan igual, se llamen como se llamen las cláusulas.`,
  otherWayRound: 'En el otro orden',
  ofAllHands: (hands) => `de todas las manos: ${hands}`,

  wayTitle: (way) => `Reglas de la casa de Pai Gow: ${way}`,
  wayAbout: (way, clauses) =>
    `Cómo debe colocar el crupier siete cartas con las reglas de ${way}: sus ${clauses} cláusulas, cada cuánto llega cada una, ejemplos y lo que cuesta.`,
  heading: (way) => `Reglas de la casa: ${way}`,
  printed: (way, source) => PRINTED[way]?.source ?? source,
  source: (way, source, note) => `${PRINTED[way]?.source ?? source}. ${PRINTED[way]?.note ?? note}`,
  columns: ['Cláusula', 'Proporción de manos', 'Ejemplo', 'Lo que cuesta'],
  clausesLabel: 'Cláusulas',
  selfWins: 'Contra las mismas reglas, el jugador gana',
  pushes: 'Empata',
  loses: 'Pierde',
  withCommission: (commission) => `con ${commission} de comisión`,
  drillThis: 'Practicar estas reglas',
  changeIt: 'Cambiarlas',
  print: 'Imprimir en una hoja',
  whyThis: 'Por qué son así',
  tree: 'El árbol de decisión',
  treeLead:
    'Ordena las siete cartas, busca los grupos y pregunta en este orden. Una carta suelta es la de un valor que solo tienes una vez; el comodín cuenta como as. Una mano completa es una escalera, un color o una escalera de color, con comodín o sin él.',
  group: (groups) => capital(patternName(groups)),
  branch: (_asks, _sets, _isFirst, clause) => {
    const [question, ...answer] = clause.split(': ')
    return answer.length === 0 ? ['', clause] : [`${question}: `, answer.join(': ')]
  },
  everyClause: 'Todas las cláusulas',
  everyLead:
    'La primera cláusula que cubre una mano la coloca. Una cláusula vale, en apuestas, lo que ganan de media sus manos cuando los dos lados siguen estas reglas.',
  hands: (hands) => `${hands} manos`,
  worth: (value) => `vale ${value}`,
  drillClause: 'Practicar esta cláusula',
  drillClauseId: (clause) => `Practicar esta cláusula: ${clause}`,
  prices: 'Lo que cuesta cada cláusula',
  pricesLead: (commission) =>
    `Frente a la mejor colocación de cada mano, si el otro lado coloca con estas mismas reglas y la comisión es del ${commission}. Todas las cifras son pérdidas. Un jugador que copia las reglas pierde esas cantidades contra la casa. Un crupier obligado a seguirlas las pierde contra el jugador.`,
  pricesTable: 'Las cláusulas por lo que cuestan, primero las más caras',
  clause: 'Cláusula',
  comes: 'Llega',
  per: ['Jugador, por mano suya', 'Jugador, por ronda', 'Casa, por mano suya', 'Casa, por ronda'],
  wholeWay: 'Todas las reglas',
  exact: 'exacto',
  pricesNote:
    'Los costes por mano se dan en apuestas; los costes por ronda, en porcentaje de la apuesta. «Exacto» cuenta todas las manos de la cláusula contra todas las del otro lado. Los demás son estimaciones con manos repartidas por una semilla fija, cada una resuelta con exactitud. Su error típico va después del ±.',
  others: 'Manos que otras reglas colocan de otro modo',
  wider: 'Leerla en sentido amplio',
  widerLead: (clause, narrow, wide) =>
    `Esta página lee ${clause} en sentido estricto: coloca el ${narrow} de todas las manos. En sentido amplio coloca el ${wide}.`,
  widerSays: () =>
    'As y comodín en una escalera o escalera de color al as que la mano pueda formar: la pareja de ases va detrás, las dos siguientes más altas, delante.',
  widerUse: 'Usa la lectura con la que reparte tu casino. Estos enlaces abren la amplia como reglas propias:',
  drillIt: 'Practicarlas',
  trainAgainst: 'Entrenar contra ellas',
  openCalculator: 'Abrir la calculadora con ellas',
  checkIt: 'Comprobarlas, ver su precio o cambiarlas',

  everyHand: 'Contadas todas las manos.',
  everyDeal: 'Contados todos los repartos.',
  estimated: (hands, error) =>
    `Estimación${hands === undefined ? '' : ` con ${hands} manos, cada una resuelta con exactitud`}; error típico ${error}.`,
  ofAll: (clause) => `De todas las manos: ${clause}`,
  costsRounds: (clause, isHouse) => `Lo que ${clause} cuesta ${whose(isHouse)} contando todas las rondas`,
  costsHands: (clause, isHouse) => `Lo que ${clause} cuesta ${whose(isHouse)} en cada mano que coloca`,
  givesUp: (isHouse) => `Lo que las reglas le cuestan ${whose(isHouse)}`,
  setBy: (way) => `Colocadas de modo distinto por ${way}`,
  hereThere: (mine, theirs) => `${mine} aquí, ${theirs} allí`,
  edgeOf: (player, dealer) => `Ventaja de la casa: el jugador coloca como ${player}, el crupier como ${dealer}`,
  insteadOf: (dealer, than, player) => `${dealer} en vez de ${than}, contra ${player}`,
  ofTheBet: 'de la apuesta',
  bets: 'apuestas',
  ofHands: 'de todas las manos',
  handByHand: 'Mano por mano',
}
