import {
  acrossOf,
  type BlackjackWords,
  closest,
  otherRules,
  PAGES,
  RULES,
  rulesNamed,
} from '@/content/blackjack/pages/sections'
import { dealCards, DO, handWords, tables, TO, TO_YOU, upcard, YOU } from '@/content/es/hands/first-hand'
import { characterOf, dealerText, flips, ownText, placeText, whyTitle } from '@/content/es/hands/first-hand-why'
import { atStake, orList, saidCount, saidEv, saidGap, saidMoney, saidShare } from '@/content/es/hands/said'
import { es } from '@/lib/games/blackjack/messages/es'
import { changedPlays, drawnEv, type FirstHandFacts, sidesOf } from '@/content/pages/first-hand-facts'
import { capital, lowerFirst } from '@/lib/text'

/* Los textos de las páginas de Blackjack. */

const rulesName = rulesNamed(
  {
    'no-das': 'Sin doblar tras dividir',
    'double-9-11': 'Doblar solo con 9 a 11',
    'double-10-11': 'Doblar solo con 10 y 11',
    'no-resplit': 'Sin volver a dividir',
    'resplit-aces': 'Los ases se pueden volver a dividir',
    'decks-1': 'Una baraja',
    'decks-2': 'Dos barajas',
    'decks-8': 'Ocho barajas',
    'no-hole-card': 'Sin carta tapada',
  },
  es.variants,
)

/** Cuándo otra jugada es la mejor, por la regla. */
const WHEN: Readonly<Record<string, string>> = {
  'h17-ls': 'si el crupier pide con 17 blando',
  s17: 'si el crupier se planta con 17 blando',
  's17-ls': 'si el crupier se planta con 17 blando',
  'no-das': 'si no puedes doblar tras dividir',
  'double-9-11': 'si solo puedes doblar con 9 a 11',
  'double-10-11': 'si solo puedes doblar con 10 y 11',
  'no-resplit': 'si solo puedes dividir una vez',
  'resplit-aces': 'si puedes volver a dividir ases',
  'decks-1': 'con una baraja',
  'decks-2': 'con dos barajas',
  'decks-8': 'con ocho barajas',
  'no-hole-card': 'si el crupier no toma carta tapada',
}

/** «Ríndete si te lo ofrecen; si no, pide.», «Dobla; pide si el crupier se planta con 17 blando.» */
function verdict(facts: FirstHandFacts): string {
  const others = changedPlays(facts)
    .filter(({ play }) => play !== 'surrender')
    .map(({ play, rules }) => `${lowerFirst(DO[play])} ${orList([...new Set(rules.map((rule) => WHEN[rule]!))])}`)
  const own = [lowerFirst(DO[facts.best]), ...others].join('; ')
  const surrender = changedPlays(facts).find(({ play }) => play === 'surrender')
  if (!surrender) return `${capital(own)}.`
  const when = surrender.isAlways ? '' : ` y ${WHEN[surrender.rules[0]!]!.slice('si '.length)}`
  return `Ríndete si te lo ofrecen${when}; si no, ${own}.`
}

function answer(all: FirstHandFacts): string {
  const { ranked, best, lead, facts } = all
  const { ev } = ranked[0]
  const who =
    changedPlays(all).length === 0
      ? ev < 0
        ? 'Pierdes'
        : 'Ganas'
      : `Al ${TO_YOU[best]} ${ev < 0 ? 'pierdes' : 'ganas'}`
  const line = `${verdict(all)} ${who} ${saidMoney(ev)} de media ${atStake('apuesta')}, ${saidMoney(lead)} ${ev < 0 ? 'menos' : 'más'} que si ${YOU[ranked[1].action]}`
  return facts.every((deal) => deal.best === best)
    ? `${line}.`
    : `${line}. Algunas manos de dos cartas son excepciones.`
}

function description({ hand, best, ranked, lead, rules }: FirstHandFacts): string {
  const turned = rules.filter((one) => one.best !== best).length
  const under =
    turned === 0
      ? 'Ninguna regla habitual la cambia'
      : `La ${turned === 1 ? 'cambia' : 'cambian'} ${saidCount(turned)} de otras ${saidCount(rules.length)} reglas`
  return `${capital(handWords(hand))} contra ${upcard(hand.upcard)}: ${DO[best].toLowerCase()}. Gana el ${saidShare(sidesOf(ranked[0]).ahead)} y vale ${saidGap(lead)} de apuesta más que ${TO[ranked[1].action]}. ${under}.`
}

export const words: BlackjackWords = {
  answer,
  description,
  why: (facts) => ({
    title: whyTitle(facts),
    text: [
      `${characterOf(facts, RULES.decks)} ${dealerText(facts)} ${ownText(facts)}`,
      placeText(facts, acrossOf(facts), closest()),
    ],
  }),
  ends({ ranked }) {
    const { ahead, even, behind } = sidesOf(ranked[0])
    return {
      title: `Ganas el ${saidShare(ahead)} y pierdes el ${saidShare(behind)}`,
      text: [even < 0.0005 ? 'Casi nunca empatas.' : `Empatas el ${saidShare(even)} restante.`],
    }
  },
  flips: (facts) => flips(PAGES, facts),
  rules(facts) {
    const { turned, moved } = otherRules(facts)
    const named = (id: string): string => `«${rulesName(id)}»`
    if (turned.length === 0)
      return {
        title: 'Ninguna regla habitual cambia la jugada',
        text: [
          saidEv(moved.ev) === saidEv(facts.ranked[0].ev)
            ? 'Su valor tampoco depende apenas de las reglas.'
            : `La regla que más cambia su valor es ${named(moved.id)}: ${saidEv(moved.ev)}.`,
        ],
      }
    const plays = [...new Set(turned.map((one) => one.best))]
    return {
      title: `Algunas reglas la cambian: ${orList(plays.map((play) => TO[play]))}`,
      text: [
        plays
          .map(
            (play) =>
              `${DO[play]} con ${orList(turned.filter((one) => one.best === play).map(({ id }) => named(id)))}.`,
          )
          .join(' '),
      ],
    }
  },
  tables,
  rulesTable: {
    caption: 'Según las reglas',
    columns: ['Reglas', 'Lo mejor', 'Vale, apuestas'],
    usual: 'Las reglas de esta página',
  },
  rulesName,
  because: (here, other) =>
    other.best === here.best
      ? `también ${TO[other.best]}, y más ${other.lead < here.lead ? 'ajustado' : 'claro'}`
      : `${TO[other.best]}, por ${saidGap(other.lead)}`,
  drawn: (facts) =>
    `La orden resuelve ${dealCards(facts.facts[0]!.deal)}, donde ${TO[facts.best]} vale ${saidEv(drawnEv(facts))}. La página da la media de ${saidCount(facts.facts.length)} combinaciones de cartas.`,
}
