import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useGame } from '@/app/_components/use-game'
import { GAMES } from '@/lib/games/index'
import { loadGame } from '@/lib/games/load'

vi.mock('@/lib/games/load', async (importOriginal) => {
  const actual: { readonly loadGame: typeof loadGame } = await importOriginal()
  return { loadGame: vi.fn(actual.loadGame) }
})

afterEach(() => void vi.clearAllMocks())

describe('the game of a page', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s is loaded once, and there at once from then on',
    async (id, game) => {
      const { result } = renderHook(() => useGame(id))
      expect(result.current).toBeNull()
      await waitFor(() => expect(result.current).toBe(game))
      expect(renderHook(() => useGame(id)).result.current).toBe(game)
      expect(loadGame).toHaveBeenCalledTimes(1)
    },
  )

  it('that cannot be fetched is told to the page, and fetched again when it is tried again', async () => {
    vi.mocked(loadGame).mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(GAMES[0])
    const { result } = renderHook(() => {
      try {
        return useGame('far-away')
      } catch (error) {
        return (error as Error).message
      }
    })
    await waitFor(() => expect(result.current).toBe('no network'))
    const again = renderHook(() => useGame('far-away'))
    await waitFor(() => expect(again.result.current).toBe(GAMES[0]))
    expect(loadGame).toHaveBeenCalledTimes(2)
  })
})
