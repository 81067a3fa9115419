import { readStartingSkill } from '@/lib/game/strategy/starting-hands'
import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { NamedHand } from '@/lib/cards/hand-words'
import { type Exception, words } from '@/lib/messages/words/en'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import { capital, lowerFirst } from '@/lib/text'
import type { Street } from '../round'
import type { MississippiAction } from '../rules'
import { table } from './table-en'

const actions: Actions<MississippiAction> = {
  'bet-3x': { name: 'Bet 3×', doing: 'Betting 3×' },
  'bet-2x': { name: 'Bet 2×', doing: 'Betting 2×' },
  'bet-1x': { name: 'Bet 1×', doing: 'Betting 1×' },
  fold: { name: 'Fold', doing: 'Folding' },
}

const best = (played: readonly MississippiAction[]): string =>
  words.or(played.map((action, i) => (i === 0 ? actions[action].name : actions[action].name.toLowerCase())))

/** Cards so far: what they have made, or their ranks if they have made nothing. */
interface SoFar {
  readonly made: NamedHand | null
  /** `K-9-4`, high to low. */
  readonly ranks: string
  readonly isSuited: boolean
}

const soFar = ({ made, ranks, isSuited }: SoFar): string =>
  made ? words.withHand(made) : `${ranks}${isSuited ? ' suited' : ''}`

const ways = {
  points: {
    name: 'Points and draws',
    about: 'Joseph Kisenwether’s strategy, from the Wizard of Odds: high cards count 2, middle cards 1.',
  },
  short: {
    name: 'Points in short',
    about: 'Count points, and add pairs and the draws that are worth most.',
  },
  'points-alone': { name: 'Points alone', about: 'Count points and ignore draws.' },
  'pair-or-high': { name: 'A pair or a high card', about: 'Go on with any pair and any jack or better.' },
  'never-fold': { name: 'Never fold', about: 'See all five cards, whatever they are.' },
} satisfies Record<string, WayWords>

export type WayId = keyof typeof ways

const wayRules = {
  'short-start':
    'Two cards: bet 3× with any pair, 1× with two points. A jack or better counts two points, a six to a ten one.',
  'short-made': 'Then bet 3× with a pair of sixes or better.',
  'short-four': 'Four cards: bet 3× with four of a suit, or four in a row from 5-6-7-8 up.',
  'short-points': 'Bet 1× with a lower pair, three of a suit, or as many points as you have cards.',
  'short-straight': 'Four cards: bet 1× with any other straight draw.',
  'alone-made': 'Bet 3× with a pair of sixes or better, and with any pair as your first two cards.',
  'alone-points': 'Bet 1× with a low pair, or with at least as many points as cards.',
  made: 'Bet 3× with a pair of sixes or better.',
  'pair-or-high': 'Bet 1× with a low pair or a high card.',
  'bet-rest': 'Bet 1× with everything else.',
  'fold-rest': 'Fold everything else.',
}

export type WayRules = typeof wayRules

const STREETS = { third: 'Third street', fourth: 'Fourth street', fifth: 'Fifth street' } as const

const made = {
  onStreet: ({ street, rule }: { readonly street: Street; readonly rule: keyof typeof rules }): string =>
    `${STREETS[street]}: ${lowerFirst(rules[rule])}`,
}

export type Made = typeof made

const rules = {
  'third-pair': 'Bet 3× with any pair.',
  'third-points': 'Bet 1× with two points or more: a jack or better counts two, a six to a ten one.',
  'third-six-five': 'Bet 1× with 6-5 suited.',
  'third-rest': 'Fold everything else.',
  'fourth-made': 'Bet 3× with a pair of sixes or better: you can’t lose any more.',
  'fourth-royal': 'Bet 3× with three cards to a royal flush: from tens to aces, of one suit.',
  'fourth-straight-flush':
    'Bet 3× with three suited cards in a row (5-6-7 or higher), with one gap and one card from the jack up, or with two gaps and two such cards.',
  'fourth-suited': 'Bet 1× with any other three of a suit.',
  'fourth-low-pair': 'Bet 1× with a pair of fives or lower.',
  'fourth-points': 'Bet 1× with three points or more.',
  'fourth-straight':
    'Bet 1× with three cards in a row from 4-5-6 up, or with one rank missing and two cards from six to ten.',
  'fourth-rest': 'Fold everything else.',
  'fifth-made': 'Bet 3× with a pair of sixes or better.',
  'fifth-flush': 'Bet 3× with four of a suit.',
  'fifth-open-straight': 'Bet 3× with four cards in a row from 5-6-7-8 up.',
  'fifth-straight': 'Bet 1× with any other straight draw: four cards that one more makes a straight.',
  'fifth-low-pair': 'Bet 1× with a pair of fives or lower.',
  'fifth-points': 'Bet 1× with four points or more.',
  'fifth-middles': 'Bet 1× with three cards from six to ten if you bet 3× before: a fold costs more then.',
  'fifth-rest': 'Fold everything else.',
}

/** Rules without those before them. */
const alone = {
  'third-rest':
    'Fold less than two points, except pairs and 6-5 suited. A jack or better counts two points, a six to a ten one.',
  'fourth-suited':
    'Bet 1× with three of a suit that aren’t close enough to a straight flush or a royal flush to bet 3×.',
  'fourth-rest': 'Fold less than three points without a pair, three of a suit, or three cards close to a straight.',
  'fifth-straight':
    'Bet 1× with four cards that one more makes a straight. Bet 3× if they’re of one suit or in a row from 5-6-7-8 up.',
  'fifth-rest':
    'Fold less than four points without a pair, four of a suit or a straight draw. The exception: three cards from six to ten if you bet 3× before.',
}

export const skills = {
  'fourth paying pair': 'A pair of sixes or better, on fourth street',
  'fourth royal draw': 'Three cards to a royal flush',
  'fourth straight flush draw': 'Three cards close to a straight flush',
  'fourth flush draw': 'Any other three of a suit',
  'fourth low pair': 'A pair of fives or lower, on fourth street',
  'fourth points': 'Three points or more, on fourth street',
  'fourth straight draw': 'Three cards to a straight, on fourth street',
  'fourth two points': 'Two points and no draw, on fourth street',
  'fourth less than two points': 'Less than two points and no draw, on fourth street',
  'fifth paying pair': 'A pair of sixes or better, on fifth street',
  'fifth flush draw': 'Four of a suit',
  'fifth open straight draw': 'An open straight draw from 5-6-7-8 up',
  'fifth straight draw': 'Any other straight draw, on fifth street',
  'fifth low pair': 'A pair of fives or lower, on fifth street',
  'fifth points': 'Four points or more, on fifth street',
  'fifth middle cards': 'Three middle cards and a low one, on fifth street',
  'fifth three points': 'Three points and no draw, on fifth street',
  'fifth less than three points': 'Less than three points and no draw, on fifth street',
}

/** “King-five suited, on third street” */
function startingHand(id: string): string | undefined {
  const hand = readStartingSkill(id, 'third')
  return hand && `${capital(words.holeCards(hand))}, on third street`
}

/** How often the final hand is paid, and how often it pushes. What never happens gets no share. */
function finalHand({ wins, pushes }: { readonly wins: number; readonly pushes: number }): string {
  if (wins === 1) return 'always pays'
  if (pushes === 0) return `pays in ${words.percent(wins)} of deals`
  if (wins === 0) return `can’t pay; it gives your bets back in ${words.percent(pushes)} of deals`
  return `pays in ${words.percent(wins)} of deals and gives your bets back in ${words.percent(pushes)}`
}

export const en = {
  about:
    'Your hand against a pay table: bet one to three antes on each of three community cards, or fold. A pair of sixes gets your money back.',
  ...table,
  action: actionIn(actions),
  stages: {
    third: 'Third street',
    fourth: 'Fourth street',
    fifth: 'Fifth street',
  },
  map: words.twoCardMap(
    'The chart shows your first two cards, with only the ante down. From fourth street on, the bets you have made count too: the more you would fold, the less it takes to go on.',
  ),
  drills: {
    'as-dealt': { name: 'As dealt', about: 'Whole rounds, from the first two cards to the fifth.' },
    'close-calls': { name: 'Close calls', about: 'Hands near a fold, and draws near a larger bet, on every street.' },
    third: { name: 'Third street', about: 'Your first two cards: which of them are worth another ante.' },
    fourth: { name: 'Fourth street', about: 'Three cards, after a bet by the strategy.' },
    fifth: { name: 'Fifth street', about: 'Four cards, and a single one to come.' },
    neighbors: {
      name: 'Neighbors’ cards',
      about: 'Close hands with up to twelve cards of your neighbors’ hands seen: do they change the play?',
    },
  },
  skill: skillIn(skills, startingHand),
  ladder: ladderIn({}, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(wayRules, made),
  rules,
  alone,
  why: {
    verdict: (at: { readonly best: readonly MississippiAction[] } & SoFar): string =>
      `${best(at.best)} with ${soFar(at)}.`,
    exception: ({ cause }: { readonly cause: Exception }): string =>
      cause === 'cards'
        ? 'The rule doesn’t look at every card or at all your bets. They make this hand an exception.'
        : words.exception(cause),
    allTheSame: (): string => 'Every option is worth the same.',
    counts: (at: { readonly action: MississippiAction; readonly wins: number; readonly pushes: number }): string =>
      `If you ${actions[at.action].name.toLowerCase()}, your final hand ${finalHand(at)}.`,
    foldsLater: ({ folds }: { readonly folds: number }): string => `You fold later in ${words.percent(folds)}.`,
    down: ({ stake, if: holds }: { readonly stake: number; readonly if: 'lost' | 'same' | 'less' }): string =>
      `You have ${words.count(stake)} antes down; ${{ lost: 'a fold loses them all', same: 'going on loses as much on average', less: 'even so, going on loses more' }[holds]}.`,
  },
}

export type Messages = typeof en
