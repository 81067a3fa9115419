import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Figures } from '@/content/guide'
import { percent } from '@/app/_components/format'
import { evValue } from '@/lib/games/ev'
import { isGameId } from '@/lib/games/ids'
import { type Decided, decisionsPerRound, priceOfAlways } from '@/lib/games/rule-prices'
import type { Ev } from '@/lib/games/solution'
import { type Draw, smallPercent } from './numbers'
import { decimal } from './worth'

/* The figures that a guide's text names: of the rules of a strategy whose decisions come after cards of the board. */

interface Asked {
  readonly rule?: string
  readonly skill?: string
}

/** What is asked of, in words; either a rule of the strategy or a skill, and one that the game has, or it throws. */
function decidedBy(game: AnyTaughtGame, { rule, skill }: Asked): { readonly decided: Decided; readonly words: string } {
  const text = game.strategy.find(({ id }) => id === rule)?.text
  if (text !== undefined && rule !== undefined && skill === undefined) return { decided: { rule }, words: text }
  if (skill !== undefined && rule === undefined)
    return { decided: { skill }, words: game.skillName(game.variants[0].rules, skill) }
  throw new Error(`no rule “${rule ?? ''}” and no skill “${skill ?? ''}”`)
}

const DECIMALS = 1

export function ruleFigures(game: AnyTaughtGame, draw: Draw) {
  const { id } = game
  if (!isGameId(id)) throw new RangeError(`“${id}” is no game`)
  const label = (action: string): string => game.label(game.variants[0].rules, action).doing
  return {
    Always: ({ of, ...asked }) => {
      const { decided, words } = decidedBy(game, asked)
      const value: Ev = { kind: 'exact', ...priceOfAlways(id, decided, of) }
      const name = `${label(of)} whenever this decides: ${words}`
      return draw({
        shown: smallPercent(evValue(value)),
        name,
        value,
        percent: true,
        unit: `of the ${game.unit}, over all rounds`,
        note: 'Against following the rules.',
      })
    },
    Decides: (asked) => {
      const { decided, words } = decidedBy(game, asked)
      const value = decimal(decisionsPerRound(id, decided))
      return draw({ shown: percent(evValue(value), DECIMALS), name: `Of rounds: ${words}`, value, percent: true })
    },
  } satisfies Partial<Figures>
}
