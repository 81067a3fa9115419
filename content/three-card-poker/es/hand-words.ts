import { isClose, isSurprising, lineFrom, spreadOf } from '@/content/three-card-poker/pages/answers'
import type { HandFacts } from '@/content/three-card-poker/pages/facts'
import { beatenWith, QUEEN, ranksThat, standing, stepsOf, suitsOf } from '@/content/three-card-poker/pages/particulars'
import {
  against,
  ranksAt,
  suitedRanks,
  type ThreeCardWords,
  whenQualified,
  type Where,
} from '@/content/three-card-poker/pages/sections'
import {
  andList,
  aRank,
  atStake,
  drawnText,
  orList,
  preciseEv,
  saidCards,
  saidCount,
  saidEv,
  saidGap,
  saidMoney,
  saidRarity,
  saidShare,
} from '@/content/es/hands/said'
import { LINE, handFacts } from '@/content/three-card-poker/pages/facts'
import { parseCards, rankOf } from '@/lib/cards/card'
import type { ThreeCardHand } from '@/lib/cards/hands'
import { exampleOf } from '@/lib/games/three-card-poker/hand-classes'
import { table } from '@/lib/games/three-card-poker/messages/table-es'
import { FOLD_NET } from '@/lib/games/three-card-poker/round'
import { words as language } from '@/lib/messages/es'
import { speechOf } from '@/lib/messages/speech'
import { must } from '@/lib/result'
import { capital, lowerFirst } from '@/lib/text'

/*
 * Los textos de las páginas de Three Card Poker. Solo tienen página las manos de carta alta dama, así que faltan textos
 * para las demás.
 */

const { amount } = speechOf('es')

const ofQueen = (facts: HandFacts): HandFacts => {
  if (facts.kind !== 'queen') throw new Error(`${facts.slug} has no page in Spanish: only queen-high hands have one`)
  return facts
}

function answer(facts: HandFacts): string {
  const { plays, lead, ev } = ofQueen(facts)
  const close = isClose(lead) ? ', pero por poco' : ''
  return plays
    ? `Juega${close}. Pierdes ${saidMoney(ev)} de media ${atStake('ante')}, ${saidMoney(lead)} menos que si te retiras.`
    : `Retírate${close}. Si juegas, pierdes ${saidMoney(ev)} de media ${atStake('ante')}, ${saidMoney(lead)} más que si te retiras.`
}

function description({ name, plays, lead, share }: HandFacts): string {
  const what = plays
    ? `Juégala: es ${saidGap(lead)} antes mejor que retirarse.`
    : `Retírate: jugarla cuesta ${saidGap(lead)} antes.`
  const shown =
    share.win > 0
      ? `Gana el ${saidShare(share.win)} de los repartos al enseñar las cartas y pierde el ${saidShare(share.loss)}.`
      : `Pierde el ${saidShare(share.loss)} de los repartos y nunca gana al enseñar las cartas.`
  return `${name} en Three Card Poker. ${what} ${shown}`
}

// ——— Por qué ———————————————————————————————————————————————————————————————————————————————————————————————————

function showdowns(facts: HandFacts): string {
  const { share } = facts
  const won = whenQualified(facts, share.win)
  if (share.win === 0)
    return share.tie > 0
      ? 'Cuando califica, lo mejor que te puede pasar es empatar, y casi nunca pasa.'
      : 'Cuando califica, pierdes las dos apuestas: ninguna mano tan baja gana a una dama.'
  return won < 0.2
    ? `Cuando califica, ganas ${saidRarity(won)} manos y pierdes casi todas las demás.`
    : `Cuando califica, ganas el ${saidShare(won)} de las manos.`
}

function edgeOverNext(facts: HandFacts): string | undefined {
  const next = LINE[LINE.indexOf(facts.slug) + 1]
  const below = next === undefined ? undefined : handFacts(next)
  if (below?.kind !== 'queen') return undefined
  const more = amount((facts.share.win - below.share.win) * 1000, 1)
  return `De cada mil repartos gana ${more} más que ${below.name} al enseñar las cartas, y eso vale ${saidGap(facts.ev - below.ev)} antes.`
}

function lesserEvil({ ev, plays, lead }: HandFacts): string | undefined {
  if (!plays) return undefined
  return lead < 0.02
    ? 'Pierde casi tanto como retirarte.'
    : `Pierde ${saidGap(ev)} antes de media, y aun así se juega: salva el ${saidShare(lead)} del ante que pierdes al retirarte.`
}

function aThird({ share, plays }: HandFacts): string | undefined {
  if (plays || share.win > 0 || share.tie > 0) return undefined
  return `Arriesgas dos antes para ganar uno: para que jugar igualara a retirarte, el crupier tendría que no calificar en un tercio de los repartos. Es un ${saidShare(1 / 3 - share.unqualified)} más de lo que ocurre.`
}

function whyTitle(facts: HandFacts): string {
  const { share, plays } = facts
  if (share.win === 0) return 'Solo gana cuando el crupier no califica'
  if (whenQualified(facts, share.win) < 0.12)
    return plays ? 'La salvan los crupieres que no califican' : 'El crupier califica demasiadas veces'
  return 'El crupier se queda sin calificar lo bastante'
}

// ——— Cómo acaba ————————————————————————————————————————————————————————————————————————————————————————————————

const PLURALS: Readonly<Record<ThreeCardHand, string>> = {
  'high-card': 'las cartas altas',
  pair: 'las parejas',
  flush: 'los colores',
  straight: 'las escaleras',
  'three-of-a-kind': 'los tríos',
  'straight-flush': 'las escaleras de color',
  'mini-royal': 'las mini escaleras reales',
}

function lossText(facts: HandFacts): string {
  const { loss, tie } = facts.share
  const [first, second] = against(facts).sort((a, b) => b.above - a.above)
  const ties = tie > 0 ? ` Empatas ${saidRarity(tie)} manos.` : ''
  return `De los repartos que pierdes, ${PLURALS[first!.hand]} se llevan el ${saidShare(first!.above / loss)}, y ${PLURALS[second!.hand]}, el ${saidShare(second!.above / loss)}.${ties}`
}

function sidesText({ share }: HandFacts): string {
  const ahead = saidShare(share.win + share.unqualified)
  return share.win === 0
    ? `Sales ganando en el ${ahead} de los repartos, siempre porque el crupier no califica.`
    : `Sales ganando en el ${ahead} de los repartos: en el ${saidShare(share.unqualified)} porque el crupier no califica y en el ${saidShare(share.win)} al enseñar las cartas.`
}

// ——— Qué la cambia —————————————————————————————————————————————————————————————————————————————————————————————

/** «dama y seis del mismo palo» */
function suitsName(slug: string, pattern: string): string {
  const [a, b] = suitedRanks(slug, pattern)
  return a === undefined ? 'tres palos' : `${language.rank(a)} y ${language.rank(b!)} del mismo palo`
}

function lineText({ slug, plays }: HandFacts): string {
  const { last, above, below, between } = lineFrom(slug, plays)
  if (slug === last)
    return `Es la mano más floja que se juega: con ${below.name} te retiras, por ${saidGap(below.lead)}.`
  if (slug === below.slug)
    return `Es la mejor mano con la que te retiras: ${above.name} se juega, por ${saidGap(above.lead)}.`
  const hands = between === 1 ? 'una mano' : `${saidCount(between)} manos`
  return plays
    ? `La más floja que se juega es ${above.name}, ${hands} por debajo de esta.`
    : `La mejor con la que te retiras es ${below.name}, ${hands} por encima de esta.`
}

function spreadText(facts: HandFacts): string {
  const [least, most] = spreadOf(facts)
  const said = (value: number): string => `${value < 0 ? '−' : '+'}${amount(Math.abs(value), 5)}`
  const turned = least > FOLD_NET !== most > FOLD_NET
  const always = facts.plays ? 'siempre más que retirarte' : 'nunca más que retirarte'
  return `Según sus palos, jugar vale de ${said(least)} a ${said(most)}, ${turned ? 'y eso puede cambiar la jugada' : always}.`
}

function placeText(facts: HandFacts): string {
  const [steps, suits] = [stepsOf(facts), suitsOf(facts)]
  const said = [`Está por encima del ${saidShare(standing(facts))} de todas las manos.`]
  if (steps) {
    const { up, down, rise, drop, areAlike } = steps
    said.push(
      `${up.name} vale ${saidMoney(rise)} más; ${down.name}, ${areAlike ? 'casi otro tanto' : saidMoney(drop)} menos.`,
    )
  }
  if (suits) {
    said.push(`Vale más con ${suitsName(facts.slug, suits.best)} y menos con ${suitsName(facts.slug, suits.worst)}.`)
  }
  return said.join(' ')
}

function flipsTitle({ lead, plays }: HandFacts): string {
  const costs = `${plays ? 'retirarse' : 'jugarla'} cuesta ${saidMoney(lead)} ${atStake('ante')}`
  return isClose(lead) ? `Por poco: ${costs}` : `${plays ? 'Se juega' : 'Te retiras'} con claridad: ${costs}`
}

// ——— Otras reglas ——————————————————————————————————————————————————————————————————————————————————————————————

type Needed = HandFacts['qualifies'][number]['qualifies']

const needed = (one: Needed): string => table.fields.qualifies.values[one]
const neededText = (one: Needed): string => lowerFirst(needed(one))

const ifNeeded = (one: Needed, i: number): string =>
  one === 'none'
    ? 'si el crupier calificara siempre'
    : `${i === 0 ? 'si el crupier necesitara ' : ''}${neededText(one)}`

function turningRules({ qualifies, plays }: HandFacts): string {
  const turned = qualifies.filter(({ ev }) => ev > FOLD_NET !== plays)
  if (turned.length > 0)
    return `${plays ? 'Te retirarías' : 'La jugarías'} ${orList(turned.map(({ qualifies: one }, i) => ifNeeded(one, i)))}.`
  const [least, most] = [
    qualifies.reduce((a, b) => (b.ev < a.ev ? b : a)),
    qualifies.reduce((a, b) => (b.ev > a.ev ? b : a)),
  ]
  return `Necesite lo que necesite el crupier para calificar, ${plays ? 'la juegas' : 'te retiras'}. Jugarla vale de ${saidEv(least.ev)} (${neededText(least.qualifies)}) a ${saidEv(most.ev)} (${neededText(most.qualifies)}).`
}

// ——— Cartas muertas ————————————————————————————————————————————————————————————————————————————————————————————

const change = (value: number): string => `${value < 0 ? '−' : '+'}${amount(Math.abs(value), 3)}`

function turnText({ dead: { turn }, plays }: HandFacts): string {
  if (!turn) return `Aunque vieras las seis peores cartas muertas, ${plays ? 'la jugarías' : 'te retirarías'}.`
  const cards = must(parseCards(turn.dead))
  const seen =
    cards.length === 1
      ? `${language.aRank(rankOf(cards[0]!))} en otra mano`
      : `${andList(cards.map((card) => saidCards([card])))} en otras manos`
  return `Si ves ${seen}, ${plays ? 'retírate' : 'juega'}: entonces jugar vale ${saidEv(turn.ev)}.`
}

function effectsText({ dead: { byRank } }: HandFacts): string {
  const [best, worst] = [Math.max(...byRank), Math.min(...byRank)]
  const seen = (value: number): string => `${orList(ranksAt(byRank, value).map(aRank))} (${change(value)})`
  return `Lo que más ayuda es ver ${seen(best)}; lo que más perjudica, ver ${seen(worst)}.`
}

function ranksText(facts: HandFacts): string {
  const said = (count: number): string =>
    count === 0 ? 'de ningún valor' : count === 1 ? 'de un valor' : `de ${saidCount(count)} valores`
  const [help, hurt] = ranksThat(facts)
  return `Ayudan las cartas muertas ${said(help)} y perjudican las ${said(hurt)}.`
}

function deadTitle({ dead: { turn }, plays }: HandFacts): string {
  if (!turn) return 'Las cartas de los vecinos no cambian la jugada'
  const count = must(parseCards(turn.dead)).length
  const cards = count === 1 ? 'Una carta muerta puede' : `${capital(saidCount(count))} cartas muertas pueden`
  return `${cards} hacer que ${plays ? 'te retires' : 'la juegues'}`
}

// ——— Todo ——————————————————————————————————————————————————————————————————————————————————————————————————————

const WHERE: Readonly<Record<Where, string>> = {
  better: 'la siguiente mejor',
  weaker: 'la siguiente más floja',
  last: 'la más floja que se juega',
}

export const words: ThreeCardWords = {
  answer,
  description,
  why(facts) {
    const { share, slug } = ofQueen(facts)
    const beaten =
      share.win > 0
        ? `Gana al ${saidShare(beatenWith(slug, QUEEN))} de las manos del crupier con carta alta dama; cualquier rey o as le gana.`
        : undefined
    return {
      title: whyTitle(facts),
      text: [
        `El crupier no califica en el ${saidShare(share.unqualified)} de los repartos. Entonces ganas el ante y Play se devuelve, tengas lo que tengas. Tienes una dama que el crupier no puede tener. ${showdowns(facts)}`,
        [beaten, edgeOverNext(facts), lesserEvil(facts), aThird(facts)].filter(Boolean).join(' '),
      ],
    }
  },
  ends: (facts) => ({
    title: `Ganas en el ${saidShare(facts.share.win + facts.share.unqualified)} de los repartos y pierdes en el ${saidShare(facts.share.loss)}`,
    text: [`${lossText(facts)} ${sidesText(facts)}`],
  }),
  flips: (facts) => ({
    title: flipsTitle(facts),
    text: [`${lineText(facts)} ${spreadText(facts)}`, placeText(facts)],
  }),
  rules: (facts) => ({
    title: facts.qualifies.some(({ ev }) => ev > FOLD_NET !== facts.plays)
      ? 'Qué reglas cambiarían la jugada'
      : 'Ninguna regla para calificar cambia la jugada',
    text: [turningRules(facts)],
  }),
  dead: (facts) => ({
    title: deadTitle(facts),
    text: [`${turnText(facts)} ${effectsText(facts)} ${ranksText(facts)}`],
  }),
  neighbors: {
    caption: 'Las manos de alrededor, de fuerte a floja',
    columns: ['Mano', 'Lo mejor', 'Jugar, antes', 'Un error cuesta'],
  },
  members: () => ({ caption: 'Según sus palos', columns: ['Palos', 'Jugar, antes', 'Manos'] }),
  memberName: ({ slug }, { id }) => capital(suitsName(slug, id)),
  qualifying: {
    caption: 'Según lo que necesita el crupier para calificar',
    columns: ['Necesita', 'Lo mejor', 'Jugar, antes'],
  },
  needed,
  bonuses: { caption: 'Según el bono de ante', columns: ['Tabla', 'Jugar, antes'] },
  gone: ({ slug }) => ({
    caption: `Lo que cambia si falta una carta, con ${saidCards(exampleOf(slug))}`,
    columns: ['Carta que falta', 'Antes'],
  }),
  rank: (rank) => language.rank(rank),
  change,
  because(here, other, where) {
    const what = other.plays ? 'se juega' : 'te retiras'
    if (where === 'last' && !here.plays) return `${WHERE.last}, por ${saidGap(other.lead)}`
    if (other.plays !== here.plays) return `${WHERE[where]}: ${what}, por ${saidGap(other.lead)}`
    const apart = saidGap(Math.abs(other.lead - here.lead))
    const better = other.ev > here.ev
    if (!isSurprising(here, other, where))
      return `${WHERE[where]}: también ${what}, vale ${apart} ${better ? 'más' : 'menos'}`
    const left = other.share.unqualified > here.share.unqualified ? 'menos' : 'más'
    return `${better ? 'es más baja, pero vale' : 'es más alta, pero vale'} ${apart} ${better ? 'más' : 'menos'}: le deja al crupier ${left} manos con las que calificar`
  },
  drawn: ({ slug, dead, hands }) => drawnText(exampleOf(slug), `jugar vale ${preciseEv(dead.ev)} antes`, hands),
}
