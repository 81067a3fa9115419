import { readSkillCell } from '@/lib/engines/blackjack/index'
import { skillIn } from '@/lib/messages/skills'
import { en as common } from '@/lib/messages/words/blackjack/en'
import { words } from '@/lib/messages/words/en'
import type { WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import { table } from './table-en'

const ways = {
  'total-dependent': {
    name: 'The best by totals',
    about: 'The best play under these rules if you look only at totals, as charts do.',
    leaves: 'every decision',
  },
  'basic-strategy': {
    name: 'Basic strategy',
    about: 'The usual rules for a shoe, in order: surrender, split, double, then stand or hit.',
  },
  'no-surrender': { name: 'Basic without surrender', about: 'Basic strategy, but you never surrender.' },
  'no-doubles': { name: 'No doubles', about: 'Basic strategy, but you never double.' },
  'five-rules': { name: 'Six rules', about: 'Few enough to learn on the way to the table.' },
  'never-bust': {
    name: 'Never bust',
    about: 'Basic strategy, but stand on hard twelve and more whatever the dealer shows.',
  },
  'mimic-the-dealer': {
    name: 'Mimic the dealer',
    about: 'Hit to seventeen as the dealer does; never double, split or surrender.',
  },
} satisfies Record<string, WayWords>

export type WayId = keyof typeof ways

const rules = {
  ...common.rules,
  'simple-split': 'Split aces and eights.',
  'simple-double': 'Double ten and eleven against two to nine.',
  'simple-stand-17': 'Stand on hard seventeen and soft eighteen or more.',
  'simple-stand-12': 'Stand on hard twelve and more against two to six.',
  'simple-hit': 'Hit everything else.',
  'split-aces-eights':
    'Split aces and eights. Without a hole card, don’t split aces against an ace, or eights against a ten or an ace.',
  'double-11':
    'Double eleven, except against an ace if the dealer stands on soft seventeen. Without a hole card, don’t double it against a ten or an ace.',
}

const skillCell = (id: string): string | undefined => {
  const cell = readSkillCell(id)
  return cell && common.cell(cell)
}

export const en = {
  about: 'The game most people play: get closer to twenty-one than the dealer, without going over.',
  ...common,
  ...table,
  stages: {
    insurance: 'Insurance',
    play: 'Your hand',
  },
  drills: {
    'as-dealt': {
      name: 'As dealt',
      about: 'Whole rounds from a fresh shoe: insurance where it is offered, every hand played to its end.',
    },
    stiff: { name: 'Twelve to sixteen', about: 'Hard hands that a card can bust: stand, hit or surrender.' },
    soft: { name: 'Soft hands', about: 'An ace that counts eleven: stand, hit or double.' },
    pairs: { name: 'Pairs', about: 'Two cards of one value: split, or play the total.' },
    doubles: { name: 'Nine, ten, eleven', about: 'The hard totals you double, and against which cards.' },
    insurance: { name: 'Insurance', about: 'The dealer shows an ace: half a bet more, at two to one?' },
  },
  skill: skillIn(common.skills, skillCell),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(rules),
  rules,
}

export type Messages = typeof en
