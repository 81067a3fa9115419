import { GAME_IDS } from '@/lib/games/ids'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { RoundTable } from '@/app/dealer-school/foul/foul'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { rightHandling } from '@/lib/teaching/dealer-school/errors/errors'
import { questionOf } from '@/lib/teaching/dealer-school/errors/fouls'
import type { Zone } from '@/lib/game/felt'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import userEvent from '@testing-library/user-event'

await loadSchoolGames(GAME_IDS)

beforeEach(() => {
  window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList
})

const table = usualTable('pai-gow-poker')

/** The first question in which the dealer's hand is set wrong. */
const question = Array.from({ length: 400 }, (_, i) => questionOf(table, `misset-${i + 1}`)).find(({ kinds }) =>
  kinds.includes('misset'),
)!

const cards = (zones: readonly Zone[]): readonly string[] =>
  zones.flatMap((zone) => (zone.kind === 'cards' && zone.owner === 'dealer' ? [zone.cards.join(' ')] : []))

it('a mis-set hand stays on the felt as it was set, and the verdict shows the right setting and its clause', async () => {
  expect(cards(question.shown.zones)).not.toEqual(cards(rightHandling(question.round).zones))
  const nothing = (): void => undefined
  render(
    <RoundTable
      table={table}
      seed={question.seed}
      answers={[]}
      onAnswers={nothing}
      onSeed={nothing}
      onSubject={nothing}
    />,
  )
  const before = screen.getByRole('region', { name: 'The table' }).textContent
  await userEvent.keyboard('p')
  expect(await screen.findByText('As the dealer set it:')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'The table' }).textContent).toBe(before)
  const right = screen.getByText('As it should be set:').parentElement!
  expect(right.querySelectorAll('[role=group]').length).toBeGreaterThan(0)
  const sentences = KNOWN_WAYS[0]!.clauses.map(({ id, sentence }) => `${id}: ${sentence}`)
  expect(sentences.some((text) => screen.queryByText(text) !== null)).toBe(true)
})
