import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Paste } from '@/app/house-ways/editor/paste'
import type { HouseWay } from '@/lib/engines/pai-gow/index'

/** A worker that finds a hundred hands for every clause it is asked about. */
vi.mock('@/app/_solver/use-live-solver', () => ({
  useLiveSolver: (_kind: string, request: { way: HouseWay } | null) => ({
    shown: request && { request, value: { hands: request.way.clauses.map(() => 100) }, ms: 1 },
    status: request ? 'solved' : 'idle',
  }),
}))

const opened: HouseWay[] = []

const paste = async (text: string): Promise<void> => {
  render(<Paste onOpen={(way) => opened.push(way)} />)
  await userEvent.click(screen.getByText('Paste a house way'))
  // jsdom tells nobody that a <details> has opened.
  const details = screen.getByText('Paste a house way').closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  fireEvent.change(await screen.findByLabelText('The printed house way'), { target: { value: text } })
}

const itemOf = (sentence: string): HTMLElement => screen.getByText(sentence, { selector: 'li p' }).closest('li')!

afterEach(() => {
  cleanup()
  opened.length = 0
})

describe('a pasted house way', () => {
  it('shows each sentence with its clauses, its question or the word that stopped it', async () => {
    await paste(
      'Three pair: Highest pair in front.\nFull house: Split except with a pair of 2’s and an ace/king in front.\nThe dealer smiles.',
    )
    expect(itemOf('Three pair: Highest pair in front.').textContent).toContain(
      'Three pairs: the highest pair in front.',
    )
    expect(itemOf('The dealer smiles.').textContent).toContain('Not read. We stopped at “smiles”.')
    expect(
      within(itemOf('Full house: Split except with a pair of 2’s and an ace/king in front.')).getByRole('group')
        .textContent,
    ).toContain('Does “ace/king” mean both cards, or either of them?')
  })

  it('reads on with an answer given by the keyboard, keeps the question, and opens what is read', async () => {
    const sentence = 'Full house: Split except with a pair of 2’s and an ace/king in front.'
    await paste(sentence)
    const both = within(itemOf(sentence)).getByRole('radio', { name: 'Both cards' })
    both.focus()
    await userEvent.keyboard(' ')
    expect(itemOf(sentence).textContent).toContain('the single cards are exactly a king and an ace')
    expect(within(itemOf(sentence)).getByRole('radio', { name: 'Both cards' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('button', { name: 'Open in the editor' }))
    expect(opened[0]!.clauses.map(({ id }) => id)).toEqual(['F-1', 'F-2'])
    expect(screen.getByRole('status').textContent).toContain('2 clauses are open below.')
  })

  it('asks about hands that no sentence sets, with how many depend on it', async () => {
    await paste('Three pair: Highest pair in front.')
    const group = screen.getByRole('group', { name: 'Two pair and a straight or flush' })
    expect(group.textContent).toContain('100 hands depend on it')
    await userEvent.click(within(group).getByRole('radio', { name: 'as the same cards without the straight or flush' }))
    expect(screen.getByRole('group', { name: 'Two pair and a straight or flush' })).toBeTruthy()
  })
})
