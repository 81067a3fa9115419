import { lowerFirst } from '@/lib/text'
import type { Catalogue } from '../catalogue'
import { engine } from './engine'

/** What is right where an error was made. */
const RIGHTS: Readonly<Record<string, string>> = {
  'The dealer qualifies: every bet is in action.': 'El crupier califica: todas las apuestas están en juego.',
  'A win with less than a straight gives the blind back.': 'Si se gana con menos de escalera, la ciega se devuelve.',
  'The higher hand wins: read both again, card by card.':
    'Gana la mano más alta: lee las dos otra vez, carta por carta.',
  'A bet that pushes stays where it lies.': 'Una apuesta que empata se queda donde está.',
  'The odds were called right; the chips cut out for them were not.':
    'El pago se cantó bien; las fichas no eran las que tocaban.',
  'The ante bonus is paid by the player’s hand, whatever the dealer has.':
    'El bono del ante se paga por la mano del jugador, tenga lo que tenga el crupier.',
  'In a tie every bet pushes.': 'En un empate, todas las apuestas empatan.',
  'This sheet pays the ante by its table when the dealer has no game, whoever is higher.':
    'Esta hoja paga el ante según su tabla cuando el crupier no tiene juego, gane quien gane.',
  'The house way sets it otherwise.': 'Las reglas de la casa la colocan de otro modo.',
  'An identical hand goes to the banker.': 'Una mano idéntica es para la banca.',
  'Both hands higher win, both lower lose, one each pushes: compare front with front and back with back.':
    'Con las dos manos más altas se gana, con las dos más bajas se pierde y con una y una se empata: compara la de delante con la de delante y la de detrás con la de detrás.',
  'A-2-3-4-5 is the second-highest straight here.': 'Aquí A-2-3-4-5 es la segunda escalera más alta.',
  'A-2-3-4-5 is the lowest straight here.': 'Aquí A-2-3-4-5 es la escalera más baja.',
  'The bets are settled on the square to which contests have moved them.':
    'Las apuestas se liquidan en la casilla a la que las movieron los duelos.',
  'Less than a pair of jacks loses the stake at ×1 and ×2, and pushes at ×5.':
    'Con menos de una pareja de jotas se pierde la apuesta en ×1 y ×2, y se empata en ×5.',
  'The add-on moves with the Play bet and is settled as it is.': 'El añadido se mueve con “Jugar” y se liquida igual.',
  'The higher total that is not bust wins: count both again.':
    'Gana el total más alto que no se pase: cuenta los dos otra vez.',
  'The dealer draws to 16 and stands on 17 and more; a soft 17 he hits here.':
    'El crupier pide hasta 16 y se planta desde 17; aquí pide con 17 blando.',
  'The dealer draws to 16 and stands on 17 and more; a soft 17 he stands on here.':
    'El crupier pide hasta 16 y se planta desde 17; aquí se planta con 17 blando.',
  'Insurance pays 2 to 1 on a blackjack of the dealer and loses otherwise.':
    'El seguro paga 2 a 1 con un blackjack del crupier; si no, pierde.',
}

const said = (english: string): string => engine(english) ?? english

/** The same where a hand, a bet or a number stands in it. */
const WITH: readonly (readonly [english: RegExp, spanish: (part: string) => string])[] = [
  [
    /^With less than (.+) the dealer does not qualify, and the ante pushes\.$/,
    (hand) => `Con menos de ${said(hand)} el crupier no califica y el ante empata.`,
  ],
  [
    /^With less than (.+) the dealer does not qualify: the ante is paid and the Play bet pushes\.$/,
    (hand) => `Con menos de ${said(hand)} el crupier no califica: el ante se paga y “Jugar” empata.`,
  ],
  [
    /^With less than (.+) the dealer has no game: the call pushes\.$/,
    (hand) => `Con menos de ${said(hand)} el crupier no tiene juego: “Igualar” empata.`,
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
  [/^(.+) is paid by this house’s table\.$/, (bet) => `“${said(bet)}” se paga según la tabla de esta casa.`],
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
  spokenBet: (bet, because, handled) => `${bet}: ${because}, ${handled}`,
  spokenStakedBet: (bet, stake, because, handled) => `${bet} de ${stake}: ${because}, ${handled}`,

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
  soRules: 'Así decide la hoja',
  rulesOtherwise: 'La hoja decide otra cosa',
  spokenRight: 'Bien.',
  spokenWrong: 'No es así.',
  youSaid: 'Dijiste: {ruling}',
  rulingOf: (sheet) => `Decisión de: ${sheet}. Otra casa puede decidir de otro modo: aprende la tuya.`,
  nextDispute: 'Siguiente disputa',
  beforeRuling:
    'Aún no has decidido nada. Aquí verás tus aciertos. Las casas del Reino Unido y de EE. UU. difieren: cada pregunta dice de qué hoja es la decisión.',
  ruledAsSheet: 'Como decide la hoja',
}
