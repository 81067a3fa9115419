import {
  andList,
  atStake,
  drawnText,
  preciseEv,
  saidCards,
  saidCount,
  saidEv,
  saidGap,
  saidMoney,
  saidRarity,
  saidShare,
} from '@/content/es/hands/said'
import { drawnHand } from '@/content/pai-gow-poker/pages/answers'
import type { ClauseFacts, Price } from '@/content/pai-gow-poker/pages/facts'
import {
  isTooSmall,
  isWhole,
  marginOf,
  otherOptions,
  ownOption,
  type PaiGowWords,
  sharesOf,
} from '@/content/pai-gow-poker/pages/sections'
import { type Card, parseCards } from '@/lib/cards/card'
import {
  houseWay,
  namedBehind,
  type Ranking,
  rankingOf,
  ranksInFront,
  WAY_IDS,
  type WayId,
} from '@/lib/engines/pai-gow/index'
import { evValue } from '@/lib/game/ev'
import { pageOfClause } from '@/lib/games/pai-gow-poker/clauses'
import { es } from '@/lib/games/pai-gow-poker/messages/es'
import { setByHouse } from '@/lib/games/pai-gow-poker/round'
import type { Option } from '@/lib/game/solution'
import { words as language } from '@/lib/messages/words/es'
import { must } from '@/lib/result'
import { capital, lowerFirst } from '@/lib/text'
import { list } from './hand-list'

/* Los textos de las páginas de Pai Gow Poker. */

const cards = (text: string): readonly Card[] => must(parseCards(text))

/** Unas reglas de la casa dentro de una frase: «la hoja de reglas», «Foxwoods». */
const wayName = (way: string): string =>
  way === WAY_IDS[0] ? 'la hoja de reglas' : houseWay(way as WayId).name.replace(/,.*/, '')

const sentenceOf = (way: WayId, id: string): string => es.rules[way === WAY_IDS[0] ? id : `${way}-${id}`]!

function front(low: readonly Card[]): string {
  const [a, b] = ranksInFront(low)
  return a === b ? `pareja de ${language.rank(a, 2)}` : `${language.rank(a)}-${language.rank(b)}`
}

function behind(ranking: Ranking, high: readonly Card[]): string {
  const named = namedBehind(ranking, high)
  return named ? language.hand(named) : 'cinco ases'
}

/** Lo que manda la cláusula: su frase después de los dos puntos. */
function does({ page: { clause, way } }: ClauseFacts): string {
  const sentence = sentenceOf(way, clause.id)
  return capital(sentence.split(': ')[1] ?? sentence)
}

const KEPT: Readonly<Record<string, string>> = { Q: 'el póquer', F: 'el full', T: 'las dos parejas', K: 'el trío' }
const SPLIT: Readonly<Record<string, string>> = {
  A: 'los ases',
  Q: 'el póquer',
  F: 'el full',
  T: 'las parejas',
  K: 'el trío',
}

function doing({ page: { clause } }: ClauseFacts, action: string): string {
  const [kept, split] = [KEPT[clause.id[0]!], SPLIT[clause.id[0]!]]
  if (action === 'keep' && kept !== undefined) return `dejar ${kept} detrás`
  if (action === 'split' && split !== undefined) return `separar ${split}`
  return lowerFirst(es.action(action as 'low:').doing)
}

function answer(facts: ClauseFacts): string {
  const own = evValue(ownOption(facts).ev)
  const [other] = otherOptions(facts)
  const worth = `${own < 0 ? 'Pierdes' : 'Ganas'} ${saidMoney(own)} de media ${atStake('apuesta')}`
  if (!other) return `${does(facts)} ${worth}.`
  const cost = own - evValue(other.ev)
  return `${does(facts)} ${worth}${cost >= 0 ? `, ${saidMoney(cost)} mejor que ${doing(facts, other.action)}` : `, pero ${doing(facts, other.action)} es ${saidMoney(cost)} mejor`}.`
}

const nameOf = ({ slug }: ClauseFacts): string => list.pages.find((page) => page.slug === slug)!.name

function description(facts: ClauseFacts): string {
  const { win, loss } = sharesOf(ownOption(facts))
  return `${nameOf(facts)} en Pai Gow Poker: ${lowerFirst(does(facts))} ${capital(saidRarity(facts.perRound))} manos; gana el ${saidShare(win)} y pierde el ${saidShare(loss)}.${facts.costing === 0 ? '' : ` Otra colocación es mejor en ${wrongShare(facts)}.`}`
}

// ——— Lo que dice —————————————————————————————————————————————————————————————————————————————————————————————

function placeText({ page }: ClauseFacts): string {
  const { clauses } = houseWay(page.way)
  const place = clauses.findIndex(({ id }) => id === page.clause.id) + 1
  const others = page.ways.filter((way) => way !== page.way).map(wayName)
  const shared =
    others.length === 0
      ? 'Ninguna otra casa de aquí tiene el mismo texto.'
      : `${capital(andList(others))} ${others.length === 1 ? 'tiene' : 'tienen'} la misma cláusula.`
  return `Es la cláusula ${place} de ${clauses.length} de ${wayName(page.way)}. ${shared}`
}

function exampleText({ rules, examples }: ClauseFacts): string {
  const hand = cards(examples[0]!)
  const { low, high } = setByHouse(rules, hand)
  return `Con ${saidCards(hand)}, pon delante ${front(low)} y detrás ${behind(rankingOf(rules.wheel), high)}.`
}

// ——— Cómo acaba ————————————————————————————————————————————————————————————————————————————————————————————————

/** Solo si otra forma de colocar la mano es mejor; el gráfico muestra las demás. */
function betterText(facts: ClauseFacts, other: Option<string>): readonly string[] {
  const theirs = sharesOf(other)
  const cost = evValue(ownOption(facts).ev) - evValue(other.ev)
  if (cost >= 0) return []
  return [
    `En cambio, ${doing(facts, other.action)} gana el ${saidShare(theirs.win)} y pierde el ${saidShare(theirs.loss)}, y de media es ${saidGap(-cost)} apuestas mejor.`,
  ]
}

// ——— Cuándo cuesta —————————————————————————————————————————————————————————————————————————————————————————————

function priceText(price: Price): string {
  const at = atStake('apuesta')
  if (price.isExact) return `exactamente ${saidGap(price.mean)} apuestas por mano, o ${saidMoney(price.mean)} ${at}`
  if (isTooSmall(price))
    return `demasiado poco para medirlo: menos de ${saidMoney(Math.max(price.mean, 0) + marginOf(price))} por mano ${at}`
  return `cerca de ${saidMoney(price.mean)} por mano ${at} (± ${saidMoney(marginOf(price))})`
}

const lookedAt = (facts: ClauseFacts): string =>
  isWhole(facts) ? `sus ${saidCount(facts.sampled)} manos` : `${saidCount(facts.sampled)} manos al azar`

function costingText(facts: ClauseFacts): string {
  const { costing, sampled } = facts
  if (costing === 0) return `Ninguna de ${lookedAt(facts)} se podría`
  if (costing === sampled) return `${isWhole(facts) ? capital(lookedAt(facts)) : `Las ${lookedAt(facts)}`} se podrían`
  return `De ${lookedAt(facts)}, ${saidCount(costing)} se ${costing === 1 ? 'podría' : 'podrían'}`
}

const PLENTY = 0.1

function wrongShare(facts: ClauseFacts): string {
  const share = facts.costing / facts.sampled
  if (share === 1 && isWhole(facts)) return 'todas sus manos'
  return share >= PLENTY
    ? `cerca del ${Math.round(share * 100)}\u00A0% de sus manos`
    : `${saidCount(facts.costing)} de ${lookedAt(facts)}`
}

function costText(facts: ClauseFacts): string {
  const { player, costing } = facts
  if (player.mean === 0 && costing === 0 && player.isExact)
    return 'Seguirla no cuesta nada: de todas las formas de colocar cada mano, ninguna es mejor.'
  if (player.mean === 0 && costing === 0) return 'Es una muestra: puede haber alguna excepción rara.'
  return `${costingText(facts)} colocar mejor. Frente a la mejor colocación, cuesta ${priceText(player)}.`
}

function worstText({ costly }: ClauseFacts): string {
  const [worst] = costly
  if (!worst) return ''
  return ` El peor caso es ${saidCards(cards(worst.hand))}: pone delante ${saidCards(cards(worst.front))}, pero ${saidCards(cards(worst.best))} vale ${saidGap(worst.cost)} más.`
}

function costTitle(facts: ClauseFacts): string {
  const { costing, sampled, player } = facts
  if (costing === sampled && isWhole(facts)) return 'Se equivoca en todas las manos'
  if (costing > 0)
    return costing / sampled > 0.5
      ? `Se equivoca más de lo que acierta: ${wrongShare(facts)}`
      : `Otra colocación es mejor en ${wrongShare(facts)}`
  return player.mean === 0 && player.isExact ? 'No se equivoca nunca' : `Acierta en las ${sampled} manos probadas`
}

// ——— Las otras casas ———————————————————————————————————————————————————————————————————————————————————————————

function apartText({ apart }: ClauseFacts): readonly string[] {
  const differ = apart.filter(({ share }) => share > 0)
  if (differ.length === 0) return []
  const [most] = differ.toSorted((a, b) => b.share - a.share)
  const same = apart.filter(({ share }) => share === 0).map(({ way }) => wayName(way))
  const alike =
    same.length === 0
      ? ''
      : ` ${capital(andList(same))} ${same.length === 1 ? 'las coloca' : 'las colocan'} todas igual.`
  const by =
    most!.mostly === undefined
      ? ''
      : ` ${most!.isOne ? 'Aplica' : 'Casi siempre aplica'} esta cláusula: «${sentenceOf(pageOfClause(most!.way, most!.mostly).way, most!.mostly)}»`
  return [
    `${capital(wayName(most!.way))} coloca de otra forma ${most!.share === 1 ? 'todas estas manos' : `el ${saidShare(most!.share)} de estas manos`}.${by}${alike}`,
  ]
}

function apartTitle({ apart }: ClauseFacts): string {
  const differ = apart.filter(({ share }) => share > 0).length
  if (differ === apart.length) return 'Todas las demás casas colocan distinto algunas de estas manos'
  if (differ === 0) return 'Las cuatro casas colocan igual estas manos'
  return differ === 1 ? 'Otra casa las coloca distinto' : `Otras ${saidCount(differ)} casas las colocan distinto`
}

// ——— Para la casa ——————————————————————————————————————————————————————————————————————————————————————————————

function comparedText({ house, player }: ClauseFacts): string {
  if (Math.abs(house.mean - player.mean) <= marginOf(house) + marginOf(player))
    return 'más o menos lo mismo que a un jugador que la siga.'
  return `${house.mean < player.mean ? 'menos' : 'más'} que a un jugador que la siga: ${priceText(house)}. Las copias son para el crupier, así que la mejor colocación puede ser distinta para cada lado.`
}

function house(facts: ClauseFacts): ReturnType<PaiGowWords['house']> {
  const { house: price, player } = facts
  if (price.mean === 0 && player.mean === 0) return undefined
  const title = 'Lo que le cuesta a la casa'
  const rule = 'El crupier no puede elegir, aunque vea una colocación mejor.'
  if (price.mean === 0) {
    const unlike = player.mean > 0 && !isTooSmall(player) ? ', pero sí a un jugador que siga la cláusula' : ''
    return {
      title,
      text: [
        `${rule} Aquí ${price.isExact ? 'eso no le cuesta nada a la casa' : 'no se ve ningún coste para la casa'}${unlike}.`,
      ],
    }
  }
  const costs = isTooSmall(price) ? `${priceText(price)}.` : comparedText(facts)
  return { title, text: [`${rule} Esta cláusula le cuesta ${costs}`] }
}

export const words: PaiGowWords = {
  answer,
  description,
  why: (facts) => ({
    title: `Cada cuánto: ${saidRarity(facts.perRound)} manos`,
    text: [`${sentenceOf(facts.page.way, facts.page.clause.id)} ${exampleText(facts)}`, placeText(facts)],
  }),
  ends(facts) {
    const { win, push, loss } = sharesOf(ownOption(facts))
    const others = otherOptions(facts)
    const none =
      facts.costing > 0
        ? ['Algunas de estas manos se colocan mejor de otra forma, como muestra la lista de abajo.']
        : []
    return {
      title: `Gana el ${saidShare(win)}, empata el ${saidShare(push)}, pierde el ${saidShare(loss)}`,
      text: [
        `Contra un crupier que coloca con las mismas reglas, esto vale ${saidEv(evValue(ownOption(facts).ev))} apuestas de media.`,
        ...(others.length === 0 ? none : others.flatMap((other) => betterText(facts, other))),
      ],
    }
  },
  flips: (facts) => ({ title: costTitle(facts), text: [`${costText(facts)}${worstText(facts)}`] }),
  rules: (facts) => ({ title: apartTitle(facts), text: apartText(facts) }),
  house,
  cards: saidCards,
  set: (ranking, { low, high }) => `${front(low)}; ${behind(ranking, high)} detrás`,
  wayName,
  doing,
  played: 'si cada mano se coloca con las reglas de la casa',
  examplesTable: { caption: 'Manos que coloca', columns: ['Siete cartas', 'Delante', 'Es decir'] },
  costlyTable: {
    caption: 'Las manos en que más cuesta, de las probadas',
    columns: ['Siete cartas', 'Pone delante', 'Mejor', 'Cuesta'],
  },
  apartTable: {
    caption: 'Cómo colocan estas manos otras casas',
    columns: ['Casa', 'Coloca distinto', 'Casi siempre por'],
  },
  waysTable: {
    caption: 'La misma cláusula en cada casa, contra un crupier que sigue las reglas de esa casa',
    columns: ['Casa', 'Manos', 'Vale, apuestas'],
  },
  because(facts, other, isTwin) {
    const [mine, theirs] = [evValue(ownOption(facts).ev), evValue(ownOption(other).ev)]
    const where = isTwin ? `la misma cláusula en ${wayName(other.page.way)}: ` : ''
    return `${where}${saidRarity(other.perRound)} manos, vale ${saidEv(theirs)}, ${saidGap(theirs - mine)} ${theirs >= mine ? 'más' : 'menos'}`
  },
  drawn(facts) {
    const { hand, low, ev, best, isBest } = drawnHand(facts)
    const followed = `con ${saidCards(low)} delante, como mandan las reglas de la casa, vale ${preciseEv(ev)}`
    return drawnText(
      hand,
      isBest ? `${followed}, y nada es mejor` : `${followed}; la mejor colocación vale ${preciseEv(best)}`,
      facts.own.hands,
    )
  },
}
