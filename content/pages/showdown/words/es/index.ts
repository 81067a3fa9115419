import { rankOf } from '@/lib/cards/card'
import { spoken, wayIn } from '@/lib/families/showdown/words/catalogue'
import { phrases } from '@/lib/families/showdown/words/es'
import { CLOSE } from '@/lib/game/ev'
import { capital, lowerFirst } from '@/lib/text'
import {
  andList,
  anotherRank,
  aRank,
  atStake,
  ofTheRank,
  orList,
  preciseEv,
  saidCards,
  saidCount,
  saidEv,
  saidGap,
  saidMoney,
  saidShare,
  theRank,
  whole,
} from '@/content/es/hands/said'
import { speechOf } from '@/lib/messages/speech'
import type { RulePart } from '../../deciders'
import { countsOf, extremesOf, MOST_DEAD } from '../../dead'
import type { CellFacts } from '../../facts'
import type { Member } from '../../members'
import { runsOfRanks } from '../../rows'
import { digitsOf, runsOf, type Telling, turnedBy, turningRules } from '../../telling'
import { cellName, contra, forms, inText, list, needed, row, unitOf, units } from './hands'
import { memberInText, tables, toldBy } from './tables'
import { leftOut, dealer, blocks, showdowns, overNext, balance, whyTitle, endsText, ties, lost } from './why'
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

function membersText({ members, facts, cell, deciders }: Telling): string {
  if (!members) return ''
  const { best, worst, by } = members
  const [play, fold] = facts.actions.map(forms) as [ReturnType<typeof forms>, ReturnType<typeof forms>]
  const [most, least] = [best[0]!.ev, worst[0]!.ev]
  const worth = (ev: number): string => `${ev < 0 ? '−' : '+'}${amount(Math.abs(ev), digitsOf(members))}`
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
  const hurting =
    countsOf(telling.dead!)[1] === 0
      ? ''
      : `; lo que más perjudica, ${orList(hurts.ranks.map(seeing))} (${saidEv(hurts.change)})`
  const effects = `Lo que más ayuda es ver ${orList(helps.ranks.map(seeing))} (${saidEv(helps.change)} ${units(facts.page)})${hurting}.${ranksText(telling)}`
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
  if (helping <= extremesOf(dead!).helps.ranks.length) return ''
  const ranks = (count: number): string => (count === 1 ? 'de un valor' : `de ${saidCount(count)} valores`)
  const others = hurting === 0 ? '' : ` y perjudican las ${ranks(hurting)}`
  return ` Ayudan las cartas muertas ${ranks(helping)}${others}.`
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
