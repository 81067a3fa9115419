import { rankOf, RANKS } from '@/lib/cards/card'
import type { PokerHand, ThreeCardHand } from '@/lib/cards/hands'
import { leastOf, rankingOf } from '@/lib/families/showdown/hands'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import { spoken, wayIn } from '@/lib/families/showdown/words/catalogue'
import { phrases } from '@/lib/families/showdown/words/es'
import { CLOSE } from '@/lib/games/ev'
import { capital, lowerFirst } from '@/lib/text'
import {
  andList,
  anotherRank,
  aRank,
  atStake,
  many,
  ofTheRank,
  orList,
  preciseEv,
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
import { speechOf } from '@/lib/messages/speech'
import type { RulePart } from '../../deciders'
import { countsOf, extremesOf, MOST_DEAD } from '../../dead'
import type { CellFacts } from '../../facts'
import type { Member } from '../../members'
import { openers, runsOfRanks } from '../../rows'
import { runsOf, type Telling, turnedBy, turningRules } from '../../telling'
import {
  PLACES,
  cellName,
  contra,
  forms,
  inText,
  list,
  needed,
  range,
  row,
  stakes,
  unitOf,
  units,
  words,
} from './hands'
import { memberInText, tables, toldBy } from './tables'
import type { HandWords } from '../words'

/* Las frases de las páginas en español. */

const { amount } = speechOf('es')

// ——— La respuesta ————————————————————————————————————————————————————————————————————————————————————————————

/** «Sube si …, o si …. Si no, retírate.» */
function byRules(rules: readonly RulePart[]): string {
  const runs = runsOf(rules)
  return runs
    .map((run, i) => {
      const says = forms(run[0]!.says).do
      if (i === runs.length - 1) return `Si no, ${says}.`
      const conditions = run.map(({ signs }) => phrases.conditions(signs.flatMap(spoken)))
      const said = conditions.map((one, at) => (at === 0 ? one : `si ${one.replace(/^la carta del crupier /, '')}`))
      return `${capital(says)} si ${orList(said)}.`
    })
    .join(' ')
}

function answer(telling: Telling): string {
  const { facts, cell, kind, deciders, asTaught } = telling
  const [play, fold] = facts.actions
  const { ev, lead } = cell
  const at = atStake(unitOf(telling.facts.page))
  const close = Math.abs(lead) < CLOSE ? ', pero por poco' : ''
  if (kind === 'mixed') {
    const [better, than] = cell.plays ? [ev, play] : [cell.fold, fold]
    return `${byRules(deciders!.rules)} Así ${asTaught < 0 ? 'pierdes' : 'ganas'} ${saidMoney(asTaught)} de media ${at}, ${saidMoney(asTaught - better)} ${asTaught < 0 ? 'menos' : 'más'} que si ${forms(than).you} siempre.`
  }
  if (kind === 'folds')
    return `${capital(forms(fold).do)}${close}. Si ${forms(play).you}, pierdes ${saidMoney(ev)} de media ${at}, ${saidMoney(lead)} más que si ${forms(fold).you}.`
  return ev < 0
    ? `${capital(forms(play).do)}${close}. Pierdes ${saidMoney(ev)} de media ${at}, ${saidMoney(lead)} menos que si ${forms(fold).you}.`
    : `${capital(forms(play).do)}. Ganas ${saidMoney(ev)} de media ${at}.`
}

function description({ facts, cell, kind, won }: Telling): string {
  const [play, fold] = facts.actions
  const what =
    kind === 'mixed'
      ? `${capital(forms(play).do)} con el ${saidShare(cell.played)} de estas manos y ${forms(fold).do} con las demás.`
      : kind === 'plays'
        ? `${capital(forms(play).do)}: es ${saidGap(cell.lead)} ${units(facts.page)} mejor que ${forms(fold).doing}.`
        : `${capital(forms(fold).do)}: ${forms(play).doing} cuesta ${saidGap(cell.lead)} ${units(facts.page)}.`
  const shown = won === 0 ? 'Nunca gana al enseñar las cartas' : `Gana el ${saidShare(won)} al enseñar las cartas`
  return `${cellName(row(cell.row.hand), cell.up)} en ${facts.page.name}. ${what} ${shown}, y el crupier no califica en el ${saidShare(cell.share.unqualified)} de los repartos.`
}

// ——— Por qué ——————————————————————————————————————————————————————————————————————————————————————————————————

function leftOut({ cell: { row: one } }: Telling): string {
  const { hand } = one
  if (hand.as !== 'top' || hand.next === undefined) return ''
  return `Aquí tu ${PLACES[hand.ranks.length]!} carta es ${aRank(hand.next)} o una menor.`
}

function dealer(telling: Telling): string {
  const { cell, upKind, paired, unpaired, elsewhere, facts } = telling
  const misses = saidShare(cell.share.unqualified)
  const hand = range(facts.page.qualifies.usual)
  const { up } = cell
  if (up === undefined)
    return `El crupier no califica en el ${misses} de los repartos. Entonces ganas ${stakes(facts.netOf(cell.row.least).unqualified, facts.page)}, tengas lo que tengas.`
  if (upKind === 'opens') {
    const ofThem =
      unpaired > 0.005
        ? `, con pareja o mejor en el ${saidShare(paired)} y con ${hand} en el ${saidShare(unpaired)}`
        : ''
    return `${capital(aRank(up))} a la vista es la mitad de ${hand}: el crupier califica en el ${saidShare(1 - cell.share.unqualified)} de los repartos${ofThem}.`
  }
  if (upKind === 'own')
    return `Tu ${words.rank(up)} le deja al crupier menos ${many(up)} para formar pareja. No califica en el ${misses} de los repartos, frente al ${saidShare(elsewhere)} si enseña otra carta contra ${inText(cell)}.`
  const only = unpaired > 0.005 ? ` y ${hand} en el ${saidShare(unpaired)}` : ''
  return `Con ${aRank(up)} a la vista, el crupier tiene pareja o mejor en el ${saidShare(paired)} de los repartos${only}. En el ${misses} restante no califica.`
}

function blocks({ held, cell, overall, upKind }: Telling): string {
  const more = cell.share.unqualified - overall
  if (held.length === 0 || more < 0.005 || upKind === 'own') return ''
  const cards = andList(held.map((rank) => `tu ${words.rank(rank)}`))
  const isOne = held.length === 1
  return upKind === 'opens'
    ? `${capital(cards)} se lo ${isOne ? 'impide' : 'impiden'} a veces: con todas tus manos posibles${contra(cell)} es el ${saidShare(1 - overall)}.`
    : `${capital(cards)} ${isOne ? 'ayuda' : 'ayudan'}, porque con todas las manos es solo el ${saidShare(overall)}.`
}

const betterRanks = (page: ShowdownPage): readonly number[] =>
  RANKS.flatMap((_, rank) => (rank > (openers(page)[0] ?? Infinity) ? [rank] : []))

const isAbove = ({ cell, facts: { page } }: Telling): boolean =>
  cell.row.least >= leastOf(rankingOf(page), page.qualifies.usual)

function showdowns(telling: Telling): string {
  const { cell, isHighCard, won, beats, facts } = telling
  const hand = range(facts.page.qualifies.usual)
  const own = inText(cell)
  if (won === 0)
    return isAbove(telling)
      ? `Aquí cualquier ${hand} del crupier gana a ${own}, y cualquier pareja también.`
      : `Cuando califica, pierdes las dos apuestas: ${own} no gana a ninguna mano desde ${hand}.`
  if (isHighCard) {
    if (beats === undefined)
      return `${capital(own)} gana a cualquier mano con ${hand} y, al enseñar las cartas, gana el ${saidShare(won)} de las veces.`
    const shown = `Al enseñar las cartas gana ${saidRarity(won)} manos.`
    const share = `gana ${beats < 0.5 ? 'solo ' : ''}al ${saidShare(beats)} de sus manos con ${hand}`
    const higher = betterRanks(facts.page)
    if (higher.length > 0)
      return `${capital(own)} ${share}; cualquier ${orList([...higher.map((rank) => words.rank(rank)), 'pareja'])} le gana. ${shown}`
    return beats > 0.95
      ? `${capital(own)} gana a casi todas las manos con ${hand} que puede tener, pero a ninguna pareja. ${shown}`
      : `${capital(own)} ${share} y a ninguna pareja. ${shown}`
  }
  if (cell.share.loss === 0) return `Cuando califica, ${own} no pierde nunca.`
  return `Cuando califica, ${own} gana ${won > 0.5 ? '' : 'solo '}el ${saidShare(won)} de las veces.`
}

function overNext({ cell, below, kind, isHighCard }: Telling): string {
  const more = below ? cell.share.win - below.share.win : 0
  if (!isHighCard || kind === 'mixed' || more <= 0 || below!.up !== cell.up || cell.ev <= below!.ev) return ''
  return `De cada mil repartos gana ${amount(more * 1000, 1)} más que ${inText(below!)}, y eso vale ${saidMoney(cell.ev - below!.ev)}.`
}

function balance({ breakEven, cell, facts, kind }: Telling): string {
  if (breakEven === undefined || !cell.nets) return ''
  const [play, fold] = facts.actions.map(forms) as [ReturnType<typeof forms>, ReturnType<typeof forms>]
  const more = cell.share.unqualified - breakEven
  const [need, now] = [saidShare(breakEven), saidShare(cell.share.unqualified)]
  const own = inText(cell)
  const risk = stakes(-cell.nets.loss, facts.page)
  if (kind === 'folds')
    return more > -0.05
      ? `Al ${play.doing} arriesgas ${risk}. Para igualar a ${fold.doing}, el crupier tendría que quedarse sin calificar en el ${need} de los repartos, y se queda en el ${now}.`
      : `Con ${risk} en juego, el crupier tendría que quedarse sin calificar en el ${need} de los repartos para que pudieras ${play.doing} con ${own}.`
  if (kind === 'mixed')
    return `De media, ${own} necesita que el crupier no califique en el ${need} de los repartos, y no califica en el ${now}. Las cartas bajas lo cambian.`
  if (more < 0.02)
    return `Queda poco margen${contra(cell)}: con ${own}, ${play.doing} iguala a ${fold.doing} si no califica en el ${need}.`
  return more < 0.1
    ? `${capital(play.doing)} es mejor que ${fold.doing} en cuanto no califica en el ${need} de los repartos.`
    : `Con ${own} ${play.would} aunque solo dejara de calificar en el ${need}.`
}

function whyTitle({ cell, kind, upKind, isHighCard, won, held, facts }: Telling): string {
  const { up } = cell
  if (kind === 'mixed')
    return up === undefined ? 'Deciden tus cartas bajas' : `Contra ${aRank(up)} deciden tus cartas bajas`
  if (kind === 'folds') {
    if (won === 0)
      return upKind === 'opens'
        ? `Contra ${aRank(up!)} no hay nada que ganar`
        : 'Solo ganas cuando el crupier no califica'
    return upKind === 'opens'
      ? `Con ${aRank(up!)} a la vista califica demasiadas veces`
      : 'El crupier califica demasiadas veces'
  }
  if (isHighCard) {
    if (upKind === 'opens' && held.length > 1) return `Tienes lo que le falta al crupier con ${aRank(up!)}`
    return upKind === 'own'
      ? `Tu ${words.rank(up!)} le quita parejas al crupier`
      : 'La salvan los crupieres que no califican'
  }
  if (cell.ev < 0) return `Una pareja baja pierde menos que ${unitOf(facts.page) === 'ante' ? 'el ante' : 'la apuesta'}`
  return won > 0.5 ? 'Ganas más manos de las que pierdes' : 'Los crupieres que no califican pagan las manos perdidas'
}

// ——— Cómo acaba ———————————————————————————————————————————————————————————————————————————————————————————————

function endsText({ cell, isHighCard, kind, facts }: Telling): string {
  const { share, nets } = cell
  const own = inText(cell)
  const ahead = saidShare(share.unqualified + share.win)
  if (share.win === 0)
    return `Con ${own}${contra(cell)} sales ganando en el ${ahead} de los repartos, siempre porque el crupier no califica.${nets ? ` Los demás cuestan ${stakes(-nets.loss, facts.page)} cada uno.` : ''}`
  const sides = `Con ${own}${contra(cell)} sales ganando en el ${ahead} de los repartos: en el ${saidShare(share.unqualified)} porque el crupier no califica y en el ${saidShare(share.win)} al enseñar las cartas.`
  if (!nets || share.loss === 0) return sides
  const lost = stakes(-nets.loss, facts.page)
  if (!isHighCard)
    return `${sides} Una mano ganada paga ${stakes(nets.win, facts.page)}, y una perdida cuesta ${nets.win === -nets.loss ? 'lo mismo' : lost}.`
  if (kind === 'plays') return sides
  const times = -nets.loss / nets.unqualified
  return `${sides} Una mano perdida cuesta ${lost}, lo que pagan ${saidCount(times, 'm')} crupieres que no califican.`
}

const ties = ({ cell: { share } }: Telling): string =>
  share.tie > 0.0005 ? `Empatas ${saidRarity(share.tie)} manos.` : ''

const KINDS: Readonly<Record<ThreeCardHand | PokerHand, string>> = {
  'high-card': 'las cartas altas',
  pair: 'las parejas',
  'two-pair': 'las dobles parejas',
  'three-of-a-kind': 'los tríos',
  straight: 'las escaleras',
  flush: 'los colores',
  'full-house': 'los fulls',
  'four-of-a-kind': 'los póqueres',
  'straight-flush': 'las escaleras de color',
  'royal-flush': 'las escaleras reales',
  'mini-royal': 'las mini escaleras reales',
}

function lost({ lost: to }: Telling): string {
  if (!to) return ''
  const [first, second] = to.map(({ hand, orBetter, share }) => ({
    name: orBetter ? `las manos desde ${range(hand)}` : KINDS[hand as keyof typeof KINDS],
    share: saidShare(share),
  }))
  return `De los repartos que pierdes, ${first!.name} se llevan el ${first!.share}, y ${second!.name}, el ${second!.share}.`
}

// ——— Dónde cambia —————————————————————————————————————————————————————————————————————————————————————————————

/** «un rey o cartas del dos al cinco»: los valores seguidos se dicen por sus extremos, tras los sueltos. */
function someRanks(ranks: readonly number[]): string {
  const { single, long } = runsOfRanks(ranks)
  const between = ([from, to]: readonly [number, number]): string =>
    `cartas ${ofTheRank(from)} ${`a ${theRank(to)}`.replace(/^a el /, 'al ')}`
  return orList([...single.map(aRank), ...long.map(between)])
}

/** «subes», o «subes la mayoría de las veces» si no todas las manos se juegan igual. */
function mostly(
  { mostly: isPlayed, played }: CellFacts,
  { actions: [play, fold] }: Telling['facts'],
  all: readonly Pick<CellFacts, 'played'>[] = [{ played }],
): string {
  const isWhole = all.every((one) => one.played === (isPlayed ? 1 : 0))
  return `${forms(isPlayed ? play : fold).you}${isWhole ? '' : ' la mayoría de las veces'}`
}

function otherCardsText(telling: Telling): string {
  const { cell, turned, facts, best, worst } = telling
  const own = inText(cell)
  if (cell.up === undefined)
    return facts.page.dealer.up === 0
      ? ''
      : `Con ${own} ${mostly(cell, facts)} enseñe lo que enseñe el crupier. Las cifras son medias de todas sus cartas.`
  const apart = (one: CellFacts): string => saidMoney(one.ev - cell.ev)
  const worth =
    cell === best
      ? `Ninguna carta es mejor para ${own} que ${aRank(cell.up)}.`
      : cell === worst
        ? `Ninguna carta es peor para ${own} que ${aRank(cell.up)}.`
        : `${capital(forms(facts.actions[0]).doing)} con ${own} vale ${apart(best)} más contra ${aRank(best.up!)} y ${apart(worst)} menos contra ${aRank(worst.up!)}.`
  return turned.length === 0
    ? `Con ${own} ${mostly(cell, facts)} contra cualquier carta. ${worth}`
    : `Contra ${someRanks(turned.map(({ up }) => up!))}, con ${own} ${mostly(turned[0]!, facts, turned)}. ${worth}`
}

/** «, por 3,1 centavos», si todas las manos de la fila se juegan igual. */
const porCuanto = ({ played, lead }: CellFacts): string =>
  played === 0 || played === 1 ? `, por ${saidMoney(lead)}` : ''

function lineText({ line, cell, facts, kind }: Telling): string {
  if (!line || kind === 'mixed') return ''
  const [play, fold] = facts.actions.map(forms) as [ReturnType<typeof forms>, ReturnType<typeof forms>]
  const { played, folded, steps } = line
  const at = contra(cell)
  const is = (one: CellFacts): string => `con ${inText(one)} ${mostly(one, facts)}${porCuanto(one)}`
  if (cell === played) return `Es la mano más floja con la que ${play.you}${at}: ${is(folded)}.`
  if (cell === folded) return `Es la mejor mano con la que ${fold.you}${at}: ${is(played)}.`
  const hands = steps === 1 ? 'una mano' : `${saidCount(steps)} manos`
  return cell.mostly
    ? `La mano más floja con la que ${play.you}${at} es ${inText(played)}, ${hands} por debajo de esta.`
    : `La mejor mano con la que ${fold.you}${at} es ${inText(folded)}, ${hands} por encima de esta.`
}

/** «cartas del dos al cinco», «dama y seis del mismo palo o dama y cuatro del mismo palo» */
const membersInText = (members: readonly Member[]): string =>
  members.every(({ hand }) => 'rank' in hand)
    ? someRanks(members.flatMap(({ hand }) => ('rank' in hand ? [hand.rank] : [])))
    : orList(members.map(memberInText))

const FINE = 0.01

function membersText({ members, facts, cell, deciders }: Telling): string {
  if (!members) return ''
  const { best, worst, by } = members
  const [play, fold] = facts.actions.map(forms) as [ReturnType<typeof forms>, ReturnType<typeof forms>]
  const [most, least] = [best[0]!.ev, worst[0]!.ev]
  const digits = most - least < FINE ? 5 : 3
  const worth = (ev: number): string => `${ev < 0 ? '−' : '+'}${amount(Math.abs(ev), digits)}`
  const than = deciders ? '' : `, ${cell.plays ? 'siempre' : 'nunca'} más que ${fold.doing}`
  return `Según ${toldBy(by)}, ${play.doing} vale de ${worth(least)} a ${worth(most)}${than}. Vale más con ${membersInText(best)} y menos con ${membersInText(worst)}.`
}

const standing = ({ standing: share }: Telling): string =>
  share ? `Está por encima del ${saidShare(share)} de todas las manos.` : ''

function stepsText(telling: Telling): string {
  if (lineText(telling) !== '') return ''
  const { above, below, facts, cell } = telling
  const turned = [above, below].filter((one) => one !== undefined && one.mostly !== cell.mostly) as CellFacts[]
  return turned.map((one) => `Con ${inText(one)} ${mostly(one, facts)} contra la misma carta.`).join(' ')
}

function spreadText({ deciders, cell, kind, facts }: Telling): string {
  if (!deciders) return ''
  const [play, fold] = facts.actions.map(forms) as [ReturnType<typeof forms>, ReturnType<typeof forms>]
  const { least, most, right, strategies } = deciders
  const own = lowerFirst(row(cell.row.hand))
  if (least > 0) return `Hasta con la peor ${own}, ${play.doing} gana ${saidMoney(least)} sobre ${fold.doing}.`
  if (most < 0) return `Hasta con la mejor ${own}, ${play.doing} pierde ${saidMoney(most)} más que ${fold.doing}.`
  const spread = `Con la mejor ${own}, ${play.doing} gana ${saidMoney(most)} sobre ${fold.doing}; con la peor, pierde ${saidMoney(least)}.`
  if (right > 0.9999) return kind === 'mixed' ? `${spread} La regla acierta con todas.` : spread
  const cost = saidMoney(strategies[0]!.cost)
  return kind === 'mixed'
    ? `${spread} La regla acierta con el ${saidShare(right)}, y los fallos cuestan ${cost} por mano.`
    : `${spread} Con el ${saidShare(1 - right)} de estas manos ${(cell.mostly ? fold : play).would}, pero saber cuáles vale solo ${cost}.`
}

function flipsTitle(telling: Telling): string {
  const { cell, kind, facts } = telling
  const [play, fold] = facts.actions
  const costs = `cuesta ${saidMoney(cell.lead)} ${atStake(unitOf(telling.facts.page))}`
  if (kind === 'mixed') return `Cuándo ${forms(play).you} y cuándo ${forms(fold).you}`
  if (cell.plays !== (kind === 'plays'))
    return `Casi iguales: ${saidMoney(cell.lead)} entre las dos jugadas ${atStake(unitOf(telling.facts.page))}`
  const [own, other] = kind === 'plays' ? [play, fold] : [fold, play]
  return `${Math.abs(cell.lead) < CLOSE ? 'Por poco' : capital(forms(own).do)}: ${forms(other).doing} ${costs}`
}

// ——— Otras reglas ———————————————————————————————————————————————————————————————————————————————————————————————

function rulesText({ cell, facts }: Telling): string {
  const [play, fold] = facts.actions
  const turned = turningRules(cell)
  const byEv = cell.qualifying.toSorted((a, b) => a.ev - b.ev)
  const [least, most] = [byEv[0]!, byEv.at(-1)!]
  if (turned.length > 0) {
    const always = turned.some(({ needs }) => needs === 'none') ? 'calificara siempre' : ''
    const hands = turned.filter(({ needs }) => needs !== 'none').map(({ needs }) => needed(needs))
    const needs = hands.length > 0 ? `necesitara ${orList(hands)}` : ''
    const what = { all: inText(cell), most: 'la mayoría de estas manos', some: 'algunas de estas manos' }[
      turnedBy(cell)
    ]
    return `${capital(forms(cell.mostly ? fold : play).would)} con ${what} si el crupier ${[always, needs].filter(Boolean).join(' o ')}.`
  }
  return `Necesite lo que necesite el crupier para calificar, con ${inText(cell)} ${mostly(cell, facts)}. ${capital(forms(play).doing)} vale de ${saidEv(least.ev)} ${units(facts.page)} (${needed(least.needs)}) a ${saidEv(most.ev)} (${needed(most.needs)}).`
}

// ——— Cartas muertas ———————————————————————————————————————————————————————————————————————————————————————————

const conCarta = ({ example: { hand, upcard } }: Telling): string =>
  `${saidCards(hand)}${upcard.length === 0 ? '' : ` contra ${saidCards(upcard)}`}`

function deadText(telling: Telling): string {
  const { facts, example } = telling
  const { gone, together } = telling.dead!
  const { upcard, lead } = example
  const [play, fold] = facts.actions
  const own = forms(lead > 0 ? play : fold)
  const other = forms(lead > 0 ? fold : play)
  const turning = gone.filter(({ turns }) => turns !== 'none')
  const cards = conCarta(telling)
  const { helps, hurts } = extremesOf(telling.dead!)
  const seeing = (rank: number): string =>
    upcard.some((card) => rankOf(card) === rank) ? anotherRank(rank) : aRank(rank)
  const effects = `Lo que más ayuda es ver ${orList(helps.ranks.map(seeing))} (${saidEv(helps.change)} ${units(facts.page)}); lo que más perjudica, ${orList(hurts.ranks.map(seeing))} (${saidEv(hurts.change)}).${ranksText(telling)}`
  if (turning.length === 0) {
    const more =
      together.length === 0
        ? `Ni con las ${saidCount(MOST_DEAD)} peores cartas cambiaría.`
        : `Hacen falta ${saidCount(together.length)}: si faltan ${andList(together.map((card) => saidCards([card])))}, ${other.do}.`
    return `Con ${cards}, ${own.you} enseñe lo que enseñe un vecino. ${more} ${effects}`
  }
  const seen = (turns: 'all' | 'some'): string =>
    someRanks(turning.filter((one) => one.turns === turns).map(({ rank }) => rank))
  const [sure, some] = [seen('all'), seen('some')]
  const rule = sure
    ? `Si un vecino enseña ${sure}, ${other.do}${some ? `; si enseña ${some}, depende del palo` : ''}.`
    : `Si un vecino enseña ${some}, el palo decide si ${other.you}.`
  return `Con ${cards} ${own.you}, por ${saidGap(lead)} ${units(facts.page)}. ${rule} ${effects}`
}

function ranksText({ dead }: Telling): string {
  const [helping, hurting] = countsOf(dead!)
  const ranks = (count: number): string =>
    count === 0 ? 'de ningún valor' : count === 1 ? 'de un valor' : `de ${saidCount(count)} valores`
  if (helping === extremesOf(dead!).helps.ranks.length) return ''
  return ` Ayudan las cartas muertas ${ranks(helping)} y perjudican las ${ranks(hurting)}.`
}

// ——— Estrategias ———————————————————————————————————————————————————————————————————————————————————————————————

function moreText(telling: Telling): string {
  const { page } = telling.facts
  const { id, isFirst, cost, shorter } = telling.enough!
  const name = lowerFirst(wayIn(page, phrases, id).name)
  const price = cost === 0 ? 'no cuestan nada' : `cuestan ${saidMoney(cost)} por mano`
  const own = isFirst
    ? `Con estas manos hacen falta las ${name}, que ${price}`
    : `Con estas manos bastan ${name}: ${price}`
  return `${own}. Con ${lowerFirst(wayIn(page, phrases, shorter.id).name)} perderías ${saidMoney(shorter.more)} más ${atStake(unitOf(telling.facts.page))}.`
}

export const es: HandWords = {
  phrases,
  ...list,
  answer,
  description,
  whyTitle,
  leftOut,
  dealer,
  blocks,
  showdowns,
  overNext,
  balance,
  endsTitle: ({ cell: { share } }) =>
    `Ganas en el ${saidShare(share.unqualified + share.win)} de los repartos y pierdes en el ${saidShare(share.loss)}`,
  lost,
  ends: endsText,
  ties,
  flipsTitle,
  line: lineText,
  otherCards: otherCardsText,
  spread: spreadText,
  members: membersText,
  steps: stepsText,
  standing,
  rulesTitle: ({ cell }) =>
    turningRules(cell).length > 0
      ? 'Qué reglas para calificar cambian la jugada'
      : 'Ninguna regla para calificar cambia la jugada',
  rules: rulesText,
  deadTitle: ({ dead }) =>
    dead!.gone.some(({ turns }) => turns !== 'none')
      ? 'Una carta que veas puede cambiar la jugada'
      : 'Ninguna carta que veas cambia la jugada',
  dead: deadText,
  moreTitle: ({ enough }) =>
    enough!.isFirst ? 'Aquí cuentan todas las reglas' : 'Cuánta estrategia necesita esta mano',
  more: moreText,
  drawn(telling) {
    const { example, cell, facts } = telling
    const all = facts.page.dealer.up === 0 ? `las ${whole(cell.ways)} manos` : 'todas las manos'
    return `La orden resuelve una mano, ${conCarta(telling)}: ${forms(facts.actions[0]).doing} vale ${preciseEv(example.lead + cell.fold)} ${units(facts.page)}. La página da la media de ${all} de esta clase.`
  },
  ...tables,
  because(other, link, { cell: here, facts }) {
    const says = `${mostly(other, facts)}${other.mostly === here.mostly ? '' : porCuanto(other)}`
    if (link === 'turns') return says
    if (link === 'last')
      return `la mano más floja con la que ${forms(facts.actions[0]).you}${here.mostly ? '' : porCuanto(other)}`
    const where = link === 'above' ? 'la siguiente mano mejor' : 'la siguiente más floja'
    if (other.up !== here.up) return `${where}: ${says} contra cualquier carta`
    if (other.mostly !== here.mostly) return `${where}: ${says}`
    const apart = saidGap(Math.abs(other.ev - here.ev))
    const doing = forms(facts.actions[0]).doing
    const isMore = other.ev > here.ev
    if (isMore === (link === 'below')) {
      const why =
        other.share.unqualified > here.share.unqualified === isMore
          ? `: le deja al crupier ${isMore ? 'menos' : 'más'} manos con las que calificar`
          : ''
      return `es más ${link === 'below' ? 'floja' : 'alta'}, pero ${doing} vale ${apart} ${isMore ? 'más' : 'menos'}${why}`
    }
    return `${where}: también ${says}, y ${doing} vale ${apart} ${isMore ? 'más' : 'menos'}`
  },
}
