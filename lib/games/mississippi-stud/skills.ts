import { type Card, type RankLetter, rankOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Drill } from '@/lib/games/teaching'
import type { Ladder } from '@/lib/games/ladder'
import { kickerRungs, ladderBy, type Suits } from '@/lib/games/ladders'
import { dealStartingSkill, readStartingSkill, startingSkill } from '@/lib/games/starting-hands'
import { below, draw, type Random } from '@/lib/math/random'
import { skills } from './messages/en'
import { betsOf, type MississippiState, stageOf, start, type Street, unseen } from './round'
import { actionOf, type Bet, type MississippiRules, STREETS } from './rules'
import { middlesOf, pointsOf, ruleFor } from './strategy'

/* What is trained: the first two cards hand by hand, later cards as the strategy sorts them, those near a fold a little finer. */

const THIRD = 'third'

/** Hands that a rule folds, told apart by how near they are; three middle cards are one skill, whatever was bet. */
function foldedSkill(street: Street, cards: readonly Card[]): string {
  if (street === 'fourth') return pointsOf(cards) >= 2 ? 'fourth two points' : 'fourth less than two points'
  if (middlesOf(cards) >= 3) return 'fifth middle cards'
  return pointsOf(cards) >= 3 ? 'fifth three points' : 'fifth less than three points'
}

/** `third K5s`, `fourth low pair`, `fifth points`. */
export function skill(_rules: MississippiRules, { hand, board, did }: MississippiState): string {
  if (board.length === 0) return startingSkill(hand, THIRD)
  const rule = ruleFor(hand, board, betsOf(did))
  return rule.says === 0 ? foldedSkill(rule.stage, [...hand, ...board]) : rule.skill
}

export function skillStage(_rules: MississippiRules, text: string): Street | undefined {
  if (readStartingSkill(text, THIRD)) return THIRD
  return Object.hasOwn(skills, text) ? STREETS.find((street) => text.startsWith(street)) : undefined
}

// ——— Deals ——————————————————————————————————————————————————————————————————————————————————————————————————

const deal = (rules: MississippiRules, random: Random, dead: readonly Card[] = []): MississippiState => {
  const state = start(rules, { dead })
  return { ...state, hand: draw(random, unseen(state), 2) }
}

/** The next card, after what the strategy bets; undefined where it folds. */
function next(random: Random, state: MississippiState): MississippiState | undefined {
  const bet = ruleFor(state.hand, state.board, betsOf(state.did)).says
  if (bet === 0) return undefined
  return {
    ...state,
    did: [...state.did, actionOf(bet)],
    board: [...state.board, ...draw(random, unseen(state), 1)],
  }
}

/** A decision of a street that is worth asking, as a round played by the strategy comes to it; undefined after so many rounds. */
function reach(
  random: Random,
  street: Street,
  begin: () => MississippiState,
  isWorth: (state: MississippiState) => boolean,
  most = Infinity,
): MississippiState | undefined {
  for (let i = 0; i < most; i++) {
    let state: MississippiState | undefined = begin()
    while (state && stageOf(state) !== street) state = next(random, state)
    if (state && isWorth(state)) return state
  }
  return undefined
}

/** Rounds dealt before a skill counts as one that best play does not come to. */
const MOST_ROUNDS = 50_000

/** A starting hand of the class; later a decision that a round played by the strategy comes to. */
export function spotOf(rules: MississippiRules, text: string, random: Random): MississippiState | undefined {
  const hand = dealStartingSkill(text, random, THIRD)
  if (hand) return { ...start(rules), hand }
  const street = skillStage(rules, text)
  if (street === undefined) return undefined
  return reach(
    random,
    street,
    () => deal(rules, random),
    (state) => skill(rules, state) === text,
    MOST_ROUNDS,
  )
}

// ——— Drills —————————————————————————————————————————————————————————————————————————————————————————————————

export const DRILLS = [
  { id: 'as-dealt' },
  { id: 'close-calls' },
  { id: 'third', stage: 'third' },
  { id: 'fourth', stage: 'fourth' },
  { id: 'fifth', stage: 'fifth' },
  { id: 'neighbors' },
] as const satisfies readonly [Drill, ...Drill[]]

export type MississippiDrill = (typeof DRILLS)[number]['id']

/** One point more or less would change the play, or a gap in a draw. */
const CLOSE: Readonly<Record<Street, (state: MississippiState) => boolean>> = {
  third: ({ hand }) => hand[0] !== undefined && isCloseStart(hand),
  fourth: ({ hand, board }) => isCloseLater('fourth', [...hand, ...board], [1]),
  fifth: ({ hand, board, did }) => isCloseLater('fifth', [...hand, ...board], betsOf(did)),
}

function isCloseStart(hand: readonly Card[]): boolean {
  const pair = rankOf(hand[0]!) === rankOf(hand[1]!)
  return !pair && (pointsOf(hand) === 1 || pointsOf(hand) === 2)
}

const CLOSE_SKILLS = [
  'fourth-straight-flush',
  'fourth-suited',
  'fourth-low-pair',
  'fourth-straight',
  'fifth-straight',
  'fifth-low-pair',
  'fifth-open-straight',
  'fifth-middles',
]

function isCloseLater(street: Street, cards: readonly Card[], bets: readonly Bet[]): boolean {
  const rule = ruleFor(cards.slice(0, 2), cards.slice(2), bets)
  if (CLOSE_SKILLS.includes(rule.id)) return true
  const [points, line] = [pointsOf(cards), street === 'fourth' ? 3 : 4]
  return (rule.id.endsWith('points') && points === line) || (rule.says === 0 && points === line - 1)
}

const anyStreet = (random: Random): Street => STREETS[below(random, STREETS.length)]!

const MOST_NEIGHBORS_CARDS = 12

/** Four to twelve cards seen, so that hands of two to six neighbors. */
const neighborsCards = (random: Random): readonly Card[] =>
  draw(random, DECK, 2 * (2 + below(random, MOST_NEIGHBORS_CARDS / 2 - 1)))

/** Whether what is seen bears on the hand: cards of its ranks are gone, or many are and none of its ranks. */
function dealsWithTheHand({ hand, board, dead }: MississippiState): boolean {
  const own = [...hand, ...board].map(rankOf)
  const gone = dead.filter((card) => own.includes(rankOf(card))).length
  return gone >= 2 || (gone === 0 && dead.length >= 8)
}

/** A decision worth asking. Throws on a drill that there is not. */
export function spot(rules: MississippiRules, drill: string, random: Random): MississippiState {
  const fresh = (): MississippiState => deal(rules, random)
  switch (drill as MississippiDrill) {
    case 'as-dealt':
      return fresh()
    case 'third':
    case 'fourth':
    case 'fifth':
      return reach(random, drill as Street, fresh, () => true)!
    case 'close-calls': {
      const street = anyStreet(random)
      return reach(random, street, fresh, CLOSE[street])!
    }
    case 'neighbors': {
      const street = anyStreet(random)
      return reach(
        random,
        street,
        () => deal(rules, random, neighborsCards(random)),
        (state) => CLOSE[street](state) && dealsWithTheHand(state),
      )!
    }
  }
  throw new RangeError(`“${drill}” is no drill of Mississippi Stud`)
}

// ——— Ladders ————————————————————————————————————————————————————————————————————————————————————————————————

const LINES: readonly (readonly [RankLetter, Suits])[] = [
  ['T', 'o'],
  ['9', 'o'],
  ['8', 'o'],
  ['T', 's'],
]

/** Which cards beside a middle one are worth a bet: those that count a point, too. */
export const LADDERS: readonly Ladder[] = LINES.map(([high, suits]) =>
  ladderBy(
    {
      id: `${high}${suits}`,
      stage: 'third',
      above: ['bet-3x', 'bet-2x', 'bet-1x'],
      below: ['fold'],
    },
    kickerRungs(high, suits, 'third'),
    ({ name }) => '6789T'.includes(name[1]!),
  ),
)
