import { tableInWords } from '@/app/_components/spoken'
import type { Due } from '@/lib/dealer-school/chips'
import type { Handling } from '@/lib/dealer-school/errors'
import type { Ending } from '@/lib/dealer-school/fouls'
import { chips } from '../payouts/words'

/* What the dealer does with bets and what became of an answer, in words. */

/** “takes $10”, “pays $7.50”, “leaves it”. */
export function handledInWords({ does, cents, stake }: Due): string {
  if (does === 'pay') return `pays ${chips(cents)}`
  if (does === 'push') return stake > 0 ? 'leaves it' : 'pays nothing'
  return `takes ${chips(cents)}`
}

export const ENDING_WORDS: Readonly<Record<Ending, { readonly title: string; readonly isRight: boolean; readonly short: string }>> = {
  named: { title: 'Caught and named', isRight: true, short: 'Caught and named' },
  caught: { title: 'Caught, but it is another error', isRight: false, short: 'Caught, misnamed' },
  missed: { title: 'Missed: there was an error', isRight: false, short: 'Missed' },
  passed: { title: 'Right: nothing was wrong', isRight: true, short: 'Rightly passed' },
  'false-alarm': { title: 'False alarm: nothing was wrong', isRight: false, short: 'False alarms' },
}

export const spokenRound = ({ zones, due }: Handling): string =>
  `${tableInWords(zones)} The dealer: ${due.map((one) => `${one.name}${one.stake > 0 ? ` of ${chips(one.stake)}` : ''}: ${one.because}, ${handledInWords(one)}`).join('; ')}. F calls foul, P lets it pass.`
