import { rankOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { leastOf, rankingOf } from '@/lib/families/showdown/hands'
import { phrases } from '@/lib/families/showdown/words/en'
import { spoken, wayIn } from '@/lib/families/showdown/words/catalogue'
import { CLOSE } from '@/lib/games/ev'
import { numberWord } from '@/lib/math/number-words'
import { capital, lowerFirst } from '@/lib/text'
import {
  andList,
  aRank,
  atStake,
  orList,
  preciseEv,
  saidCards,
  saidEv,
  saidGap,
  saidMoney,
  saidRarity,
  saidShare,
} from '../../../said'
import type { RulePart } from '../../deciders'
import type { CellFacts } from '../../facts'
import { runsOf, type Telling, turnedBy, turningRules } from '../../telling'
import { PLACES, act, against, antes, cellName, doing, inText, list, needed, noun, range, row, verb } from './hands'
import { tables } from './tables'
import type { HandWords } from '../words'

/* The sentences of the pages in English. */

// ——— The answer ———————————————————————————————————————————————————————————————————————————————————————————

/** “Raise if …, or if …. Otherwise fold.”: the rules of the first strategy that these hands meet. */
function byRules(rules: readonly RulePart[]): string {
  const runs = runsOf(rules)
  return runs
    .map((run, i) => {
      const says = verb(run[0]!.says)
      if (i === runs.length - 1) return `Otherwise, ${says}.`
      const conditions = run.map(({ signs }) => phrases.conditions(signs.flatMap(spoken)))
      const said = conditions.map((one, at) => (at === 0 ? one : `if ${one.replace(/^the dealer’s card/, 'it')}`))
      return `${capital(says)} if ${orList(said)}.`
    })
    .join(' ')
}

const close = (lead: number): string => (Math.abs(lead) < CLOSE ? ', but it’s close' : '')

function answer({ facts, cell, kind, deciders, asTaught }: Telling): string {
  const { actions, page } = facts
  const [play, fold] = actions
  const { ev, lead } = cell
  const at = atStake(page.unit)
  if (kind === 'mixed') {
    const [better, than] = cell.plays ? [ev, play] : [cell.fold, fold]
    return `${byRules(deciders!.rules)} That way you ${asTaught < 0 ? 'lose' : 'win'} ${saidMoney(asTaught)} on average ${at}, ${saidMoney(asTaught - better)} ${asTaught < 0 ? 'less' : 'more'} than by always ${doing(than)}.`
  }
  if (kind === 'folds')
    return `${capital(verb(fold))}${close(lead)}. ${act(play).doing} loses ${saidMoney(ev)} on average ${at}, ${saidMoney(lead)} more than ${doing(fold)}.`
  return ev < 0
    ? `${capital(verb(play))}${close(lead)}. You lose ${saidMoney(ev)} on average ${at}, ${saidMoney(lead)} less than by ${doing(fold)}.`
    : `${capital(verb(play))}. You win ${saidMoney(ev)} on average ${at}.`
}

function description({ facts, cell, kind, won }: Telling): string {
  const { actions, page } = facts
  const [play, fold] = actions
  const what =
    kind === 'mixed'
      ? `${capital(verb(play))} ${saidShare(cell.played)} of these hands, ${verb(fold)} the rest.`
      : kind === 'plays'
        ? `${capital(verb(play))}: ${saidGap(cell.lead)} ${page.unit}s better than ${noun(fold)}.`
        : `${capital(verb(fold))}: ${doing(play)} costs ${saidGap(cell.lead)} ${page.unit}s.`
  const shown = won === 0 ? 'It never wins at showdown' : `It wins ${saidShare(won)} of showdowns`
  return `${cellName(row(cell.row.hand), cell.up)} in ${page.name}. ${what} ${shown}, and the dealer doesn’t qualify in ${saidShare(cell.share.unqualified)} of deals.`
}

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————————

/** What the row leaves out. */
function leftOut({ cell: { row: one } }: Telling): string {
  const { hand } = one
  if (hand.as !== 'top' || hand.next === undefined) return ''
  return `Your ${PLACES[hand.ranks.length]!} card here is ${aRank(hand.next)} or lower. `
}

function dealer(telling: Telling): string {
  const { cell, upKind, paired, unpaired, elsewhere, facts } = telling
  const misses = saidShare(cell.share.unqualified)
  const hand = range(facts.page.qualifies.usual)
  const { up } = cell
  if (up === undefined) return `The dealer doesn’t qualify in ${misses} of deals.`
  const card = capital(aRank(up))
  if (upKind === 'opens') {
    const ofThem =
      unpaired > 0.005 ? `, ${saidShare(paired)} with a pair or better and ${saidShare(unpaired)} with ${hand}` : ''
    return `${card} up is half of ${hand}: the dealer qualifies in ${saidShare(1 - cell.share.unqualified)} of deals${ofThem}.`
  }
  if (upKind === 'own')
    return `Your ${rankInWords(up)} leaves the dealer fewer ${rankInWords(up, 2)} to pair. They fail to qualify in ${misses} of deals, against ${saidShare(elsewhere)} when ${inText(cell)} meets another card.`
  const only = unpaired > 0.005 ? ` and ${hand} in ${saidShare(unpaired)}` : ''
  return `With ${aRank(up)} up, the dealer has a pair or better in ${saidShare(paired)} of deals${only}. In the other ${misses} they don’t qualify.`
}

/** How the player’s own cards change how often the dealer qualifies. */
function blocks({ held, cell, overall, upKind }: Telling): string {
  const more = cell.share.unqualified - overall
  if (held.length < 2 || more < 0.01 || upKind === 'own') return ''
  const cards = andList(held.map((rank) => rankInWords(rank)))
  return upKind === 'opens'
    ? `Your ${cards} block them: over all hands against ${aRank(cell.up!)} it’s ${saidShare(1 - overall)}.`
    : `Your ${cards} help, because over all hands it’s only ${saidShare(overall)}.`
}

/** Whether the row is strong enough for the dealer to qualify with it. */
const isAbove = ({ cell, facts: { page } }: Telling): boolean =>
  cell.row.least >= leastOf(rankingOf(page), page.qualifies.usual)

function showdowns(telling: Telling): string {
  const { cell, isHighCard, won, beats, facts } = telling
  const hand = range(facts.page.qualifies.usual)
  const own = inText(cell)
  if (won === 0)
    return isAbove(telling)
      ? `Every ${hand} of theirs is better than ${own} here, and so is any pair.`
      : `When they qualify, you lose both bets: ${own} beats no hand from ${hand} up.`
  if (isHighCard) {
    if (beats > 0.95)
      return `${capital(own)} beats nearly every ${hand} they can have, but no pair. It wins ${saidRarity(won)} showdowns.`
    return beats > 0.5
      ? `${capital(own)} beats ${saidShare(beats)} of their ${hand} hands and no pair, so it wins ${saidRarity(won)} showdowns.`
      : `Most ${hand} hands of the dealer are better than ${own}, and so is every pair. It wins ${saidRarity(won)} showdowns.`
  }
  if (cell.share.loss === 0) return `When they qualify, ${own} never loses.`
  return won > 0.5
    ? `When they qualify, ${own} wins ${saidShare(won)} of showdowns.`
    : `When they qualify, ${own} wins only ${saidShare(won)} of showdowns.`
}

/** The share of unqualified hands that would make going on as good as a fold. */
function balance({ breakEven, cell, facts, kind }: Telling): string {
  if (breakEven === undefined || !cell.nets) return ''
  const [play, fold] = facts.actions
  const { unit } = facts.page
  const more = cell.share.unqualified - breakEven
  const [need, now] = [saidShare(breakEven), saidShare(cell.share.unqualified)]
  const own = inText(cell)
  if (kind === 'folds')
    return more > -0.05
      ? `${capital(noun(play))} risks ${antes(-cell.nets.loss, unit)}. To match ${noun(fold)}, the dealer would have to fail in ${need} of deals, and they fail in ${now}.`
      : `Against ${antes(-cell.nets.loss, unit)} at risk, the dealer would have to fail in ${need} of deals before you could ${verb(play)} ${own}.`
  if (kind === 'mixed')
    return `On average ${own} needs the dealer to fail in ${need} of deals, and they fail in ${now}. The low cards move that.`
  if (more < 0.02)
    return `That leaves little room${against(cell)}: ${own} needs ${need} for ${noun(play)} to match ${noun(fold)}.`
  return more < 0.1
    ? `${capital(noun(play))} beats ${noun(fold)} as soon as they fail in ${need} of deals.`
    : `${capital(own)} would be ${noun(play)} even if they failed in only ${need}.`
}

function whyTitle({ cell, kind, upKind, isHighCard, won, held }: Telling): string {
  const { up } = cell
  if (kind === 'mixed')
    return up === undefined ? 'Your low cards decide it' : `Your low cards decide it against ${aRank(up)}`
  if (kind === 'folds') {
    if (won === 0)
      return upKind === 'opens'
        ? `${capital(aRank(up!))} up leaves nothing to win`
        : 'You win only when the dealer doesn’t qualify'
    return upKind === 'opens'
      ? `${capital(aRank(up!))} up qualifies too often`
      : 'The dealer qualifies a little too often'
  }
  if (isHighCard) {
    if (upKind === 'opens' && held.length > 1) return `You hold what the dealer’s ${rankInWords(up!)} needs`
    return upKind === 'own'
      ? `Your ${rankInWords(up!)} keeps the dealer from pairing`
      : 'Saved by dealers who don’t qualify'
  }
  if (cell.ev < 0) return 'A low pair loses less than the ante'
  return won > 0.5 ? 'You win more showdowns than you lose' : 'Dealers who don’t qualify pay for the lost showdowns'
}

// ——— How it ends ——————————————————————————————————————————————————————————————————————————————————————————————

function endsText({ cell, facts, isHighCard, kind }: Telling): string {
  const { share, nets } = cell
  const own = inText(cell)
  const ahead = saidShare(share.unqualified + share.win)
  if (share.win === 0)
    return `With ${own}${against(cell)} you’re ahead in ${ahead} of deals, always because the dealer doesn’t qualify.${nets ? ` The others cost ${antes(-nets.loss, facts.page.unit)} each.` : ''}`
  const sides = `With ${own}${against(cell)} you’re ahead in ${ahead} of deals: ${saidShare(share.unqualified)} because the dealer doesn’t qualify, ${saidShare(share.win)} at showdown.`
  if (!nets || share.loss === 0) return sides
  const { unit } = facts.page
  const lost = antes(-nets.loss, unit)
  if (!isHighCard)
    return `${sides} A won showdown pays ${antes(nets.win, unit)}${nets.win === -nets.loss ? ', and a lost one costs as much' : `; a lost one costs ${lost}`}.`
  if (kind === 'plays') return sides
  const times = -nets.loss / nets.unqualified
  return `${sides} A lost showdown costs ${lost}, as much as ${numberWord(times) ?? times.toFixed(1)} dealers who don’t qualify pay.`
}

const ties = ({ cell: { share } }: Telling): string =>
  share.tie > 0.0005 ? ` You tie ${saidRarity(share.tie)} deals.` : ''

// ——— Where it flips ———————————————————————————————————————————————————————————————————————————————————————————

/** “a king or anything from a two to a five”: runs of neighboring cards are said by their ends, after the others. */
function ups(cells: readonly CellFacts[]): string {
  const runs: number[][] = []
  for (const up of cells.map((one) => one.up!)) {
    const last = runs.at(-1)
    if (last?.at(-1) === up - 1) last.push(up)
    else runs.push([up])
  }
  const long = runs.filter((run) => run.length > 2)
  const single = runs.filter((run) => !long.includes(run)).flat()
  return orList([
    ...single.map((up) => aRank(up)),
    ...long.map((run) => `anything from ${aRank(run[0]!)} to ${aRank(run.at(-1)!)}`),
  ])
}

function byUpText(telling: Telling): string {
  const { cell, turned, facts, best, worst } = telling
  const own = inText(cell)
  if (cell.up === undefined)
    return facts.page.dealer.up === 0
      ? ''
      : `${capital(own)} is ${mostlyA(cell, facts)} whatever card the dealer shows. The figures here are means over all of them.`
  const apart = (one: CellFacts): string => saidMoney(one.ev - cell.ev)
  const worth =
    cell === best
      ? `No card is better for ${own} than ${aRank(cell.up)}.`
      : cell === worst
        ? `No card is worse for ${own} than ${aRank(cell.up)}.`
        : `${act(facts.actions[0]).doing} ${own} is worth ${apart(best)} more against ${aRank(best.up!)} and ${apart(worst)} less against ${aRank(worst.up!)}.`
  return turned.length === 0
    ? `${capital(own)} is ${mostlyA(cell, facts)} against every card. ${worth}`
    : `Against ${ups(turned)}, ${own} is ${mostlyA(turned[0]!, facts, turned)}. ${worth}`
}

/** “a raise”, or “mostly a raise” if not all hands of some cells are played alike. */
function mostlyA(
  { mostly, played }: CellFacts,
  { actions: [play, fold] }: Telling['facts'],
  all: readonly Pick<CellFacts, 'played'>[] = [{ played }],
): string {
  const isWhole = all.every((one) => one.played === (mostly ? 1 : 0))
  return `${isWhole ? '' : 'mostly '}${noun(mostly ? play : fold)}`
}

/** What the hands just above and below are against the same card. */
function stepsText({ above, below, facts, cell }: Telling): string {
  const turned = [above, below].filter((one) => one !== undefined && one.mostly !== cell.mostly) as CellFacts[]
  return turned.map((one) => `${capital(inText(one))} is ${mostlyA(one, facts)} against the same card.`).join(' ')
}

function spreadText({ deciders, cell, kind, facts }: Telling): string {
  if (!deciders) return ''
  const [play, fold] = facts.actions
  const { least, most, right, strategies } = deciders
  const own = lowerFirst(row(cell.row.hand))
  if (least > 0) return `Even the weakest ${own} gains ${saidMoney(least)} over ${noun(fold)}.`
  if (most < 0) return `Even the best ${own} loses ${saidMoney(most)} more than ${noun(fold)}.`
  const spread = `The best ${own} here gains ${saidMoney(most)} by ${doing(play)}, the worst loses ${saidMoney(least)}.`
  if (right > 0.9999) return kind === 'mixed' ? `${spread} The rule is right for every hand.` : spread
  const other = verb(cell.mostly ? fold : play)
  return kind === 'mixed'
    ? `${spread} The rule is right for ${saidShare(right)} of them, and the rest cost ${saidMoney(strategies[0]!.cost)} a hand.`
    : `${spread} You’d ${other} ${saidShare(1 - right)} of these hands, but knowing which is worth only ${saidMoney(strategies[0]!.cost)}.`
}

function flipsTitle({ cell, kind, facts }: Telling): string {
  const [play, fold] = facts.actions
  const at = atStake(facts.page.unit)
  const money = saidMoney(cell.lead)
  if (kind === 'mixed') return `When it’s ${noun(play)}, and when ${noun(fold)}`
  const [own, other] = kind === 'plays' ? [play, fold] : [fold, play]
  if (cell.plays !== (kind === 'plays')) return `Nearly even: ${money} ${at} between the two`
  return `${Math.abs(cell.lead) < CLOSE ? 'Close' : capital(verb(own))}: ${doing(other)} costs ${money} ${at}`
}

// ——— Other rules ————————————————————————————————————————————————————————————————————————————————————————————————

function rulesText({ cell, facts }: Telling): string {
  const [play, fold] = facts.actions
  const turned = turningRules(cell)
  const byEv = cell.qualifying.toSorted((a, b) => a.ev - b.ev)
  const [least, most] = [byEv[0]!, byEv.at(-1)!]
  if (turned.length > 0) {
    const always = turned.some(({ needs }) => needs === 'none') ? 'always qualified' : ''
    const hands = turned.filter(({ needs }) => needs !== 'none').map(({ needs }) => needed(needs))
    const needs = hands.length > 0 ? `needed ${orList(hands)}` : ''
    return `You’d ${verb(cell.mostly ? fold : play)} ${turnedBy(cell) === 'all' ? inText(cell) : `${turnedBy(cell)} of these hands`} if the dealer ${[always, needs].filter(Boolean).join(' or ')}.`
  }
  return `Whatever the dealer needs to qualify, ${inText(cell)} stays ${mostlyA(cell, facts)} here. ${act(play).doing} is worth from ${saidEv(least.ev)} antes (${needed(least.needs)}) to ${saidEv(most.ev)} (${needed(most.needs)}).`
}

// ——— Dead cards ———————————————————————————————————————————————————————————————————————————————————————————————

function deadText({ dead, facts }: Telling): string {
  const { hand, upcard, gone, lead } = dead!
  const [play, fold] = facts.actions
  const own = verb(lead > 0 ? play : fold)
  const other = verb(lead > 0 ? fold : play)
  const [help, hurt] = [gone[0]!, gone.at(-1)!]
  const turning = gone.filter(({ turns }) => turns !== 'none')
  const cards = `${saidCards(hand)}${upcard.length === 0 ? '' : ` against ${saidCards(upcard)}`}`
  const effects = `Seeing ${upcard.some((card) => rankOf(card) === help.rank) ? `another ${rankInWords(help.rank)}` : aRank(help.rank)} helps most (${saidEv(help.change)} antes); seeing ${aRank(hurt.rank)} hurts most (${saidEv(hurt.change)}).`
  if (turning.length === 0) return `With ${cards}, you ${own} whatever card a neighbor shows you. ${effects}`
  const seen = (turns: 'all' | 'some'): string =>
    orList(turning.filter((one) => one.turns === turns).map(({ rank }) => aRank(rank)))
  const [sure, some] = [seen('all'), seen('some')]
  const rule = sure
    ? `If a neighbor shows you ${sure}, ${other}${some ? `; if ${some}, it depends on the suit` : ''}.`
    : `If a neighbor shows you ${some}, the suit decides whether you ${other}.`
  return `${cards} is ${noun(lead > 0 ? play : fold)} by ${saidGap(lead)} antes. ${rule} ${effects}`
}

// ——— Strategies ————————————————————————————————————————————————————————————————————————————————————————————————

const way = ({ facts }: Telling, id: string): string => wayIn(facts.page, phrases, id).name

function moreText(telling: Telling): string {
  const { facts } = telling
  const { id, isFirst, cost, shorter } = telling.enough!
  const name = lowerFirst(way(telling, id))
  const price = cost === 0 ? 'cost nothing' : `cost ${saidMoney(cost)} a hand`
  const own = isFirst
    ? `With these hands it takes all ${name}, which ${price}`
    : `With these hands ${name} are enough: they ${price}`
  return `${own}. ${way(telling, shorter.id)} would cost ${saidMoney(shorter.more)} more ${atStake(facts.page.unit)}.`
}

export const en: HandWords = {
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
    title: `Ahead in ${saidShare(telling.cell.share.unqualified + telling.cell.share.win)} of deals, behind in ${saidShare(telling.cell.share.loss)}`,
    text: [endsText(telling) + ties(telling)],
  }),
  flips: (telling) => ({
    title: flipsTitle(telling),
    text: [byUpText(telling), [spreadText(telling), stepsText(telling)].filter(Boolean).join(' ')],
  }),
  rules: (telling) => ({
    title:
      turningRules(telling.cell).length > 0
        ? 'Which qualifying rules change the play'
        : 'No qualifying rule changes the play',
    text: [rulesText(telling)],
  }),
  dead: (telling) => ({
    title: telling.dead!.gone.some(({ turns }) => turns !== 'none')
      ? 'One card you see can change the play'
      : 'No card you see changes the play',
    text: [deadText(telling)],
  }),
  more: (telling) => ({
    title: telling.enough!.isFirst ? 'Here every rule counts' : 'How much strategy this hand needs',
    text: [moreText(telling)],
  }),
  drawn: ({ dead, cell, facts }) => {
    const { hand, upcard, lead } = dead!
    const cards = `${saidCards(hand)}${upcard.length === 0 ? '' : ` against ${saidCards(upcard)}`}`
    return `The command solves one hand, ${cards}: ${noun(facts.actions[0])} is worth ${preciseEv(lead + cell.fold)} antes. The page averages over all such hands by how often they come.`
  },
  ...tables,
  because(here, other, link, { facts }) {
    const says = mostlyA(other, facts)
    if (link === 'turns') return says
    const where = link === 'above' ? 'the next better hand' : 'the next weaker hand'
    if (other.up !== here.up) return `${where}: ${says} against any card`
    if (other.mostly !== here.mostly) return `${where}: ${says}`
    const apart = saidGap(Math.abs(other.ev - here.ev))
    if (other.ev > here.ev === (link === 'below'))
      return `ranks ${link === 'below' ? 'lower' : 'higher'}, but ${doing(facts.actions[0])} is worth ${apart} ${link === 'below' ? 'more' : 'less'}`
    return `${where}: ${says} too, and ${doing(facts.actions[0])} is worth ${apart} ${other.ev > here.ev ? 'more' : 'less'}`
  },
}
