import { rankOf } from '@/lib/cards/card'
import { leastOf, rankingOf } from '@/lib/families/showdown/hands'
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
} from '@/content/es/hands/said'
import type { RulePart } from '../../deciders'
import type { CellFacts } from '../../facts'
import { runsOf, type Telling, turnedBy, turningRules } from '../../telling'
import { PLACES, antes, cellName, contra, forms, inText, list, needed, range, row, words } from './hands'
import { tables } from './tables'
import type { HandWords } from '../words'

/* Las frases de las páginas en español. */

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

const unitOf = ({ facts }: Telling) => facts.page.unit as 'ante' | 'apuesta'

function answer(telling: Telling): string {
  const { facts, cell, kind, deciders, asTaught } = telling
  const [play, fold] = facts.actions
  const { ev, lead } = cell
  const at = atStake(unitOf(telling))
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
        ? `${capital(forms(play).do)}: es ${saidGap(cell.lead)} antes mejor que ${forms(fold).doing}.`
        : `${capital(forms(fold).do)}: ${forms(play).doing} cuesta ${saidGap(cell.lead)} antes.`
  const shown = won === 0 ? 'Nunca gana al enseñar las cartas' : `Gana el ${saidShare(won)} al enseñar las cartas`
  return `${cellName(row(cell.row.hand), cell.up)} en ${facts.page.name}. ${what} ${shown}, y el crupier no califica en el ${saidShare(cell.share.unqualified)} de los repartos.`
}

// ——— Por qué ——————————————————————————————————————————————————————————————————————————————————————————————————

function leftOut({ cell: { row: one } }: Telling): string {
  const { hand } = one
  if (hand.as !== 'top' || hand.next === undefined) return ''
  return `Aquí tu ${PLACES[hand.ranks.length]!} carta es ${aRank(hand.next)} o una menor. `
}

function dealer(telling: Telling): string {
  const { cell, upKind, paired, unpaired, elsewhere, facts } = telling
  const misses = saidShare(cell.share.unqualified)
  const hand = range(facts.page.qualifies.usual)
  const { up } = cell
  if (up === undefined) return `El crupier no califica en el ${misses} de los repartos.`
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
  if (held.length < 2 || more < 0.01 || upKind === 'own') return ''
  const cards = andList(held.map((rank) => `tu ${words.rank(rank)}`))
  return upKind === 'opens'
    ? `${capital(cards)} se lo impiden a veces: con todas tus manos posibles${contra(cell)} es el ${saidShare(1 - overall)}.`
    : `${capital(cards)} ayudan, porque con todas las manos es solo el ${saidShare(overall)}.`
}

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
    const shown = `Al enseñar las cartas gana ${saidRarity(won)} manos.`
    if (beats > 0.95)
      return `${capital(own)} gana a casi todas las manos con ${hand} que puede tener, pero a ninguna pareja. ${shown}`
    return beats > 0.5
      ? `${capital(own)} gana al ${saidShare(beats)} de sus manos con ${hand} y a ninguna pareja. ${shown}`
      : `La mayoría de las manos del crupier con ${hand} ganan a ${own}, y todas las parejas también. ${shown}`
  }
  if (cell.share.loss === 0) return `Cuando califica, ${own} no pierde nunca.`
  return `Cuando califica, ${own} gana ${won > 0.5 ? '' : 'solo '}el ${saidShare(won)} de las veces.`
}

function balance({ breakEven, cell, facts, kind }: Telling): string {
  if (breakEven === undefined || !cell.nets) return ''
  const [play, fold] = facts.actions.map(forms) as [ReturnType<typeof forms>, ReturnType<typeof forms>]
  const more = cell.share.unqualified - breakEven
  const [need, now] = [saidShare(breakEven), saidShare(cell.share.unqualified)]
  const own = inText(cell)
  const risk = antes(-cell.nets.loss)
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

function whyTitle({ cell, kind, upKind, isHighCard, won, held }: Telling): string {
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
  if (cell.ev < 0) return 'Una pareja baja pierde menos que el ante'
  return won > 0.5 ? 'Ganas más manos de las que pierdes' : 'Los crupieres que no califican pagan las manos perdidas'
}

// ——— Cómo acaba ———————————————————————————————————————————————————————————————————————————————————————————————

function endsText({ cell, isHighCard, kind }: Telling): string {
  const { share, nets } = cell
  const own = inText(cell)
  const ahead = saidShare(share.unqualified + share.win)
  if (share.win === 0)
    return `Con ${own}${contra(cell)} sales ganando en el ${ahead} de los repartos, siempre porque el crupier no califica.${nets ? ` Los demás cuestan ${antes(-nets.loss)} cada uno.` : ''}`
  const sides = `Con ${own}${contra(cell)} sales ganando en el ${ahead} de los repartos: en el ${saidShare(share.unqualified)} porque el crupier no califica y en el ${saidShare(share.win)} al enseñar las cartas.`
  if (!nets || share.loss === 0) return sides
  const lost = antes(-nets.loss)
  if (!isHighCard)
    return `${sides} Una mano ganada paga ${antes(nets.win)}, y una perdida cuesta ${nets.win === -nets.loss ? 'lo mismo' : lost}.`
  if (kind === 'plays') return sides
  const times = -nets.loss / nets.unqualified
  return `${sides} Una mano perdida cuesta ${lost}, lo que pagan ${saidCount(times, 'm')} crupieres que no califican.`
}

const ties = ({ cell: { share } }: Telling): string =>
  share.tie > 0.0005 ? ` Empatas ${saidRarity(share.tie)} manos.` : ''

// ——— Dónde cambia —————————————————————————————————————————————————————————————————————————————————————————————

/** «un rey o cartas del dos al cinco»: las cartas seguidas se dicen por sus extremos, tras las sueltas. */
function ups(cells: readonly CellFacts[]): string {
  const runs: number[][] = []
  for (const up of cells.map((one) => one.up!)) {
    const last = runs.at(-1)
    if (last?.at(-1) === up - 1) last.push(up)
    else runs.push([up])
  }
  const long = runs.filter((run) => run.length > 2)
  const single = runs.filter((run) => !long.includes(run)).flat()
  const between = (run: readonly number[]): string =>
    `cartas ${ofTheRank(run[0]!)} ${`a ${theRank(run.at(-1)!)}`.replace(/^a el /, 'al ')}`
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

function byUpText(telling: Telling): string {
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
    : `Contra ${ups(turned)}, con ${own} ${mostly(turned[0]!, facts, turned)}. ${worth}`
}

function stepsText({ above, below, facts, cell }: Telling): string {
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
  const costs = `cuesta ${saidMoney(cell.lead)} ${atStake(unitOf(telling))}`
  if (kind === 'mixed') return `Cuándo ${forms(play).you} y cuándo ${forms(fold).you}`
  if (cell.plays !== (kind === 'plays'))
    return `Casi iguales: ${saidMoney(cell.lead)} entre las dos jugadas ${atStake(unitOf(telling))}`
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
  return `Necesite lo que necesite el crupier para calificar, con ${inText(cell)} ${mostly(cell, facts)}. ${capital(forms(play).doing)} vale de ${saidEv(least.ev)} antes (${needed(least.needs)}) a ${saidEv(most.ev)} (${needed(most.needs)}).`
}

// ——— Cartas muertas ———————————————————————————————————————————————————————————————————————————————————————————

function deadText({ dead, facts }: Telling): string {
  const { hand, upcard, gone, lead } = dead!
  const [play, fold] = facts.actions
  const own = forms(lead > 0 ? play : fold)
  const other = forms(lead > 0 ? fold : play)
  const [help, hurt] = [gone[0]!, gone.at(-1)!]
  const turning = gone.filter(({ turns }) => turns !== 'none')
  const cards = `${saidCards(hand)}${upcard.length === 0 ? '' : ` contra ${saidCards(upcard)}`}`
  const effects = `Lo que más ayuda es ver ${upcard.some((card) => rankOf(card) === help.rank) ? anotherRank(help.rank) : aRank(help.rank)} (${saidEv(help.change)} antes); lo que más perjudica, ${aRank(hurt.rank)} (${saidEv(hurt.change)}).`
  if (turning.length === 0) return `Con ${cards}, ${own.you} enseñe lo que enseñe un vecino. ${effects}`
  const seen = (turns: 'all' | 'some'): string =>
    orList(turning.filter((one) => one.turns === turns).map(({ rank }) => aRank(rank)))
  const [sure, some] = [seen('all'), seen('some')]
  const rule = sure
    ? `Si un vecino enseña ${sure}, ${other.do}${some ? `; si enseña ${some}, depende del palo` : ''}.`
    : `Si un vecino enseña ${some}, el palo decide si ${other.you}.`
  return `Con ${cards} ${own.you}, por ${saidGap(lead)} antes. ${rule} ${effects}`
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
  return `${own}. Con ${lowerFirst(wayIn(page, phrases, shorter.id).name)} perderías ${saidMoney(shorter.more)} más ${atStake(unitOf(telling))}.`
}

export const es: HandWords = {
  phrases,
  ...list,
  answer,
  description,
  why: (telling) => ({
    title: whyTitle(telling),
    text: [
      `${leftOut(telling)}${dealer(telling)} ${blocks(telling)}`.trim(),
      `${showdowns(telling)} ${balance(telling)}`.trim(),
    ],
  }),
  ends: (telling) => ({
    title: `Ganas en el ${saidShare(telling.cell.share.unqualified + telling.cell.share.win)} de los repartos y pierdes en el ${saidShare(telling.cell.share.loss)}`,
    text: [endsText(telling) + ties(telling)],
  }),
  flips: (telling) => ({
    title: flipsTitle(telling),
    text: [byUpText(telling), [spreadText(telling), stepsText(telling)].filter(Boolean).join(' ')],
  }),
  rules: (telling) => ({
    title:
      turningRules(telling.cell).length > 0
        ? 'Qué reglas para calificar cambian la jugada'
        : 'Ninguna regla para calificar cambia la jugada',
    text: [rulesText(telling)],
  }),
  dead: (telling) => ({
    title: telling.dead!.gone.some(({ turns }) => turns !== 'none')
      ? 'Una carta que veas puede cambiar la jugada'
      : 'Ninguna carta que veas cambia la jugada',
    text: [deadText(telling)],
  }),
  more: (telling) => ({
    title: telling.enough!.isFirst ? 'Aquí cuentan todas las reglas' : 'Cuánta estrategia necesita esta mano',
    text: [moreText(telling)],
  }),
  drawn: ({ dead, cell, facts }) => {
    const { hand, upcard, lead } = dead!
    const cards = `${saidCards(hand)}${upcard.length === 0 ? '' : ` contra ${saidCards(upcard)}`}`
    return `La orden resuelve una mano, ${cards}: ${forms(facts.actions[0]).doing} vale ${preciseEv(lead + cell.fold)} antes. La página da la media de todas las manos de esta clase.`
  },
  ...tables,
  because(here, other, link, { facts }) {
    const says = mostly(other, facts)
    if (link === 'turns') return says
    const where = link === 'above' ? 'la siguiente mano mejor' : 'la siguiente más floja'
    if (other.up !== here.up) return `${where}: ${says} contra cualquier carta`
    if (other.mostly !== here.mostly) return `${where}: ${says}`
    const apart = saidGap(Math.abs(other.ev - here.ev))
    const doing = forms(facts.actions[0]).doing
    if (other.ev > here.ev === (link === 'below'))
      return `es más ${link === 'below' ? 'floja' : 'alta'}, pero ${doing} vale ${apart} ${link === 'below' ? 'más' : 'menos'}`
    return `${where}: también ${says}, y ${doing} vale ${apart} ${other.ev > here.ev ? 'más' : 'menos'}`
  },
}
