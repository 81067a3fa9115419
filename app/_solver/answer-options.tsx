import { actionName, arrangeWords, betName } from '@/app/_felt/names'
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { answer } from '@/app/_languages/words'
import { isForfeited } from '@/lib/game/side-bets/forfeited'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { Solution } from '@/lib/game/solution'
import type { Verdict } from '@/lib/teaching/quiz/grade'
import { type Currency, signedMoney, whole } from '@/app/_languages/format'
import { evValue } from '@/lib/game/ev'
import { OptionList, type OptionRow } from './option-list'

interface Props {
  readonly game: AnyGame
  readonly rules: unknown
  readonly state: unknown
  readonly solution: Solution<string>
  readonly verdict?: Verdict<string>
  /** The reader's purse, if EVs are shown in money. */
  readonly purse?: Purse
  readonly ref?: Ref<HTMLUListElement>
}

interface Purse {
  /** The value of a base wager. */
  readonly stake: number
  readonly currency: Currency
}

/**
 * The rows of a decision: names and keys, and once it is solved the EV of each. The graded option is marked as chosen.
 */
export function optionRows(
  game: AnyGame,
  rules: unknown,
  actions: readonly string[],
  solution?: Solution<string>,
  verdict?: Verdict<string>,
  purse?: Purse,
): OptionRow[] {
  const top = solution?.options.find((option) => option.action === solution.best[0])
  return actions.map((action) => {
    const name = actionName(game, action)
    const letter = game.keyOf(rules, action)
    const option = solution?.options.find((one) => one.action === action)
    if (!option || !top || !solution) return { id: action, name, letter }
    const best = solution.best.includes(action)
    const ev = evValue(option.ev)
    const inMoney = purse && { money: signedMoney(ev * purse.stake, purse.currency) }
    const worth = { ev, ...inMoney, loss: best ? 0 : evValue(top.ev) - ev, best }
    return {
      id: action,
      name,
      letter,
      worth: verdict?.action === action ? { ...worth, chosen: verdict.grade } : worth,
    }
  })
}

/** The rows of an answer: those shown at once and, if there are many options, all of them from best to worst. */
interface AnswerRows {
  readonly told: readonly OptionRow[]
  readonly all: readonly OptionRow[]
}

/**
 * The rows of a solved decision. For decisions made by moving cards, the best, the chosen and the suggested option are
 * shown, each with its rank and, unless EVs are shown in money, how its deals end.
 */
function answerRows(
  game: AnyGame,
  rules: unknown,
  state: unknown,
  solution: Solution<string>,
  verdict?: Verdict<string>,
  purse?: Purse,
): AnswerRows {
  const { arrange } = game
  const rows = optionRows(
    game,
    rules,
    solution.options.map(({ action }) => action),
    solution,
    verdict,
    purse,
  )
  if (!arrange) return { told: rows, all: rows }
  const suggested = arrange.suggested(rules, state)
  const optionOf = new Map(solution.options.map((option) => [option.action, option]))
  const value = ({ id }: OptionRow): number => evValue(optionOf.get(id)!.ev)
  const all = [...rows]
    .sort((a, b) => value(b) - value(a))
    .map((row, i): OptionRow => {
      const facts = optionOf.get(row.id)?.tally
      const more = {
        place: i + 1,
        ...(row.id === suggested ? { also: arrangeWords(game).suggestedBy.toLowerCase() } : {}),
        ...(facts ? { facts } : {}),
      }
      return row.worth ? { ...row, worth: { ...row.worth, ...more } } : row
    })
  const told = all.filter(({ worth }) => worth?.best || worth?.chosen !== undefined || worth?.also !== undefined)
  return { told: purse ? told.map(withoutCounts) : told, all }
}

/** A row without its counts, which are shown below, so that the cost of an answer is read first. */
function withoutCounts({ worth, ...row }: OptionRow): OptionRow {
  if (worth === undefined) return row
  const { facts: _, ...rest } = worth
  return { ...row, worth: rest }
}

/**
 * The EVs of a decision's options. Decisions made by moving cards have many: the best, the chosen and the suggested one
 * are shown, the rest are folded away.
 */
export function AnswerOptions({ game, rules, state, solution, verdict, purse, ref }: Props) {
  const { told, all } = answerRows(game, rules, state, solution, verdict, purse)
  const list = <OptionList {...(ref ? { ref } : {})} rows={told} label={answer.worths} />
  const counted = solution.sides && <CountedSides game={game} rules={rules} sides={solution.sides} />
  if (told.length === all.length && !counted) return list
  return (
    <div className="grid gap-1">
      {list}
      {counted}
      {told.length < all.length && <OtherOptions rows={all} />}
    </div>
  )
}

interface CountedProps {
  readonly game: AnyGame
  readonly rules: unknown
  readonly sides: NonNullable<Solution<string>['sides']>
}

/** Which side bets the values include, and which of them a fold loses. */
function CountedSides({ game, rules, sides }: CountedProps) {
  const names = (bets: readonly string[]): readonly string[] => bets.map((bet) => betName(game, bet))
  const placed = Object.keys(sides)
  const lost = placed.filter((bet) => isForfeited(rules as Rules, bet))
  return <p className="text-caption text-muted">{answer.countsSides(names(placed), names(lost))}</p>
}

/** All options of a decision with many, folded away. */
function OtherOptions({ rows }: { readonly rows: readonly OptionRow[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-key text-small text-muted hover:text-ink details-marker:hidden">
        {answer.allRanked(whole(rows.length))}
        <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <OptionList rows={rows} label={answer.every} />
    </details>
  )
}
