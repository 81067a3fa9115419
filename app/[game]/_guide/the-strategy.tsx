import { ButtonLink } from '@/app/_components/button'
import { cellLinks } from '@/app/_components/cell-links'
import { DecisionTable } from '@/app/_components/decision-table'
import type { Guide } from '@/content/guide'
import { handPages, handPath } from '@/content/pages/index'
import type { StartingClass } from '@/lib/games/figures'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { NearestTheLine } from './nearest-line'
import { Section } from './parts'
import { SimplerRules, WholeStrategy } from './strategy'

/** Whether the game's starting classes are the 169 hands of two cards. */
const isTwoCardMap = (all: readonly StartingClass[]): boolean =>
  all.length === 169 && all.every(({ id }) => /^[2-9TJQKA]{2}[so]?$/.test(id))

interface ClassMapProps {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly all: readonly StartingClass[]
}

/** Thirteen by thirteen: every starting hand of two cards, by what is best with it and how clearly. */
const ClassMap = ({ game, rules, all }: ClassMapProps) => (
  <DecisionTable game={game} rules={rules} cells={all} links={cellLinks(game, all)} inEnglish />
)

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly guide: Guide
  readonly classes: readonly StartingClass[]
}

/** How the game is played best: the map of the hands where there is one, the rules, what simpler ones cost, and the closest hands. */
export function TheStrategy({ game, rules, guide, classes }: Props) {
  return (
    <Section
      id="strategy"
      title="The strategy"
      lead={
        guide.strategy ??
        'At each decision the first rule that covers your hand decides. Beside it, what not following it costs.'
      }
    >
      {isTwoCardMap(classes) && <ClassMap game={game} rules={rules} all={classes} />}
      <WholeStrategy game={game} guide={guide} />
      {game.strategies && <Priced game={game} rules={rules} />}
      {classes.length > 0 && <Closest game={game} rules={rules} all={classes} />}
      <ButtonLink href={handPath(game.id)} look="quiet" className="justify-self-start">
        {handPages(game.id).name}, each with its page
      </ButtonLink>
    </Section>
  )
}

function Priced({ game, rules }: Pick<Props, 'game' | 'rules'>) {
  return (
    <div className="grid gap-2">
      <h3 className="text-large/snug font-semibold">Ways to play, priced</h3>
      <SimplerRules game={game} rules={rules} />
      <ButtonLink href={`/${game.id}/strategy`} look="quiet" className="mt-2 justify-self-start">
        What simplicity costs, rule by rule
      </ButtonLink>
    </div>
  )
}

function Closest({ game, rules, all }: Pick<Props, 'game' | 'rules'> & { readonly all: readonly StartingClass[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-large/snug font-semibold">The hands nearest the line</h3>
      <p className="max-w-text text-small text-muted">
        These are the ones to learn last: a mistake costs least with them.
      </p>
      <NearestTheLine game={game} rules={rules} all={all} />
    </div>
  )
}
