import { isForfeited } from '@/lib/game/side-bets/forfeited'
import { makeRules } from '@/lib/game/rules'
import { medianOf } from '@/lib/math/median'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { type Announcement, announcementOf } from './announcing'
import { type Board, type BoardSettings, seatZones } from '../table/board'
import type { Seat } from '../table/seat'
import { betKind, type Due, judgeBet, type Judged, ROUNDINGS, type Rounding, type Said } from '../table/chips'
import { DEALT, type Pass } from '../table/layout'
import { dealerOf, gameOf } from '../games'
import { dealHouse, houseRulesOf } from '../table/house'
import type { DisputeQuestion } from '../disputes/disputes'
import { limitsOf, type WrongBet, wrongBetOf } from './first-bets'
import {
  type Exchange,
  exchangeOf,
  happeningOf,
  LAMMER,
  numberOf,
  packetOrder,
  withFoul,
  withLammers,
} from './happenings'
import { betAnswers, rulingAnswer } from '../records/answers'
import { type Pile, type Rack, USUAL_RACK, valueOf } from '../table/rack'
import type { SchoolAnswer } from '../records/record'

/*
 * A round at a live table that the trainee deals step by step: which seat comes next, and which bets are taken and paid
 * in which order. The round is the game's own; the order of settlement is the game's data (`Settlement`). A pure state
 * machine: each event carries its time.
 */

/** A seat by its number, from the dealer's left, or the dealer's place. */
export type Place = number | 'dealer'

export const STEP_KINDS = [
  'change',
  'bets',
  'deal',
  'decide',
  'rule',
  'peek',
  'turn',
  'expose',
  'announce',
  'settle',
  'clear',
] as const
export type StepKind = (typeof STEP_KINDS)[number]

export type AuditionStep =
  /** The dealer checks the bets and closes betting; `wrong`: a bet that must be sent back first. */
  | { readonly kind: 'bets'; readonly wrong?: WrongBet }
  | { readonly kind: 'deal' | 'clear'; readonly place: Place }
  /** The dealer asks a seat for its decisions of a stage. A seat is asked again after a hand of it was taken. */
  | { readonly kind: 'decide'; readonly place: number; readonly stage: string; readonly actions: readonly string[] }
  /** Something has happened, and the trainee says what a dealer does. */
  | { readonly kind: 'rule'; readonly place: number; readonly question: DisputeQuestion }
  /** A player wants a chip changed for smaller ones. */
  | ({ readonly kind: 'change' } & Exchange)
  /** The dealer looks at their hole card. */
  | { readonly kind: 'peek'; readonly hasBlackjack: boolean }
  /** The dealer turns a card of their own that some bets need: the zone of the felt where it lies. */
  | { readonly kind: 'turn'; readonly zone: string }
  /** The dealer opens their hand, or the last cards that count. */
  | { readonly kind: 'expose' }
  /** The dealer announces their hand. */
  | ({ readonly kind: 'announce' } & Announcement)
  /** `pass`: the number of the pass round the table, from 0. The bets of a pass and seat have an order of their own. */
  | { readonly kind: 'settle'; readonly place: number; readonly due: Due; readonly pass: number }

/** A finished step. */
export interface Done {
  readonly step: AuditionStep
  /** Since the previous step, in milliseconds. */
  readonly ms: number
  /** How many other steps were tried first. */
  readonly slips: number
  /** Only for a bet. */
  readonly judged?: Judged
  /** Only for something that happened: the trainee's answer, an id of its options. */
  readonly ruled?: string
  /** Only for a ruling, an announcement, a change of chips, or the closing of bets when one had to be sent back. */
  readonly isRight?: boolean
}

export interface Round {
  readonly board: Board
  /**
   * The number that decides which place gets the first packet; undefined if the game has none or the settings leave
   * happenings out.
   */
  readonly number: number | undefined
  /** All steps in order. Steps that are still to come may change places. */
  readonly steps: readonly AuditionStep[]
  readonly done: readonly Done[]
  /** How many steps were tried out of order since the last finished step, and whether the last try was one. */
  readonly slips: number
  readonly isWrong: boolean
  /** Whether the wrong bet has been sent back. */
  readonly isSentBack: boolean
}

export interface AuditionSettings extends BoardSettings {
  /** Whether rounds include disputes, changes of chips and other happenings. */
  readonly happens?: boolean
  /** Whether lammers mark commission, so that wins are paid even money. */
  readonly lammers?: boolean
  /** The rack that chips are changed from. */
  readonly rack?: Rack
}

export interface Audition {
  readonly settings: AuditionSettings
  readonly round: Round
  /** The finished rounds. */
  readonly rounds: readonly Round[]
}

export type AuditionEvent =
  /** Serves, asks or clears a seat or the dealer's place. */
  | { readonly kind: 'place'; readonly place: Place; readonly ms: number }
  /** “No more bets”. */
  | { readonly kind: 'close'; readonly ms: number }
  | { readonly kind: 'peek'; readonly ms: number }
  /** Turns the dealer's next card or opens their hand. */
  | { readonly kind: 'expose'; readonly ms: number }
  /** Sends a bet back before the deal. */
  | { readonly kind: 'send-back'; readonly place: number; readonly bet: string }
  | { readonly kind: 'settle'; readonly place: number; readonly bet: string; readonly said: Said; readonly ms: number }
  | { readonly kind: 'rule'; readonly option: string; readonly ms: number }
  /** `option`: an index of the step's options. */
  | { readonly kind: 'announce'; readonly option: number; readonly ms: number }
  | { readonly kind: 'change'; readonly pile: Pile; readonly ms: number }
  /** Starts the next round, once the current one is over. */
  | { readonly kind: 'next' }

// ——— The order of a round ———————————————————————————————————————————————————————————————————————————————————

/** The seat at a place: boards list seats from the dealer's right. */
export const seatAt = (board: Board, place: number): Board['seats'][number] => board.seats[board.seats.length - place]!

const leftToRight = ({ seats }: Board): readonly number[] => seats.map((_, i) => i + 1)

/** A bonus without a stake that isn't paid: there is nothing to settle. */
const isNothing = ({ stake, does }: Due): boolean => stake === 0 && does !== 'pay'

/** Bets that lose come first, then bets that push, then paid bets, each in the order of the pass. */
const RANKS = { lose: 0, push: 1, pay: 2 } as const

function settleSeat(pass: Pass, number: number, place: number, dues: readonly Due[]): readonly AuditionStep[] {
  // A lammer is placed with the bet whose commission it marks.
  const marked = dues.find(({ does, bet }) => does === 'pay' && bet !== LAMMER && pass.bets.includes(betKind(bet)))
  const order = ({ bet }: Due): number =>
    bet === LAMMER ? (marked ? pass.bets.indexOf(betKind(marked.bet)) + 0.5 : -1) : pass.bets.indexOf(betKind(bet))
  return dues
    .filter((due) => order(due) >= 0 && (pass.only?.(due) ?? true) && !isNothing(due))
    .sort((a, b) => RANKS[a.does] - RANKS[b.does] || order(a) - order(b))
    .map((due) => ({ kind: 'settle', place, due, pass: number }))
}

/** The decisions of a seat in a stage, with the bets that are lost after the last of them. */
interface Turn {
  readonly actions: readonly string[]
  readonly lost: readonly Due[]
}

/** The bets of a seat whose hands are lost in a state of it. */
function lostDues({ game, rules }: Board, dues: readonly Due[], state: unknown): readonly Due[] {
  const { lost } = dealerOf(game)
  return dues.filter((due) => due.does === 'lose' && lost?.isLost(rules, state, due))
}

/** A seat's turn in a stage, in parts: each but the last ends with a hand that is lost. */
function turnsOf(board: Board, place: number, stage: string): readonly Turn[] {
  const { did, state, due } = seatAt(board, place)
  const turns: Turn[] = []
  let actions: string[] = []
  for (const [i, one] of did.entries()) {
    if (one.stage !== stage) continue
    actions.push(one.action)
    const lost = lostDues(board, due, did[i + 1]?.before ?? state).filter(
      (now) => !turns.some((turn) => turn.lost.includes(now)),
    )
    if (lost.length === 0 && did[i + 1]?.stage === stage) continue
    turns.push({ actions, lost })
    actions = []
  }
  return turns
}

/** The zones of a seat's cards that the dealer takes with the given bets. */
export function takenZones(
  { game, rules }: Board,
  { state }: Pick<Seat, 'state'>,
  taken: readonly Due[],
): readonly string[] {
  const { lost } = dealerOf(game)
  return lost ? taken.filter((due) => lost.isLost(rules, state, due)).map(lost.zoneOf) : []
}

/** Whether all cards of a seat were taken in its turn, so that there is nothing left to clear. */
function isGone(board: Board, place: number): boolean {
  const seat = seatAt(board, place)
  const taken = takenZones(board, seat, lostDues(board, seat.due, seat.state))
  return (
    taken.length > 0 &&
    seatZones(board, seat).every((zone) => zone.kind !== 'cards' || zone.owner !== 'player' || taken.includes(zone.id))
  )
}

/**
 * The steps of a round, in order. `dealt` are the places in the order in which they are served, `house` the ids of the
 * house rules in force.
 */
export function stepsOf(
  board: Board,
  dealt: readonly Place[] = [...leftToRight(board), 'dealer'],
  house: readonly string[] = [],
): readonly AuditionStep[] {
  const { settlement, sides, peek } = dealerOf(board.game)
  const houseRules = houseRulesOf({ game: board.game, house })
  const left = leftToRight(board)
  const right = left.toReversed()
  const open = new Map(left.map((place) => [place, [...seatAt(board, place).due]]))
  let passes = 0
  const settle = (pass: Pass): readonly AuditionStep[] => {
    const number = passes++
    const settled = (pass.from === 'left' ? left : right).flatMap((place) => {
      const steps = settleSeat(pass, number, place, open.get(place)!)
      const settled = new Set(steps.flatMap((step) => (step.kind === 'settle' ? [step.due] : [])))
      open.set(
        place,
        open.get(place)!.filter((due) => !settled.has(due)),
      )
      return steps
    })
    return pass.turns === undefined || settled.length === 0 ? settled : [{ kind: 'turn', zone: pass.turns }, ...settled]
  }
  const settleAfter = (stage: string, isKnown = false): readonly AuditionStep[] =>
    settlement.passes.filter((pass) => pass.after === stage && (pass.onceKnown ?? false) === isKnown).flatMap(settle)
  const forfeited = Object.keys(sides).filter((bet) => isForfeited(board.rules, bet))
  const folded = (place: number): readonly AuditionStep[] =>
    settle({
      bets: [...settlement.onFold, ...forfeited],
      from: 'left',
      only: (due) => due.does === 'lose' && open.get(place)!.includes(due),
    })
  const ask = (stage: string): readonly AuditionStep[] =>
    left.flatMap((place) =>
      turnsOf(board, place, stage).flatMap(({ actions, lost }): readonly AuditionStep[] => [
        { kind: 'decide', place, stage, actions },
        ...(actions.includes('fold') ? folded(place) : []),
        ...settle({ bets: lost.map(({ bet }) => betKind(bet)), from: 'left', only: (due) => lost.includes(due) }),
      ]),
    )
  const stages = gameOf(board.game).stages.map(({ id }) => id)
  const rest: Pass = { bets: Object.keys(sides), from: 'right' }
  const added: Pass = { bets: houseRules.flatMap(({ bet }) => (bet === undefined ? [] : [bet])), from: 'right' }
  const found = peek?.found(board.seats[0]!.state)
  const opensFirst = houseRules.some((rule) => rule.opensFirst)
  const announcement = announcementOf(board)
  const expose: readonly AuditionStep[] = [
    { kind: 'expose' },
    ...(announcement ? [{ kind: 'announce', ...announcement } as const] : []),
  ]
  /** What follows a stage when the dealer looks for a blackjack after it. A blackjack is opened at once. */
  const peeked = (stage: string): readonly AuditionStep[] => {
    if (peek?.after !== stage || found === 'later') return []
    if (found === 'needless') return settleAfter(stage, true)
    const hasBlackjack = found === 'blackjack'
    return [{ kind: 'peek', hasBlackjack }, ...(hasBlackjack ? expose : settleAfter(stage, true))]
  }
  const isOpenedLast = !opensFirst && found !== 'blackjack'
  return [
    { kind: 'bets' },
    ...dealt.map((place): AuditionStep => ({ kind: 'deal', place })),
    ...settleAfter(DEALT),
    ...(opensFirst ? expose : []),
    ...stages.flatMap((stage) => [...ask(stage), ...settleAfter(stage), ...peeked(stage)]),
    ...(isOpenedLast ? expose : []),
    ...settlement.passes.filter(({ after }) => after === undefined).flatMap(settle),
    ...settle(rest),
    ...settle(added),
    ...[...right.filter((place) => !isGone(board, place)), 'dealer' as const].map((place): AuditionStep => ({
      kind: 'clear',
      place,
    })),
  ]
}

/** Adds to the steps what happens between them. */
function happening(
  board: Board,
  { rack, limits }: Pick<AuditionSettings, 'limits'> & { readonly rack: Rack },
  steps: readonly AuditionStep[],
): readonly AuditionStep[] {
  const exchange = exchangeOf(board, rack)
  const wrong = wrongBetOf(board, limitsOf({ game: board.game, limits }))
  const looked = steps.map((step) => (step.kind === 'bets' && wrong ? { ...step, wrong } : step))
  const changed: readonly AuditionStep[] = exchange ? [{ kind: 'change', ...exchange }, ...looked] : looked
  const happened = happeningOf(board)
  if (!happened) return changed
  const { moment, place, question } = happened
  const open = changed.findIndex(({ kind }) => kind === 'expose')
  const at = changed.findIndex((step, i) => step.kind === moment && (moment !== 'settle' || i > open))
  // If nobody decides anything, a happening during the decisions is left out.
  if (at < 0) return changed
  // A bet that is lost in a seat's turn is taken before anything else happens.
  const isTaken = (step: AuditionStep): boolean => moment === 'decide' && step.kind === 'settle'
  const rest = changed.slice(at + 1)
  const taken = rest.findIndex((step) => !isTaken(step))
  return changed.toSpliced(at + 1 + Math.max(0, taken), 0, { kind: 'rule', place, question })
}

// ——— Running it —————————————————————————————————————————————————————————————————————————————————————————————

/** The current step; undefined when the round is over. */
export const stepNow = ({ steps, done }: Pick<Round, 'steps' | 'done'>): AuditionStep | undefined => steps[done.length]

export const isOver = (round: Pick<Round, 'steps' | 'done'>): boolean => stepNow(round) === undefined

/** The board as a live table settles it, where that differs from the bets of the rounds. */
export function liveBoard(board: Board): Board {
  const { live } = dealerOf(board.game)
  return live ? { ...board, seats: board.seats.map((seat) => ({ ...seat, ...live(board.rules, seat) })) } : board
}

function startRound(
  { happens = false, lammers = false, rack = USUAL_RACK, ...table }: AuditionSettings,
  seed: string,
): Round {
  const dealt = dealHouse(table, seed)
  // Houses differ on a foul hand against a dealer's hand that pushes, so such a round has no foul hand.
  const laid = happens && !dealt.isChanged ? withFoul(dealt.board, table.rounding) : dealt.board
  const board = liveBoard(lammers ? withLammers(laid) : laid)
  const number = happens ? numberOf(board) : undefined
  const steps = stepsOf(board, number === undefined ? undefined : packetOrder(board, number), table.house)
  return {
    board,
    number,
    steps: happens ? happening(board, { rack, limits: table.limits }, steps) : steps,
    done: [],
    slips: 0,
    isWrong: false,
    isSentBack: false,
  }
}

export const startAudition = (settings: AuditionSettings, seed: string): Audition => ({
  settings,
  round: startRound(settings, seed),
  rounds: [],
})

/** The first rounding of commission that the rack's smallest chip can pay. */
export const roundingFor = ([smallest = 1]: Rack): Rounding =>
  ROUNDINGS.find(({ step }) => step % smallest === 0) ?? ROUNDINGS[0]

/** The indices of the current pass's steps at the current seat; empty unless something is to be settled. */
function stepsInTurn({ steps, done }: Pick<Round, 'steps' | 'done'>): readonly number[] {
  const first = steps[done.length]
  if (first?.kind !== 'settle') return []
  const run: number[] = []
  for (let i = done.length; i < steps.length; i++) {
    const step = steps[i]!
    if (step.kind !== 'settle' || step.place !== first.place || step.pass !== first.pass) break
    run.push(i)
  }
  return run
}

/** Whether a bet is settled at this point of the round, so that its result can be read from the table. */
export const isInTurn = (round: Pick<Round, 'steps' | 'done'>, due: Due): boolean =>
  stepsInTurn(round).some((i) => (round.steps[i] as Extract<AuditionStep, { kind: 'settle' }>).due === due)

/**
 * The indices of the steps of this seat that may be settled now: all losing bets; without any, all pushes and the first
 * paid bet. Losing bets may be taken in any order.
 */
function settleable(round: Round): readonly number[] {
  const { steps } = round
  const run = stepsInTurn(round)
  const dueOf = (i: number): Due => (steps[i] as Extract<AuditionStep, { kind: 'settle' }>).due
  const losing = run.filter((i) => dueOf(i).does === 'lose')
  if (losing.length > 0) return losing
  const paid = run.find((i) => dueOf(i).does === 'pay')
  return [...run.filter((i) => dueOf(i).does === 'push'), ...(paid === undefined ? [] : [paid])]
}

const slipped = (round: Round): Round => ({ ...round, slips: round.slips + 1, isWrong: true })

function did(round: Round, ms: number, how: Pick<Done, 'judged' | 'ruled' | 'isRight'> = {}): Round {
  const step = stepNow(round)!
  const done: Done = { step, ms, slips: round.slips, ...how }
  return { ...round, done: [...round.done, done], slips: 0, isWrong: false }
}

function settled(round: Round, event: Extract<AuditionEvent, { kind: 'settle' }>): Round {
  const at = settleable(round).find((i) => {
    const step = round.steps[i] as Extract<AuditionStep, { kind: 'settle' }>
    return step.place === event.place && step.due.bet === event.bet
  })
  if (at === undefined) return slipped(round)
  const { steps, done } = round
  const chosen = steps[at] as Extract<AuditionStep, { kind: 'settle' }>
  const others = steps.filter((_, i) => i !== at)
  const reordered = [...others.slice(0, done.length), chosen, ...others.slice(done.length)]
  return did({ ...round, steps: reordered }, event.ms, { judged: judgeBet(chosen.due, event.said) })
}

/** A change is right if every chip is smaller and the values are equal. */
function changed(round: Round, { cents }: Exchange, { pile, ms }: Extract<AuditionEvent, { kind: 'change' }>): Round {
  const isSmaller = Object.keys(pile).every((chip) => Number(chip) < cents)
  return did(round, ms, { isRight: isSmaller && valueOf(pile) === cents })
}

/** The state after a bet is sent back. Sending back a bet that may stay is a mistake. */
function sentBack(
  round: Round,
  step: AuditionStep,
  { place, bet }: Extract<AuditionEvent, { kind: 'send-back' }>,
): Round {
  const wrong = step.kind === 'bets' && !round.isSentBack ? step.wrong : undefined
  const isIt = wrong?.place === place && wrong.bets.includes(bet)
  return isIt ? { ...round, isWrong: false, isSentBack: true } : slipped(round)
}

/** Closes betting. That is wrong while a bet should have been sent back. */
const closed = (round: Round, step: AuditionStep, ms: number): Round =>
  step.kind === 'bets' ? did(round, ms, step.wrong ? { isRight: round.isSentBack } : {}) : slipped(round)

/**
 * The state after an event. A finished round doesn't change. An event out of order counts as a mistake and changes
 * nothing else.
 */
function reduceRound(round: Round, event: Exclude<AuditionEvent, { kind: 'next' }>): Round {
  const step = stepNow(round)
  if (!step) return round
  if (event.kind === 'settle') return settled(round, event)
  if (event.kind === 'send-back') return sentBack(round, step, event)
  if (event.kind === 'close') return closed(round, step, event.ms)
  if (event.kind === 'rule') {
    if (step.kind !== 'rule' || !step.question.options.includes(event.option)) return slipped(round)
    return did(round, event.ms, { ruled: event.option, isRight: event.option === step.question.dispute.ruling })
  }
  if (event.kind === 'announce') {
    const said = step.kind === 'announce' ? step.options[event.option] : undefined
    return said ? did(round, event.ms, { isRight: said === (step as Announcement).hand }) : slipped(round)
  }
  if (event.kind === 'change') return step.kind === 'change' ? changed(round, step, event) : slipped(round)
  if (event.kind === 'expose' || event.kind === 'peek')
    return step.kind === event.kind || (event.kind === 'expose' && step.kind === 'turn')
      ? did(round, event.ms)
      : slipped(round)
  const isPlace = step.kind === 'deal' || step.kind === 'decide' || step.kind === 'clear'
  return isPlace && step.place === event.place ? did(round, event.ms) : slipped(round)
}

export function reduceAudition(audition: Audition, event: AuditionEvent): Audition {
  const { settings, round, rounds } = audition
  if (event.kind !== 'next') return { ...audition, round: reduceRound(round, event) }
  if (!isOver(round)) return audition
  return { settings, round: startRound(settings, nextSeed(round.board.seed)), rounds: [...rounds, round] }
}

// ——— Stored answers ————————————————————————————————————————————————————————————————————————————————————————————

/**
 * The answers stored for a round: each bet as a payout, each ruling as a dispute, and for each kind of step whether all
 * were done in order.
 */
export function roundAnswers({ board, done }: Round): readonly SchoolAnswer[] {
  const bets = done.flatMap(({ step, judged, ms }) =>
    step.kind === 'settle' && judged
      ? betAnswers(board, board.seats.length - step.place, [judged], { room: 'audition', time: ms })
      : [],
  )
  const rulings = done.flatMap(({ step, ruled, ms }) =>
    step.kind === 'rule' && ruled !== undefined
      ? [rulingAnswer(step.question, ruled, { room: 'audition', time: ms })]
      : [],
  )
  const orders = STEP_KINDS.filter((kind) => kind !== 'rule').flatMap((kind): readonly SchoolAnswer[] => {
    const own = done.filter(({ step }) => step.kind === kind)
    if (own.length === 0) return []
    const slips = own.reduce((sum, one) => sum + one.slips, 0)
    return [
      {
        game: board.game,
        rules: makeRules(gameOf(board.game), board.rules),
        seed: board.seed,
        part: 'audition',
        item: kind,
        spot: `${board.seats.length}`,
        said: String(slips),
        isRight: slips === 0 && own.every(({ isRight }) => isRight !== false),
        room: 'audition',
        time: medianOf(own.map(({ ms }) => Math.round(ms)))!,
      },
    ]
  })
  return [...bets, ...rulings, ...orders]
}
