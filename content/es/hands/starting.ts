import { tableIn } from '@/lib/messages/tables'
import type { HandPages } from '@/content/pages/hand-page'
import {
  comes,
  isPair,
  ofWins,
  type OwnWords,
  sharesOf,
  type StartingFacts,
  winsWith,
} from '@/content/pages/starting-facts'
import {
  acts,
  besideOf,
  bestEv,
  familyOf,
  gapOf,
  isSame,
  leadOf,
  type Line,
  type LineWords,
  placeOf,
  short,
  type TurnWords,
  twinOf,
  wordsOf,
} from '@/content/pages/starting-line'
import { singlesOf, turningOf } from '@/content/pages/starting-turns'
import { mostly, type StartingWords } from '@/content/pages/starting-words'
import { parseCards, rankNamed } from '@/lib/cards/card'
import type { GameId } from '@/lib/games/ids'
import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import { classIdOf, type StartingHand, startingHand } from '@/lib/game/strategy/starting-hands'
import { words } from '@/lib/messages/words/es'
import { must } from '@/lib/result'
import { capital } from '@/lib/text'
import {
  andList,
  anotherRank,
  aRank,
  atStake,
  many,
  ofTheRank,
  orList,
  saidCards,
  saidCount,
  saidGap,
  saidMoney,
  saidShare as percent,
  theRank,
} from './said'

/* Las 169 manos iniciales en español, en los juegos que deciden con dos cartas. */

/** «K5 de distinto palo», «pareja de ochos»: dentro de una frase. */
export const nameOf = (hand: StartingHand): string => words.startingHand(classIdOf(hand), hand.high)

// ——— La lista ——————————————————————————————————————————————————————————————————————————————————————————————————

/** Una lista inglesa de manos iniciales con los nombres en español. */
export const startingList = (list: HandPages, about: string, title: (name: string) => string): HandPages => ({
  ...list,
  name: 'Las 169 manos iniciales',
  about,
  groups: list.groups.map(({ id }) => ({
    id,
    name: id === 'pairs' ? 'Parejas' : `Carta alta ${words.rank(rankNamed(id.toUpperCase()))}`,
  })),
  pages: list.pages.map((page) => {
    const name = capital(nameOf(startingHand(page.slug)))
    return { ...page, name, title: title(name) }
  }),
})

// ——— Cómo le va ————————————————————————————————————————————————————————————————————————————————————————————————

function fares(facts: StartingFacts): string {
  const { wins, loses, ties } = sharesOf(facts)
  const [w, l, t] = [percent(wins), percent(loses), percent(ties)]
  if (wins > 0.7) return `Gana el ${w} de los enfrentamientos. Pocas manos iniciales lo hacen mejor.`
  if (wins > 0.58) return `Gana el ${w} de los enfrentamientos y pierde el ${l}: mucho mejor que una mano cualquiera.`
  if (wins > 0.5) return `Gana el ${w} de los enfrentamientos y empata el ${t}.`
  if (wins > loses)
    return `Gana el ${w} de los enfrentamientos y pierde el ${l}: un poco mejor que una mano cualquiera.`
  if (loses - wins < 0.06)
    return `Gana el ${w} de los enfrentamientos y pierde el ${l}: un poco peor que una mano cualquiera.`
  if (wins > 0.38) return `Pierde más enfrentamientos de los que gana: el ${l} frente al ${w}.`
  const board = facts.own.nothing.ties / facts.all.ties
  return `Solo gana el ${w} de los enfrentamientos y pierde el ${l}. Otro ${t} son empates${board > 0.6 ? ', casi siempre porque no juega ninguna de tus cartas' : ''}.`
}

function pairWins(facts: StartingFacts): string {
  const { high } = facts.hand
  const alone = winsWith(facts, 'pair-high')
  const [ofAlone, ofMore] = [ofWins(facts, 'pair-high'), ofWins(facts, 'three', 'full-house')]
  const improves = percent(comes(facts, 'three', 'full-house'))
  const own = `Sin mejorar, la pareja de ${many(high)}`
  if (alone > 0.75)
    return `${own} gana el ${percent(alone)}. Casi no necesita la mesa: así llega el ${percent(ofAlone)} de todo lo que gana.`
  if (alone > 0.6)
    return `${own} gana el ${percent(alone)} y aporta el ${percent(ofAlone)} de las victorias. El trío o algo mejor llega en el ${improves} de los repartos y rara vez pierde.`
  if (alone > 0.5)
    return `${own} todavía gana el ${percent(alone)}. El trío o algo mejor llega en el ${improves} de los repartos y aporta el ${percent(ofMore)} de las victorias.`
  return `${own} solo gana el ${percent(alone)}, porque casi cualquier pareja del crupier es mayor. El trío o algo mejor llega en el ${improves} de los repartos y aporta el ${percent(ofMore)} de las victorias.`
}

function drawShare(share: number): string {
  if (share > 0.285) return share < 0.325 ? 'Casi un tercio' : 'Cerca de un tercio'
  return share < 0.255 ? 'Cerca de un cuarto' : 'Más de un cuarto'
}

function highWins(facts: StartingFacts): string {
  const { high } = facts.hand
  const [alone, pairs] = [ofWins(facts, 'nothing'), ofWins(facts, 'pair-high', 'pair-low')]
  const card = theRank(high)
  const by = percent(alone)
  if (mostly(facts) === 'draws')
    return `Las escaleras y los colores aportan el ${percent(ofWins(facts, 'straight', 'flush'))} de sus victorias; una sola pareja, el ${percent(pairs)}. ${capital(card)} por sí sol${/^la /.test(card) ? 'a' : 'o'} aporta ${alone < 0.06 ? 'solo ' : ''}el ${by}.`
  if (alone > 0.3)
    return `Gana a menudo sin pareja: basta con ${card} en el ${by} de sus victorias. Una pareja aporta otro ${percent(pairs)}.`
  if (alone > 0.24)
    return `${alone >= 0.2505 ? 'Más de' : alone < 0.2495 ? 'Casi' : 'Cerca de'} una victoria de cada cuatro no necesita pareja: basta con ${card} en el ${by}. Una pareja aporta el ${percent(pairs)}.`
  if (alone > 0.14)
    return `Gana sobre todo al formar pareja, que aporta el ${percent(pairs)} de sus victorias. Sin pareja, basta con ${card} en el ${by}.`
  if (alone > 0.07)
    return `Necesita formar pareja, que aporta el ${percent(pairs)} de sus victorias. Sin pareja, ${card} aporta solo el ${by}.`
  return `Solo el ${by} de sus victorias llega sin pareja; una pareja aporta el ${percent(pairs)}.`
}

function kickerWins(facts: StartingFacts): string {
  const { high, low } = facts.hand
  const [top, bottom] = [winsWith(facts, 'pair-high'), winsWith(facts, 'pair-low')]
  const gap = top - bottom
  if (gap > 0.25)
    return `Una pareja de ${many(high)} gana el ${percent(top)}, pero una de ${many(low)}, solo el ${percent(bottom)}.`
  if (gap > 0.12)
    return `Una pareja de ${many(high)} gana el ${percent(top)}; una de ${many(low)}, el ${percent(bottom)}.`
  if (gap > 0.04)
    return `Una pareja de ${many(low)} vale casi tanto como una de ${many(high)}: gana el ${percent(bottom)} frente al ${percent(top)}.`
  return `Casi da igual qué carta se empareje: con ${many(high)} gana el ${percent(top)}; con ${many(low)}, el ${percent(bottom)}.`
}

function draws(facts: StartingFacts): string {
  const { hand, straights } = facts
  const [straight, flush] = [percent(comes(facts, 'straight')), percent(comes(facts, 'flush'))]
  if (hand.suited) {
    if (straights >= 3)
      return `Del mismo palo y cercanas, forman color en el ${flush} de los repartos y escalera en el ${straight}.`
    if (straights > 0)
      return `Forma color en el ${flush} de los repartos. ${straights === 1 ? 'Solo una escalera usa' : 'Dos escaleras usan'} las dos cartas; la escalera llega en el ${straight}.`
    return `Forma color en el ${flush} de los repartos. Ninguna escalera usa las dos cartas, así que solo llega en el ${straight}.`
  }
  if (straights === 4)
    return `Cuatro escaleras usan las dos cartas: la escalera llega en el ${straight} de los repartos. El color es más raro: el ${flush}.`
  if (straights === 3)
    return `Tres escaleras usan las dos cartas: la escalera llega en el ${straight} de los repartos. El color necesita cuatro cartas de un palo en la mesa: el ${flush}.`
  if (straights > 0)
    return `${straights === 2 ? 'Dos escaleras usan' : 'Solo una escalera usa'} las dos cartas: la escalera llega en el ${straight} de los repartos y el color en el ${flush}.`
  return `Tiene poco que esperar: ninguna escalera usa las dos cartas y el color solo llega en el ${flush} de los repartos.`
}

function whoIsAhead({ hand: { high, low }, dealers }: StartingFacts): string {
  const [pairs, better, worse] = [percent(dealers.pairs), percent(dealers.better), percent(dealers.worse)]
  if (high === low) {
    if (dealers.pairs === 0) return 'Antes del flop, ninguna mano del crupier va por delante.'
    return dealers.pairs < 0.02
      ? `Antes del flop solo va por delante una pareja mayor, y el crupier la tiene en el ${pairs} de los repartos.`
      : `El crupier tiene una pareja mayor en el ${pairs} de los repartos. Cualquier otra mano necesita la mesa.`
  }
  if (high === 12) {
    if (dealers.better === 0)
      return `Antes del flop solo va por delante una pareja: el crupier la tiene en el ${pairs} de los repartos. En el ${worse} comparte una carta contigo y su otra carta es peor.`
    return dealers.better < 0.06
      ? `El crupier tiene pareja en el ${pairs} de los repartos y una segunda carta mejor en el ${better}. La tuya es mejor en el ${worse}.`
      : `Cuando el crupier también tiene un as, su segunda carta suele ser mejor: pasa en el ${better} de los repartos. Tiene pareja en el ${pairs}.`
  }
  if (dealers.over < 0.2)
    return `El crupier tiene una carta por encima ${ofTheRank(high)} en el ${percent(dealers.above)} de los repartos y pareja en el ${pairs}. Comparte una carta contigo, con otra mejor en el ${better} y peor en el ${worse}.`
  if (dealers.over < 0.55)
    return `El crupier tiene una carta por encima ${ofTheRank(high)} en el ${percent(dealers.over)} de los repartos, sin contar las parejas. En el ${better} comparte una carta contigo y su otra carta es mejor.`
  return `Incluso sin pareja, el crupier tiene una carta por encima ${ofTheRank(high)} en el ${percent(dealers.over)} de los repartos: va por delante de ti casi siempre.`
}

function winsTitle(facts: StartingFacts): string {
  const { high, low } = facts.hand
  switch (mostly(facts)) {
    case 'pair':
      return winsWith(facts, 'pair-high') > 0.6
        ? `La pareja de ${many(high)} gana por sí sola`
        : `La pareja de ${many(high)} suele necesitar ayuda`
    case 'high':
      return ofWins(facts, 'nothing') > 0.3
        ? `${capital(theRank(high))} gana sin ayuda`
        : `${capital(theRank(high))} gana, con pareja o sin ella`
    case 'draws':
      return `${drawShare(ofWins(facts, 'straight', 'flush'))} de las victorias son escaleras y colores`
    case 'pairing':
      return winsWith(facts, 'pair-high') - winsWith(facts, 'pair-low') > 0.12
        ? `Gana al emparejar ${theRank(high)}`
        : `Gana al emparejar ${theRank(high)} o ${theRank(low)}`
  }
}

const own: OwnWords = {
  caption: 'Lo que forman tus dos cartas hasta el river',
  columns: ['Formas', 'Frecuencia', 'Entonces gana', 'De las victorias'],
  nameOf({ high, low }, kind) {
    switch (kind) {
      case 'nothing':
        return high === low ? 'Ni siquiera juega la pareja' : 'Ninguna carta emparejada'
      case 'pair-low':
        return `Pareja de ${many(low)}`
      case 'pair-high':
        return high === low ? `Solo la pareja de ${many(high)}` : `Pareja de ${many(high)}`
      case 'two-pair':
        return `${capital(many(high))} y ${many(low)}`
      case 'three':
        return high === low ? `Trío de ${many(high)}` : 'Trío'
      case 'straight':
        return 'Escalera'
      case 'flush':
        return 'Color'
      case 'full-house':
        return 'Full o póquer'
    }
  },
}

export const starting: StartingWords = {
  fares,
  waysItWins: (facts) => (isPair(facts.hand) ? [pairWins(facts)] : [highWins(facts), kickerWins(facts), draws(facts)]),
  whoIsAhead,
  winsTitle,
  own,
}

// ——— La línea entre las dos jugadas ————————————————————————————————————————————————————————————————————————————

/**
 * El nombre de la familia de una mano, en singular y en plural («dama del mismo palo», «damas del mismo palo»), y su
 * género.
 */
function familyWords({ high, low, suited }: StartingHand) {
  const [one, all] = high === low ? ['pareja', 'parejas'] : [words.rank(high), words.rank(high, 2)]
  const suits = high === low ? '' : suited ? ' del mismo palo' : ' de distinto palo'
  const isHer = high === low || words.aRank(high).startsWith('una ')
  return { one: `${one}${suits}`, all: `${all}${suits}`, isHer, the: isHer ? 'la' : 'el', those: isHer ? 'las' : 'los' }
}

const hands = (count: number): string => `${saidCount(count)} ${count === 1 ? 'mano' : 'manos'}`

const says: LineWords = {
  nameOf,

  flipsTitle(line, hand) {
    const { last, next, between } = placeOf(line, hand)
    const { one, all, isHer, the, those } = familyWords(hand)
    const every = `${isHer ? 'todas' : 'todos'} ${those} ${all}`
    if (!last) return `${capital(line.wait.act)} con ${every}`
    if (!next) return `${capital(line.act.act)} con ${every}`
    if (isSame(hand, last))
      return `${capital(the)} ${isHer ? 'última' : 'último'} ${one} con ${the} que conviene ${line.act.act}`
    if (isSame(hand, next))
      return `${capital(the)} ${isHer ? 'primera' : 'primer'} ${one} con ${the} que conviene ${line.wait.act}`
    return `${capital(hands(between))} por ${acts(line, hand) ? 'encima' : 'debajo'} de la línea`
  },

  lineInFamily(line, hand) {
    const { hands: all } = familyOf(hand)
    const { last, next, between } = placeOf(line, hand)
    const { act, wait } = line
    const { one, isHer, the } = familyWords(hand)
    const costs = (other: StartingHand): string => `cuesta ${saidMoney(gapOf(line, other))}`
    if (!last) return `${capital(act.act)} incluso con ${short(all[0]!)}, ${the} mejor ${one}, ${costs(all[0]!)}.`
    if (!next)
      return `${capital(wait.act)} incluso con ${isSame(hand, last) ? 'esta' : short(last)}, ${the} peor ${one}, ${costs(last)}.`
    if (isSame(hand, last)) return `Con ${short(next)} ya toca ${wait.act}: ${act.act} ${costs(next)}.`
    if (isSame(hand, next)) return `Con ${short(last)} todavía toca ${act.act}: ${wait.act} ${costs(last)}.`
    const lastOne = `${capital(the)} ${isHer ? 'última' : 'último'} ${one} con ${the} que toca ${act.act}`
    if (acts(line, hand))
      return `${lastOne} es ${short(last)}, ${hands(between)} por debajo de esta. Con ${short(next)} toca ${wait.act}: ${act.act} ${costs(next)}.`
    return `${lastOne} es ${short(last)}, ${hands(between + 1)} por encima de esta.`
  },

  twinText(line, hand) {
    const twin = twinOf(hand)
    if (!twin) return undefined
    const [own, other] = [leadOf(line, hand), leadOf(line, twin)]
    const [ev, otherEv] = [bestEv(line, hand), bestEv(line, twin)]
    const suits = hand.suited ? 'de distinto palo' : 'del mismo palo'
    const { act } = wordsOf(line, own > 0)
    if (own > 0 !== other > 0)
      return `Con las mismas cartas ${suits} toca ${wordsOf(line, other > 0).act}: ${act} cuesta ${saidMoney(other)} ${atStake('ante')}.`
    if (Math.abs(ev - otherEv) < 0.0005) return `Con las mismas cartas ${suits} también toca ${act}.`
    const worth = `Las mismas cartas ${suits} valen ${saidMoney(ev - otherEv)}`
    if (hand.suited) return `${worth} menos, y aun así toca ${act}.`
    return Math.abs(other) < Math.abs(own)
      ? `${worth} más. La decisión se ajusta, pero sigue tocando ${act}.`
      : `${worth} más, y ${act} es aún más claro.`
  },

  besideText(line, hand) {
    const turned = acts(line, hand) ? besideOf(hand, -1) : besideOf(hand, 1)
    if (!turned || acts(line, turned) === acts(line, hand)) return undefined
    return `Con ${aRank(turned.high)} en lugar ${ofTheRank(hand.high)} toca ${wordsOf(line, acts(line, turned)).act}: ${wordsOf(line, acts(line, hand)).act} cuesta ${saidMoney(gapOf(line, turned))}.`
  },

  table: (hand) => ({
    caption: `${capital(familyWords(hand).those)} ${familyWords(hand).all}, y las manos vecinas`,
    columns: ['Mano', 'Lo mejor', 'Vale', 'Ventaja'],
  }),

  because(line, hand, other, relation) {
    const same = acts(line, hand) === acts(line, other)
    const { act } = wordsOf(line, acts(line, other))
    const play = `${same ? 'también ' : ''}${act}`
    const what = {
      twin: `los mismos valores ${hand.suited ? 'de distinto palo' : 'del mismo palo'}`,
      across: 'la mano más cercana al otro lado de la línea',
      lower: isPair(hand) ? 'la pareja siguiente hacia abajo' : 'una segunda carta más baja',
      higher: isPair(hand) ? 'la pareja siguiente hacia arriba' : 'una segunda carta más alta',
      'beside-higher': 'la misma segunda carta con una más alta',
      'beside-lower': 'la misma segunda carta con una más baja',
      'two-lower': 'dos pasos más abajo',
      'two-higher': 'dos pasos más arriba',
    }[relation]
    return `${what}: ${play}, por ${saidMoney(gapOf(line, other))}`
  },
}

// ——— Otras tablas y cartas vistas ——————————————————————————————————————————————————————————————————————————————

const tableName: TurnWords['tableName'] = ({ id }, table) => tableIn(SPANISH[id as GameId], table)

const turns: TurnWords = {
  tableName,

  tablesText(line, all) {
    const nameIn = ({ game, table }: (typeof all)[number]): string => `«${tableName(game, table)}»`
    const [usual, ...others] = all
    const own = Math.abs(usual!.lead)
    const turned = others.filter(({ lead }) => lead > 0 !== usual!.lead > 0)
    const [same, other] = [wordsOf(line, usual!.lead > 0), wordsOf(line, usual!.lead <= 0)]
    if (turned.length > 0)
      return `Con ${andList(turned.map(nameIn))}, ${other.act} es mejor por ${saidGap(Math.max(...turned.map(({ lead }) => Math.abs(lead))))}${turned.length > 1 ? ' como mucho' : ''}.`
    const sizes = others.map(({ lead }) => Math.abs(lead))
    const [closest, clearest] = [Math.min(...sizes), Math.max(...sizes)]
    if (Math.max(own - closest, clearest - own) < 0.0005)
      return 'Ninguna tabla conocida cambia nada: se diferencian en lo que pagan por manos que esta casi nunca forma.'
    const near = others.find(({ lead }) => Math.abs(lead) === closest)!
    if (closest < own / 2)
      return `Ninguna tabla conocida cambia la jugada, pero con ${nameIn(near)} la ventaja de ${same.act} es de solo ${saidGap(closest)}.`
    return `La jugada es la misma con todas las tablas conocidas: ${same.act} lleva una ventaja de ${saidGap(Math.min(own, closest))} a ${saidGap(Math.max(own, clearest))}.`
  },

  tablesTable: { caption: 'Con las tablas conocidas', columns: ['Tabla', 'Mejor', 'Ventaja'] },

  deadTitle(made, lead) {
    if (singlesOf(made).some((one) => one.lead > 0 !== lead > 0)) return 'Una carta que veas puede cambiar la jugada'
    return made.turn ? 'Qué cartas muertas cambian la jugada' : 'Las cartas muertas no cambian la jugada'
  },

  turnText(line, made, lead) {
    const [own, other] = [wordsOf(line, lead > 0), wordsOf(line, lead < 0)]
    const singles = singlesOf(made)
    const flips = singles.filter((one) => one.lead > 0 !== lead > 0)
    if (flips.length > 0) {
      const { ranks, cards, more } = turningOf(singles, flips, lead > 0)
      const total = `${saidCount(flips.length)} de las ${singles.length} cartas que no ves`
      if (ranks.length === 0 && cards.length < flips.length)
        return `Si un vecino enseña una de ${total}, es mejor ${other.act}. Las que más cambian son ${andList(cards.map((card) => saidCards([card])))}.`
      const one = orList([
        ...ranks.map((rank) => `cualquier ${words.rank(rank)}`),
        ...cards.map((card) => saidCards([card])),
        ...(more > 0 ? [`una de otras ${saidCount(more)} cartas`] : []),
      ])
      return `Si un vecino enseña ${one}, es mejor ${other.act}. Son ${total}.`
    }
    if (!made.turn)
      return `Aunque vieras en otras manos las ${saidCount(line.mostDead ?? 6)} cartas que más la perjudican, seguiría tocando ${own.act}.`
    const [gone, then] = made.turn
    const cards = must(parseCards(gone)).toSorted((a, b) => b - a)
    return `Ninguna carta sola cambia la jugada. Si ya hubieran salido ${saidCards(cards)}, ${other.act} sería mejor por ${saidGap(then)}.`
  },

  ranksText(line, hand, ranks) {
    const [help, hurt] = [ranks[0]!, ranks.at(-1)!]
    const own = [hand.high, hand.low]
    const what = ({ rank }: (typeof ranks)[number]): string => (own.includes(rank) ? anotherRank(rank) : aRank(rank))
    const loses = `Si un vecino enseña ${what(hurt)}, ${line.act.act} pierde ${saidGap(hurt.change)} ${line.unit}s.`
    return !line.alone && help.rank > hand.high && hand.high > hand.low
      ? `${loses} Si enseña ${what(help)}, gana ${saidGap(help.change)}: esa carta no la tiene el crupier.`
      : `${loses} Lo que más ayuda es ${what(help)}: suma ${saidGap(help.change)}.`
  },

  suitText: (costs) => `Una carta de tu palo cuesta ${saidGap(costs)} más que la misma de otro palo.`,
  deadTable: (line) => ({
    caption: 'Lo que cambia una carta muerta, valor por valor',
    columns: ['Si ves', `${capital(line.act.act)} gana`, 'Lo mejor, y por cuánto'],
  }),
  dependsOnSuit: 'depende del palo',
  thenBetter: (line: Line, lead: number) => `${wordsOf(line, lead > 0).act}, ${saidGap(lead)}`,
  aRank,
}

/** Las frases sobre la línea que comparten todos los juegos de dos cartas. */
export const line = { unit: 'ante', says, turns } as const
