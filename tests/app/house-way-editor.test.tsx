import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Editor } from '@/app/house-ways/editor/opening'
import { asOwn, type HouseWay, KNOWN_WAYS, withoutWords } from '@/lib/engines/pai-gow/index'

/** Every way that the editor had checked, the last one last. */
const asked = vi.hoisted((): { way: unknown }[] => [])

vi.mock('@/app/_solver/use-live-solver', () => ({
  useLiveSolver: (_kind: string, request: { way: unknown } | null) => {
    if (request) asked.push(request)
    return {
      shown: null,
      status: 'solving',
      problem: null,
      progress: 0,
      retry: () => undefined,
      cancel: () => undefined,
    }
  },
}))

const way = asOwn(KNOWN_WAYS[0]!, [])
const ids = way.clauses.map(({ id }) => id)

// By text: by role, a list this long is searched for seconds.
const head = (id: string): HTMLElement => screen.getByText(id, { selector: 'li button b' }).closest('button')!

const noticeOf = (id: string): HTMLElement => screen.getByText(`Clause ${id} is removed.`).closest('[role=status]')!

const removeAt = async (at: number): Promise<void> => {
  await userEvent.click(head(ids[at]!))
  await userEvent.click(screen.getByText('Remove it'))
}

const draw = (opened: HouseWay = way): void => {
  render(<Editor opened={opened} />)
}

afterEach(() => {
  cleanup()
  asked.length = 0
})

describe('a clause that is removed', () => {
  it.each([0, 3, ids.length - 1])('comes back by the keyboard, the way as it was: number %i', async (at) => {
    draw()
    await removeAt(at)
    expect(asked.at(-1)).toEqual({ way: withoutWords({ ...way, clauses: way.clauses.filter((_, i) => i !== at) }) })
    const notice = noticeOf(ids[at]!)
    expect(document.activeElement).toBe(notice)
    await userEvent.tab()
    expect(document.activeElement).toBe(within(notice).getByRole('button', { name: 'Undo' }))
    await userEvent.keyboard('{Enter}')
    expect(asked.at(-1)).toEqual({ way: withoutWords(way) })
    expect(screen.queryByText(`Clause ${ids[at]} is removed.`)).toBeNull()
    expect(document.activeElement).toBe(head(ids[at]!))
    expect(head(ids[at]!).getAttribute('aria-expanded')).toBe('true')
  })

  it('can no longer come back after the next edit', async () => {
    draw()
    await removeAt(2)
    await userEvent.click(head(ids[5]!))
    expect(screen.getByText('Undo')).toBeTruthy()
    const sentence = screen.getByLabelText('In a dealer’s words')
    await userEvent.type(sentence, '!')
    expect(screen.queryByText('Undo')).toBeNull()
    expect(document.activeElement).toBe(sentence)
  })

  it('gives its place to the next that is removed, whose notice takes the focus', async () => {
    draw()
    await removeAt(2)
    await removeAt(3)
    expect(screen.getAllByText('Undo')).toHaveLength(1)
    expect(document.activeElement).toBe(noticeOf(ids[3]!))
    await userEvent.click(screen.getByText('Undo'))
    expect(asked.at(-1)).toEqual({ way: withoutWords({ ...way, clauses: way.clauses.filter((_, i) => i !== 2) }) })
  })

  it('is never the only one', async () => {
    draw({ ...way, clauses: way.clauses.slice(0, 1) })
    await removeAt(0)
    expect(screen.queryByText('Undo')).toBeNull()
    expect(screen.getByText('Remove it')).toBeTruthy()
  })
})

it('typing what a way or a clause is called has nothing checked again', async () => {
  draw()
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' by hand')
  await userEvent.type(screen.getByRole('textbox', { name: /^Short name/ }), '-2')
  await userEvent.click(head(ids[0]!))
  await userEvent.type(screen.getByDisplayValue(way.clauses[0]!.sentence), ' Always.')
  expect(screen.getByDisplayValue(`${way.name} by hand`)).toBeTruthy()
  expect(screen.getByDisplayValue(`${way.clauses[0]!.sentence} Always.`)).toBeTruthy()
  expect(asked.at(-1)).toEqual({ way: withoutWords(way) })
})
