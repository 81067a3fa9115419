import type { Catalogue } from '../catalogue'

export const dealing: Catalogue['dealing'] = {
  playersSide: 'El lado del jugador',
  round: 'La ronda, en orden',
  roundLead:
    'Qué haces con las manos y qué dices. Al jugador se le habla de usted. El orden casi no cambia de una casa a otra; las palabras, sí: donde aquí pone «no va más» y «tapete», en otras salas se dice «no más apuestas» y «paño». Manda tu casa.',
  say: 'Di:',
  asked: 'Lo que te van a preguntar',
  askedLead:
    'Un jugador que acaba de perder, o quien decide si te contratan. Responde con una frase, y la regla por delante.',
  payouts: 'Los pagos, de memoria',
  payoutsLead:
    'Con las tablas habituales: a cuánto se paga, y cuánto es con las apuestas corrientes. Lo que no está aquí paga a la par. Compáralo con el cartel de tu mesa antes de imprimirlo.',
  payoutsOf: (bet) => `${bet}: pagos`,
  mistakes: 'Lo que sale mal en esta mesa',
  mistakesLead: 'Los errores que tienes que ver en «Encuentra el error», y la regla que rompe cada uno.',
  rulings: 'Decisiones',
  rulingsLead:
    'Qué se hace cuando algo sale mal, y qué hoja lo dice. Los procedimientos cambian de una casa a otra: manda la tuya.',
  watched: 'En qué se fijan los supervisores',
  seeAlso: 'Mira también {audition}.',
  anyTable: 'en qué se fijan en cualquier mesa',
  otherGames: 'Otros juegos',
}
