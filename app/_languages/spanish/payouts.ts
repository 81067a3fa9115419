import type { Catalogue } from '../catalogue'
import { dealerSchool } from './dealer-school'

export const payouts: Catalogue['payouts'] = {
  title: 'Pagar y recoger',
  seats: (count) => (count === 1 ? '1 puesto' : `${count} puestos`),
  howManySeats: 'Cuántos puestos se liquidan',
  commission: (id, says) => `Comisión ${dealerSchool.rounding(id, says)}`,

  settleSeat: 'Liquida este puesto',
  seatOf: (seat, seats) => `Puesto ${seat} de ${seats}`,
  eachBet: 'Cada apuesta: pierde, empata o lo que pagas además de ella.',
  eachBetFromRight: 'Los puestos van desde tu derecha. Cada apuesta: pierde, empata o lo que pagas además de ella.',
  keys: 'L pierde, P empata, un número es el pago; Intro sigue.',
  check: 'Comprobar',
  noChips: 'sin fichas propias',
  choiceLose: 'Pierde',
  choicePush: 'Empata',
  choiceNothing: 'Nada',
  choicePay: 'Paga',
  payFor: (bet) => `${bet}: pago`,
  noAmount: 'Eso no es una cantidad: escríbela así: 12,50.',

  duePay: (amount) => `Paga ${amount}`,
  duePush: 'Empata',
  dueNothing: 'Nada',
  dueTake: (amount) => `Recoge ${amount}`,
  saidPay: (amount) => `paga ${amount}`,
  saidLose: 'pierde',
  saidPush: 'empata',
  saidNothing: 'nada',

  allRight: 'Todo bien',
  someRight: (right, all) => `${right} de ${all} bien`,
  youSaid: (said) => `Dijiste: ${said}.`,
  noneHadIt: 'No salió en ninguno de los puestos repartidos.',
  comesOnceIn: (share) => `Sale en ${share}.`,
  comesAt: (share) => `Sale en el ${share} de los puestos.`,
  howOften: (seats) =>
    `Frecuencia: de ${seats} puestos repartidos para esta escuela. Los resultados raros se preguntan más de lo que salen.`,
  howOftenOtherRules:
    'La frecuencia de un resultado solo se cuenta con las reglas habituales; en esta mesa rigen otras. Los resultados raros se preguntan más de lo que salen.',
  nextTable: 'Siguiente mesa',
  nextSeat: 'Siguiente puesto',

  before: 'Aún no has liquidado nada. Aquí verás tus aciertos, tu tiempo por mesa y cada tipo de apuesta.',
  settledRight: 'Apuestas bien liquidadas',
  timeForTable: 'Tiempo por mesa',
  afterTheFirst: 'tras la primera',
  betByBet: 'Apuesta por apuesta',
  bet: 'Apuesta',

  spokenQuestion: (seat, seats, table, bets) => `Puesto ${seat} de ${seats}. ${table} Apuestas: ${bets}.`,
  spokenVerdict: (right, all, bets) => `${right} de ${all} bien. ${bets}`,
  spokenBet: (bet, due, because) => `${bet}: ${due.toLowerCase()}, ${because}.`,
  spokenWrongBet: (bet, due, because, said) => `${bet}: ${due.toLowerCase()}, ${because}; dijiste: ${said}.`,
}
