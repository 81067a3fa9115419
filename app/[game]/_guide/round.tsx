import type { Guide } from '@/content/guide'
import type { Zone } from '@/lib/games/felt'
import type { AnyGame } from '@/lib/games/game'
import { stepAnchor } from './guide-of'
import { zonesAt } from './moments'
import { Section } from './parts'
import { StillFelt } from './still-felt'

type Steps = Guide['round']

/** The felt at each step: where a step does not say, it is as it was before. None where no step says. */
function feltsOf(game: AnyGame, steps: Steps): readonly (readonly Zone[] | null)[] {
  if (steps.every(({ moment }) => moment === undefined)) return steps.map(() => null)
  let felt = zonesAt(game, { moves: [] })
  return steps.map(({ moment }) => {
    if (moment) felt = zonesAt(game, moment)
    return felt
  })
}

/**
 * The steps of a round, each with its felt, in a row that is moved by a finger, by arrow keys or by the numbers above it. No script:
 * the numbers are links into the row.
 */
export function TheRound({ game, steps }: { readonly game: AnyGame; readonly steps: Steps }) {
  const felts = feltsOf(game, steps)
  return (
    <Section id="round" title="How a round goes">
      <div className="grid min-w-0 gap-3">
        <nav aria-label="Steps of a round" className="flex flex-wrap gap-2 print:hidden">
          {steps.map(({ title }, i) => (
            <a key={title} href={`#${stepAnchor(i)}`} className="round-number">
              <span className="sr-only">Step </span>
              {i + 1}
              <span className="sr-only">: {title}</span>
            </a>
          ))}
        </nav>
        <div role="region" aria-label="A round, step by step" tabIndex={0} className="round-row">
          <ol>
            {steps.map(({ title, text }, i) => (
              <li key={title} id={stepAnchor(i)} className="grid content-start gap-3">
                {felts[i] && <StillFelt zones={felts[i]} unit={game.unit} label={`The table: ${title}`} />}
                <h3 className="font-semibold">
                  {i + 1}. {title}
                </h3>
                <div className="prose text-muted">{text}</div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
