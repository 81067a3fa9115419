import { tableIn } from '@/lib/messages/tables'
import { drawnCase, type ClassFacts, type HandFacts } from '@/content/casino-holdem/pages/facts'
import {
  callEnds,
  type CasinoWords,
  isAll,
  movingTables,
  overFlops,
  sureShares,
} from '@/content/casino-holdem/pages/sections'
import {
  andList,
  atStake,
  preciseEv,
  saidCards,
  saidCount,
  saidEv,
  saidGap,
  saidMoney,
  saidShare,
  whole,
} from '@/content/es/hands/said'
import { parseCards } from '@/lib/cards/card'
import { es } from '@/lib/games/casino-holdem/messages/es'
import { FOLD_NET } from '@/lib/games/casino-holdem/round'
import { must } from '@/lib/result'
import { capital, lowerFirst } from '@/lib/text'
import { list } from './hand-list'

/* Los textos de las páginas de Casino Hold'em. */

const cards = (text: string): string => saidCards(must(parseCards(text)))

const nameOf = (slug: string): string => list.pages.find((page) => page.slug === slug)!.name

/** Dentro de una frase: «pareja de ochos», «K5 de distinto palo». */
const named = (slug: string): string => lowerFirst(nameOf(slug).replace(/^Pareja\b/, 'La pareja'))

const nothing = ({ isPair }: HandFacts): string =>
  isPair ? 'la pareja, sea cual sea el flop,' : 'carta alta y sin buen proyecto,'

function answer(facts: HandFacts): string {
  const { called, lead, solution, isPair } = facts
  const call = solution.best.includes('call')
  const share = isAll(called)
    ? 'Iguala en todos los flops.'
    : called > 0.97
      ? `Iguala en casi todos los flops: el ${saidShare(called)}.`
      : `Iguala en el ${saidShare(called)} de los flops.`
  const [better, worse] = call ? ['igualar', 'retirarse'] : ['retirarse', 'igualar']
  return `${share} ${isPair ? 'Con la pareja, sea cual sea el flop,' : 'Sin pareja ni buen proyecto,'} ${better} vale de media ${saidMoney(lead)} más que ${worse}, ${atStake('ante')}${call ? '' : '; pero decide el flop'}.`
}

function description(facts: HandFacts): string {
  const { called, askedShare, askedCalled, ev, isPair, slug } = facts
  const help = isPair
    ? ''
    : ` El ${saidShare(askedShare)} de los flops te deja sin pareja ni buen proyecto; igualas en el ${saidShare(askedCalled)} de ellos.`
  return `Iguala en el ${saidShare(called)} de los flops con ${named(slug)} en Casino Hold’em: vale ${saidEv(ev)} antes.${help} Los flops más ajustados y lo que cuesta igualar siempre.`
}

function flopsText(facts: HandFacts): string {
  const { askedShare, askedCalled, isPair } = facts
  if (isPair)
    return isAll(askedCalled)
      ? 'Igualas en todos los flops.'
      : `Igualas en el ${saidShare(askedCalled)} de los flops, formen trío o no.`
  const rest = isAll(askedCalled)
    ? 'iguala siempre'
    : askedCalled < 1e-9
      ? 'no iguales ninguno'
      : `iguala el ${saidShare(askedCalled)}`
  const { pair, draw } = sureShares(facts)
  return `Iguala con pareja (el ${saidShare(pair)} de los flops) o un buen proyecto (el ${saidShare(draw)}). Del ${saidShare(askedShare)} restante, ${rest}.`
}

function worthText({ ev, always, called }: HandFacts): string {
  const saves = ev - always
  if (isAll(called)) return `Igualar en todos los flops vale ${saidEv(ev)} antes.`
  return saves < 5e-4
    ? `Jugadas lo mejor posible valen de media ${saidEv(ev)} antes. Igualar en todos los flops vale ${saidEv(always)}: retirarte en los pocos malos no ahorra casi nada.`
    : `Bien jugadas, valen de media ${saidEv(ev)} antes; si igualas siempre, ${saidEv(always)}.`
}

function rangeText({ hands }: ClassFacts): string {
  const every = hands.filter(({ called }) => isAll(called))
  if (every.length === hands.length) return 'Ninguna de ellas se retira nunca.'
  if (hands.length === 1) return ''
  const [most, least] = [
    hands.reduce((a, b) => (b.called > a.called ? b : a)),
    hands.reduce((a, b) => (b.called < a.called ? b : a)),
  ]
  const last = `igualas menos con ${named(least.slug)} (${saidShare(least.called)})`
  if (every.length === 0)
    return `Igualas más a menudo con ${named(most.slug)} (${saidShare(most.called)} de los flops); ${last}.`
  const first =
    every.length > 3
      ? `${capital(saidCount(every.length))} de las ${saidCount(hands.length)} manos igualan en todos los flops`
      : `${capital(andList(every.map(({ slug }) => named(slug))))} ${every.length === 1 ? 'iguala' : 'igualan'} en todos los flops`
  return `${first}; ${last}.`
}

function whyTitle({ called, askedCalled }: HandFacts): string {
  if (isAll(called)) return 'Iguala en todos los flops'
  if (called > 0.97) return `Iguala en todos los flops menos el ${saidShare(1 - called)}`
  return askedCalled < 0.1 ? 'Retírate si el flop no ayuda' : `Iguala en el ${saidShare(called)} de los flops`
}

function balance(wins: number, loses: number, lead: number): string {
  if (lead <= 0)
    return `Igualar y perder cuesta tres antes; retirarse, uno. Igualar en estos flops cuesta ${saidGap(lead)} antes más que retirarse.`
  if (wins >= loses)
    return `Igualando ganas más veces de las que pierdes, y retirándote pierdes siempre el ante. Igualar es mejor por ${saidGap(lead)} antes.`
  return `Pierdes más veces de las que ganas, pero retirándote pierdes siempre un ante: igualar es mejor por ${saidGap(lead)}.`
}

function overText(facts: HandFacts): string {
  const over = overFlops(facts)
  if (!over) return ''
  const { most, least } = over
  const above = `del flop por encima de ${facts.isPair ? 'la pareja' : 'las tuyas'}`
  const cards = most.id === 0 ? 'sin cartas' : `con ${saidCount(most.id)} ${most.id === 1 ? 'carta' : 'cartas'}`
  const fewer = least.id === 0 ? 'sin ninguna' : `con ${saidCount(least.id)}`
  return `Igualas el ${saidShare(most.share)} ${cards} ${above} y el ${saidShare(least.share)} ${fewer}. `
}

function worstText({ call, fold, worst }: HandFacts): string {
  const none = call
    ? ''
    : `En ninguno de estos flops conviene igualar. El más ajustado es ${cards(fold!.flop)}, donde igualar cuesta ${saidGap(fold!.gain)}. `
  return `${none}${worst ? `Donde más cuesta igualar: ${cards(worst.hand)} en ${cards(worst.flop)}, ${saidGap(worst.gain)} antes.` : ''}`
}

function flipsTitle({ call, fold, askedCalled, isPair }: HandFacts): string {
  if (!fold) return 'No te retiras nunca'
  if (!call) return 'Sin ayuda no igualas nunca'
  return askedCalled > 0.5
    ? `Cuándo retirarte: el ${saidShare(1 - askedCalled)} de los flops${isPair ? '' : ' sin ayuda'}`
    : `Cuándo igualar sin ayuda: el ${saidShare(askedCalled)} de los flops`
}

export const words: CasinoWords = {
  answer,
  description,
  why: (facts) => ({
    title: whyTitle(facts),
    text: [`${flopsText(facts)} ${rangeText(facts)}`.trim(), worthText(facts)],
  }),
  ends(facts) {
    const { wins, ties, loses, anteOnly } = callEnds(facts)
    return {
      title: `Con ${nothing(facts)} igualar gana el ${saidShare(wins)} y pierde el ${saidShare(loses)}`,
      text: [
        `En el ${saidShare(anteOnly)} de los repartos el crupier no califica y solo cobras el ante${ties > 0.001 ? `; empatas el ${saidShare(ties)}` : ''}. ${balance(wins, loses, facts.lead)}`,
      ],
    }
  },
  flips: (facts) => ({
    title: flipsTitle(facts),
    text: [`${overText(facts)}${worstText(facts)}`.trim()].filter((text) => text !== ''),
  }),
  rules(facts) {
    const moved = movingTables(facts)
    if (moved.length === 0)
      return {
        title: 'Ninguna tabla conocida cambia un flop',
        text: [`Ninguna de las otras ${saidCount(facts.rules.length - 1)} tablas conocidas cambia un solo flop.`],
      }
    const others = moved.slice(0, 2).map(({ id, calls }) => `en el ${saidShare(calls)} con «${tableIn(es, { id })}»`)
    return {
      title: 'La regla «sin juego» cambia en qué flops igualas',
      text: [`Igualas ${andList([`en el ${saidShare(facts.called)} de los flops con la tabla habitual`, ...others])}.`],
    }
  },
  nameOf,
  handsTable: (slug) => ({
    caption: `${nameOf(slug)}, de mejor a peor`,
    columns: ['Mano', 'Iguala', 'Sin ayuda', 'Vale, antes'],
  }),
  kindsTable: {
    caption: 'Flops según lo que tienes',
    columns: ['Tienes', 'De sus flops', 'Iguala', 'Igualar gana'],
  },
  kindName: (id) => es.skill(id),
  gain: saidEv,
  casesTable: {
    caption: 'El flop más ajustado de cada mano',
    columns: ['Mano', 'Flop', 'Lo mejor', 'Un error cuesta'],
  },
  handOnFlop: (hand, flop) => `${hand} en ${flop}`,
  tie: { best: 'Igualar o retirarse', costs: 'nada' },
  because: ({ called, ev }) => `iguala en el ${saidShare(called)} de los flops; vale ${saidEv(ev)} antes`,
  becauseClass: ({ called }) => `todas ellas y los flops que deciden: igualas en el ${saidShare(called)}`,
  drawn({ slug, asked }) {
    const { hand, flop, gain } = drawnCase(slug)
    return `La orden resuelve el flop más ajustado, ${cards(hand)} en ${cards(flop)}: igualar vale ${preciseEv(gain + FOLD_NET)} y retirarse ${preciseEv(FOLD_NET)}. La página da la media de ${whole(asked.flops)} flops.`
  },
}
