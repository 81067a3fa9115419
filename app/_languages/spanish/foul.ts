import type { Catalogue } from '../catalogue'

/** An error's name in the middle of a sentence. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const foul: Catalogue['foul'] = {
  title: 'Encuentra el error',

  pays: (amount) => `paga ${amount}`,
  paysNothing: 'no paga nada',
  leaves: 'la deja',
  takes: (amount) => `recoge ${amount}`,

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
  youNamed: (error) => `Dijiste: ${lower(error)}.`,
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
  beforeRuling: 'Aún no has decidido nada. Aquí verás tus aciertos. Las casas del Reino Unido y de EE. UU. difieren: cada pregunta dice de qué hoja es la decisión.',
  ruledAsSheet: 'Como decide la hoja',
}
