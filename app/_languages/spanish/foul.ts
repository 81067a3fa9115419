import { lowerFirst } from '@/lib/text'
import type { Catalogue } from '../catalogue'
import { engine } from './engine'

/** What is right where an error was made. */
const RIGHTS: Readonly<Record<string, string>> = {
  'The dealer qualifies: every bet is in action.': 'El crupier califica: todas las apuestas están en juego.',
  'A win with less than a straight gives the blind back.': 'Si se gana con menos de escalera, la ciega se devuelve.',
  'The higher hand wins: read both again, card by card.':
    'Gana la mano más alta: lee las dos otra vez, carta por carta.',
  'A bet that pushes stays where it is.': 'Una apuesta que empata se queda donde está.',
  'The dealer called the right odds but cut the wrong chips.':
    'El pago se cantó bien; las fichas no eran las que tocaban.',
  'The ante bonus depends on the player’s hand alone, whatever the dealer has.':
    'El bono de ante se paga por la mano del jugador, tenga lo que tenga el crupier.',
  'In a tie every bet pushes.': 'En un empate se quedan todas las apuestas.',
  'This sheet pays the ante by its table when the dealer has no game, whoever is higher.':
    'Esta hoja paga el ante según su tabla cuando el crupier no tiene juego, gane quien gane.',
  'The house way sets it differently.': 'Las reglas de la casa la colocan de otro modo.',
  'An identical hand goes to the banker.': 'Una mano idéntica es para la banca.',
  'Compare front with front and back with back. Both higher win, both lower lose, one each is a push.':
    'Compara delante con delante y detrás con detrás. Con las dos más altas se gana, con las dos más bajas se pierde, y con una y una se empata.',
  'An identical hand goes to the banker, here the player.':
    'Una mano idéntica es para la banca, que aquí es el jugador.',
  'No commission is taken here.': 'Aquí no se cobra comisión.',
  'A winning hand is paid on the ante and on every street that was bet.':
    'Una mano que gana cobra en el ante y en cada calle en la que se apostó.',
  'Only jacks or better are paid: sixes to tens push.': 'Solo cobran jotas o mejor: de seises a dieces se empata.',
  'A pair of fives or less loses every bet.': 'Con una pareja de cincos o menos se pierden todas las apuestas.',
  'The bonus stays in action after a fold, until the community cards are turned.':
    'El bono sigue en juego después de retirarse, hasta que se descubren las cartas comunitarias.',
  'Ties lose here.': 'Aquí los empates pierden.',
  'This house pays the ante 1 to 1 when the dealer has no game, whoever is higher.':
    'Esta casa paga el ante a la par cuando el crupier no tiene juego, gane quien gane.',
  'This house pays the ante by its table when the dealer has no game and the player is higher; else it comes back.':
    'Esta casa paga el ante según su tabla cuando el crupier no tiene juego y la mano del jugador es más alta; si no, se devuelve.',
  'If the dealer has no game, this house pays the ante by its table to a higher hand, returns it in a tie and takes it from a lower hand.':
    'Si el crupier no tiene juego, esta casa paga el ante según su tabla a una mano más alta, lo devuelve en un empate y se lo lleva de una más baja.',
  'The two cards in front may not outrank the five behind. A player’s foul hand loses.':
    'Las dos cartas de delante no pueden superar a las cinco de detrás. Una mano nula del jugador pierde.',
  'A-2-3-4-5 is the second-highest straight here.': 'Aquí A-2-3-4-5 es la segunda escalera más alta.',
  'A-2-3-4-5 is the lowest straight here.': 'Aquí A-2-3-4-5 es la escalera más baja.',
  'Settle the bets on the square that the contests moved them to.':
    'Las apuestas se liquidan en la casilla a la que las movieron los duelos.',
  'The add-on moves with the Play bet and is settled the same way.':
    'El añadido se mueve con la apuesta Play y se liquida igual.',
  'The higher total that is not bust wins: count both again.':
    'Gana el total más alto que no se pase: cuenta los dos otra vez.',
  'The dealer draws to 16 and stands on 17 or more, but hits a soft 17 here.':
    'El crupier pide hasta 16 y se planta desde 17; aquí pide con 17 blando.',
  'The dealer draws to 16 and stands on 17 or more, even on a soft 17 here.':
    'El crupier pide hasta 16 y se planta desde 17; aquí se planta con 17 blando.',
  'Insurance pays 2 to 1 if the dealer has a blackjack, and loses otherwise.':
    'El seguro paga 2 a 1 con un blackjack del crupier; si no, pierde.',
}

const said = (english: string): string => engine(english) ?? engine(english.replace(/^an? /, '')) ?? english

/** The same where a hand, a bet or a number stands in it. */
const WITH: readonly (readonly [english: RegExp, spanish: (part: string) => string])[] = [
  [
    /^Less than a pair of jacks (.+)\.$/,
    (ends) =>
      `Con menos de una pareja de jotas ${ends.replace('loses the stake at', 'se pierde la apuesta en').replace('pushes at', 'se empata en').replaceAll(' and ', ' y ')}.`,
  ],
  [
    /^With less than (.+) the dealer does not qualify, and the ante pushes\.$/,
    (hand) => `Con menos de ${said(hand)} el crupier no califica y el ante empata.`,
  ],
  [
    /^With less than (.+) the dealer does not qualify: the ante is paid and the Play bet pushes\.$/,
    (hand) => `Con menos de ${said(hand)} el crupier no califica: el ante se paga y Play empata.`,
  ],
  [
    /^With less than (.+) the dealer has no game: the call pushes\.$/,
    (hand) => `Con menos de ${said(hand)} el crupier no tiene juego: «Igualar» empata.`,
  ],
  [
    /^The ante is paid from (.+) up; with less a win gives it back\.$/,
    (hand) => `El ante se paga desde ${said(hand)}; con menos, si se gana, se devuelve.`,
  ],
  [/^The ante is paid from (.+) up\.$/, (hand) => `El ante se paga desde ${said(hand)}.`],
  [
    /^The house keeps (.+)% of a win\.$/,
    (share) => `La casa se queda con el ${share.replace('.', ',')}\u00A0% de lo ganado.`,
  ],
  [/^A blackjack is paid (.+) here\.$/, (pay) => `Aquí un blackjack se paga ${said(pay)}.`],
  [/^(.+) is paid by this house’s table\.$/, (bet) => `«${said(bet)}» se paga según la tabla de esta casa.`],
]

function right(english: string): string {
  for (const [pattern, spanish] of WITH) {
    const part = pattern.exec(english)?.[1]
    if (part !== undefined) return spanish(part)
  }
  return RIGHTS[english] ?? english
}

/** An error's name in the middle of a sentence. */
export const foul: Catalogue['foul'] = {
  title: 'Encuentra el error',

  pays: (amount) => `paga ${amount}`,
  paysNothing: 'no paga nada',
  leaves: 'la deja',
  takes: (amount) => `recoge ${amount}`,

  errorRight: right,

  asItWasSet: 'Como la ha puesto el crupier:',
  asItShouldBe: 'Como debe ponerse:',

  handling: 'Lo que hace el crupier',
  settled: 'El crupier ha liquidado esto',
  whatIsWrong: 'Falta. ¿Qué está mal?',
  backToRound: 'Volver a la ronda',
  letPass: 'Dejar pasar',
  foul: 'Falta',
  calledSpoken: 'Falta cantada. Di cuál es el error.',
  spokenRound: (table, bets) => `${table} El crupier: ${bets}. F canta falta, P la deja pasar.`,
  spokenBet: (bet, handled) => `${bet}: ${handled}`,
  betOf: (bet, stake) => `${bet} de ${stake}`,

  named: 'Visto y nombrado',
  caught: 'Visto, pero es otro error',
  missed: 'Se te escapó: había un error',
  passed: 'Bien: no había nada mal',
  falseAlarm: 'Falsa alarma: no había nada mal',
  shortNamed: 'Vistos y nombrados',
  shortCaught: 'Vistos, mal nombrados',
  shortMissed: 'Se te escaparon',
  shortPassed: 'Bien pasadas',
  shortFalseAlarm: 'Falsas alarmas',
  youNamed: (error) => `Dijiste: ${lowerFirst(error)}.`,
  theDealer: (handled) => `El crupier ${handled}.`,
  nextRound: 'Siguiente ronda',
  before: 'Aún no has respondido. Aquí verás lo que viste, lo que se te escapó y tus falsas alarmas.',

  whatHappened: 'Qué ha pasado',
  yourRuling: 'Tu decisión',
  howDoYouRule: '¿Cómo decides?',
  soRules: 'Decisión correcta',
  rulesOtherwise: 'La decisión es otra',
  spokenRight: 'Bien.',
  spokenWrong: 'No es así.',
  youSaid: 'Dijiste: {ruling}',
  noSource: 'Cada casa lo resuelve a su modo: manda la tuya.',
  rulingOf: (source) => `Decisión: ${source}. Otra casa puede decidir de otro modo: aprende la tuya.`,
  readSource: 'Leerla',
  kind: 'Rondas o disputas',
  rounds: 'Rondas',
  disputes: 'Disputas',
  nextDispute: 'Siguiente disputa',
  beforeRuling:
    'Aún no has decidido nada. Aquí verás tus aciertos. Las casas del Reino Unido y de EE. UU. difieren: cada pregunta dice qué norma sigue, si es pública.',
  ruledAsSheet: 'Decisiones correctas',
}
