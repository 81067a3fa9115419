import { lowerFirst } from '@/lib/text'
import type { Catalogue } from '../catalogue'

export const foul: Catalogue['foul'] = {
  title: 'Encuentra el error',

  pays: (amount) => `paga ${amount}`,
  paysNothing: 'no paga nada',
  leaves: 'la deja',
  takes: (amount) => `recoge ${amount}`,

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
