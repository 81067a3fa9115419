import { type Card, type RankLetter, rankOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Drill } from '@/lib/game/teaching'
import type { Ladder } from '@/lib/game/strategy/ladder'
import { kickerRungs, ladderBy, type Suits } from '@/lib/game/strategy/ladders'
import { dealStartingSkill, readStartingSkill, startingSkill } from '@/lib/game/strategy/starting-hands'
import { below, draw, type Random } from '@/lib/math/random'
import { skills } from './messages/en'
import { betsOf, type MississippiState, stageOf, start, type Street, unseen } from './round'
import { actionOf, type Bet, type MississippiRules, STREETS } from './rules'
import { middlesOf, pointsOf, ruleFor } from './strategy'

/*
 * Skills: the first two cards hand by hand, later cards by the strategy's rules, and folds also by how close they are
 * to a bet.
 */

const THIRD = 'third'

/**
 * The skill of a hand that a rule folds, by how close it is to a bet. Three middle cards are one skill, whatever was
 * bet before.
 */
function foldedSkill(street: Street, cards: readonly Card[]): string {
  if (street === 'fourth') return pointsOf(cards) >= 2 ? 'fourth two points' : 'fourth less than two points'
  if (middlesOf(cards) >= 3) return 'fifth middle cards'
  return pointsOf(cards) >= 3 ? 'fifth three points' : 'fifth less than three points'
}

/** The skill of a decision: `third K5s`, `fourth low pair`, `fifth points`. */
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

/** Makes the strategy's bet and deals the next card; undefined if the strategy folds. */
function next(random: Random, state: MississippiState): MississippiState | undefined {
  const bet = ruleFor(state.hand, state.board, betsOf(state.did)).says
  if (bet === 0) return undefined
  return {
    ...state,
    did: [...state.did, actionOf(bet)],
    board: [...state.board, ...draw(random, unseen(state), 1)],
  }
}

/**
 * A decision on a street from a round played by the strategy, one that `isWorth` accepts; undefined if `most` rounds
 * bring none.
 */
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

/** The most rounds dealt in search of a decision of a skill. */
const MOST_ROUNDS = 50_000

/**
 * A decision of a skill: a starting hand of its class, or a later decision from a round played by the strategy.
 * Undefined if the text is no skill or its decision doesn't occur.
 */
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

/** Whether one point, or one gap in a draw, more or less would change the play. */
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

/** The cards of two to six neighbors: four to twelve. */
const neighborsCards = (random: Random): readonly Card[] =>
  draw(random, DECK, 2 * (2 + below(random, MOST_NEIGHBORS_CARDS / 2 - 1)))

/**
 * Whether the dead cards matter to the hand: at least two share its ranks, or at least eight are dead and none does.
 */
function dealsWithTheHand({ hand, board, dead }: MississippiState): boolean {
  const own = [...hand, ...board].map(rankOf)
  const gone = dead.filter((card) => own.includes(rankOf(card))).length
  return gone >= 2 || (gone === 0 && dead.length >= 8)
}

/** A decision for a drill. Throws `RangeError` on an unknown drill. */
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

/** Which cards make a middle card worth a bet: those that count a point too. */
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
