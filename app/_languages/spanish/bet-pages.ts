import { listsOf } from '@/lib/messages/lists'
import { BET_NAMES } from '@/content/es/bet-names'
import { data as places } from '@/lib/games/registry/made/data/es/places'
import { words } from '@/lib/messages/words/es'
import { lowerFirst } from '@/lib/text'
import type { Catalogue } from '../catalogue'

/** Where a known table was found, by its English text. */
const PLACES: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(places))

/** A hand inside a sentence, without an article: “con full”. */
const low = lowerFirst
const rankName = (place: number): string => (place < 13 ? words.rank(place) : 'comodín')
const aCard = (place: number): string => (place < 13 ? words.aRank(place) : 'el comodín')
const lists = listsOf('es')
/** “la apuesta Trips”; the word stands once, also where it begins the name. */
const theBet = (bet: string): string => (/^apuesta\b/i.test(bet) ? `la ${low(bet)}` : `la apuesta ${bet}`)
const COUNTS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const

export const betPages: Catalogue['betPages'] = {
  where: (english) => PLACES[english] ?? english,
  betTitles: (bet, game, isSeveral) => {
    const named = bet.includes(game) ? bet : `${bet} en ${game}`
    return isSeveral
      ? [`${named}: la ventaja de cada tabla de pagos`, `${named}: todas las tablas`, named]
      : [`${named}: pagos y ventaja de la casa`, `${named}: ventaja de la casa`, named]
  },
  names: BET_NAMES,
  subject: (bet, game) => `${bet}, apuesta lateral de ${game}`,
  range: (best, worst) => `del ${best} al ${worst}`,
  about: (bet, game, edges, isByTable) =>
    `${bet} en ${game}: ventaja de la casa ${edges}${isByTable ? ' según la tabla' : ''}. Con qué frecuencia sale cada mano y cuándo habría equilibrio.`,
  listTitle: (bets, game) =>
    lists.and(bets).includes(game)
      ? `Apuestas laterales: ${lists.and(bets)}`
      : `Apuestas laterales de ${game}: ${lists.and(bets)}`,
  listAbout: (bets, game) =>
    `Apuestas laterales de ${game}: la ventaja exacta de ${lists.and(bets)} con cualquier tabla de pagos, y la mejor tabla conocida.`,

  everyTable: 'Todas las tablas conocidas, primero la mejor',
  deadCards: 'Qué cambian las cartas muertas',
  atBest: (table) => `Estas cifras son con la mejor tabla, «${table}».`,
  keepsRange: (bet, edges) => `La casa se queda con una parte de ${theBet(bet)}: ${edges}, según la tabla de pagos.`,
  bestAndWorst: (count, best, its, worst, keeps) =>
    `De las ${count} tablas conocidas, la mejor es «${best}»: la casa se queda con el ${its}. Con la peor, «${worst}», con el ${keeps}.`,
  costsAre: (basis) => `Los costes son con ${basis}.`,
  basis: (stake, rounds) => `${stake} por apuesta y ${rounds} rondas por hora`,
  changePay: 'Cambiar un pago o quitar cartas',
  allPayTables: 'Todas las tablas de pagos',
  whatHandsPay: 'Cuánto paga cada mano y con qué frecuencia',
  houseEdge: 'Ventaja de la casa',
  winningBet: 'Una apuesta ganadora',
  hourCosts: 'Una hora cuesta',
  deviation: 'Desviación típica',
  foundAt: 'Encontrada en:',
  worth: (deals) => `En ${deals} repartos igual de probables la apuesta vale {worth} de lo apostado.`,
  worthOfTable: 'Valor esperado de una apuesta: {worth}',
  exactly: (fraction) => `exactamente ${fraction}`,
  again: 'Para calcularlo otra vez',
  againAll: 'Para calcular otra vez estas tablas',
  changeTable: 'Cambiar esta tabla',
  asJson: 'Esta tabla en JSON',
  otherBets: 'Otras apuestas laterales',

  paysLabel: (bet, table) => `${bet}, ${table}: cuánto paga cada mano y con qué frecuencia sale`,
  hand: 'Mano',
  pays: 'Paga',
  oneInHead: '1 de cada',
  backOf: (amount) => `Vuelve de ${amount}`,
  asBar: 'Dibujado como barra',
  oneMore: 'Una unidad más',
  evenAt: 'Equilibrio con',
  pushes: 'empata',
  anyOfThem: 'Cualquiera de ellas',
  tablesLabel: (bet) => `${bet}: todas las tablas conocidas`,
  table: 'Tabla',
  edge: 'Ventaja',
  anHour: 'Por hora',
  deadLabel: (bet) => `${bet}: lo que suma o resta a la apuesta una carta que ya salió`,
  oneGone: 'Una carta menos',
  adds: 'Suma',
  rankName,
  meterLabel: (bet) => `${bet}: lo que vale la apuesta según el bote`,
  meterInBets: 'Bote, en apuestas',
  betIsWorth: 'La apuesta vale',

  gives: (bet, share, cost, basis) =>
    `Con esta tabla ${theBet(bet)} devuelve más de lo apostado: el ${share} de cada apuesta, ${cost} por hora con ${basis}.`,
  keeps: (bet, share, cost, basis) =>
    `Con esta tabla la casa se queda con el ${share} de ${theBet(bet)}: ${cost} por hora con ${basis}.`,
  noneKnown: 'No conocemos ninguna tabla publicada de esta apuesta. Esta es un ejemplo.',
  onlyKnown: 'Es la única tabla conocida de esta apuesta.',

  nothingBack: 'Esta apuesta nunca devuelve nada.',
  comesBack: (staked, back) => `De cada ${staked} que apuestas vuelven ${back}, con la apuesta incluida`,
  allFrom: (hand) => `Todo vuelve con ${low(hand)}.`,
  mostFrom: (amount, hand, times) => `${amount} vuelven solo con ${low(hand)}, una vez de cada ${times} manos.`,
  twoFrom: (amount, hand, second, other) => `${amount} vuelven con ${low(hand)} y ${second} con ${low(other)}.`,
  noneRare: (hours) =>
    `Todas las manos que pagan salen más de una vez en ${hours} horas de juego, así que pronto ves lo que cuesta la apuesta.`,
  oneRare: (amount, hand, hours, without) =>
    `${amount} de ellos dependen de una mano que sale menos de una vez en ${hours} horas de juego: ${low(hand)}. Sin ella, la apuesta devuelve ${without}.`,
  someRare: (amount, count, hours, without) =>
    `${amount} de ellos dependen de ${count} manos que salen, cada una, menos de una vez en ${hours} horas de juego. Sin ellas, la apuesta devuelve ${without}.`,
  hourBrings: (count) => (count === '1' ? 'en una hora ganas más o menos una' : `en una hora ganas unas ${count}`),
  mostHoursNone: (hours) => `en la mayoría de las horas no ganas ninguna: cuenta con una cada ${hours} horas`,
  winsOnce: (bets, often) => `Ganas una de cada ${bets} apuestas, así que ${often}.`,
  someTime: (share) => `el ${share}`,
  lessTime: (share) => `menos del ${share}`,
  ahead: (hour, long, hours, cost) =>
    `Tras una hora vas ganando ${hour} de las veces, y tras ${hours} horas, ${long}. Esas ${hours} horas cuestan de media ${cost}.`,

  atEveryTable: 'En todas las tablas',
  rareAre: (hands, hours) =>
    `${hands.length === 1 ? 'Una mano sale' : 'Estas manos salen'} menos de una vez en ${hours} horas: ${hands.some((hand) => hand.includes(',')) ? hands.map(low).join('; ') : lists.and(hands.map(low))}.`,
  countedOver: (deals) => `Cada cifra es la media de los mismos ${deals} repartos, todos igual de probables.`,
  withoutRare: (amount) => `Recuperas de ${amount}, sin contar las manos raras`,
  evenWith: (hand) => `Pago de equilibrio, ${low(hand)}`,
  aheadAfterHour: 'Ganando tras una hora',
  aheadAfter: (hours) => `Ganando tras ${hours} horas`,

  backWord: 'empata',
  betBack: 'la apuesta devuelta',
  nothing: 'nada',
  change: (hand, there, here) => `${low(hand)}: ${there} en lugar de ${here}`,
  andRarer: (changes, count) => `${changes}, y ${count} manos menos frecuentes`,
  paysUnits: (pay) => `paga ${pay}`,
  givesBack: 'devuelve la apuesta',
  paysNothing: 'no paga nada',
  nearest: (table, there, hand, here, alone, share) =>
    `Con ${low(hand)}, la mejor tabla ${here} y «${table}» ${there}. ${alone}: vale el ${share} de cada apuesta.`,
  onlyLine: 'Es la única diferencia',
  mainLine: (count) => `Es la mayor de ${count} diferencias`,
  lessElsewhere: (table) => `En sus otras líneas «${table}» pierde más que eso.`,

  isEven: 'La apuesta ya está en equilibrio o es mejor.',
  lookFirst: (hand, least, most, share) =>
    `Mira primero cuánto paga ${low(hand)}: las tablas que conocemos pagan entre ${least} y ${most}, una diferencia del ${share} de cada apuesta.`,
  mattersMost: (hand, share) =>
    `El pago que más importa: ${low(hand)}. Una unidad más vale el ${share} de cada apuesta`,
  lightest: (hand, share) => `; con ${low(hand)}, solo el ${share}`,
  wouldBeEven: (hand, pay, instead) =>
    `Con ${pay} en lugar de ${instead} por ${low(hand)}, la apuesta estaría en equilibrio.`,
  grows: (share) => `Cada mil apuestas en el bote suman el ${share}`,
  neverEven: (grows) => `${grows}, y ningún bote equilibra la apuesta.`,
  evenMeter: (grows, bets) =>
    `${grows}. Si nadie más la hace, la apuesta está en equilibrio con un bote de ${bets} apuestas.`,
  sharedMeter: (players, share, bets) =>
    `Con ${players} jugadores, quien gana recibe de media el ${share} del bote, así que hacen falta ${bets}.`,

  someOf: (places) =>
    places.length > 4
      ? `cualquier carta de ${rankName(places[0]!)} a ${rankName(places.at(-1)!)}`
      : lists.or(places.map(aCard)),
  noneMatters: 'Ninguna carta muerta importa por sí sola: para esta apuesta todas son iguales.',
  helpsMost: (cards, share) =>
    `Si faltara una carta de la baraja, la que más te ayudaría es ${cards}: ganarías el ${share} de la apuesta`,
  noneHelps: 'Ninguna carta muerta ayuda',
  hurtsMost: (helps, cards, share) => `${helps}. La que más te perjudicaría es ${cards}, en un ${share}.`,
  neverBroken: 'Ni siquiera sin la mitad de la baraja que más la perjudica estaría en equilibrio la apuesta.',
  cards: (some) =>
    lists.and(
      some.map(({ place, count }) =>
        place === 13
          ? 'el comodín'
          : count === 1
            ? words.aRank(place)
            : `${COUNTS[count] ?? String(count)} ${words.rank(place, count)}`,
      ),
    ),
  wouldBeGone: (cards, kinds, count, written) =>
    `${count === 1 ? 'Tendría' : 'Tendrían'} que haber salido ${cards}${kinds === 1 ? '' : `, ${written} cartas en total,`} para que la apuesta estuviera en equilibrio.`,
  shoeNever: 'Un zapato puede gastarse así, pero en la práctica nunca ocurre.',
  deckNever: 'Apuestas antes de ver ninguna carta y la baraja es nueva en cada ronda: no puedes usarlo para ganar.',
}
