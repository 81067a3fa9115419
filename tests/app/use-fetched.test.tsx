import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useTaughtGame } from '@/app/_solver/use-fetched'
import { GAMES } from '@/lib/games/index'
import { loadTaughtGame } from '@/lib/games/load'

vi.mock('@/lib/games/load', async (importOriginal) => {
  const actual: { readonly loadTaughtGame: typeof loadTaughtGame } = await importOriginal()
  return { loadTaughtGame: vi.fn(actual.loadTaughtGame) }
})

afterEach(() => void vi.clearAllMocks())

describe('the game of a page', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s is loaded once, and there at once from then on',
    async (id, game) => {
      const { result } = renderHook(() => useTaughtGame(id))
      expect(result.current).toBeNull()
      await waitFor(() => expect(result.current).toBe(game))
      expect(renderHook(() => useTaughtGame(id)).result.current).toBe(game)
      expect(loadTaughtGame).toHaveBeenCalledTimes(1)
    },
  )

  it('that cannot be fetched is told to the page, and fetched again when it is tried again', async () => {
    vi.mocked(loadTaughtGame).mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(GAMES[0])
    const { result } = renderHook(() => {
      try {
        return useTaughtGame('far-away')
      } catch (error) {
        return (error as Error).message
      }
    })
    await waitFor(() => expect(result.current).toBe('no network'))
    const again = renderHook(() => useTaughtGame('far-away'))
    await waitFor(() => expect(again.result.current).toBe(GAMES[0]))
    expect(loadTaughtGame).toHaveBeenCalledTimes(2)
  })
})
