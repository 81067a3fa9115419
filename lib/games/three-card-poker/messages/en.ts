import { capital } from '@/lib/text'
import { rankNamed } from '@/lib/cards/card'
import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { NamedHand } from '@/lib/cards/hand-words'
import type { BesideFold } from '@/lib/games/ev'
import { type Exception, words } from '@/lib/messages/en'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import type { ThreeCardAction } from '../round'
import { table } from './table-en'

const actions: Actions<ThreeCardAction> = {
  play: { name: 'Play', doing: 'Playing' },
  fold: { name: 'Fold', doing: 'Folding' },
}

const ways = {
  'queen-six-four': {
    name: 'Queen-six-four or better',
    about: 'Play queen-six-four or better and fold everything less.',
  },
  'queen-seven': {
    name: 'Queen-seven or better',
    about: 'Play a queen with a seven or better and fold everything less.',
  },
  'queen-high': {
    name: 'Queen high or better',
    about: 'Play whatever would qualify as the dealer’s hand: mimic the dealer.',
  },
  everything: { name: 'Play everything', about: 'Play without looking at your cards.' },
} satisfies Record<string, WayWords>

export type WayId = keyof typeof ways

const wayRules = {
  'play-queen-six-four': 'Play queen-six-four or better.',
  'play-queen-seven': 'Play queen-seven or better.',
  'play-queen-high': 'Play queen high or better.',
  'play-everything': 'Play every hand.',
  'fold-rest': 'Fold everything else.',
}

export type WayRules = typeof wayRules

const rules = {
  pair: 'Play a pair or anything better.',
  'ace-or-king': 'Play every hand with an ace or a king.',
  'queen-six-four': 'With a queen, play queen-six-four or better.',
  fold: 'Fold everything less than queen-six-four.',
}

export const skills = {
  'mini-royal': 'Mini royal',
  'straight-flush': 'Straight flush',
  'three-of-a-kind': 'Three of a kind',
  straight: 'Straight',
  flush: 'Flush',
  pair: 'Pair',
  'ace-high': 'Ace high',
  'king-high': 'King high',
  'queen-high': 'Queen high with an eight or better',
  'jack-high or less': 'Jack high or less',
}

/** “Queen-six-four” */
const queens = (id: string): string | undefined =>
  /^Q[3-7][2-6]$/.test(id) && id[1]! > id[2]!
    ? capital([...id].map((letter) => words.rank(rankNamed(letter))).join('-'))
    : undefined

export const en = {
  about:
    'Three cards against the dealer’s three: play or fold, and the higher hand wins. The dealer needs queen high to qualify.',
  ...table,
  action: actionIn(actions),
  stages: {
    play: 'Play or fold',
  },
  map: words.threeCardMap('', 'the third card decides'),
  drills: {
    'as-dealt': { name: 'As dealt', about: 'Every hand as it comes from the deck.' },
    'close-calls': { name: 'Close calls', about: 'Queen-five to queen-seven: the hands on both sides of the line.' },
    'queen-high': { name: 'Queen high', about: 'Every kind of queen-high hand, clear ones and close ones.' },
  },
  skill: skillIn(skills, queens),
  rungs: { 'K high': 'K high', 'J high': 'J high' },
  ladder: ladderIn({ 'high-cards': 'High cards' }, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(wayRules),
  rules,
  why: {
    /** `ranks`, high to low (“Q-6-4”), names a hand that makes nothing. */
    verdict: (at: {
      readonly best: readonly ThreeCardAction[]
      readonly hand: NamedHand
      readonly ranks: string
    }): string =>
      `${at.best.length > 1 ? 'Play or fold' : actions[at.best[0]!].name} ${at.hand.hand === 'high-card' ? at.ranks : words.withHand(at.hand)}.`,
    exception: ({ cause }: { readonly cause: Exception }): string => words.exception(cause),
    notQualified: ({ share }: { readonly share: number }): string =>
      `The dealer doesn’t qualify in ${words.percent(share)} of deals, and you win the ante.`,
    otherwise: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
      wins === 0
        ? `Otherwise you can’t win: you lose both bets in ${words.percent(loses)}.`
        : `Otherwise you win both bets in ${words.percent(wins)} and lose both in ${words.percent(loses)}.`,
    showdown: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
      `You win the showdown in ${words.percent(wins)} of deals and lose it in ${words.percent(loses)}.`,
    worth: ({ playing }: { readonly playing: BesideFold }): string =>
      ({
        wins: 'Playing wins on average.',
        less: 'Playing loses less on average than folding.',
        more: 'Playing loses more on average than folding.',
        same: 'Playing and folding lose the same on average.',
      })[playing],
  },
}

export type Messages = typeof en
