import { numberWord } from '@/lib/math/number-words'
import { capital } from '@/lib/text'
import { aRank, saidShare } from '../../../said'
import { PLACES, act, needed, noun, row } from './hands'
import type { TableTexts } from '../words'

/* The words of the tables in English. */

export const tables: TableTexts = {
  mixed: (action, share) => `${act(action).name} ${saidShare(share)}`,
  byUp: ({ cell, facts }) => ({
    caption: `${row(cell.row.hand)} against other cards`,
    columns: ['Dealer’s card', 'Best', `${capital(noun(facts.actions[0]))}, antes`, 'A mistake costs'],
  }),
  against: (up) => capital(aRank(up)),
  byRow: ({ facts }) => ({
    caption: 'The hands around it, from strong to weak',
    columns: ['Hand', 'Best', `${capital(noun(facts.actions[0]))}, antes`, 'A mistake costs'],
  }),
  byPlace: ({ cell, facts }) => ({
    caption: `By how ${aRank(cell.up!)} ranks among your cards`,
    columns: ['The dealer’s card', 'Best', `${capital(noun(facts.actions[0]))}, antes`, 'Of these hands'],
  }),
  place: (place, cards) =>
    'matches' in place
      ? `Matches your ${PLACES[place.matches]!} card`
      : place.higher === cards
        ? 'Is lower than all of yours'
        : place.higher === 0
          ? 'Is higher than all of yours'
          : `Is higher than your ${cards - place.higher === 1 ? 'lowest' : `lowest ${numberWord(cards - place.higher)!}`}`,
  byQualifying: ({ facts }) => ({
    caption: 'By what the dealer needs to qualify',
    columns: ['Needed', 'Best', `${capital(noun(facts.actions[0]))}, antes`],
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
