import { readStartingSkill } from '@/lib/game/strategy/starting-hands'
import { capital } from '@/lib/text'
import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { NamedHand } from '@/lib/cards/hand-words'
import type { BesideFold } from '@/lib/game/ev'
import { type Exception, words } from '@/lib/messages/words/en'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import type { UltimateAction } from '../round'
import { table } from './table-en'

const actions: Actions<UltimateAction> = {
  'raise-4x': { name: 'Raise 4×', doing: 'Raising 4×' },
  'raise-3x': { name: 'Raise 3×', doing: 'Raising 3×' },
  'raise-2x': { name: 'Raise 2×', doing: 'Raising 2×' },
  'raise-1x': { name: 'Raise 1×', doing: 'Raising 1×' },
  check: { name: 'Check', doing: 'Checking' },
  fold: { name: 'Fold', doing: 'Folding' },
}

/** A starting hand's class, and the rank that names it if it is a pair. */
interface Starting {
  readonly id: string
  readonly rank: number
}

const best = (names: readonly string[]): string =>
  words.or(names.map((name, i) => (i === 0 ? name : name.toLowerCase())))

const ways = {
  full: {
    name: 'The rules, followed exactly',
    about: 'The whole strategy of this page, with the rule of 21 outs on the river.',
  },
  kicker: {
    name: 'A kicker instead of outs',
    about: 'The whole strategy, but on the river you look for a good kicker instead of counting 21 outs.',
  },
  'hidden-pair': {
    name: 'A hidden pair or fold',
    about: 'The whole strategy, but you fold everything less than a hidden pair on the river.',
  },
  'any-pair': {
    name: 'Any pair on the river',
    about: 'The whole strategy, but you raise any pair on the river, even one on the board, and fold the rest.',
  },
  'never-fold': {
    name: 'Never fold',
    about: 'The whole strategy, but you raise every hand on the river.',
  },
  'three-times': {
    name: 'Three instead of four',
    about: 'The whole strategy, but you raise three antes before the flop, never four.',
  },
  'ace-king-pair': {
    name: 'Any ace, king or pair',
    about: 'Raise early with an ace, a king or a pair, later with a hidden pair.',
  },
  'no-flop': { name: 'Never on the flop', about: 'The whole strategy, but you never raise on the flop.' },
  'never-early': { name: 'Never before the flop', about: 'The whole strategy, but every hand waits for the flop.' },
  'only-early': {
    name: 'Before the flop or never',
    about: 'The whole strategy before the flop. If you don’t raise there, you fold in the end.',
  },
  mimic: {
    name: 'Mimic the dealer',
    about: 'Raise as soon as there is a pair, which is what the dealer needs to qualify, and not before.',
  },
  'always-early': { name: 'Always raise at once', about: 'Raise before the flop without looking at the cards.' },
} satisfies Record<string, WayWords>

export type WayId = keyof typeof ways

const [TWO, KING, ACE] = [0, 11, 12]

/** A rank and everything above it. */
interface From {
  readonly from: number
}

const orBetter = (rank: number): string => `${words.aRank(rank)}${rank === ACE ? '' : ' or better'}`

/** Hands with a card of this rank or a better one. */
function anyFrom({ from }: From): string {
  if (from === ACE) return 'any ace'
  return from === KING ? 'any ace or king' : `any hand with ${words.aRank(from)} or better in it`
}

function kicker({ top, from, suited }: From & { readonly top: number; readonly suited: boolean }): string {
  const name = `${suited ? 'suited ' : ''}${words.rank(top)}`
  if (from === TWO) return `any ${name}`
  return `${suited ? `a ${name}` : words.aRank(top)} with ${words.aRank(from)}${from === top - 1 ? '' : ' or better'}`
}

const BEST_KICKERS = [
  'the best kicker there is',
  'one of the two best kickers there are',
  'one of the three best kickers there are',
]

const early = (what: string): string => `Before the flop, raise ${what}.`
const onFlop = (what: string): string => `On the flop, raise ${what}.`
const onRiver = (what: string): string => `On the river, raise ${what}.`

/** Rules of strategies. */
const made = {
  earlyAny: (): string => early('every hand'),
  earlyPair: ({ from }: From): string =>
    early(from === TWO ? 'any pair' : `a pair of ${words.rank(from, 2)}${from === ACE ? '' : ' or better'}`),
  earlyKicker: (at: From & { readonly top: number; readonly suited: boolean }): string => early(kicker(at)),
  earlyTop: (at: From): string => early(anyFrom(at)),
  earlyBoth: ({ from }: From): string => early(`two cards that are both ${words.aRank(from)} or better`),
  flopAny: (): string => onFlop('every hand'),
  flopPairButTwos: (): string => onFlop('a hidden pair or better, except pocket twos alone'),
  flopPair: ({ from }: From): string =>
    onFlop(
      from === TWO
        ? 'a hidden pair or better'
        : `a hidden pair of ${words.rank(from, 2)} or better, or two pair or better with a card of your own`,
    ),
  flopAnyPair: (): string => onFlop('any pair or better, even one on the board'),
  flopTwoPair: (): string => onFlop('two pair or better, unless it’s all on the board'),
  flopFlush: ({ from }: From): string =>
    onFlop(
      from === TWO
        ? 'four to a flush with a card of your own'
        : `four to a flush, if your own card is ${orBetter(from)}`,
    ),
  flopStraight: (): string => onFlop('a straight draw that two ranks complete'),
  flopOvers: (): string => onFlop('two cards above the whole flop'),
  flopTop: (at: From): string => onFlop(anyFrom(at)),
  riverAny: (): string => onRiver('every hand'),
  riverPair: (): string => onRiver('a hidden pair or better'),
  riverAnyPair: (): string => onRiver('any pair or better, even one on the board'),
  riverOuts: ({ outs }: { readonly outs: number }): string => onRiver(`if fewer than ${outs} unseen cards beat you`),
  riverTop: (at: From): string => onRiver(anyFrom(at)),
  riverKicker: ({ from }: From): string =>
    onRiver(`with a pair or more on the board and ${orBetter(from)} of your own`),
  /** `above`: how many better kickers there are. */
  riverBest: ({ above }: { readonly above: number }): string => onRiver(`with ${BEST_KICKERS[above]!}`),
  checkAll: (): string => 'Check everything, and fold it on the river.',
  checkRest: (): string => 'Check everything else, and fold it on the river.',
  checkEarlyRest: (): string => 'Check everything else.',
}

export type Made = typeof made

const rules = {
  'preflop-pairs': 'Raise any pair of threes or better. Check a pair of twos.',
  'preflop-aces': 'Raise any ace.',
  'preflop-kings': 'Raise any suited king, and offsuit kings from K5 up.',
  'preflop-queens': 'Raise suited queens from Q6 up and offsuit queens from Q8 up.',
  'preflop-jacks': 'Raise suited jacks from J8 up and offsuit jack-ten.',
  'preflop-rest': 'Check everything else: ten high or worse isn’t worth four antes before the flop.',
  'flop-two-pair': 'Raise two pair or better, unless it’s all on the board.',
  'flop-deuces': 'Check pocket twos unless the flop has a third two, even with a pair on the board.',
  'flop-hidden-pair': 'Raise a hidden pair: a pair with at least one of your own cards in it.',
  'flop-four-flush': 'Raise four to a flush if your own card in it is a ten or higher. Otherwise check.',
  'flop-board-pair': 'Check if the only pair or three of a kind is on the board.',
  'flop-rest': 'Check everything else, even straight draws and cards above the flop.',
  'river-hidden-pair': 'Raise a hidden pair or better: anything your own cards help to make.',
  'river-board-pair':
    'With a pair or more on the board and only a kicker of your own, raise if fewer than 21 unseen cards beat you. Otherwise fold.',
  'river-high-card': 'With no pair at all, raise if fewer than 21 unseen cards beat you. Otherwise fold.',
}

/** Rules without those before them. */
const alone = {
  'preflop-rest': 'Check ten high or worse without a pair: it isn’t worth four antes before the flop.',
  'flop-rest':
    'Check without a pair of your own or four to a flush, even with a straight draw or cards above the flop.',
}

export const skills = {
  'flop two pair or better': 'Two pair or better, on the flop',
  'flop pocket deuces': 'Pocket twos that did not improve, on the flop',
  'flop pocket pair': 'A pocket pair, on the flop',
  'flop top pair': 'Top pair, on the flop',
  'flop second pair': 'Second pair, on the flop',
  'flop bottom pair': 'Bottom pair, on the flop',
  'flop pair on one suit': 'A hidden pair on a flop of one suit',
  'flop flush draw ten or higher': 'Four to a flush with a ten or higher, on the flop',
  'flop flush draw nine or lower': 'Four to a flush with a nine or lower, on the flop',
  'flop paired with a queen or higher': 'A queen or higher on a paired flop',
  'flop paired': 'Jack high or less on a paired flop',
  'flop straight draw': 'An open straight draw, on the flop',
  'flop nothing': 'No pair and no draw, on the flop',
  'river two pair or better': 'Two pair or better with your own cards, on the river',
  'river hidden pair': 'A hidden pair, on the river',
  'river pair on four of a suit': 'A hidden pair on a board with four of a suit',
  'river board plays': 'Nothing of your own in the five cards, on the river',
  'river two pair on board': 'A kicker with two pair or better on the board',
  'river pair on board with an ace': 'An ace with a pair on the board, on the river',
  'river pair on board with a king': 'A king with a pair on the board, on the river',
  'river pair on board with a queen': 'A queen with a pair on the board, on the river',
  'river pair on board with a jack': 'A jack with a pair on the board, on the river',
  'river pair on board with a ten or less': 'A ten or less with a pair on the board, on the river',
  'river no pair with an ace': 'An ace and no pair, on the river',
  'river no pair with a king': 'A king and no pair, on the river',
  'river no pair with a queen': 'A queen and no pair, on the river',
  'river no pair with a jack': 'A jack and no pair, on the river',
  'river no pair with a ten or less': 'A ten or less and no pair, on the river',
}

/** “King-five suited, before the flop” */
function startingHand(id: string): string | undefined {
  const hand = readStartingSkill(id)
  return hand && `${capital(words.holeCards(hand))}, before the flop`
}

/** What a fold does to Trips if it's placed and counted: it loses the stake, or the bet pays as usual. */
export type TripsAfterFold = 'lost' | 'kept' | 'uncounted'

/** What a fold on the river loses. */
const foldLoses: Readonly<Record<TripsAfterFold, string>> = {
  lost: 'two antes and Trips',
  kept: 'only two antes, whatever Trips pays',
  uncounted: 'only two antes',
}

const insteadOfFour: Readonly<Record<TripsAfterFold, string>> = {
  lost: 'two antes and Trips, instead of losing up to four antes and Trips',
  kept: 'two antes instead of losing up to four, whatever Trips pays',
  uncounted: 'two antes, instead of losing up to four',
}

export const en = {
  about:
    'Hold’em against the dealer: raise once, with four antes before the flop, two on the flop or one on the river.',
  ...table,
  action: actionIn(actions),
  stages: {
    preflop: 'Before the flop',
    flop: 'On the flop',
    river: 'On the river',
  },
  map: words.twoCardMap('The best play before the flop.'),
  drills: {
    'as-dealt': { name: 'As dealt', about: 'Whole rounds, from the first two cards to the showdown.' },
    'close-calls': { name: 'Close calls', about: 'Hands near the line, on every street.' },
    preflop: { name: 'Before the flop', about: 'Four antes now, or wait.' },
    flop: {
      name: 'On the flop',
      about: 'Hands that a sound player has checked: two antes now, or wait for the river.',
    },
    river: { name: 'On the river', about: 'Hands checked twice: one ante more, or fold.' },
  },
  skill: skillIn(skills, startingHand),
  ladder: ladderIn({ pairs: 'Pairs' }, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn({}, made),
  rules,
  alone,
  why: {
    startingVerdict: ({ best: played, id, rank }: { readonly best: readonly UltimateAction[] } & Starting): string =>
      `${best(played.map((action) => actions[action].name))} ${words.startingHand(id, rank)}.`,
    verdict: ({ best: played, hand }: { readonly best: readonly UltimateAction[]; readonly hand: NamedHand }): string =>
      `${best(played.map((action) => actions[action].name))} with ${words.withHand(hand)}.`,
    outsTogether: ({ deals }: { readonly deals: number }): string =>
      `The rule counts single cards. In ${words.count(deals)} ${deals === 1 ? 'deal' : 'deals'} the dealer beats you with two cards together that wouldn’t do it alone.`,
    outsUnqualified: ({ deals }: { readonly deals: number }): string =>
      `The rule counts single cards. In ${words.count(deals)} ${deals === 1 ? 'deal' : 'deals'} the dealer beats you but doesn’t qualify, so your ante comes back.`,
    exception: ({ cause }: { readonly cause: Exception }): string => words.exception(cause),
    /** Hands of one higher rank that are all checked, such as the suited tens, and the best of them. */
    noneRaises: (at: { readonly high: number; readonly suited: boolean; readonly best: string }): string =>
      `No ${at.suited ? 'suited' : 'offsuit'} ${words.rank(at.high)} raises: even ${at.best}, the best, is better checked.`,
    raisedCounts: (at: { readonly wins: number; readonly loses: number }): string =>
      `You win ${words.percent(at.wins)} of deals and lose ${words.percent(at.loses)}.`,
    mostNow: (): string => 'Raise now: after a check you can bet two antes at most.',
    checkIsLess: (): string => 'A check is worth even less, since the hands you win then pay less.',
    wouldRaise: (at: { readonly wins: number; readonly loses: number }): string =>
      `A raise would win ${words.percent(at.wins)} of deals and lose ${words.percent(at.loses)}.`,
    checkFolds: (at: { readonly folds: number; readonly trips: TripsAfterFold }): string =>
      `If you check, you can still bet when the board helps; you fold ${words.percent(at.folds)} on the river and lose ${foldLoses[at.trips]}.`,
    checkNeverFolds: (): string =>
      'If you check, you can still bet when the board helps, and you never fold it on the river.',
    playedOut: (at: { readonly wins: number; readonly loses: number }): string =>
      `At showdown you win ${words.percent(at.wins)} of deals and lose ${words.percent(at.loses)}.`,
    gainsMoreThanFolding: (at: { readonly folds: number }): string =>
      `After a check you’d fold ${words.percent(at.folds)} on the river, but betting two antes now gains more.`,
    neverFolded: (): string => 'You would never fold it on the river, and two antes now beat one then.',
    canStillFold: (at: { readonly folds: number; readonly trips: TripsAfterFold }): string =>
      `A check lets you fold ${words.percent(at.folds)} on the river for ${insteadOfFour[at.trips]}.`,
    outs: (at: { readonly outs: number; readonly unseen: number }): string =>
      `${words.count(at.outs)} of the ${words.count(at.unseen)} unseen cards ${at.outs === 1 ? 'beats' : 'beat'} you.`,
    riverCounts: (at: {
      readonly wins: number
      readonly ties: number
      readonly loses: number
      readonly deals: number
    }): string =>
      `Of the dealer’s ${words.count(at.deals)} possible hands you beat ${words.count(at.wins)}${at.ties === 0 ? '' : `, tie ${words.count(at.ties)}`} and lose to ${words.count(at.loses)}.`,
    riverWorth: ({ raising }: { readonly raising: BesideFold }): string =>
      ({
        wins: 'Raising wins on average.',
        less: 'Raising loses less on average than folding.',
        more: 'Raising loses more on average than folding.',
        same: 'Raising and folding lose the same on average.',
        nothing: 'Raising gains nothing over folding on average.',
      })[raising],
  },
}

export type Messages = typeof en
