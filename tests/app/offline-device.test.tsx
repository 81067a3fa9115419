import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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

it('a new version is taken when the person says so, or put off', async () => {
  const take = vi.fn()
  render(<UpdateBar update={{ take }} />)
  expect(screen.getByRole('status').textContent).toContain('A new version is ready.')
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(take).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('status')).toBeNull()
})
