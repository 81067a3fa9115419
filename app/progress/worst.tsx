import { Link } from '@/app/_ui/link'
import { whole } from '@/app/_languages/format'
import { progress } from '@/app/_languages/english/progress'
import { filled } from '@/app/_languages/filled'
import { type GameFacts, trainSkillHref } from './address'
import type { WorstSkill } from './report'
import { Section } from './section'
import { anHour, answers, type Purse } from './words'

interface Props {
  readonly skills: readonly WorstSkill[]
  readonly facts: readonly GameFacts[]
  readonly purse: Purse
  readonly severalGames: boolean
}

/** The skills that cost most an hour, each with the way to train it. */
export function Worst({ skills, facts, purse, severalGames }: Props) {
  const top = skills[0]?.perRound ?? 0
  return (
    <Section title={progress.worst} about={progress.aboutWorst}>
      {skills.length === 0 && <p className="text-small text-muted">{progress.noMistakes}</p>}
      <ol className="grid">
        {skills.map((one) => (
          <li
            key={`${one.game} ${one.skill}`}
            className="grid grid-cols-rest-auto items-center gap-x-5 border-t py-2 first:border-t-0"
          >
            <div className="grid min-w-0 gap-1">
              <p className="font-strong">
                {one.name}
                {severalGames && (
                  <span className="font-normal text-muted">, {facts.find(({ id }) => id === one.game)?.name}</span>
                )}
              </p>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-ink/8">
                <span
                  className="block h-full rounded-full bg-mistake"
                  style={{ width: `${(100 * one.perRound) / top}%` }}
                />
              </span>
              <p className="text-caption text-muted">
                {filled(progress.worstLine(whole(one.misses), answers(one.answers)), {
                  cost: (
                    <span className="font-semibold text-ink tabular-nums">
                      {anHour(
                        one.perRound,
                        purse,
                        facts.find(({ id }) => id === one.game),
                      )}
                    </span>
                  ),
                })}
              </p>
            </div>
            <Link
              href={trainSkillHref(one.game, one.skill)}
              aria-label={progress.trainSkill(one.name)}
              className="link inline-flex min-h-11 items-center font-strong"
            >
              {progress.train}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
