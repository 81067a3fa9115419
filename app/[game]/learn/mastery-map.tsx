'use client'

import { skillName, mapWords, rowName } from '@/app/_felt/names'
import { Heading } from '@/app/_ui/heading'
import '@/app/_charts/decision-map.css'
import { useMemo } from 'react'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { classes } from '@/app/_ui/classes'
import { whole } from '@/app/_languages/format'
import { PlainLink } from '@/app/_ui/link'
import { course as words } from '@/app/_languages/words'
import { MapHead } from '@/app/_ui/table'
import type { Rules } from '@/lib/game/game'
import type { GameSkills } from '@/lib/game/precomputed/skills'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Standing } from '@/lib/teaching/course/mastery'
import { capital } from '@/lib/text'
import { skillHref } from '../trainer/summary-figures'

/* Each state has a sign as well as a color. */
const LOOKS = {
  known: { sign: '✓', tint: 'bg-best/25', text: 'text-best-ink' },
  once: { sign: '1', tint: 'bg-fine/20', text: 'text-fine-ink' },
  missed: { sign: '✗', tint: 'bg-blunder/20', text: 'text-blunder-ink' },
  unmet: { sign: '', tint: 'bg-ink/4', text: 'text-muted' },
} as const
type Look = keyof typeof LOOKS

interface Props {
  readonly game: AnyTaughtGame
  readonly skills: GameSkills
  /** What the player has shown of each skill met so far. */
  readonly standings: ReadonlyMap<string, Standing>
}

/** The skill of a cell of the game's map, in games whose skills are starting hands. */
const skillOfCell = (game: AnyTaughtGame, cell: string): string => `${game.stages[0]?.id ?? ''} ${cell}`

/** The number of skills listed below the map, the most common first, in addition to those already met. */
const LISTED = 40

/**
 * What the player has shown of a game: a map of the starting hands if each is a skill, and a list of the other kinds of
 * decisions.
 */
export function MasteryMap({ game, skills, standings }: Props) {
  const { drawn, listed, left } = useMemo(() => {
    const all = new Set(skills.skills.map(({ skill }) => skill))
    const drawn = new Set(
      game.map.rows
        .flatMap(({ cells }) => cells)
        .flatMap((cell) => (cell === null ? [] : [skillOfCell(game, cell)]))
        .filter((skill) => all.has(skill)),
    )
    const others = skills.skills.map(({ skill }) => skill).filter((skill) => !drawn.has(skill))
    const listed = others.filter((skill, i) => i < LISTED || standings.has(skill))
    return { drawn, listed, left: others.length - listed.length }
  }, [game, skills, standings])
  const lookOf = (skill: string): Look => standings.get(skill) ?? 'unmet'
  const counts = new Map<Look, number>()
  for (const { skill } of skills.skills) counts.set(lookOf(skill), (counts.get(lookOf(skill)) ?? 0) + 1)
  return (
    <section aria-labelledby="mastery" className="grid grid-cols-1 gap-4 border-t pt-5">
      <Heading id="mastery">{words.map}</Heading>
      <p className="text-small text-muted">{words.aboutMap}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {(Object.keys(LOOKS) as Look[]).map((look) => (
          <li key={look} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={classes(
                'grid h-5 w-5 place-items-center rounded-key text-caption',
                LOOKS[look].tint,
                LOOKS[look].text,
              )}
            >
              {LOOKS[look].sign}
            </span>
            {words[look]}
            <span className="text-muted tabular-nums">{whole(counts.get(look) ?? 0)}</span>
          </li>
        ))}
      </ul>
      {drawn.size > 0 && <Grid game={game} drawn={drawn} lookOf={lookOf} />}
      <ul className="grid gap-1 sm:grid-cols-2">
        {listed.map((skill) => (
          <li key={skill}>
            <PlainLink
              href={skillHref(game, { drill: game.drills[0].id, skill })}
              className="flex min-h-11 items-center gap-2.5 rounded-key px-1 text-small hover:bg-ink/4"
            >
              <span
                aria-hidden="true"
                className={classes(
                  'grid h-6 w-7 shrink-0 place-items-center rounded-key text-caption font-bold',
                  LOOKS[lookOf(skill)].tint,
                  LOOKS[lookOf(skill)].text,
                )}
              >
                {LOOKS[lookOf(skill)].sign}
              </span>
              <span>
                <CardsInText>{capital(skillName(game, game.variants[0].rules as Rules, skill))}</CardsInText>
                <span className="sr-only">: {words[lookOf(skill)]}</span>
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-small text-muted">{words.rarer(whole(left))}</p>}
    </section>
  )
}

interface GridProps {
  readonly game: AnyTaughtGame
  readonly drawn: ReadonlySet<string>
  readonly lookOf: (skill: string) => Look
}

/** The game's map with what the player has shown of each starting hand. A cell links to the practice of its hand. */
function Grid({ game, drawn, lookOf }: GridProps) {
  const { map } = game
  const { name, rowsName } = mapWords(game)
  return (
    <div className="decision-map">
      <table className="decision-map-table">
        <caption className="sr-only">{name}</caption>
        <MapHead rowsName={rowsName} columns={map.columns} />
        <tbody>
          {map.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{rowName(game, row.id)}</th>
              {row.cells.map((cell, i) => {
                const skill = cell === null ? '' : skillOfCell(game, cell)
                if (cell === null || !drawn.has(skill)) return <td key={i} className="decision-cell-none" />
                const look = lookOf(skill)
                return (
                  <td key={i} className={classes('decision-cell', LOOKS[look].tint)}>
                    <PlainLink
                      href={skillHref(game, { drill: game.drills[0].id, skill })}
                      aria-label={`${cell}: ${words[look]}`}
                      className="grid h-full w-full place-content-center leading-none"
                    >
                      {cell}
                      <span aria-hidden="true" className={LOOKS[look].text}>
                        {LOOKS[look].sign}
                      </span>
                    </PlainLink>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
