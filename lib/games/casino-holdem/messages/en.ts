import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { NamedHand } from '@/lib/cards/hand-words'
import type { BesideFold } from '@/lib/game/ev'
import { type Exception, words } from '@/lib/messages/words/en'
import { listed, onBoard } from '@/lib/families/holdem/words/en'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { type Listed, ruleIn, wayIn } from '@/lib/messages/ways'
import type { CasinoAction } from '../round'
import { table } from './table-en'

const actions: Actions<CasinoAction> = {
  call: { name: 'Call', doing: 'Calling' },
  fold: { name: 'Fold', doing: 'Folding' },
}

const ways = {
  rules: { name: 'The rules, followed exactly', about: 'The rules of this game’s guide in order, and nothing else.' },
  'ten-high': {
    name: 'Ten high or better',
    about: 'Call with a pair, a flush or open straight draw, or ten high or better.',
  },
  'ace-king': {
    name: 'Ace or king, pair or draw',
    about: 'Call with a pair, a flush or open straight draw, or an ace or king; fold the rest.',
  },
  everything: { name: 'Call everything', about: 'Call without looking at the cards.' },
} satisfies Record<string, WayWords>

export type WayId = keyof typeof ways

const signs = onBoard(true)

const rules = {
  made: 'Call with any pair or better that a card of your own makes.',
  'flush-draw': 'Call with four to a flush if a card of your own is in it.',
  'straight-draw': 'Call with a straight draw that two ranks fill: open-ended, or two inside draws at once.',
  'ace-king': 'Call with any ace or king.',
  'one-suit': 'On a one-suit flop, fold everything else unless you hold a card of that suit.',
  'low-flop':
    'Call with anything if two of the flop’s cards are twos or threes: pairing them gives the dealer no game.',
  'inside-straight':
    'Call with an inside straight draw. Fold it only if both your cards are below the whole flop, the higher an eight or less and the lower a five or less.',
  queen: 'Call with any queen.',
  jack: 'Call with a jack. The exception: fold jack-two and jack-three on an unpaired flop of fours to tens.',
  ten: 'Call with a ten and a six or better. With a lower card, call only if the flop has a two or three, or two cards above the ten.',
  nine: 'With a nine, call nine-eight. Call a suited nine with a four or better if the flop has a card of its suit. Fold other nines.',
  rest: 'Fold eight high or worse.',
}

/** Rules without those before them. */
const alone = {
  'one-suit':
    'On a one-suit flop, fold queen high or worse unless you have a pair, a card of that suit or a straight draw that two ranks fill.',
}

export const skills = {
  'pair or better': 'A pair or better of your own',
  'flush draw': 'Four to a flush',
  'open straight draw': 'A straight draw that two ranks fill',
  'inside straight draw': 'An inside straight draw',
  'inside straight draw below the flop': 'An inside straight draw with both cards below the flop',
  'ace high': 'Ace high',
  'king high': 'King high',
  'flop of one suit': 'No pair or draw on a flop of one suit',
  'low flop': 'A flop with two twos or threes',
  'queen high with a four or higher': 'Queen high with a four or higher',
  'queen high with a two or three': 'Queen high with a two or three',
  'jack high with a four or higher': 'Jack high with a four or higher',
  'jack high with a two or three': 'Jack high with a two or three',
  'ten high with a six or higher': 'Ten high with a six or higher',
  'ten high with a five or lower': 'Ten high with a five or lower',
  'nine-eight': 'Nine-eight',
  'nine high suited': 'Nine high, two cards of one suit that the flop has too',
  'nine high': 'Nine high with nothing else',
  'eight high': 'Eight high',
  'seven high or less': 'Seven high or less',
}

export const en = {
  about: 'You see your two cards and the flop, then call with two antes or fold. The dealer needs a pair of fours.',
  ...table,
  action: actionIn(actions),
  stages: {
    flop: 'Call or fold',
  },
  map: words.twoCardMap('You decide with the flop on the table: each cell shows on how many flops the hand calls.'),
  drills: {
    'as-dealt': { name: 'As dealt', about: 'Whole rounds as they come, to the showdown.' },
    'close-calls': { name: 'Close calls', about: 'Weak high cards and thin draws: the hands near the line.' },
    'high-cards': { name: 'No pair, no draw', about: 'Nothing but high cards: which ones to call with.' },
    draws: { name: 'Draws', about: 'Flush and straight draws, good and thin.' },
    'two-boxes': {
      name: 'Two boxes',
      about: 'Two boxes of your own, next to each other. You decide on one after the other and see the cards of both.',
    },
  },
  skill: skillIn(skills),
  ladder: ladderIn({ 'high-cards': 'High cards with nothing else' }, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(rules, { listed: (rule: Listed) => listed(rule, signs) }),
  rules,
  alone,
  why: {
    verdict: ({ best, hand }: { readonly best: readonly CasinoAction[]; readonly hand: NamedHand }): string =>
      `${best.length > 1 ? 'Call or fold' : actions[best[0]!].name} with ${words.withHand(hand)}.`,
    startingVerdict: (at: {
      readonly best: readonly CasinoAction[]
      readonly id: string
      readonly rank: number
    }): string =>
      `${at.best.length > 1 ? 'Call or fold' : actions[at.best[0]!].name} ${words.startingHand(at.id, at.rank)}.`,
    exception: ({ cause }: { readonly cause: Exception }): string => words.exception(cause),
    noGame: ({ share }: { readonly share: number }): string =>
      `The dealer has no game in ${words.percent(share)} of deals.`,
    againstAGame: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
      `You win against a game in ${words.percent(wins)} and lose in ${words.percent(loses)}.`,
    showdown: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
      `You win the showdown in ${words.percent(wins)} of deals and lose it in ${words.percent(loses)}.`,
    worth: ({ calling }: { readonly calling: BesideFold }): string =>
      ({
        wins: 'Calling wins on average.',
        less: 'Calling loses less on average than folding.',
        more: 'Calling loses more on average than folding.',
        same: 'Calling and folding lose the same on average.',
        nothing: 'Calling gains nothing over folding on average.',
      })[calling],
    boxes: (): string => 'You decide on one box at a time, and the cards of the other can’t come.',
  },
}

export type Messages = typeof en
