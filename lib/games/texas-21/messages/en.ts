import { readSkillCell } from '@/lib/engines/blackjack/index'
import type { FlopId } from '../skills'
import { skillIn } from '@/lib/messages/skills'
import { en as common } from '@/lib/messages/words/blackjack/en'
import { words } from '@/lib/messages/words/en'
import type { WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import { table } from './table-en'

const ways = {
  'total-dependent': {
    name: 'The best by totals',
    about: 'The best play if you look only at your total and the up card, as charts do.',
    leaves: 'every decision',
  },
  'with-flop': {
    name: 'Looking at the flop',
    about: 'The best play that counts the four cards of the flop too.',
    leaves: 'every decision',
  },
  'basic-strategy': {
    name: 'Basic strategy',
    about: 'The usual rules, in order: surrender, split, double, then stand or hit.',
  },
  'never-bust': {
    name: 'Never bust',
    about: 'Basic strategy, but stand on twelve and more whatever the dealer shows.',
  },
  'mimic-the-dealer': {
    name: 'Mimic the dealer',
    about: 'Hit to seventeen as the dealer does; never double, split or surrender.',
  },
} satisfies Record<string, WayWords>

export type WayId = keyof typeof ways

const rules = {
  ...common.rules,
  'short-surrender-16': 'Surrender hard sixteen against a nine, a ten or an ace.',
  'short-surrender-15-16': 'Surrender hard fifteen and sixteen against a ten or an ace.',
  'short-split-aces': 'Always split aces.',
  'short-split-most': 'Always split aces. Split other pairs against two to six, except fours, fives and tens.',
  'short-split-more': 'Split twos, threes, sixes, sevens and nines against two to six.',
  'short-split-low': 'Split twos, threes and sevens against two to seven.',
  'short-split-six-nine': 'Split sixes and nines against two to six.',
  'short-double-10-11': 'Double ten and eleven against two to nine.',
  'short-double-11': 'Double eleven.',
  'short-double-9': 'Double nine to eleven against two to six.',
  'short-double-soft': 'Double soft thirteen to eighteen against a five or a six.',
  'short-double-soft-46': 'Double soft thirteen to eighteen against four, five and six.',
  'short-double-soft-36': 'Double soft seventeen and eighteen against three to six.',
  'short-soft-19': 'Hit soft eighteen and less.',
  'short-soft-18': 'Hit soft seventeen and less.',
  'short-soft-18-high': 'Hit soft eighteen against a nine, a ten or an ace.',
  'short-hit-16': 'Hit sixteen and less against seven and higher.',
  'short-hit-12': 'Hit twelve against a two or a three.',
  'short-hit-11': 'Hit eleven and less.',
  'short-hit-14': 'Hit fourteen and less.',
  'short-hit-17': 'Hit sixteen and less.',
  'short-stand-12': 'Stand on hard twelve and more against two to six.',
  'short-stand-17': 'Stand on seventeen and more.',
  'rest-stand': 'Stand on everything else.',
  'rest-hit': 'Hit everything else.',
}

/** What a player sees of a flop that can change the play. */
const flops: Readonly<Record<FlopId, string>> = {
  'no tens on the flop': 'no tens on the flop',
  'one ten on the flop': 'one ten on the flop',
  'tens on the flop': 'tens on the flop',
}

const skillCell = (id: string): string | undefined => {
  const [text = '', flop] = id.split(' with ')
  const cell = readSkillCell(text)
  if (!cell || flop === undefined) return cell && common.cell(cell)
  return Object.hasOwn(flops, flop) ? `${common.cell(cell)}, ${flops[flop as FlopId]}` : undefined
}

/** Stand or hit on hard totals against one up card: `hard v T`. */
function ladder(id: string): string {
  const cell = readSkillCell(id.replace(/^hard v /, 'hard 16 v '))
  if (!cell) throw new RangeError(`no ladder has the id “${id}”`)
  return `Hard totals against ${common.upcard(cell.upcard)}`
}

export const en = {
  about: 'Blackjack from six decks with a flop: four more cards that everybody sees before playing.',
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
    'close-calls': {
      name: 'Close calls',
      about: 'First plays that cost little either way, with the flop on the table.',
    },
    flop: {
      name: 'The flop changes the play',
      about: 'The half percent of deals in which the four cards of the flop turn the best first play around.',
    },
    stiff: { name: 'Twelve to sixteen', about: 'Hard hands that a card can bust: stand, hit or surrender.' },
    soft: { name: 'Soft hands', about: 'An ace that counts eleven: stand, hit or double.' },
    pairs: { name: 'Pairs', about: 'Two cards of one value: split, or play the total.' },
    doubles: { name: 'Nine, ten, eleven', about: 'The hard totals on which one doubles, and against what.' },
    insurance: { name: 'Insurance', about: 'The dealer shows an ace: half a bet more, at two to one?' },
  },
  skill: skillIn(common.skills, skillCell),
  ladder,
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(rules),
  rules,
}

export type Messages = typeof en
