import { numberWord } from '@/lib/math/number-words'
import { capital } from '@/lib/text'
import { rankInWords } from '@/lib/cards/words'
import { andList, aRank, saidShare } from '../../../said'
import type { Member, ToldBy } from '../../members'
import { PLACES, act, needed, noun, row, units } from './hands'
import type { TableTexts } from '../words'

/* The words of the tables in English. */

/** What tells hands apart: “its suits”, “its third card”. */
export const toldBy = (by: ToldBy): string =>
  typeof by === 'object'
    ? `its ${by.place === 0 ? 'highest' : PLACES[by.place]!} card`
    : { suits: 'its suits', kicker: 'its highest kicker', made: 'its rank' }[by]

/** “three suits”, “queen and six of one suit”, “a nine” */
export function memberInText({ hand }: Member): string {
  if ('rank' in hand) return aRank(hand.rank)
  const shared = hand.suits.map((ranks) => `${andList(ranks.map((rank) => rankInWords(rank)))} of one suit`)
  return shared.length === 0 ? 'different suits' : andList(shared)
}

export const tables: TableTexts = {
  mixed: (action, share) => `${act(action).name} ${saidShare(share)}`,
  byUp: ({ cell, facts }) => ({
    caption: `${row(cell.row.hand)} against other cards`,
    columns: ['Dealer’s card', 'Best', `${capital(noun(facts.actions[0]))}, ${units(facts.page)}`, 'A mistake costs'],
  }),
  against: (up) => capital(aRank(up)),
  byRow: ({ facts }) => ({
    caption: 'The hands around it, from strong to weak',
    columns: ['Hand', 'Best', `${capital(noun(facts.actions[0]))}, ${units(facts.page)}`, 'A mistake costs'],
  }),
  byPlace: ({ cell, facts }) => ({
    caption: `By how ${aRank(cell.up!)} ranks among your cards`,
    columns: [
      'The dealer’s card',
      'Best',
      `${capital(noun(facts.actions[0]))}, ${units(facts.page)}`,
      'Of these hands',
    ],
  }),
  place: (place, cards) =>
    'matches' in place
      ? `Matches your ${PLACES[place.matches]!} card`
      : place.higher === cards
        ? 'Is lower than all of yours'
        : place.higher === 0
          ? 'Is higher than all of yours'
          : `Is higher than your ${cards - place.higher === 1 ? 'lowest' : `lowest ${numberWord(cards - place.higher)!}`}`,
  byMember: ({ members, facts }) => ({
    caption: `By ${toldBy(members!.by)}`,
    columns: [
      capital(toldBy(members!.by).replace(/^its /, '')),
      `${capital(noun(facts.actions[0]))}, ${units(facts.page)}`,
      'Of these hands',
    ],
  }),
  member: (member) => capital(memberInText(member)),
  byQualifying: ({ facts }) => ({
    caption: 'By what the dealer needs to qualify',
    columns: ['Needed', 'Best', `${capital(noun(facts.actions[0]))}, ${units(facts.page)}`],
  }),
  needs: (qualifies) => capital(needed(qualifies)),
  usually: (needs) => `${needs} (usual)`,
  byDead: ({ facts }) => ({
    caption: 'What one card in another hand changes',
    columns: ['If you see', `${act(facts.actions[0]).doing} gains`, 'The play'],
  }),
  rank: (rank) => capital(aRank(rank)),
  turns: (turns) => ({ all: 'changes', some: 'depends on the suit', none: 'stays' })[turns],
}
