import { area } from '../area'

/** How to deal a game: what stands around its text. */
export const dealing = area('dealing', {
  playersSide: 'The player’s side',
  round: 'The round, in order',
  roundLead:
    'What you do with your hands, and what you say. Casinos use different words, but nearly always this order. Follow your house’s way.',
  say: 'Say:',
  asked: 'The clause you will be asked',
  askedLead:
    'By a player who has just lost, or by the person who decides whether you are hired. Answer in one sentence.',
  payouts: 'Payouts by heart',
  payoutsLead:
    'By the usual tables: to one, and what that comes to on usual stakes. What is not here pays even money. Check it against your own placard before you print it.',
  payoutsOf: (bet: string) => `${bet}: payouts`,
  mistakes: 'What goes wrong at this table',
  mistakesLead: 'The mistakes that you are asked to catch in “Spot the mistake”, and the rule that each one breaks.',
  rulings: 'Rulings',
  rulingsLead: 'What happens when something goes wrong, and whose sheet says so. Procedures differ: your house’s wins.',
  watched: 'What supervisors look for',
  seeAlso: 'See also {audition}.',
  anyTable: 'what they look for at any table',
  otherGames: 'Other games',
})
