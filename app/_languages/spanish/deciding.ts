import { listsOf } from '@/lib/messages/lists'
import { lowerFirst } from '@/lib/text'
import type { Catalogue } from '../catalogue'

const lists = listsOf('es')

export const deciding: Catalogue['deciding'] = {
  whatDoYouDo: '¿Qué haces?',
  yourDecision: (stage) => `Tu decisión: ${stage}`,
  theAnswer: 'La respuesta',
  cannotBeSet: 'No se puede colocar así',
  tapCards: (count, into) => `Toca ${count} cartas: van ${into}.`,
  movingHint: (cards) => `Las teclas 1 a ${cards} mueven las cartas; H, U y C pulsan los botones, Espacio confirma.`,
  others: 'Las demás',
  theRule: (rule) => `Regla: ${lowerFirst(rule)}`,
  setAs: (suggestedBy) => (suggestedBy === 'Reglas de la casa' ? 'Como la casa' : suggestedBy),

  asksToMove: (table, cards, into, count) => `${table} Las teclas 1 a ${cards} ponen cartas ${into}: ${count}.`,
  asksToChoose: (table, options) => `${table} Opciones: ${options}.`,
  best: (names) => `Lo mejor: ${names}.`,
  settled: (bet, amount, because) => `${bet} ${amount}, ${because}.`,
  total: (amount) => `Total ${amount}.`,
  totals: (main, all) => `Apuestas principales ${main}. Todas las apuestas ${all}.`,
  timeIsUp: 'Se acabó el tiempo.',

  loses: (amount) => `pierdes ${amount}`,
  costs: (doing, money) => `${doing} te cuesta ${money} de media`,
  ruleCosts: (money) => `Aquí te cuesta ${money} de media`,
  worthTheSame: (doings) => `${lists.and(doings)} valen aquí exactamente lo mismo: todo es correcto`,
  nothingElse: 'No había otra cosa que hacer',
  ahead: (doing, money) => `${doing} te costaría ${money} de media`,
  either: (names) => lists.or(names),

  ownIsRight: (says) => `Tu estrategia dice ${says}: correcto.`,
  ownCosts: (says, amount) => `Tu estrategia dice ${says}: te cuesta ${amount} de media.`,
  youFollowed: 'La seguiste.',
  youDidNotFollow: 'No la seguiste.',
  followed: (times, asked, given) => `seguida ${times} de ${asked} veces; seguirla siempre regala ${given}`,
  followedForNothing: (times, asked) => `seguida ${times} de ${asked} veces; seguirla siempre no regala nada`,

  spaceKey: 'Espacio',
  movesCard: (into) => `mueve una carta: ${into}, y de vuelta`,
  asTheHouse: (suggestedBy) => `${suggestedBy}: las cartas como las colocaría la casa`,
  undoAndClear: 'deshacer, quitar todo. Retroceso también deshace',
  chooseByNumber: 'elige una opción por su número, o por su letra',
  confirms: 'confirma. Intro hace lo mismo',
  confirmAndGoOn: 'confirma; sigue jugando; repite las apuestas. Intro hace lo mismo',
  afterARound: 'tras una ronda: otra mano sin apuestas laterales; el doble de apuesta',
  nextThing: 'lo siguiente: seguir jugando o la próxima mano. Intro hace lo mismo',
  whatToTrain: 'qué entrenar: qué manos, cuántas y con qué reloj',
  thisSheet: 'este panel',
}
