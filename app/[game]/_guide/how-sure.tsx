import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import Link from 'next/link'
import { grouped, whole } from '@/app/_components/format'
import { WorkItOut } from '@/app/_components/work-it-out'
import type { GameFigures } from '@/lib/games/figures'
import { reduce } from '@/lib/math/fraction'
import { smallPercent } from './numbers'
import { Section } from './parts'
import { sampledWays } from './strategy'

/** What the figures rest on: the exact fraction behind the edge where there is one, what is estimated, and the command that works it out again. */
export async function HowSure({
  game,
  rules,
  solved,
}: {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly solved: GameFigures
}) {
  const { ev } = solved
  const estimated = await sampledWays(game, rules)
  return (
    <Section
      id="how-sure"
      title="Where the numbers come from"
      lead={`No figure on this page was typed. ${estimated.length === 0 ? 'None is sampled: each' : 'Each, unless it is named below,'} is counted over every deal there is, by the same engine that runs in the trainer.`}
    >
      <div className="grid max-w-text gap-4">
        {ev.kind === 'exact' ? (
          <p>
            The game is worth exactly{' '}
            <span className="font-semibold wrap-anywhere tabular-nums">{grouped(reduce(ev))}</span> {game.unit}s to the
            player
            {solved.classes && (
              <>
                , over {whole(solved.classes.reduce((sum, one) => sum + one.deals, 0))} starting hands and all that can
                follow them
              </>
            )}
            .
          </p>
        ) : (
          <p>
            The cards change the chances of those that follow, over and over, so the game’s worth is kept as a decimal
            number of fifteen digits instead of a fraction. Where an answer rests on a simplification, the trainer says
            so beside it.
          </p>
        )}
        {estimated.map(({ name, figures }) => (
          <p key={name}>
            “{name}” is estimated from a sample: {whole(figures.sample?.hands ?? 0)} hands, dealt from the seed “
            {figures.sample?.seed}”. The standard error is {smallPercent(figures.standardError ?? 0)} of the {game.unit}
            .
          </p>
        ))}
        <p>
          Each game is counted by two methods.{' '}
          <Link href="/about#methods" prefetch={false} className="link">
            How they are compared
          </Link>
        </p>
        <WorkItOut lead="To work this out again" command={`npm run -s edge -- ${game.id}`} />
      </div>
    </Section>
  )
}
