import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { cellLinks } from '@/app/_components/cell-links'
import { DecisionTable } from '@/app/_components/decision-table'
import type { StartingClass } from '@/lib/games/figures'

/** Whether the game's starting classes are the 169 hands of two cards. */
export const isTwoCardMap = (all: readonly StartingClass[]): boolean =>
  all.length === 169 && all.every(({ id }) => /^[2-9TJQKA]{2}[so]?$/.test(id))

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly all: readonly StartingClass[]
}

/** Thirteen by thirteen: every starting hand of two cards, by what is best with it and how clearly. */
export const ClassMap = ({ game, rules, all }: Props) => (
  <DecisionTable game={game} rules={rules} cells={all} links={cellLinks(game, all)} inEnglish />
)
