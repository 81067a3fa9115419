'use client'

import { skillName, stageName } from '@/app/_felt/names'
import { Input } from '@/app/_ui/field'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useId, useMemo, useState } from 'react'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { classes } from '@/app/_ui/classes'
import { trainer } from '@/app/_languages/words'
import type { GameSkills, SkillFigures } from '@/lib/games/skills'
import { groupedBy } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import type { Draft } from './plan-draft'
import { difficultyInWords, oftenInWords } from './plan-words'
import type { Training } from './use-training'

/** The props of the choice of hands: the draft of the plan and the player's record. */
export interface SubjectProps {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly draft: Draft
  readonly training: Training
  readonly onChange: (part: Partial<Draft>) => void
}

/** How many skills are listed at once. The search narrows them. */
const SHOWN = 30

interface Row {
  readonly figures: SkillFigures
  readonly name: string
  readonly stage: string
  readonly asked: number
  readonly right: number
}

/** The skills under the current rules with their names and the player's record, the most frequent first. */
function rowsOf(
  game: AnyTaughtGame,
  rules: Rules,
  { skills }: GameSkills,
  answers: readonly AnswerRecord[],
): readonly Row[] {
  const bySkill = groupedBy(answers, ({ skill }) => skill)
  return skills
    .filter(({ skill }) => game.skillStage(rules, skill) !== undefined)
    .map((figures): Row => {
      const own = bySkill.get(figures.skill) ?? []
      return {
        figures,
        name: skillName(game, rules, figures.skill),
        stage: stageName(game, figures.stage),
        asked: own.length,
        right: own.filter(({ cost }) => cost === 0).length,
      }
    })
}

const matches = (row: Row, words: readonly string[]): boolean =>
  words.every((word) => `${row.name} ${row.stage} ${row.figures.skill}`.toLowerCase().includes(word))

/** A searchable list of the game's skills: how often each occurs, how hard it is, and the player's record. */
export function SkillList({ game, rules, draft, training, onChange }: SubjectProps) {
  const [text, setText] = useState('')
  const id = useId()
  const { skills, log } = training
  const rows = useMemo(
    () => (skills ? rowsOf(game, rules, skills, log.answers) : []),
    [game, rules, skills, log.answers],
  )
  if (skills === null)
    return (
      <p className="text-small text-muted">{training.isLoading ? trainer.loadingSkills : trainer.skillsNotLoaded}</p>
    )
  const found = rows.filter((row) => matches(row, text.toLowerCase().split(/\s+/)))
  const chosen = rows.filter(({ figures }) => figures.skill === draft.skill)
  const shown = [...chosen, ...found.filter((row) => !chosen.includes(row))].slice(0, SHOWN)
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="sr-only">
        {trainer.searchSkills}
      </label>
      <Input
        id={id}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={trainer.searchCount(rows.length)}
        className="w-full"
      />
      <ul aria-label={trainer.skills} className="grid max-h-64 grid-cols-1 overflow-y-auto rounded-option border">
        {shown.map((row) => (
          <SkillRow
            key={row.figures.skill}
            row={row}
            unit={game.unit}
            chosen={chosen.includes(row)}
            onChoose={() => onChange({ skill: row.figures.skill })}
          />
        ))}
        {shown.length === 0 && <li className="p-3 text-small text-muted">{trainer.noSuchSkill}</li>}
      </ul>
      <div role="status" className="text-caption text-muted">
        {found.length > SHOWN ? trainer.mostFrequent(SHOWN, found.length) : trainer.found(found.length)}
      </div>
    </div>
  )
}

function SkillRow({
  row: { figures, name, stage, asked, right },
  unit,
  chosen,
  onChoose,
}: {
  readonly row: Row
  readonly unit: string
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  const record = asked === 0 ? trainer.notAsked : trainer.right(right, asked)
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className={classes(
          'grid min-h-11 w-full px-3 py-2 text-left text-small',
          chosen ? 'bg-ink/8' : 'hover:bg-ink/4',
        )}
      >
        <span className="font-strong">
          <CardsInText>{name}</CardsInText>
        </span>
        <span className="text-caption text-muted tabular-nums">
          {[stage, oftenInWords(figures.perRound), difficultyInWords(figures, unit), record].join(' · ')}
        </span>
      </button>
    </li>
  )
}
