import { type FirstHandFacts, nextCard, type NextCard, optionOf, sidesOf } from '@/content/pages/first-hand-facts'
import { type FirstHandPages, turningCards } from '@/content/pages/first-hand-tables'
import type { Told } from '@/content/pages/hand-page'
import { totalOfFirstHand } from '@/content/pages/first-hand-words'
import { rankOfValue } from '@/lib/cards/card'
import { BUST, firstHandSlug, LEAST_STOP, type Play } from '@/lib/engines/blackjack/index'
import { words as language } from '@/lib/messages/words/es'
import { capital } from '@/lib/text'
import { dealCards, DO, handWords, lineText, theHand, TO, TO_YOU, upcard } from './first-hand'
import { andList, orList, saidEv, saidGap, saidShare } from './said'

/*
 * Por qué una primera mano de blackjack se juega así y dónde cambia la jugada: los textos que comparten los dos juegos
 * que la tienen.
 */

const wins = (facts: FirstHandFacts, action: Play): number => sidesOf(optionOf(facts, action)!).ahead

// ——— Por qué ———————————————————————————————————————————————————————————————————————————————————————————————————

type Says = (next: NextCard) => string

const HARD: Readonly<Record<number, Says>> = {
  5: () => 'Cinco es el total duro más bajo: con un diez solo es quince.',
  6: () => 'Con un diez el seis es dieciséis; la mejor carta, un as, solo lo lleva a diecisiete.',
  7: () => 'Con un diez el siete es diecisiete y con un as, dieciocho. Una carta no da más.',
  8: ({ strong }) =>
    `Solo un as convierte el ocho en diecinueve: el ${saidShare(strong)} de las cartas. Con un diez es dieciocho.`,
  9: ({ strong }) =>
    `Un diez o un as convierten el nueve en diecinueve o veinte: el ${saidShare(strong)} de las cartas.`,
  10: ({ strong }) => `Con diez, el ${saidShare(strong)} de las cartas da diecinueve o más, y con ninguna te pasas.`,
  11: ({ strong }) =>
    `Cualquier diez convierte el once en 21, y el ${saidShare(strong)} de las cartas da diecinueve o más.`,
  12: ({ bust }) => `Con doce solo te pasas con un diez: el ${saidShare(bust)} de las cartas.`,
  13: ({ bust }) => `Con trece te pasas con nueves y dieces: el ${saidShare(bust)} de las cartas.`,
  14: ({ bust }) => `Con catorce te pasas con un ocho o más: el ${saidShare(bust)} de las cartas.`,
  15: ({ bust }) => `Con quince te pasas con un siete o más: el ${saidShare(bust)} de las cartas, más de la mitad.`,
  16: ({ bust }) =>
    `El dieciséis solo se salva con cartas del as al cinco. Con el ${saidShare(bust)} de las cartas te pasas.`,
  17: ({ better }) =>
    `El diecisiete solo mejora con cartas del as al cuatro: el ${saidShare(better)}. Con todas las demás te pasas.`,
  18: ({ better }) => `El dieciocho solo mejora con un as, un dos o un tres: el ${saidShare(better)} de las cartas.`,
  19: ({ better }) => `El diecinueve solo mejora con un as o un dos: el ${saidShare(better)} de las cartas.`,
}

const SOFT: Readonly<Record<number, Says>> = {
  13: ({ strong }) =>
    `Con 13 blando no te pasas con ninguna carta, y el ${saidShare(strong)} de las cartas da diecinueve o más.`,
  14: ({ better }) => `Con 14 blando no te pasas con ninguna carta, y el ${saidShare(better)} te da un total mayor.`,
  15: ({ better }) =>
    `Una carta del dos al seis convierte el 15 blando en una mano hecha. En total lo mejora el ${saidShare(better)} de las cartas.`,
  16: ({ better }) =>
    `Una carta del as al cinco mejora el 16 blando: el ${saidShare(better)}. Después de cualquier otra puedes volver a pedir.`,
  17: ({ better }) =>
    `El 17 blando no puede empeorar mucho: un diez lo deja en diecisiete, y lo mejora el ${saidShare(better)} de las cartas.`,
  18: ({ better }) =>
    `El 18 blando solo mejora con un as, un dos o un tres: el ${saidShare(better)} de las cartas. Un diez no cambia nada.`,
  19: ({ better }) => `El 19 blando es una mano hecha: solo lo mejora el ${saidShare(better)} de las cartas.`,
  20: ({ better }) =>
    `El 20 blando solo mejora con un as: el ${saidShare(better)} de las cartas. Solo pierde contra 21.`,
}

const PAIRS: Readonly<Record<number, string>> = {
  1: 'Dos ases juntos solo son 12 blando. Divididos, cada uno llega a 21 con cualquier diez.',
  2: 'Cuatro es un mal comienzo, y un dos suelto también. Divididos, puedes plantarte si el crupier va mal y doblar con buenas cartas.',
  3: 'Seis es el peor total para empezar: con un diez es dieciséis. Un tres suelto es poco mejor.',
  4: 'Con ocho no te pasas con ninguna carta, y un cuatro suelto con un diez es catorce.',
  5: 'Dos cincos son diez, uno de los mejores totales para pedir. Un cinco suelto es de los peores.',
  6: 'Dos seises son doce, y con un diez te pasas. Un seis suelto con un diez es dieciséis, el peor total que hay.',
  7: 'Catorce solo gana si el crupier se pasa. Un siete suelto con un diez es al menos diecisiete.',
  8: 'Dieciséis es el peor total que hay. Un ocho suelto con un diez es dieciocho.',
  9: 'Dieciocho es una mano aceptable. Un nueve suelto con un diez es diecinueve.',
  10: 'Veinte solo pierde contra 21.',
}

export function characterOf(facts: FirstHandFacts, decks: number): string {
  const { kind, number } = facts.hand
  return kind === 'pair' ? PAIRS[number]! : (kind === 'hard' ? HARD : SOFT)[number]!(nextCard(decks, facts))
}

export function dealerText({ dealer, hand }: FirstHandFacts): string {
  const bust = saidShare(dealer[BUST]!)
  const ends = (total: number): string => saidShare(dealer[total - LEAST_STOP]!)
  const from = (total: number): string =>
    saidShare(dealer.slice(total - LEAST_STOP, BUST).reduce((sum, chance) => sum + chance, 0))
  const text: Readonly<Record<number, string>> = {
    1: `El crupier ya ha mirado y no tiene blackjack, pero solo se pasa en el ${bust} de las rondas.`,
    2: `Un dos no es tan flojo como parece: el crupier se pasa en el ${bust} de las rondas.`,
    3: `Con un tres a la vista, el crupier se pasa en el ${bust} de las rondas y en las demás llega a diecisiete o más.`,
    4: `Un cuatro es flojo: el crupier se pasa en el ${bust} de las rondas.`,
    5: `Con un cinco a la vista, el crupier se pasa en el ${bust} de las rondas, casi tanto como con un seis.`,
    6: `Con un seis a la vista, el crupier se pasa en el ${bust} de las rondas, más que con ninguna otra carta.`,
    7: `Con un siete a la vista, el crupier se queda en diecisiete en el ${ends(17)} de las rondas y se pasa en el ${bust}.`,
    8: `Con un ocho a la vista, el crupier se queda en dieciocho en el ${ends(18)} de las rondas y se pasa en el ${bust}.`,
    9: `Con un nueve a la vista, el crupier llega a diecinueve o más en el ${from(19)} de las rondas y se pasa en el ${bust}.`,
    10: `El crupier ya ha mirado y no tiene blackjack, pero llega a veinte en el ${ends(20)} de las rondas y solo se pasa en el ${bust}.`,
  }
  return text[hand.upcard]!
}

function stiffText(facts: FirstHandFacts): string {
  const { total } = totalOfFirstHand(facts.hand)
  const [stand, hit] = [wins(facts, 'stand'), wins(facts, 'hit')]
  const waiting =
    total < LEAST_STOP
      ? `Si te plantas, ganas el ${saidShare(stand)}, solo cuando el crupier se pasa`
      : `Si te plantas, ganas el ${saidShare(stand)}`
  return hit > stand
    ? `${waiting}; si pides, el ${saidShare(hit)}.`
    : `${waiting}; si pides, solo el ${saidShare(hit)}, porque te pasas antes.`
}

function doubleText(facts: FirstHandFacts): string {
  const { best } = facts
  const other = best === 'double' ? facts.ranked.find(({ action }) => action !== 'double')!.action : best
  const [double, rest] = [wins(facts, 'double'), wins(facts, other)]
  if (best === 'double')
    return rest - double > 0.0005
      ? `Doblar gana el ${saidShare(double)} de las rondas y ${TO[other]} el ${saidShare(rest)}, pero doblar paga el doble.`
      : `Doblar gana el ${saidShare(double)} de las rondas, no menos que ${TO[other]}, y paga el doble.`
  return double > 0.5
    ? `Doblar ganaría el ${saidShare(double)}, pero ${TO[best]} gana el ${saidShare(rest)} y arriesga la mitad.`
    : `Doblar pone el doble de dinero en una mano que entonces solo gana el ${saidShare(double)}; ${TO[best]} gana el ${saidShare(rest)}.`
}

/** Por qué se toca una mano que ya está hecha. */
const MADE: Readonly<Record<number, string>> = {
  18: 'Un 18 parece bastante, pero pierde contra 19, 20 y 21. Con el as no puedes pasarte, y hasta las cartas malas dejan un total que gana cuando el crupier se pasa.',
  19: 'Cuesta tocar un 19. El as impide que te pases, pero muchas cartas dejan menos de lo que tenías: doblar compensa porque este crupier se pasa tan a menudo que un total más bajo también cobra, y cobra el doble.',
}

function softText(facts: FirstHandFacts): string {
  const [stand, hit] = [saidShare(wins(facts, 'stand')), saidShare(wins(facts, 'hit'))]
  if (facts.best === 'double') return [doubleText(facts), MADE[facts.hand.number]].filter(Boolean).join(' ')
  if (facts.best === 'stand') return `Si te plantas, ganas el ${stand}; si pides, solo el ${hit}.`
  return `Si te plantas, solo ganas el ${stand}; si pides, el ${hit}.`
}

function pairText(facts: FirstHandFacts): string {
  const split = optionOf(facts, 'split')!
  const other = facts.ranked.find(({ action }) => action !== 'split')!
  const [two, one] = [saidEv(split.ev), saidEv(other.ev)]
  if (facts.best === 'split')
    return split.ev < 0
      ? `Dos manos pierden menos: juntas valen ${two} apuestas, y ${TO[other.action]} vale ${one}.`
      : `Las dos manos juntas valen ${two} apuestas${other.ev < 0 ? ', pero' : ', y'} ${TO[other.action]} vale ${one}.`
  return other.ev > 0 && split.ev < 0
    ? `Dividir cambia una mano que gana por dos que pierden: ${one} apuestas por ${two}.`
    : `${capital(TO[other.action])} vale ${one} apuestas; las dos manos divididas valen ${two} juntas.`
}

export function ownText(facts: FirstHandFacts): string {
  const { total, soft } = totalOfFirstHand(facts.hand)
  if (facts.hand.kind === 'pair') return pairText(facts)
  return soft ? softText(facts) : total >= 12 ? stiffText(facts) : doubleText(facts)
}

const ORDINALS = ['', 'segunda ', 'tercera ', 'cuarta ', 'quinta ', 'sexta ', 'séptima ', 'octava ']

/** `across`: la misma mano contra cada carta; `closest`: las decisiones más ajustadas de la tabla. */
export function placeText(
  facts: FirstHandFacts,
  across: readonly FirstHandFacts[],
  closest: readonly string[],
): string {
  const place = closest.slice(0, ORDINALS.length).indexOf(facts.slug)
  const evs = across.map(({ ranked }) => ranked[0].ev)
  const ev = facts.ranked[0].ev
  const same = across.filter(({ best }) => best === facts.best)
  const leads = same.map(({ lead }) => lead)
  const [play, hand] = [TO[facts.best], theHand(facts.hand)]
  if (place >= 0) return `Es la ${ORDINALS[place]!}decisión más ajustada de la tabla.`
  if (same.length === 1) return `Es la única carta del crupier contra la que lo mejor es ${play}.`
  if (ev === Math.max(...evs)) return `Ninguna carta del crupier es mejor para ${hand}.`
  if (ev === Math.min(...evs)) return `Ninguna carta del crupier es peor para ${hand}.`
  if (facts.lead === Math.min(...leads)) return `De las cartas contra las que conviene ${play}, es la más ajustada.`
  if (facts.lead === Math.max(...leads)) return `De las cartas contra las que conviene ${play}, es la más clara.`
  const at = across.findIndex(({ slug }) => slug === facts.slug)
  const near = [across[at - 1], across[at + 1]].filter((one) => one !== undefined)
  return `${capital(hand)} vale ${andList(near.map((one) => `${saidEv(one.ranked[0].ev)} contra ${upcard(one.hand.upcard)}`))}.`
}

export function whyTitle({ ranked, lead, best }: FirstHandFacts): string {
  const [top, next] = ranked
  if (lead < 0.01) return `Una decisión ajustada: ${saidGap(lead)} de apuesta`
  if (top.ev < 0)
    return lead < 0.05
      ? `Pierdes de todas formas, un poco menos al ${TO_YOU[best]}`
      : `Pierdes de todas formas, pero menos al ${TO_YOU[best]}`
  if (next.ev < 0) return `${capital(TO[best])} convierte una mano perdedora en ganadora`
  if (best === 'double' || best === 'split') return 'Una buena mano que merece más dinero'
  return best === 'stand' ? 'Una mano ganadora: no la toques' : 'Una mano ganadora que aún necesita una carta'
}

// ——— Dónde cambia ——————————————————————————————————————————————————————————————————————————————————————————————

function cardsText({ facts, best }: FirstHandFacts): string {
  const others = facts.filter((deal) => deal.best !== best)
  if (others.length === 0) return ''
  return ` Sus cartas importan: con ${orList(others.map(({ deal }) => dealCards(deal)))}, ${DO[others[0]!.best].toLowerCase()}. Es mejor por ${saidGap(others[0]!.lead)}.`
}

/** Contra qué cartas del crupier, y con qué cartas propias, cambia la jugada. */
export function flips<F extends FirstHandFacts>(pages: FirstHandPages<F>, facts: F): Told {
  const { hand, best } = facts
  const [near] = turningCards(pages, facts)
  const play = `${TO[best]} con ${handWords(hand)}`
  const always = best === 'split' ? `dividir ${language.rank(rankOfValue(hand.number), 2)}` : play
  const line = lineText(hand, (shown) => pages.factsOf(firstHandSlug({ ...hand, upcard: shown })).best)
  return {
    title:
      near === undefined
        ? `${capital(always)}, contra cualquier carta`
        : `Contra ${upcard(near.hand.upcard)}, ${DO[near.best].toLowerCase()}`,
    text: [`${line ?? 'La jugada es la misma contra cualquier carta del crupier.'}${cardsText(facts)}`],
  }
}
