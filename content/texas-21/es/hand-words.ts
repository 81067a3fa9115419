import {
  dealCards,
  DO,
  firstHandName,
  handWords,
  runText,
  tables,
  TO,
  upcard,
  YOU,
} from '@/content/es/hands/first-hand'
import { characterOf, dealerText, flips, ownText, placeText, whyTitle } from '@/content/es/hands/first-hand-why'
import { andList, atStake, orList, saidCount, saidEv, saidGap, saidMoney, saidShare } from '@/content/es/hands/said'
import { drawnEv, rivalOf, sidesOf } from '@/content/pages/first-hand-facts'
import { runsOf } from '@/content/pages/first-hand-words'
import { rankOfValue } from '@/lib/cards/card'
import { flopFacts, type FlopFacts, type HandFacts, RULES } from '@/content/texas-21/pages/facts'
import { acrossOf, closest } from '@/content/texas-21/pages/remarks'
import { PAGES, type Texas21Words } from '@/content/texas-21/pages/sections'
import { ruleOf, STANDS_ALONE } from '@/content/texas-21/pages/words'
import { type Play, UPCARDS } from '@/lib/engines/blackjack/index'
import { es } from '@/lib/games/texas-21/messages/es'
import { words as language } from '@/lib/messages/words/es'
import { capital, lowerFirst } from '@/lib/text'

/* Los textos de las páginas de Texas 21. */

function answer({ ranked, best, lead, facts }: HandFacts): string {
  const { ev } = ranked[0]
  const line = `${DO[best]}. ${ev < 0 ? 'Pierdes' : 'Ganas'} ${saidMoney(ev)} de media ${atStake('apuesta')}, ${saidMoney(lead)} ${ev < 0 ? 'menos' : 'más'} que si ${YOU[ranked[1].action]}`
  return facts.every((deal) => deal.best === best)
    ? `${line}.`
    : `${line}. Algunas combinaciones de dos cartas son excepciones.`
}

function description(facts: HandFacts): string {
  const { hand, best, ranked, lead } = facts
  const { turned } = flopFacts(facts)
  const flop =
    turned > 0 ? `el flop cambia la jugada en el ${saidShare(turned)} de los repartos` : 'ningún flop cambia la jugada'
  return `${firstHandName(hand)} en Texas 21: ${DO[best].toLowerCase()}. Vale ${saidEv(ranked[0].ev)} apuestas, ${saidGap(lead)} más que ${TO[ranked[1].action]}. Ganas el ${saidShare(sidesOf(ranked[0]).ahead)} de las rondas; ${flop}.`
}

// ——— Por qué ———————————————————————————————————————————————————————————————————————————————————————————————————

/** La regla de la estrategia básica; si depende de las anteriores, se formula para esta mano. */
function ruleAlone({ hand }: HandFacts): string {
  const { id, says } = ruleOf(hand, hand.upcard)
  const asTen = hand.kind === 'pair' && id === 'double-10' ? 'se juega como diez duro, sin dividir: ' : ''
  if (STANDS_ALONE.test(id)) return `${asTen}${lowerFirst((es.rules as Readonly<Record<string, string>>)[id]!)}`
  const play = `${DO[says].toLowerCase()}${says === 'split' ? '' : ' con'} ${handWords(hand)}`
  const runs = runsOf((shown) => ruleOf(hand, shown).says).filter((run) => run.play === says)
  if (runs.length === 1 && runs[0]!.upcards.length === UPCARDS.length) return `${play} contra cualquier carta.`
  return `${play} ${andList(runs.map(runText))}.`
}

function ruleText(facts: HandFacts): string {
  const { hand, facts: deals, best } = facts
  const rule = `Estrategia básica: ${ruleAlone(facts)}`
  const others = deals.filter((deal) => deal.best !== best)
  if (ruleOf(hand, hand.upcard).says === best && others.length === 0) return rule
  return others.length === 0
    ? `${rule} Con estas cartas lo mejor es ${TO[best]}.`
    : `${rule} La excepción: ${DO[others[0]!.best].toLowerCase()} con ${orList(others.map(({ deal }) => dealCards(deal)))}.`
}

// ——— Cómo acaba ————————————————————————————————————————————————————————————————————————————————————————————————

function reasonFor({ best }: HandFacts, rival: Play, moreEven: number): string {
  if (best === 'double' || best === 'split') return 'tienes más dinero en juego'
  if (rival === 'double' || rival === 'split') return 'tienes menos dinero que perder'
  return moreEven > 0 ? 'empatas más veces' : 'pierdes menos'
}

function compareText(facts: HandFacts): string {
  const rival = rivalOf(facts)
  const [own, other] = [sidesOf(facts.ranked[0]), sidesOf(rival)]
  const gain = own.ahead - other.ahead
  const rounds = saidEv(100 * Math.abs(gain)).slice(1, -2)
  const said =
    Math.abs(gain) < 0.0005
      ? `tantas veces como ${TO[rival.action]}`
      : `${rounds} rondas ${gain > 0 ? 'más' : 'menos'} de cada cien que ${TO[rival.action]}`
  // Por qué se dobla aunque se gane menos ya está dicho arriba.
  if (facts.best === 'double' && facts.hand.kind !== 'pair' && gain < 0.0005) return ''
  return `${capital(TO[facts.best])} gana ${said}.${gain < 0.0005 ? ` Aun así vale más, porque ${reasonFor(facts, rival.action, own.even - other.even)}.` : ''}`
}

// ——— El flop ———————————————————————————————————————————————————————————————————————————————————————————————————

/** `2345` como «un dos, un tres, un cuatro y un cinco»; cuatro iguales, «cuatro cincos». */
function flopWords(flop: string): string {
  const values = [...flop].map((letter) => (letter === 'A' ? 1 : letter === 'T' ? 10 : Number(letter)))
  return andList(
    [...new Set(values)].map((value) => {
      const count = values.filter((one) => one === value).length
      return count === 1 ? upcard(value) : `${saidCount(count)} ${language.rank(rankOfValue(value), 2)}`
    }),
  )
}

function turnedText({ to, byTens, gain }: FlopFacts): string {
  const into = orList(to.map(([action]) => TO[action]))
  const [most, tens] = byTens.reduce((found, share, count) => (share > found[0] ? [share, count] : found), [0, 0])
  const when = tens === 0 ? 'sin dieces' : `con ${saidCount(tens, 'm')} ${tens === 1 ? 'diez' : 'dieces'}`
  const often = most > 0.9995 ? `: ${when}, siempre` : `, sobre todo ${when} (${saidShare(most)})`
  return `Lo mejor pasa a ser ${into}${often}. Mirar el flop gana ${saidGap(gain)} apuestas por mano.`
}

const NEAR = 0.02
const SLIGHT = 0.1

function kept(facts: HandFacts, { least, most }: FlopFacts): { readonly title: string; readonly text: string } {
  const [low, high] = [flopWords(least.flop), flopWords(most.flop)]
  const play = TO[facts.best]
  const rival = TO[least.action as Play]
  if (least.lead < NEAR)
    return {
      title: `Con ${low} la decisión se ajusta`,
      text: `Con ${low} a la vista antes de jugar, ${play} solo supera a ${rival} por ${saidGap(least.lead)}. Ningún otro flop lo acerca más.`,
    }
  if (most.lead - least.lead < SLIGHT * facts.lead)
    return {
      title: 'El flop apenas importa',
      text: `Sean cuales sean las cuatro cartas, ${play} lleva una ventaja de ${saidGap(least.lead)} (${low}) a ${saidGap(most.lead)} (${high}).`,
    }
  return {
    title: 'Ningún flop cambia la jugada',
    text: `En el caso más ajustado, con ${low} a la vista, ${play} aún supera a ${rival} por ${saidGap(least.lead)}. Con ${high} la ventaja es de ${saidGap(most.lead)}.`,
  }
}

export const words: Texas21Words = {
  answer,
  description,
  why: (facts) => ({
    title: whyTitle(facts),
    text: [
      `${characterOf(facts, RULES.decks)} ${dealerText(facts)} ${ownText(facts)}`,
      placeText(facts, acrossOf(facts), closest()),
      ruleText(facts),
    ],
  }),
  ends(facts) {
    const { ahead, behind } = sidesOf(facts.ranked[0])
    return {
      title: `Ganas el ${saidShare(ahead)} de las rondas y pierdes el ${saidShare(behind)}`,
      text: [compareText(facts)].filter((text) => text !== ''),
    }
  },
  flips: (facts) => flips(PAGES, facts),
  tables,
  dealer: {
    table: (shown, total) => ({
      caption: `El crupier con ${upcard(shown)} a la vista, si te plantas con ${total}`,
      columns: ['El crupier llega a', 'Frecuencia', `Tienes ${total}`],
    }),
    bust: 'Se pasa',
    sides: { win: 'ganas', push: 'empatas', lose: 'pierdes' },
  },
  flop(facts, flop) {
    if (flop.turned > 0)
      return {
        title: `El flop cambia la jugada en el ${saidShare(flop.turned)} de los repartos`,
        text: [turnedText(flop)],
      }
    const { title, text } = kept(facts, flop)
    return { title, text: [text] }
  },
  flopWords,
  leads: ({ best }) => ({
    caption: `La ventaja de ${TO[best]}, flop por flop`,
    columns: ['Flop', 'Ventaja, apuestas'],
  }),
  averageFlop: 'Flop medio',
  signedLead: (lead) => (lead < 0 ? `−${saidGap(lead)}` : `+${saidGap(lead)}`),
  tens: { caption: 'Flops que cambian la jugada, según sus dieces', columns: ['Dieces en el flop', 'La cambian'] },
  tensName: (count) => (count === 0 ? 'ninguno' : count === 1 ? 'uno' : saidCount(count)),
  because(here, other, isTwin) {
    const what =
      other.best === here.best
        ? `también ${TO[other.best]}, más ${other.lead < here.lead ? 'ajustado' : 'claro'} por ${saidGap(other.lead - here.lead)}`
        : `${TO[other.best]}, por ${saidGap(other.lead)}`
    return isTwin ? `el mismo total: ${what}` : what
  },
  elsewhere: (hand) => ({ name: `${firstHandName(hand)} en blackjack`, what: 'qué reglas cambian la jugada.' }),
  drawn: (facts) =>
    `La orden resuelve ${dealCards(facts.facts[0]!.deal)}, donde ${TO[facts.best]} vale ${saidEv(drawnEv(facts))}. La página da la media de ${saidCount(facts.facts.length)} combinaciones de cartas.`,
}
