import { listsOf } from '@/lib/messages/lists'
import { capital } from '@/lib/text'
import type { Catalogue } from '../catalogue'

const cards = (count: number, word: string): string => (count === 1 ? 'una carta' : `${word} cartas`)
const more = (isMore: boolean): string => (isMore ? ' más' : '')
const lists = listsOf('es')
const pairsTried = ({
  all,
  tried,
  of,
}: {
  readonly all: boolean
  readonly tried: string
  readonly of: string
}): string => (all ? 'ni ningún par de cartas' : `ni ninguno de los ${tried} pares más prometedores de ${of}`)

const playIsBest = (play: string, by: string | null): string =>
  by === null ? `${play} empata como mejor jugada` : `lo mejor es ${play}, por ${by}`

export const calculator: Catalogue['calculator'] = {
  title: 'calculadora',
  needsScript: 'La calculadora resuelve cada mano en tu navegador, así que necesita JavaScript.',
  placedSides: 'Apuestas laterales en la mesa',
  either: lists.or,

  theCards: 'Las cartas',
  tapFor: 'Toca cartas para {field}',
  cardsFor: (field) => `Cartas para ${field}`,
  random: 'Ejemplo al azar',
  clear: 'Vaciar',
  cardOrEmpty: 'Ks, o x: vacío',
  takeOut: (card, field) => `${card} en ${field}: quitar`,
  emptyPlace: (name, place) => `${name}, lugar ${place}: vacío, llénalo con las cartas`,

  suitedOrNot: (hand) =>
    `Añade s si ${hand} es del mismo palo, u o si no lo es: ${hand}s o ${hand}o. O escribe las dos cartas, como Ks 5h.`,
  tooMany: (field, counts, isOne, count) =>
    `En ${field} ${isOne ? 'va una carta' : `van ${lists.or(counts.map((n) => (n === '1' ? 'una' : n)))} cartas`}; hay ${count}.`,
  notInDeck: (card) => `${card} no está en la baraja de este juego.`,
  inItTwice: (card) => `${card} está dos veces.`,
  inAlready: (card, field) => `${card} ya está en ${field}.`,
  notIn: (card, field) => `${card} no está en ${field}.`,
  notEntered: (card) => `${card} no está entre las cartas puestas.`,
  add: (count, word, isMore, field) => `Pon ${cards(count, word)}${more(isMore)} en ${field}.`,
  addOrTakeOut: (count, word, isMore, field, there, thereWord) =>
    `Pon ${cards(count, word)}${more(isMore)} en ${field}, o quita ${there === 1 ? 'la que hay' : `las ${thereWord} que hay`}.`,
  needsSuit: (piece, field) =>
    `A «${piece}» en ${field} le falta ${piece === '1' ? 'un 0 y ' : ''}un palo: s (picas), h (corazones), d (diamantes) o c (tréboles).`,
  neitherYesNorNo: (text) => `«${text}» no es ni yes ni no.`,
  noneOf: (text, names) => `«${text}» no es ninguno de estos: ${lists.or(names)}.`,
  handUnread: 'La mano de este enlace no se puede leer.',
  sidesUnread: 'Las apuestas laterales de este enlace no se pueden leer.',
  noFieldMeant: (key, game, meant) => `«${key}» en este enlace no es un campo de ${game}. ¿Querías decir «${meant}»?`,
  noFieldCards: (key, game, fields) =>
    `«${key}» en este enlace no es un campo de ${game}. Sus cartas se dejaron fuera. Los campos son ${fields}.`,

  theAnswer: 'La respuesta',
  best: 'mejor',
  seeWhy: 'Ver por qué',
  stopped: 'Esta mano no se calculó.',
  workingItOut: 'Calculando.',
  spoken: (best, values, units) => `Lo mejor: ${best}. ${values}, en ${units}.`,
  notRight: 'Aún no está bien',
  notRightAbout: 'Lo que falla está junto a su campo. Todo lo que pusiste se conserva.',
  enterHand: 'Pon una mano',
  enterHow:
    'Toca las cartas, o escríbelas o pégalas: valor y palo de cada una, como Ks (rey de picas), Qd (dama de diamantes) o 10c (diez de tréboles).',
  ruleUnread: 'Una de las reglas de abajo no se puede leer; esta es la respuesta sin ella.',
  train: 'Entrenar desde aquí',
  allRight: 'Valen exactamente lo mismo: todas son correctas',
  lead: (amount, money) => `La mejor jugada: ${amount} mejor que {next}, ${money} con tu apuesta`,
  leadTied: (amount, money) => `Valen exactamente lo mismo: ${amount} mejor que {next}, ${money} con tu apuesta`,

  howItEnds: 'Cómo acaba la ronda',
  everyNet: 'Todos los resultados netos de',

  rules: 'Reglas y tablas de pagos',
  variant: 'Variante',
  whereReturn: 'De dónde sale su retorno',
  workingOut: 'Calculando la ventaja de la casa',
  prizesUnknown:
    'No todos los premios de esta apuesta están impresos. Escribe los de tu pantalla para ver la ventaja de la casa.',
  notWorkedOut: 'No se calculó.',
  tryAgain: 'Reintentar',
  edgeOfRules: 'Ventaja de la casa con estas reglas',
  ofUnit: (unit) => (unit === 'ante' ? 'del ante' : `de la ${unit}`),
  risk: 'Elemento de riesgo',
  ofAllBet: 'de todo lo apostado',
  averageBet: 'Apuesta media',
  edge: 'Ventaja de la casa',
  ofBet: 'de la apuesta',
  wins: 'Gana',
  outOf: (hits, deals) => `${hits} de ${deals}`,

  eyes: 'Si hubieras visto una carta más',
  caption: (play, units) => `Cuánto cambia la ventaja de ${play} si sale cada carta no vista, en ${units}`,
  tapCard: 'Toca una carta para ver lo que vale cada opción con ella fuera.',
  asking: 'Calculando otra vez con cada carta no vista fuera.',
  ahead: (lead) =>
    `{play} aventaja ahora en ${lead} a la siguiente mejor jugada. En cada carta de abajo: cuánto cambiaría esa ventaja, exactamente.`,
  filling: 'Llenando el mapa',
  stop: 'Parar',
  tooFew: 'Con una carta más fuera quedarían muy pocas para repartir la ronda, así que aquí no hay nada que calcular.',
  mapStopped: 'Lo paraste: el mapa está lleno hasta donde llegó.',
  fillAgain: 'Llenarlo otra vez',
  weakens: '− debilita',
  strengthens: '+ refuerza',
  flips: '→ cambia la jugada',
  seen: 'ya vista',
  spades: 'Picas',
  hearts: 'Corazones',
  diamonds: 'Diamantes',
  clubs: 'Tréboles',
  joker: 'Comodín',
  cellSeen: (card) => `${card}: ya vista`,
  cell: (card, says) => `${card}: ${says}`,
  cellLeft: (card, left, says) => `${card}, ${left === 1 ? 'queda 1' : `quedan ${left}`}: ${says}`,
  notYet: 'aún sin calcular',
  flipsPlay: (change, play, by) => `${change}, cambia la jugada: lo mejor es ${play}, por ${by}`,
  nextAsMuch: (change) => `${change}, la siguiente jugada vale lo mismo`,
  stillBest: (change, by) => `${change}, sigue siendo lo mejor por ${by}`,

  noFlip: (unseen, play) =>
    `Ninguna carta por sí sola cambiaría la jugada: con cualquiera de las ${unseen} cartas no vistas fuera, lo mejor sigue siendo ${play}.`,
  flipped: (unseen, { count, to }) =>
    `${count} de las ${unseen} cartas no vistas${count === 1 ? ', si la vieras, haría' : ', si vieras una, harían'} que lo mejor fuera ${to}.`,
  flippedVariously: (unseen, count, flips) =>
    `${count} de las ${unseen} cartas no vistas cambiarían la mejor jugada si vieras una: ${lists.and(flips.map(({ count: some, to }) => `con ${some} sería ${to}`))}.`,
  makeBest: (play) => `Cartas con las que lo mejor es ${play}`,
  by: (amount) => `por ${amount}`,
  weaken: 'Las que más la debilitan',
  strengthen: 'Las que más la refuerzan',
  noneDoes: 'Ninguna.',

  option: 'Opción',
  evNow: 'Valor ahora',
  withItDead: 'con ella fuera',
  change: 'cambio',
  cardDead: (card) => `${capital(card)} fuera:`,
  putDead: (count) => (count === 1 ? 'Ponerla entre las cartas muertas' : 'Ponerlas entre las cartas muertas'),

  askOut: 'Qué cartas tendrían que estar fuera para que lo mejor sea',
  oneEnough: 'Basta una carta.',
  oneCard: (card, play, amount) =>
    amount === null
      ? `Sin ${card}, ${play} empata como mejor jugada.`
      : `Con ${card}, lo mejor es ${play} por el mayor margen, ${amount}.`,
  oneOfMany: (card, play, amount, count) =>
    amount === null
      ? `Sin ${card}, ${play} empata como mejor jugada; lo consiguen ${count} cartas.`
      : `Con ${card}, lo mejor es ${play} por el mayor margen, ${amount}; lo consiguen ${count} cartas, todas marcadas en el mapa.`,
  twoOrMore: 'Ninguna carta por sí sola lo consigue. Dos o más: eso tarda aquí unos segundos.',
  lookForThem: 'Buscarlas',
  searchStopped: 'Ninguna carta por sí sola lo consigue. Has parado la búsqueda con más cartas.',
  searchAgain: 'Buscar otra vez',
  adding: (count) => `Ningún par probado lo consigue. Añadiendo la carta que más ayuda: van ${count}.`,
  pairing: 'Ninguna carta por sí sola lo consigue. Probando pares, primero los más prometedores.',
  searching: 'Buscando',
  noneFound: (pairs, count, play) =>
    `No lo consigue ninguna carta por sí sola, ${pairsTried(pairs)}, y no se encontraron más: ni con estas ${count} fuera, las que más ayudan, es ${play} la mejor jugada.`,
  twoDo: (play, by) =>
    `No lo consigue ninguna carta por sí sola; estas dos sí: con ambas fuera, ${playIsBest(play, by)}.`,
  threeDo: (pairs, play, by) =>
    `No lo consigue ninguna carta por sí sola, ${pairsTried(pairs)}; estas tres son las mínimas: con todas fuera, ${playIsBest(play, by)}.`,
  moreDo: (pairs, count, play, by) =>
    `No lo consigue ninguna carta por sí sola, ${pairsTried(pairs)}; estas ${count} son las menos que se encontraron: con todas fuera, ${playIsBest(play, by)}.`,
}
