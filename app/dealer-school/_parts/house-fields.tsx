'use client'

import { type ReactNode, useState } from 'react'
import { inPageLanguage } from '@/app/_languages/messages'
import { dealerSchool } from '@/app/_languages/words'
import { RuleInput } from '@/app/_settings/rule-input'
import { readRules, type RulesRead, type RuleTexts, splitRules } from '@/app/_settings/rule-texts'
import { Checkbox, Field, Input } from '@/app/_ui/field'
import type { Rules } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import { makeRules } from '@/lib/game/rules'
import { type AnyHouseRule, withHouseRule } from '@/lib/teaching/dealer-school/table/house'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { readLimits, type TableLimits } from '@/lib/teaching/dealer-school/table/limits'

/* Fields for an instructor's house: its pay tables, odds and rules, its own ways of settling, and its table limits. */

interface UnfoldsProps {
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

/** Fields that are rendered only while they are unfolded, because a house's pay tables have dozens of them. */
export function Unfolds({ name, className, children }: UnfoldsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 py-2.5 text-small font-semibold">{name}</summary>
      {isOpen && children}
    </details>
  )
}

interface TablesProps {
  readonly game: GameId
  readonly texts: RuleTexts
  readonly onTexts: (texts: RuleTexts) => void
}

/** The pay tables, odds and rules of the house, as on its placard. */
export function HouseTables({ game: id, texts, onTexts }: TablesProps) {
  const game = gameOf(id)
  const { problems } = readRules(game, texts)
  return (
    <Unfolds name={dealerSchool.ownTables}>
      <div className="grid gap-6 pb-2 sm:grid-cols-2">
        {game.ruleFields.map((field) => (
          <RuleInput
            key={`${id} ${field.path.join('.')}`}
            game={game}
            field={field}
            hold={{ texts, problems, change: onTexts }}
          />
        ))}
      </div>
    </Unfolds>
  )
}

const hasProblems = ({ problems }: RulesRead): boolean => Object.keys(problems).length > 0

/** The same for a live table, which is dealt again at every change. Invalid input changes nothing. */
export function LiveTables({
  game,
  rules,
  onRules,
}: {
  readonly game: GameId
  readonly rules: Rules
  readonly onRules: (rules: Rules) => void
}) {
  const written = makeRules(gameOf(game), rules)
  const [texts, setTexts] = useState<RuleTexts | undefined>(undefined)
  const read = texts && readRules(gameOf(game), texts)
  // If the rules have been changed elsewhere since, those are shown instead.
  const isTheirs = read && (hasProblems(read) || makeRules(gameOf(game), read.rules) === written)
  const change = (next: RuleTexts): void => {
    setTexts(next)
    const now = readRules(gameOf(game), next)
    if (!hasProblems(now)) onRules(now.rules as Rules)
  }
  return <HouseTables game={game} texts={isTheirs ? texts! : splitRules(gameOf(game), written)} onTexts={change} />
}

/** A checkbox for each rule that the house settles in its own way. */
export const HouseChoices = ({
  choices,
  chosen,
  onChoose,
}: {
  readonly choices: readonly AnyHouseRule[]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}) =>
  choices.map((rule) => (
    <Checkbox
      key={rule.id}
      checked={chosen.includes(rule.id)}
      onChange={({ target: { checked } }) => onChoose(withHouseRule(choices, chosen, rule, checked))}
    >
      <span>
        {inPageLanguage(rule)}. {dealerSchool.houseRule(rule.source)}
      </span>
    </Checkbox>
  ))

/** The text of a limit. */
const typed = (limit: number | undefined): string => String(limit ?? '')

/** The table's minimum and maximum. Invalid input changes nothing. */
export function LimitFields({
  limits,
  onLimits,
}: {
  readonly limits: TableLimits | undefined
  readonly onLimits: (limits: TableLimits | undefined) => void
}) {
  const [texts, setTexts] = useState({ least: typed(limits?.least), most: typed(limits?.most) })
  const isWrong = !readLimits(texts.least, texts.most).ok
  const field = (name: 'least' | 'most', label: string) => (
    <Field label={label}>
      <Input
        value={texts[name]}
        inputMode="numeric"
        aria-invalid={isWrong}
        onChange={({ target: { value } }) => {
          const next = { ...texts, [name]: value }
          setTexts(next)
          const read = readLimits(next.least, next.most)
          if (read.ok) onLimits(read.value)
        }}
        className="w-full"
      />
    </Field>
  )
  return (
    <div className="grid grid-cols-2 items-end gap-2">
      {field('least', dealerSchool.leastBet)}
      {field('most', dealerSchool.mostBet)}
      {isWrong && (
        <p role="alert" className="col-span-2 text-caption text-blunder-ink">
          {dealerSchool.noLimits}
        </p>
      )}
    </div>
  )
}
