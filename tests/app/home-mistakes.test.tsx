import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HomeMistakes } from '@/app/progress/home-mistakes'
import { lastGame } from '@/app/_site/navigation'
import { answerRecord } from '@/tests/teaching/quiz/learner'

const answers = [answerRecord({ game: 'blackjack', cost: 0.1 })]
vi.mock('@/app/progress/use-log', () => ({ useLog: () => ({ answers }) }))

it('the first page offers the mistakes that are left to those who have trained, and loads nothing for the others', async () => {
  const { unmount } = render(<HomeMistakes />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  lastGame.change(() => 'blackjack')
  render(<HomeMistakes />)
  const link = await screen.findByRole('link', { name: 'Blackjack · 1' })
  expect(link.getAttribute('href')).toBe('/blackjack/trainer?choice=mistakes')
})
