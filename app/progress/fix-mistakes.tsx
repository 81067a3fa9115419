'use client'

import { fixing } from '@/app/_languages/words'
import { isGameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { mistakesOf } from '@/lib/teaching/quiz/again'
import { groupedBy } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { ButtonLink } from '@/app/_ui/button'
import { useLog } from './use-log'

/** A link to a session that repeats a game's mistakes under the rules they were made with. */
const fixHref = ({ game, rules }: AnswerRecord): string =>
  `/${game}/trainer?${rules === '' ? '' : `rules=${encodeURIComponent(rules)}&`}choice=mistakes`

/**
 * The remaining mistakes by game, the most first, with links to sessions that repeat them. Nothing if there are none.
 */
export function FixMistakes() {
  const { answers } = useLog()
  const groups = [...groupedBy(mistakesOf(answers), ({ game, rules }) => `${game} ${rules}`).values()]
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="fix-title" className="grid gap-3">
      <div>
        <h2 id="fix-title" className="font-serif text-figure font-semibold tracking-title">
          {fixing.title}
        </h2>
        <p className="mt-1 max-w-answer text-muted">{fixing.about}</p>
      </div>
      <p className="flex flex-wrap gap-2.5">
        {groups
          .sort((a, b) => b.length - a.length)
          .map((list) => {
            const [first] = list as [AnswerRecord]
            const name = isGameId(first.game) ? GAME_NAMES[first.game] : first.game
            return (
              <ButtonLink key={`${first.game} ${first.rules}`} href={fixHref(first)} look="quiet" prefetch={false}>
                {fixing.atGame(first.rules === '' ? name : fixing.atOtherRules(name), list.length)}
              </ButtonLink>
            )
          })}
      </p>
    </section>
  )
}
