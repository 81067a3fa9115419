import { rankOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { phrases } from '@/lib/families/showdown/words/en'
import { spoken, wayIn } from '@/lib/families/showdown/words/catalogue'
import { CLOSE } from '@/lib/game/ev'
import { capital, lowerFirst } from '@/lib/text'
import {
  andList,
  aRank,
  atStake,
  orList,
  preciseEv,
  roundShare,
  saidCards,
  saidCount,
  saidEv,
  saidGap,
  saidMoney,
  saidShare,
} from '../../../said'
import type { RulePart } from '../../deciders'
import type { CellFacts } from '../../facts'
import { runsOfRanks } from '../../rows'
import { digitsOf, runsOf, type Telling, turnedBy, turningRules } from '../../telling'
import { act, against, cellName, doing, inText, list, needed, noun, row, units, verb } from './hands'
import { memberInText, tables, toldBy } from './tables'
import { leftOut, dealer, blocks, showdowns, overNext, balance, whyTitle, endsText, ties, lost } from './why'
import { countsOf, extremesOf, MOST_DEAD } from '../../dead'
import type { Member } from '../../members'
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
        ? `${capital(verb(play))}: ${saidGap(cell.lead)} ${units(page)} better than ${noun(fold)}.`
        : `${capital(verb(fold))}: ${doing(play)} costs ${saidGap(cell.lead)} ${units(page)}.`
  const shown = won === 0 ? 'It never wins at showdown' : `It wins ${saidShare(won)} of showdowns`
  return `${cellName(row(cell.row.hand), cell.up)} in ${page.name}. ${what} ${shown}, and the dealer doesn’t qualify in ${saidShare(cell.share.unqualified)} of deals.`
}

// ——— Where it flips ———————————————————————————————————————————————————————————————————————————————————————————

/** “a king or anything from a two to a five”: runs of neighboring ranks are said by their ends, after the others. */
function someRanks(ranks: readonly number[]): string {
  const { single, long } = runsOfRanks(ranks)
  return orList([
    ...single.map((rank) => aRank(rank)),
    ...long.map(([from, to]) => `anything from ${aRank(from)} to ${aRank(to)}`),
  ])
}

function otherCardsText(telling: Telling): string {
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
    : `Against ${someRanks(turned.map(({ up }) => up!))}, ${own} is ${mostlyA(turned[0]!, facts, turned)}. ${worth}`
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

/** “, by 3.1 cents”, for a row whose hands are all played alike. */
const byHowMuch = ({ played, lead }: CellFacts): string =>
  played === 0 || played === 1 ? `, by ${saidMoney(lead)}` : ''

function lineText({ line, cell, facts, kind }: Telling): string {
  if (!line || kind === 'mixed') return ''
  const [play, fold] = facts.actions
  const { played, folded, steps } = line
  const at = against(cell)
  const is = (one: CellFacts): string => `${inText(one)} is ${mostlyA(one, facts)}${byHowMuch(one)}`
  if (cell === played) return `This is the weakest hand to ${verb(play)}${at}: ${is(folded)}.`
  if (cell === folded) return `This is the best hand to ${verb(fold)}${at}: ${is(played)}.`
  const hands = steps === 1 ? 'one hand' : `${saidCount(steps)} hands`
  return cell.mostly
    ? `The weakest hand to ${verb(play)}${at} is ${inText(played)}, ${hands} below this one.`
    : `The best hand to ${verb(fold)}${at} is ${inText(folded)}, ${hands} above this one.`
}

/** “anything from a two to a five”, “queen and six of one suit or queen and four of one suit” */
const membersInText = (members: readonly Member[]): string =>
  members.every(({ hand }) => 'rank' in hand)
    ? someRanks(members.flatMap(({ hand }) => ('rank' in hand ? [hand.rank] : [])))
    : orList(members.map(memberInText))

function membersText({ members, facts, cell, deciders }: Telling): string {
  if (!members) return ''
  const { best, worst, by } = members
  const [most, least] = [best[0]!.ev, worst[0]!.ev]
  const worth = (ev: number): string => `${ev < 0 ? '−' : '+'}${Math.abs(ev).toFixed(digitsOf(members))}`
  const than = deciders ? '' : `, which is ${cell.plays ? 'always' : 'never'} better than ${noun(facts.actions[1])}`
  return `Depending on ${toldBy(by)}, ${noun(facts.actions[0])} is worth from ${worth(least)} to ${worth(most)}${than}. It’s best with ${membersInText(best)} and worst with ${membersInText(worst)}.`
}

const standing = ({ standing: share }: Telling): string =>
  share ? `This hand ranks above ${roundShare(share)} of all hands.` : ''

/** What the hands just above and below are against the same card, if no line says so. */
function stepsText(telling: Telling): string {
  const { above, below, facts, cell } = telling
  if (lineText(telling) !== '') return ''
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
  return `Whatever the dealer needs to qualify, ${inText(cell)} stays ${mostlyA(cell, facts)} here. ${act(play).doing} is worth from ${saidEv(least.ev)} ${units(facts.page)} (${needed(least.needs)}) to ${saidEv(most.ev)} (${needed(most.needs)}).`
}

// ——— Dead cards ———————————————————————————————————————————————————————————————————————————————————————————————

const withUp = ({ example: { hand, upcard } }: Telling): string =>
  `${saidCards(hand)}${upcard.length === 0 ? '' : ` against ${saidCards(upcard)}`}`

function deadText(telling: Telling): string {
  const { facts, example } = telling
  const { gone, together } = telling.dead!
  const { upcard, lead } = example
  const [play, fold] = facts.actions
  const own = verb(lead > 0 ? play : fold)
  const other = verb(lead > 0 ? fold : play)
  const turning = gone.filter(({ turns }) => turns !== 'none')
  const cards = withUp(telling)
  const { helps, hurts } = extremesOf(telling.dead!)
  const seeing = (rank: number): string =>
    upcard.some((card) => rankOf(card) === rank) ? `another ${rankInWords(rank)}` : aRank(rank)
  const hurting =
    countsOf(telling.dead!)[1] === 0
      ? ''
      : `; seeing ${orList(hurts.ranks.map(seeing))} hurts most (${saidEv(hurts.change)})`
  const effects = `Seeing ${orList(helps.ranks.map(seeing))} helps most (${saidEv(helps.change)} ${units(facts.page)})${hurting}.${ranksText(telling)}`
  if (turning.length === 0) {
    const more =
      together.length === 0
        ? `Even the ${saidCount(MOST_DEAD)} worst cards wouldn’t change that.`
        : `It takes ${saidCount(together.length)}: with ${andList(together.map((card) => saidCards([card])))} gone, ${other}.`
    return `With ${cards}, you ${own} whatever card a neighbor shows you. ${more} ${effects}`
  }
  const seen = (turns: 'all' | 'some'): string =>
    someRanks(turning.filter((one) => one.turns === turns).map(({ rank }) => rank))
  const [sure, some] = [seen('all'), seen('some')]
  const rule = sure
    ? `If a neighbor shows you ${sure}, ${other}${some ? `; if ${some}, it depends on the suit` : ''}.`
    : `If a neighbor shows you ${some}, the suit decides whether you ${other}.`
  return `${cards} is ${noun(lead > 0 ? play : fold)} by ${saidGap(lead)} ${units(facts.page)}. ${rule} ${effects}`
}

/** How many ranks help and how many hurt, if more help than those that help most. */
function ranksText({ dead }: Telling): string {
  const [helping, hurting] = countsOf(dead!)
  if (helping <= extremesOf(dead!).helps.ranks.length) return ''
  const ranks = (count: number): string => (count === 1 ? 'one rank' : `${saidCount(count)} ranks`)
  const others = hurting === 0 ? '' : `; those of ${ranks(hurting)} hurt`
  return ` Dead cards of ${ranks(helping)} help${others}.`
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
  whyTitle,
  leftOut,
  dealer,
  blocks,
  showdowns,
  overNext,
  balance,
  endsTitle: ({ cell: { share } }) =>
    `Ahead in ${saidShare(share.unqualified + share.win)} of deals, behind in ${saidShare(share.loss)}`,
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
    turningRules(cell).length > 0 ? 'Which qualifying rules change the play' : 'No qualifying rule changes the play',
  rules: rulesText,
  deadTitle: ({ dead }) =>
    dead!.gone.some(({ turns }) => turns !== 'none')
      ? 'One card you see can change the play'
      : 'No card you see changes the play',
  dead: deadText,
  moreTitle: ({ enough }) => (enough!.isFirst ? 'Here every rule counts' : 'How much strategy this hand needs'),
  more: moreText,
  drawn(telling) {
    const { example, cell, facts } = telling
    const such = facts.page.dealer.up === 0 ? `all ${saidCount(cell.ways)} such hands` : 'all such hands'
    return `The command solves one hand, ${withUp(telling)}: ${noun(facts.actions[0])} is worth ${preciseEv(example.lead + cell.fold)} ${units(facts.page)}. The page averages over ${such}.`
  },
  ...tables,
  because(other, link, { cell: here, facts }) {
    const says = `${mostlyA(other, facts)}${other.mostly === here.mostly ? '' : byHowMuch(other)}`
    if (link === 'turns') return says
    if (link === 'last') return `the weakest hand to ${verb(facts.actions[0])}${here.mostly ? '' : byHowMuch(other)}`
    const where = link === 'above' ? 'the next better hand' : 'the next weaker hand'
    if (other.up !== here.up) return `${where}: ${says} against any card`
    if (other.mostly !== here.mostly) return `${where}: ${says}`
    const apart = saidGap(Math.abs(other.ev - here.ev))
    const isMore = other.ev > here.ev
    if (isMore === (link === 'below')) {
      const why =
        other.share.unqualified > here.share.unqualified === isMore
          ? `: it leaves the dealer ${isMore ? 'fewer' : 'more'} qualifying hands`
          : ''
      return `ranks ${link === 'below' ? 'lower' : 'higher'}, but ${doing(facts.actions[0])} is worth ${apart} ${isMore ? 'more' : 'less'}${why}`
    }
    return `${where}: ${says} too, and ${doing(facts.actions[0])} is worth ${apart} ${isMore ? 'more' : 'less'}`
  },
}
