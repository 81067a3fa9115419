import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FirstHand } from '@/app/_felt/first-hand'

it('the first page’s hand is answered in place: what each choice costs, then the verdict, the reason and the next hand', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  render(await FirstHand())
  const check = screen.getByRole('button', { name: 'Check' })
  // A check bets nothing, so it has no price.
  expect(check.textContent).not.toContain('$')
  expect(screen.getByRole('button', { name: 'Raise 4×' }).textContent).toContain('$40')
  fireEvent.click(check)
  const answer = screen.getByLabelText('The answer')
  expect(answer.textContent).toMatch(/costs you \$[\d.]+ on average/)
  // The view and the focus follow: a phone has the answer below its screen.
  expect(answer).toBe(document.activeElement)
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toMatch(/^Mistake\. Checking costs you/)
  // What each option is worth is told in money first.
  expect(answer.textContent).toMatch(/Raise 4×best[+−]\$\d/)
  expect(answer.textContent).toContain('Raise 4× K6 offsuit. Rule: raise any suited king')
  expect(screen.getByRole('link', { name: 'Next hand' }).getAttribute('href')).toBe('/ultimate-texas-holdem/trainer')
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull()
})
