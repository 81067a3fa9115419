import { saidZones, tableInWords } from '@/app/_felt/said-felt'
import { becauseInWords, betName } from '@/app/_felt/names'
import { foul } from '@/app/_languages/words'
import type { AnyGame } from '@/lib/game/game'
import type { Due } from '@/lib/teaching/dealer-school/table/chips'
import type { Handling } from '@/lib/teaching/dealer-school/errors/errors'
import type { Ending } from '@/lib/teaching/dealer-school/errors/fouls'
import { chips } from '../_parts/due-words'

/* What the dealer did with bets, and the outcome of an answer, in words. */

/** What the dealer did with a bet: “takes $10”, “pays $7.50”, “leaves it”. */
export function handledInWords({ does, cents, stake }: Due): string {
  if (does === 'pay') return foul.pays(chips(cents))
  if (does === 'push') return stake > 0 ? foul.leaves : foul.paysNothing
  return foul.takes(chips(cents))
}

interface EndingWords {
  readonly title: string
  readonly isRight: boolean
  readonly short: string
}

/** The outcome of an answer, as a title and as the label of its count. */
export function endingWords(ending: Ending): EndingWords {
  switch (ending) {
    case 'named':
      return { title: foul.named, isRight: true, short: foul.shortNamed }
    case 'caught':
      return { title: foul.caught, isRight: false, short: foul.shortCaught }
    case 'missed':
      return { title: foul.missed, isRight: false, short: foul.shortMissed }
    case 'passed':
      return { title: foul.passed, isRight: true, short: foul.shortPassed }
    case 'false-alarm':
      return { title: foul.falseAlarm, isRight: false, short: foul.shortFalseAlarm }
  }
}

/**
 * The dealer's call while paying, which is only the odds. If it named a hand, or a bet taken or left, trainees could
 * find the error without looking at the cards.
 */
export const callInWords = (game: AnyGame, { does, because }: Due): string | undefined =>
  does === 'pay' ? becauseInWords(game, because).split(': ').at(-1) : undefined

function spokenBet(game: AnyGame, due: Due): string {
  const name = betName(game, due.bet, due.hand)
  const handled = [callInWords(game, due) ?? [], handledInWords(due)].flat().join(', ')
  return foul.spokenBet(due.stake > 0 ? foul.betOf(name, chips(due.stake)) : name, handled)
}

export const spokenRound = (game: AnyGame, { zones, due }: Handling): string =>
  foul.spokenRound(tableInWords(saidZones(game, zones)), due.map((one) => spokenBet(game, one)).join('; '))
