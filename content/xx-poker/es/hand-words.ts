import {
  andList,
  aRank,
  drawnText,
  orList,
  preciseEv,
  saidCard,
  saidCards,
  saidCount,
  saidEv,
  saidGap,
  saidMoney,
  saidRarity,
  saidShare,
  theRank,
  whole,
} from '@/content/es/hands/said'
import { isMixed, type XxWords } from '@/content/xx-poker/pages/answers'
import {
  type ContestFacts,
  extremesOf,
  isEven,
  oneOf,
  SECOND_CARDS,
  slipOf,
  winsOf,
} from '@/content/xx-poker/pages/contests'
import { gainOf, type HandFacts, type ResultFacts } from '@/content/xx-poker/pages/facts'
import { causeOf, stepsOf, straightsWith, suitsOf, thirdsOf, winsAndLosses } from '@/content/xx-poker/pages/particulars'
import {
  brought,
  isHigh,
  mostOften,
  oneTurns,
  rangeOf,
  rulesOf,
  turnedRanks,
  type Where,
} from '@/content/xx-poker/pages/sections'
import { parseCard, rankNamed, rankOf } from '@/lib/cards/card'
import { evValue, NAMED_STAKE } from '@/lib/game/ev'
import { exampleOf, type XxKind } from '@/lib/games/xx-poker/hand-classes'
import { es } from '@/lib/games/xx-poker/messages/es'
import { type HandResult, POSITION_NAMES, RESULTS } from '@/lib/games/xx-poker/rules'
import { words as language } from '@/lib/messages/words/es'
import { speechOf } from '@/lib/messages/speech'
import { must } from '@/lib/result'
import { capital, lowerFirst } from '@/lib/text'
import { nameOf } from './hand-list'

/* Los textos de las páginas de XX Poker: añadir o no, y qué carta colocar en un duelo. */

const { amount } = speechOf('es')

/** «el 34 %» */
const roundShare = (share: number): string => `el ${amount(share * 100, 0)}\u00A0%`

const TO = { add: 'añadir', decline: 'no añadir' } as const
const playOf = (adds: boolean): string => TO[adds ? 'add' : 'decline']
/** «añades», «no añades» */
const youDo = (adds: boolean): string => (adds ? 'añades' : 'no añades')

const stake = `apuesta Play de ${NAMED_STAKE}\u00A0$`
const worth = (ev: number): string => `Una ${stake} ${ev < 0 ? 'pierde' : 'gana'} ${saidMoney(ev)} de media`

function answer(facts: HandFacts): string {
  const { adds, gain, ev } = facts
  const go = adds ? 'añade' : 'no añadas'
  return `${isMixed(facts) ? `Casi siempre, ${go}` : capital(go)}. ${worth(ev)}, así que añadir la mitad ${adds ? 'gana' : 'pierde'} otros ${saidMoney(gain)}.`
}

function description(facts: HandFacts): string {
  const { slug, adds, gain, ends, adding, hands } = facts
  const part = isMixed(facts) ? ` Se añade con el ${saidShare(adding / hands)} de estas manos.` : ''
  return `${nameOf(slug)} en XX Poker: ${playOf(adds)}, que ${adds ? 'gana' : 'ahorra'} ${saidGap(gain)} apuestas Play.${part} Las apuestas llegan a ${POSITION_NAMES.x2} en el ${saidShare(ends[1]!)} de los repartos y a ${POSITION_NAMES.x5} en el ${saidShare(ends[2]!)}.`
}

// ——— Por qué ———————————————————————————————————————————————————————————————————————————————————————————————————

function contestsText({ ends }: HandFacts): string {
  const [x1, x2, x5] = ends as readonly [number, number, number]
  const moved = 1 - x1
  const twice = x5 === 0 ? ', y nunca dos veces' : `, y en ${roundShare(x5 / moved)} de ellos, dos veces`
  return `Las apuestas acaban en ${POSITION_NAMES.x1} en el ${saidShare(x1)} de los repartos, en ${POSITION_NAMES.x2} en el ${saidShare(x2)} y en ${POSITION_NAMES.x5} en el ${saidShare(x5)}. Avanzan en ${roundShare(moved)} de los repartos${twice}.`
}

function moneyText(facts: HandFacts): string {
  const { won, lost } = winsAndLosses(facts)
  const less = facts.results.find(({ result }) => result === 'less')
  if (!less) return `No puede perder, y lo que gana suma ${saidGap(won)} apuestas Play.`
  return `Se queda en menos de pareja de jotas en el ${saidShare(less.share)} de los repartos. Esos te cuestan de media ${saidGap(lost)} apuestas Play, y lo que gana suma ${saidGap(won)}.`
}

function straightsText({ slug, kind }: HandFacts): string | undefined {
  if (kind !== 'top-two') return undefined
  const cards = exampleOf(slug)
  const [a, b] = cards.map((card) => theRank(rankOf(card))) as [string, string]
  const count = straightsWith(cards)
  if (count === 0) return `Ninguna escalera usa ${a} y ${b} a la vez.`
  return `${capital(saidCount(count))} ${count === 1 ? 'escalera usa' : 'escaleras usan'} ${a} y ${b} a la vez.`
}

function rulesText(facts: HandFacts): string {
  const { rules, shortErrs } = rulesOf(facts)
  const said = rules.map((id) => es.exact[id].alone ?? es.exact[id].text)
  const all =
    said.length === 1
      ? `La regla: ${lowerFirst(said[0]!)}`
      : said.length <= 3
        ? `Decide la primera regla que vale. ${said.join(' ')}`
        : `A estas manos se les aplican ${saidCount(said.length)} reglas de la lista exacta.`
  return shortErrs ? `${all} La lista corta no es exacta aquí.` : all
}

function whyTitle(facts: HandFacts): string {
  const { gain, adds } = facts
  if (Math.abs(gain) < 0.02) return `Por poco: añadir vale ${saidEv(gain)}`
  if (!adds) return isHigh(facts) ? 'Tener cartas altas no basta' : 'Estas cartas tienen pocas formas de ganar'
  return gain > 0.3 ? 'Una mano fuerte: apuesta más con ella' : 'Merece que añadas'
}

// ——— Cómo acaba ————————————————————————————————————————————————————————————————————————————————————————————————

const RESULT: Readonly<Record<HandResult, string>> = {
  ...Object.fromEntries(
    RESULTS.map((result) => [result, (language.paid as Readonly<Record<string, string>>)[result]!]),
  ),
  less: 'Menos de pareja de jotas',
  pair: 'Pareja de jotas o mejor',
} as Readonly<Record<HandResult, string>>

/** «los colores» */
const WINNERS: Readonly<Partial<Record<HandResult, string>>> = {
  'two-pair': 'las dobles parejas',
  'three-of-a-kind': 'los tríos',
  straight: 'las escaleras',
  flush: 'los colores',
  'full-house': 'los fulls',
  'four-of-a-kind': 'los póqueres',
  'straight-flush': 'las escaleras de color',
  'royal-flush': 'las escaleras reales',
}

function ends(facts: HandFacts) {
  const { won } = winsAndLosses(facts)
  const [first, second] = brought(facts)
  const part = ({ result, share, brings }: ResultFacts): string =>
    `${capital(WINNERS[result]!)} salen en el ${saidShare(share)} de los repartos y traen el ${saidShare(brings / won)} de lo que gana.`
  const most = mostOften(facts)
  return {
    title: `Lo que más sale: ${lowerFirst(RESULT[most.result])}, ${saidShare(most.share)}`,
    text: first && second ? [`${part(first)} ${part(second)}`] : [],
  }
}

// ——— Qué la cambia —————————————————————————————————————————————————————————————————————————————————————————————

const place = (kind: XxKind): string => (kind === 'suited' ? 'segunda' : 'tercera')

function turnedText(facts: HandFacts): string {
  const { adds, adding, hands, kind } = facts
  const [least, most] = rangeOf(facts)
  const range = `Estas manos valen de ${saidEv(least)} a ${saidEv(most)} apuestas Play`
  if (!isMixed(facts)) return `${range}, y ${adds ? 'añades con todas' : 'no añades con ninguna'}.`
  const { all, some } = turnedRanks(facts)
  const always = all.length === 0 ? [] : [`las que llevan ${orList(all.map(aRank))} de ${place(kind)} carta`]
  const sometimes =
    some.length === 0
      ? []
      : [`algunas con ${orList(some.map(aRank))}, según ${kind === 'suited' ? 'la última carta' : 'sus palos'}`]
  return `${range}. Con el ${saidShare((adds ? hands - adding : adding) / hands)} de ellas ${youDo(!adds)}: ${[...always, ...sometimes].join(', y ')}.`
}

function thirdText(facts: HandFacts): string | undefined {
  const thirds = thirdsOf(facts)
  if (!thirds) return undefined
  const { best, worst, apart, rises } = thirds
  return `La mejor ${place(facts.kind)} carta es ${aRank(best)} y la peor, ${aRank(worst)}: entre ellas hay ${saidGap(apart)}. ${rises ? 'Más alta es siempre mejor' : 'Más alta no es siempre mejor'}.`
}

function suitsText(facts: HandFacts): string | undefined {
  const suits = suitsOf(facts)
  return suits && `Los palos importan más si la tercera carta es ${aRank(suits.rank)}: ${saidGap(suits.most)}.`
}

function stepsText(facts: HandFacts): string | undefined {
  const steps = stepsOf(facts)
  if (!steps) return undefined
  const { up, down } = steps
  const gap = (value: number): string => `${saidGap(value)} ${value > 0 ? 'más' : 'menos'}`
  return up * down < 0
    ? `Las dos manos vecinas valen ${up > 0 ? 'más' : 'menos'}: la de encima, ${saidGap(up)}; la de debajo, ${saidGap(down)}.`
    : `La mano de encima vale ${gap(up)}; la de debajo, ${gap(-down)}.`
}

function flipsTitle(facts: HandFacts): string {
  const { adding, hands, adds } = facts
  if (!isMixed(facts)) return adds ? 'Añade con todas' : 'No añadas con ninguna'
  return adds
    ? `No añadas con el ${saidShare((hands - adding) / hands)} de ellas`
    : `Añade con el ${saidShare(adding / hands)} de ellas`
}

const HEADS = ['Lo mejor', 'Play vale', 'Un error cuesta'] as const

const MEMBERS: Readonly<Record<XxKind, readonly [caption: string, head: string, name: (rank: number) => string]>> = {
  pair: ['Según la tercera carta', 'Tercera carta', (rank) => `Con ${aRank(rank)}`],
  trips: ['Según su valor', 'Trío', (rank) => `Trío de ${language.rank(rank, 2)}`],
  suited: ['Según la segunda carta', 'Segunda carta', (rank) => `Luego ${aRank(rank)}`],
  'top-two': [
    'Lo que vale la apuesta Play según la tercera carta y los palos: añade si es más que cero',
    'Tercera carta',
    (rank) => capital(language.rank(rank)),
  ],
}
const PATTERNS = ['Tres palos', 'Un palo: las altas', 'Un palo: alta y baja', 'Un palo: las bajas']

// ——— Cartas muertas ————————————————————————————————————————————————————————————————————————————————————————————

function dead(facts: HandFacts) {
  const { slug, drawn, helps, hurts } = facts
  const [good, bad] = [helps, hurts].map(({ card }) => saidCard(must(parseCard(card)))) as [string, string]
  const turns = oneTurns(facts)
  const turn = turns ? `Con esa carta ya ${youDo(drawn <= 0)}.` : `En los dos casos ${youDo(drawn > 0)}.`
  return {
    title: turns ? 'Una carta muerta puede cambiar la jugada' : 'Una carta muerta no cambia la jugada',
    text: [
      `Con ${saidCards(exampleOf(slug))} la apuesta Play vale ${saidEv(drawn)}. La carta que más ayuda es ${good}: si la ves en otra mano, la apuesta vale ${saidEv(helps.ev)}. La que más perjudica es ${bad}: ${saidEv(hurts.ev)}. ${turn}`,
    ],
  }
}

const WHERE: Readonly<Record<Where, string>> = {
  higher: 'la de encima',
  lower: 'la de debajo',
  pair: 'una pareja de su carta más alta',
  suited: 'tres cartas de un palo con la misma carta alta',
}

function because(here: HandFacts, other: HandFacts, where: Where): string {
  const [result, change] = causeOf(here, other)
  const won = WINNERS[result]
  const cause = won
    ? `${won} le traen ${saidGap(change)} ${change > 0 ? 'más' : 'menos'}`
    : `las manos que pierden le cuestan ${saidGap(change)} ${change < 0 ? 'más' : 'menos'}`
  const also = other.adds !== here.adds ? '' : other.adds ? 'también ' : 'tampoco '
  return `${WHERE[where]}: ${also}${also === 'tampoco ' ? 'añades' : youDo(other.adds)}, vale ${saidEv(other.ev)}; ${cause}`
}

const hands: XxWords['hands'] = {
  answer,
  description,
  why: (facts) => ({
    title: whyTitle(facts),
    text: [contestsText(facts), [moneyText(facts), straightsText(facts)].filter(Boolean).join(' '), rulesText(facts)],
  }),
  ends,
  flips: (facts) => ({
    title: flipsTitle(facts),
    text: [turnedText(facts), [thirdText(facts), suitsText(facts), stepsText(facts)].filter(Boolean).join(' ')],
  }),
  dead,
  results: {
    caption: 'Lo que forman las seis cartas, y lo que eso trae',
    columns: ['Formas', 'Cuántas veces', 'Trae, apuestas Play'],
  },
  result: (result) => RESULT[result],
  members({ kind }) {
    const [caption, head] = MEMBERS[kind]
    return { caption, columns: [head, ...(kind === 'top-two' ? PATTERNS : HEADS)] }
  },
  memberName: ({ kind }, rank) => MEMBERS[kind][2](rank),
  neighbors: { caption: 'Las manos de alrededor, de media', columns: ['Mano', ...HEADS] },
  shortName: ({ slug, kind }) => (kind === 'top-two' ? nameOf(slug).split(' y ')[0]! : nameOf(slug)),
  because,
  drawn: ({ slug, drawn, hands: count }) =>
    drawnText(
      exampleOf(slug),
      `la apuesta Play vale ${preciseEv(drawn)}, o ${preciseEv(drawn + gainOf(drawn))} si añades`,
      count,
    ),
}

// ——— Los duelos ————————————————————————————————————————————————————————————————————————————————————————————————

const beats = (cards: number): string => amount(cards, 1)

const contests: XxWords['contests'] = {
  answer(facts) {
    const [ev] = facts.evs
    return isEven(facts)
      ? `Coloca cualquiera de las dos: da igual. ${worth(ev)}.`
      : `Coloca la más baja que gana. ${worth(ev)}. Colocar la más alta cuesta ${saidMoney(slipOf(facts))}.`
  },
  description(facts) {
    const what = isEven(facts)
      ? 'coloca cualquiera'
      : `coloca la más baja. La más alta cuesta ${saidGap(slipOf(facts))} apuestas Play`
    return `${nameOf(facts.slug)} en el primer duelo de XX Poker: ${what}. Sale en ${saidRarity(facts.share)} rondas.`
  },
  why(facts) {
    const { beaten, ends: all } = facts
    const moves = `Cualquier carta que gana lleva las apuestas a ${POSITION_NAMES.x2}, por alta que sea.`
    if (isEven(facts))
      return {
        title: 'Coloca cualquiera de las dos',
        text: [
          `${moves} El rey que guardas gana a las mismas cartas que un as: de media, a ${beats(beaten[0]!)} de las ${SECOND_CARDS} que pueden salir en el segundo duelo.`,
        ],
      }
    return {
      title: `Guarda la más alta: gana a ${beats(beaten[0]! - beaten[1]!)} cartas más`,
      text: [
        `${moves} Lo que guardas cuenta en el segundo duelo. Si colocas la más baja, tus cartas ganan a ${beats(beaten[0]!)} de las ${SECOND_CARDS} que pueden salir; si colocas la más alta, a ${beats(beaten[1]!)}.`,
        `Las apuestas llegan a ${POSITION_NAMES.x5} en el ${saidShare(all[0]![2]!)} de los repartos con la más baja y en el ${saidShare(all[1]![2]!)} con la más alta. La carta colocada sigue contando en tu mano, así que ahí no pierdes nada.`,
      ],
    }
  },
  ends(facts) {
    const [lowest, highest] = winsOf(facts).map(saidShare) as [string, string]
    return {
      title: `Ganas el ${lowest} de los repartos, coloques la que coloques`,
      text: [
        `Tus seis cartas son las mismas, así que ganas las mismas veces: el ${lowest} con la más baja y el ${highest} con la más alta. Cuánto ganas o pierdes depende de dónde acaban las apuestas.`,
      ],
    }
  },
  flips(facts) {
    if (isEven(facts))
      return {
        title: 'Contra cartas más bajas sí importa',
        text: [
          'Aquí la más baja que gana solo puede ser un rey. Contra cualquier carta de duelo más baja, algunas manos tienen que guardar la más alta.',
        ],
      }
    const { worst, least } = extremesOf(facts)
    const name = ({ lowest }: ContestFacts['parts'][number]): string => aRank(rankNamed(lowest))
    const cost = ({ evs }: ContestFacts['parts'][number]): string => saidGap(evs[0]! - evs[1]!)
    const text =
      facts.parts.length === 1
        ? `La más baja que gana solo puede ser ${name(worst)}. Colocar la más alta cuesta entonces ${cost(worst)}.`
        : `Colocar la más alta cuesta más si la más baja que gana es ${name(worst)} (${cost(worst)}), y menos si es ${name(least)} (${cost(least)}).`
    return {
      title: 'La más alta nunca es mejor',
      text: [
        `${text} Ninguna mano gana más colocando la más alta: la carta que guardas gana a todo lo que ganaría la otra.`,
      ],
    }
  },
  drawn(facts) {
    const { hand, dealer, options } = oneOf(facts)
    const each = options.map(
      ({ action, ev }) => `${lowerFirst(es.action(action).doing)} vale ${preciseEv(evValue(ev))}`,
    )
    return `La orden resuelve un duelo, ${saidCards(hand)} contra ${saidCards(dealer)}: ${andList(each)}. Las cifras de la página son la media de las ${whole(facts.spots)} manos y cartas de duelo como estas.`
  },
  because(other, step) {
    const where = step === 'higher' ? 'un valor más' : 'un valor menos'
    return isEven(other)
      ? `${where}: coloca cualquiera de las dos`
      : `${where}: coloca la más baja; la más alta cuesta ${saidGap(slipOf(other))}`
  },
  ended: {
    caption: 'Dónde acaban las apuestas',
    columns: ['Tú', POSITION_NAMES.x1, POSITION_NAMES.x2, POSITION_NAMES.x5],
  },
  manners: ['Colocas la más baja', 'Colocas la más alta'],
  parts: {
    caption: 'Según la carta más baja que gana',
    columns: ['La más baja', 'De estas', 'Colocada, vale', 'La más alta cuesta'],
  },
  ranks: {
    caption: 'Según la carta que descubre el crupier',
    columns: ['El crupier descubre', 'Cuántas veces', 'La más baja vale', 'La más alta cuesta'],
  },
  rank: (rank) => language.rank(rank),
  aRank,
  placingHighest: 'Colocar la más alta',
}

export const words: XxWords = { hands, contests }
