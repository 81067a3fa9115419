import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DeviceCopy, NotOnDevice } from '@/app/_offline/device-copy'
import type { Health } from '@/app/_offline/kept-here'
import { Offline } from '@/app/_offline/offline'
import { UpdateBar } from '@/app/_offline/update-bar'
import { DeviceSetting } from '@/app/settings/settings'

vi.mock('next/navigation', () => ({ usePathname: () => '/settings' }))

const offer = () =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve({ outcome: 'accepted' })),
  })

const show = () =>
  render(
    <>
      <Offline build={undefined} />
      <DeviceSetting />
    </>,
  )

it('the browser’s offer to install waits in the settings, and is taken once', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'Install as an app' })).toBeNull()
  const event = offer()
  act(() => void window.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Install as an app' }))
  expect(event.prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Install as an app' })).toBeNull()
})

it('what is installed meanwhile is not offered any more', () => {
  show()
  act(() => void window.dispatchEvent(offer()))
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(screen.queryByRole('button', { name: 'Install as an app' })).toBeNull()
})

it('a browser without service workers says that it needs a network', async () => {
  show()
  expect(await screen.findByText(/doesn’t keep pages for this site/)).toBeTruthy()
})

describe('the copy on this device', () => {
  const health = (part: Partial<Health> = {}): Health => ({
    isWhole: true,
    games: ['blackjack', 'xx-poker'],
    hasAll: false,
    bytesOfOthers: 14_400_000,
    ...part,
  })
  /** A service worker that answers each message in turn with these. */
  function workerThatAnswers(...answers: readonly (Health | null)[]) {
    const left = [...answers]
    const asked: string[] = []
    const postMessage = ({ kind }: { kind: string }, [port]: MessagePort[]) => {
      asked.push(kind)
      port!.postMessage(left.shift() ?? null)
    }
    const registration = { active: { postMessage } }
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
    })
    return asked
  }
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

  it('names the games that work offline, and says how much room the others take', async () => {
    workerThatAnswers(health())
    render(<DeviceCopy />)
    expect(screen.getByText('Checking what works offline on this device.')).toBeTruthy()
    expect(await screen.findByText(/^Blackjack and XX Poker work offline with all tools/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Keep all games offline (about 14 MB)' })).toBeTruthy()
  })

  it('keeps all games when it is asked to, and says so if it can’t', async () => {
    const asked = workerThatAnswers(health(), null, health(), health({ hasAll: true, bytesOfOthers: 0 }))
    render(<DeviceCopy />)
    await userEvent.click(await screen.findByRole('button', { name: /^Keep all games/ }))
    expect(await screen.findByText(/^Some games couldn’t be downloaded/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Keep all games/ }))
    expect(await screen.findByText(/^All games work offline/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Keep all games/ })).toBeNull()
    expect(asked).toEqual(['health', 'keep-all', 'health', 'keep-all'])
  })

  it('is repaired by a button, and says when that failed', async () => {
    workerThatAnswers(health({ isWhole: false }), null, health({ isWhole: false }), health())
    render(<DeviceCopy />)
    expect(await screen.findByText(/^Parts of the offline copy are missing/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Check and repair' }))
    expect(await screen.findByText(/^The offline copy couldn’t be repaired/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Check and repair' }))
    expect(await screen.findByText(/^Every saved file is complete. Blackjack and XX Poker work offline/)).toBeTruthy()
  })

  it('says beside a game that it isn’t on this device', async () => {
    workerThatAnswers(health(), health())
    render(['blackjack', 'casino-holdem'].map((game) => <NotOnDevice key={game} game={game} />))
    expect(await screen.findAllByText(/^Not on this device yet/)).toHaveLength(1)
  })
})

it('a new version is taken when the person says so, or put off', async () => {
  const take = vi.fn()
  render(<UpdateBar update={{ take }} />)
  expect(screen.getByRole('status').textContent).toContain('A new version is ready.')
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(take).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('status')).toBeNull()
})
