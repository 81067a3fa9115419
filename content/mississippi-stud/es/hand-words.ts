import { atStake, many, saidEv, saidGap, saidMoney, saidShare, theRank } from '@/content/es/hands/said'
import { line, nameOf } from '@/content/es/hands/starting'
import { isPair, straightsWith } from '@/content/pages/starting-facts'
import {
  type Kind,
  kindOf,
  type MississippiFacts,
  type MississippiWords,
  share,
} from '@/content/mississippi-stud/pages/answers'
import { rankNamed, RANKS } from '@/lib/cards/card'
import { CLOSE, evValue } from '@/lib/game/ev'
import { es } from '@/lib/games/mississippi-stud/messages/es'
import { TALLY } from '@/lib/games/mississippi-stud/round'
import type { MississippiAction } from '@/lib/games/mississippi-stud/rules'
import type { StartingHand } from '@/lib/game/strategy/starting-hands'
import { capital, lowerFirst } from '@/lib/text'

/* Los textos de las páginas de Mississippi Stud. */

const doingOf = (action: MississippiAction): string => es.action(action).doing

function otherSize({ solution, bet }: MississippiFacts): string {
  const other: MississippiAction = bet.action === 'bet-3x' ? 'bet-1x' : 'bet-3x'
  const loses = evValue(bet.ev) - evValue(solution.options.find(({ action }) => action === other)!.ev)
  return `en cambio, ${lowerFirst(doingOf(other))} cuesta ${saidMoney(loses)}`
}

function answer(facts: MississippiFacts): string {
  const { bet, bets, gap, hand } = facts
  const ev = evValue(bet.ev)
  const name = nameOf(hand)
  const [money, at] = [saidMoney(ev), atStake('ante')]
  if (!bets)
    return gap < CLOSE
      ? `Retírate con ${name}, aunque por poco. Si apuestas 1×, pierdes ${money} de media ${at}; si te retiras, pierdes el ante.`
      : `Retírate con ${name}. Si apuestas 1×, pierdes ${money} de media ${at}, ${saidMoney(gap)} más que si te retiras.`
  if (ev > 0)
    return `Apuesta ${isPair(hand) ? '3×' : '1×'} con ${name}. Ganas ${money} de media ${at}; ${otherSize(facts)}.`
  if (gap < CLOSE)
    return `Apuesta 1× con ${name}, aunque por poco. Pierdes ${money} de media ${at}; si te retiras, pierdes el ante.`
  return gap < 0.3
    ? `Apuesta 1× con ${name}. Pierdes ${money} de media ${at}, ${saidMoney(gap)} menos que si te retiras.`
    : `Apuesta 1× con ${name}. Pierdes ${money} de media ${at}, pero si te retiras pierdes el ante entero.`
}

function description({ hand, bet, bets, gap }: MississippiFacts): string {
  const what = bets ? `Apuesta ${bet.action.slice(-2, -1)}× con ${nameOf(hand)}` : `Retírate con ${nameOf(hand)}`
  return `${what} en Mississippi Stud: ${saidEv(bets ? evValue(bet.ev) : -1)} antes, ${saidGap(gap)} mejor que ${bets ? 'retirarte' : 'apostar'}. Cómo acaban sus rondas y lo que cambian las cartas de tus vecinos.`
}

function pairing({ high, low }: StartingHand): string {
  const [a, b] = [theRank(high), theRank(low)]
  const kinds = `${kindOf(high)} ${kindOf(low)}` as const
  const texts: Readonly<Partial<Record<`${Kind} ${Kind}`, string>>> = {
    'high high': 'Si emparejas cualquiera de las dos, cobras.',
    'high middle': `Si emparejas ${a}, cobras; si emparejas ${b}, recuperas tus apuestas.`,
    'high low': `Si emparejas ${a}, cobras; una pareja de ${many(low)} pierde igual.`,
    'middle middle': 'Si emparejas cualquiera de las dos, recuperas tus apuestas.',
    'middle low': `Si emparejas ${a}, recuperas tus apuestas; una pareja de ${many(low)} las pierde.`,
    'low low': 'Emparejar cualquiera de las dos no salva las apuestas.',
  }
  return texts[kinds]!
}

function pairHeld({ high }: StartingHand): string {
  if (kindOf(high) === 'high')
    return `Tu pareja de ${many(high)} ya cobra. Desde aquí ganas con cada apuesta, y con trío o póquer, más.`
  if (kindOf(high) === 'middle')
    return `Con pareja de ${many(high)} no puedes perder: en el peor caso recuperas todas las apuestas.`
  return `Una pareja de ${many(high)} sola pierde. Apuestas por dobles parejas o mejor, que cobran en cada apuesta.`
}

const STRAIGHTS = [
  'ninguna escalera usa las dos cartas',
  'una escalera usa las dos cartas',
  'dos escaleras usan las dos cartas',
  'tres escaleras usan las dos cartas',
  'cuatro escaleras usan las dos cartas',
]

function draws({ high, low, suited }: StartingHand): string {
  const straight = STRAIGHTS[straightsWith(high, low)]!
  if (!suited) return `${capital(straight)}.`
  return `${low >= rankNamed('T') ? 'Puede haber color, incluso escalera real' : 'Puede haber color'}, y ${straight}.`
}

function fares(facts: MississippiFacts): string {
  const [wins, pushes, folds] = [share(facts, TALLY.wins), share(facts, TALLY.pushes), share(facts, TALLY.folds)]
  const then = facts.bets ? `Tras apostar ${facts.bet.action.slice(-2, -1)}×` : 'Si aun así apuestas 1×'
  if (wins > 1 - 1e-9) return `${then}, cobras en todas las rondas.`
  if (pushes + folds === 0)
    return `${then}, cobras en el ${saidShare(wins)} de las rondas y pierdes todas las apuestas en las demás.`
  if (wins + pushes > 1 - 1e-9)
    return `${then}, cobras en el ${saidShare(wins)} de las rondas y recuperas tus apuestas en las demás.`
  return `${then}, cobras en el ${saidShare(wins)} de las rondas y recuperas tus apuestas en el ${saidShare(pushes)}${folds > 0 ? `. Te retiras en una calle posterior en el ${saidShare(folds)}` : ''}.`
}

function whyTitle({ hand: { high, low }, bets, gap }: MississippiFacts): string {
  if (high === low)
    return {
      high: 'Cobra antes de la primera carta',
      middle: 'No puede perder',
      low: 'Apuestas por lo que puede llegar a ser',
    }[kindOf(high)]
  if (!bets) {
    if (gap < CLOSE) return 'Falta poco para apostar'
    return kindOf(high) === 'low' ? 'Ninguna carta cobra' : 'Una carta mediana no basta'
  }
  if (kindOf(low) === 'high') return 'Dos cartas que cobran si se emparejan'
  return kindOf(high) === 'high' ? 'La carta alta la sostiene' : 'Dos cartas que empatan si se emparejan'
}

const ends = ({ bets }: MississippiFacts): string =>
  bets
    ? 'En las calles siguientes se juega lo mejor posible, apuestes lo que apuestes aquí.'
    : 'Dejar el ante es mejor que cualquier apuesta, aunque después juegues lo mejor posible.'

function neighbors({ made, bets }: MississippiFacts): string {
  const [best, worst] = made.extremes
  const ahead = (lead: number): string => `${lead > 0 ? 'apostar' : 'retirarse'} es mejor por ${saidGap(lead)}`
  const look = best > 0 !== worst > 0 ? ` Por eso vale la pena mirar antes de ${bets ? 'apostar' : 'retirarte'}.` : ''
  return `Seis vecinos tienen doce cartas. Si enseñan las doce que más ayudan a esta mano, ${ahead(best)}. Si enseñan las doce que más la perjudican, ${ahead(worst)}.${look}`
}

export const words: MississippiWords = {
  line: { ...line, act: { act: 'apostar', acting: 'apostar' }, wait: { act: 'retirarse', acting: 'retirarse' } },
  answer,
  description,
  why(facts) {
    const { hand } = facts
    const ace = hand.high === RANKS.length - 1 ? ['Un as emparejado no paga más que una jota.'] : []
    const cards = isPair(hand) ? [pairHeld(hand)] : [pairing(hand), ...ace, draws(hand)]
    return { title: whyTitle(facts), text: [[fares(facts), ...cards].join(' ')] }
  },
  ends: (facts) => ({ title: 'Cómo acaba', text: [ends(facts)] }),
  endings: {
    caption: 'Cómo acaban las rondas tras la apuesta',
    columns: ['Final', 'Rondas'],
    names: {
      wins: 'Jotas o mejor: cobra',
      pushes: 'De seises a dieces: se devuelve',
      loses: 'Menos: se pierde todo',
      folds: 'Retirada en una calle posterior',
    },
  },
  rulesTitle: (turned) => (turned ? 'La tabla de pagos decide' : 'Otras tablas de pagos'),
  neighbors,
}
