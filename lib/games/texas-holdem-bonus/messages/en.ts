import { readStartingSkill } from '@/lib/game/strategy/starting-hands'
import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { NamedHand } from '@/lib/cards/hand-words'
import type { BesideFold } from '@/lib/game/ev'
import { type Exception, words } from '@/lib/messages/words/en'
import { listed, onBoard, starting } from '@/lib/families/holdem/words/en'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { type Listed, ruleIn, type SignWords, wayIn } from '@/lib/messages/ways'
import { capital, lowerFirst } from '@/lib/text'
import type { BonusAction, BonusStage } from '../round'
import { table } from './table-en'

const actions: Actions<BonusAction> = {
  bet: { name: 'Bet', doing: 'Betting' },
  check: { name: 'Check', doing: 'Checking' },
  fold: { name: 'Fold', doing: 'Folding' },
}

const best = (played: readonly BonusAction[]): string =>
  words.or(played.map((action, i) => (i === 0 ? actions[action].name : actions[action].name.toLowerCase())))

const BEST_AFTER = 'the flop and the turn'

const ways = {
  rules: { name: 'The rules, followed exactly', about: 'The rules of this game’s guide in order, and nothing else.' },
  'never-fold': {
    name: 'Never fold',
    about: 'Bet every hand before the flop, and play the flop and the turn best.',
    leaves: BEST_AFTER,
  },
  'fold-low-deuces': {
    name: 'Fold more twos',
    about: 'Fold an offsuit two with anything from a three to a ten, and play the flop and the turn best.',
    leaves: BEST_AFTER,
  },
  'fold-no-face': {
    name: 'Wait for a pair or a face card',
    about: 'Fold every hand without a pair, an ace or a face card, and play the flop and the turn best.',
    leaves: BEST_AFTER,
  },
  'bet-pairs': {
    name: 'Bet with a pair',
    about: 'Fold nothing; bet the flop and the turn with a pair or better, and with nothing less.',
  },
  'always-bet': { name: 'Always bet', about: 'Bet every time without looking.' },
  'never-bet': { name: 'Never bet again', about: 'Bet every hand before the flop, then check to the end.' },
} satisfies Record<string, WayWords>

export type WayId = keyof typeof ways

const WHEN: Readonly<Record<string, string>> = {
  preflop: 'Before the flop',
  flop: 'On the flop',
  turn: 'On the turn',
}

const SIGNS: Readonly<Record<string, SignWords>> = {
  preflop: starting,
  flop: onBoard(true),
  turn: onBoard(false),
}

const made = {
  atStage: ({ stage, rule }: { readonly stage: BonusStage; readonly rule: keyof typeof rules }): string =>
    `${WHEN[stage]}, ${lowerFirst(rules[rule])}`,
  listed: (rule: Listed): string => listed(rule, SIGNS[rule.stage!]!, WHEN[rule.stage!]!),
}

export type Made = typeof made

const rules = {
  'preflop-deuce': 'Fold 2-3 to 2-7 offsuit.',
  'preflop-four-three': 'If the ante pays only from a flush up, fold four-three offsuit too.',
  'preflop-rest': 'Bet everything else.',
  'flop-strong': 'Bet two pair or better, if your own cards make it.',
  'flop-underpair': 'Check a pocket pair below an unpaired flop.',
  'flop-pair': 'Bet any other pair of your own.',
  'flop-flush-draw': 'Bet four to a flush if your own card in it is an eight or higher.',
  'flop-ace':
    'Bet an ace on a paired flop or with any straight draw. Bet ace-ten or better if the flop has a ten or better and isn’t all one suit. Check other aces.',
  'flop-two-high': 'Bet two cards of ten or higher if two of the flop’s cards are nines or higher. Otherwise check.',
  'flop-straight-draw': 'Bet an open-ended straight draw if both your cards are eights or higher; check lower ones.',
  'flop-rest': 'Check everything else.',
  'turn-strong': 'Bet two pair or better, if your own cards make it.',
  'turn-four-suited': 'If the board has four of a suit you don’t hold, check everything less.',
  'turn-low-pair':
    'With the lowest pair, check if it’s a pocket pair below the whole board or if the board has three of a suit. Otherwise bet.',
  'turn-pair': 'Bet any other pair of your own.',
  'turn-ace': 'Bet an ace on a paired board unless it has three of a suit.',
  'turn-flush-draw': 'Bet four to a flush if your own card in it is an ace or king; check lower ones.',
  'turn-rest': 'Check everything else: no straight draw is worth a bet now.',
}

/** Rules without those before them. */
const alone = {
  'preflop-four-three': 'Fold 4-3 offsuit if the ante pays only from a flush up.',
  'preflop-rest': 'Bet every hand but 2-3 to 2-7 offsuit.',
  'preflop-rest-from-flush': 'Bet every hand but 2-3 to 2-7 and 4-3 offsuit.',
  'flop-pair': 'Bet a pair of your own, unless it’s a pocket pair below an unpaired flop.',
  'flop-rest':
    'Check king high or worse without four to a flush (yours an eight or higher), two cards of ten or higher, or an open-ended straight draw.',
  'turn-four-suited':
    'If the board has four of a suit you don’t hold, bet only two pair or better that your own cards make.',
  'turn-pair': 'Bet a pair of your own, unless it’s the lowest pair or the board has four of a suit you don’t hold.',
  'turn-rest':
    'Check without a pair of your own or four to a flush, unless you have an ace on a paired board: no straight draw is worth a bet now.',
}

export const skills = {
  'flop two pair or better': 'Two pair or better, on the flop',
  'flop low pocket pair': 'A pocket pair below the flop',
  'flop pocket pair': 'Any other pocket pair, on the flop',
  'flop pair on a paired flop': 'A pair of your own on a paired flop',
  'flop top pair': 'Top pair, on the flop',
  'flop second pair': 'Second pair, on the flop',
  'flop bottom pair': 'Bottom pair, on the flop',
  'flop flush draw': 'Four to a flush with an eight or higher, on the flop',
  'flop ace high': 'Ace high, on the flop',
  'flop two high cards': 'Two cards from the ten up, on the flop',
  'flop straight draw': 'An open straight draw, on the flop',
  'flop king high': 'King high with nothing else, on the flop',
  'flop nothing': 'Queen high or less with nothing else, on the flop',
  'turn two pair or better': 'Two pair or better, on the turn',
  'turn four of a suit': 'Four of a suit on the board and none of your own',
  'turn lowest pair': 'The lowest pair, on the turn',
  'turn pair': 'Any other pair of your own, on the turn',
  'turn pair on a paired board': 'A pair of your own on a paired board, on the turn',
  'turn ace high': 'Ace high on a paired board, on the turn',
  'turn flush draw': 'Four to a flush, on the turn',
  'turn ace alone': 'Ace high on an unpaired board, on the turn',
  'turn nothing': 'King high or less with nothing else, on the turn',
}

/** “King-five suited, before the flop” */
function startingHand(id: string): string | undefined {
  const hand = readStartingSkill(id)
  return hand && `${capital(words.holeCards(hand))}, before the flop`
}

export const en = {
  about:
    'Hold’em against a dealer who always plays. Bet two antes to see the flop. You may add one on the flop and one on the turn.',
  ...table,
  action: actionIn(actions),
  stages: {
    preflop: 'Before the flop',
    flop: 'On the flop',
    turn: 'On the turn',
  },
  map: words.twoCardMap('The best play before the flop.'),
  drills: {
    'as-dealt': { name: 'As dealt', about: 'Whole rounds, from the first two cards to the showdown.' },
    'close-calls': { name: 'Close calls', about: 'Hands near the line, on every street.' },
    preflop: { name: 'Before the flop', about: 'Low cards of two suits: two antes more, or fold.' },
    flop: { name: 'On the flop', about: 'Hands that were bet before it: one ante more, or check.' },
    turn: { name: 'On the turn', about: 'The last bet, after a flop played by the rules.' },
  },
  skill: skillIn(skills, startingHand),
  ladder: ladderIn({}, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(rules, made),
  rules,
  alone,
  why: {
    startingVerdict: (at: {
      readonly best: readonly BonusAction[]
      readonly id: string
      readonly rank: number
    }): string => `${best(at.best)} ${words.startingHand(at.id, at.rank)}.`,
    verdict: (at: { readonly best: readonly BonusAction[]; readonly hand: NamedHand }): string =>
      `${best(at.best)} with ${words.withHand(at.hand)}.`,
    exception: ({ cause }: { readonly cause: Exception }): string => words.exception(cause),
    betEnds: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
      `If you bet, you win ${words.percent(wins)} of deals and lose ${words.percent(loses)}.`,
    anteAlso: ({ paid }: { readonly paid: number }): string => `In ${words.percent(paid)} the ante pays too.`,
    worth: ({ betting }: { readonly betting: BesideFold }): string =>
      ({
        wins: 'Betting wins on average.',
        less: 'Betting loses less on average than folding.',
        more: 'Betting loses more on average than folding.',
        same: 'Betting and folding lose the same on average.',
        nothing: 'Betting gains nothing over folding on average.',
      })[betting],
    ends: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
      `You win ${words.percent(wins)} of deals and lose ${words.percent(loses)}.`,
    oneMore: ({ gains }: { readonly gains: boolean }): string =>
      `One more ante ${gains ? 'wins' : 'loses'} on average.`,
    evens: (): string => 'That is exactly as many, so one more ante gains nothing and costs nothing.',
  },
}

export type Messages = typeof en
