import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Pending } from '@/app/[game]/calculator/rules-editor'

it('a house edge that is not known yet shows a bar and no number: “43%” on its way to 2.72% read as an edge', () => {
  const { container } = render(
    <Pending asked={{ status: 'solving', progress: 0.43, problem: null, retry: () => undefined }} />,
  )
  expect(container.textContent).toBe('')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43')
})
