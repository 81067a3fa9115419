import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Look } from '@/app/_settings/look'
import { namingUsualRules, ownRules, withOwnRules } from '@/app/_settings/own-rules'
import { DEFAULTS, preferencesNow, PREFERENCES_KEY, setPreferences } from '@/app/_settings/preferences'
import { gameChoices } from '@/app/settings/any-language'
import { Settings } from '@/app/settings/settings'
import { findGame } from '@/lib/games/index'
import { makeRules } from '@/lib/game/rules'

const theme = vi.hoisted(() => ({ now: 'dark', set: vi.fn() }))
vi.mock('next-themes', () => ({ useTheme: () => ({ theme: theme.now, setTheme: theme.set }) }))

vi.mock('next/navigation', () => ({ usePathname: () => '/settings' }))

const show = () =>
  render(
    <>
      <Look />
      <Settings games={gameChoices()} />
    </>,
  )
const kept = () => JSON.parse(window.localStorage.getItem(PREFERENCES_KEY) ?? '{}') as Record<string, unknown>
const root = document.documentElement.dataset

beforeEach(() => {
  setPreferences(DEFAULTS)
  theme.set.mockClear()
})

it('each setting takes effect as it is changed, and is kept', async () => {
  show()
  await userEvent.click(screen.getByRole('switch', { name: /^Four colors/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'Large' }))
  await userEvent.click(screen.getByRole('radio', { name: 'At once' }))
  await userEvent.click(screen.getByRole('switch', { name: /^Sounds/ }))
  await userEvent.click(screen.getByRole('switch', { name: /^Letters, numbers and signs/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
  expect({ ...root }).toMatchObject({ deck: 'four', cards: 'large', dealing: '0' })
  expect(kept()).toMatchObject({
    fourColours: true,
    cardSize: 'large',
    dealing: 0,
    sounds: true,
    keys: false,
    currency: 'EUR',
  })
})

it('a number that cannot be says so beside its field, and what was in force stays', async () => {
  show()
  const stake = screen.getByRole('textbox', { name: /^Stake/ })
  await userEvent.clear(stake)
  expect(screen.getByText(/It stays at 10 for now/)).toBeTruthy()
  expect(preferencesNow().stake).toBe(10)
  await userEvent.type(stake, '2,5')
  expect(preferencesNow().stake).toBe(2.5)
  const pace = screen.getByRole('textbox', { name: /^Pace/ })
  await userEvent.clear(pace)
  await userEvent.type(pace, '60.5')
  expect(pace.getAttribute('aria-invalid')).toBe('true')
  expect(preferencesNow().pace).toBe(60)
})

it('what another tab sets stands in the field', async () => {
  show()
  const text = JSON.stringify({ ...DEFAULTS, stake: 25, fourColours: true })
  window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY, newValue: text }))
  expect(await screen.findByDisplayValue('25')).toBeTruthy()
  expect(root.deck).toBe('four')
})

it('everything goes back to the first visit, and comes back by undo', async () => {
  setPreferences({ stake: 25, cardSize: 'small', rules: { 'three-card-poker': '5-3-1' } })
  show()
  const before = preferencesNow()
  await userEvent.click(screen.getByRole('button', { name: 'Reset all settings' }))
  expect(preferencesNow()).toEqual(DEFAULTS)
  expect(theme.set).toHaveBeenLastCalledWith('system')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(preferencesNow()).toEqual(before)
  expect(theme.set).toHaveBeenLastCalledWith('dark')
})

describe('the rules a person plays by', () => {
  const game = findGame('three-card-poker')!
  const name = (i: number): string => game.messages.variants[game.variants[i]!.id]!
  const other = makeRules(game, game.variants[1]!.rules)

  it('are chosen from a list, and changed ones stand in it by name', async () => {
    setPreferences({ rules: { 'xx-poker': 'nonsense', 'three-card-poker': 'pair-plus.flush_3' } })
    show()
    const list = screen.getByRole('combobox', { name: game.name })
    expect(await within(list).findByRole('option', { name: `${name(0)}, changed`, selected: true })).toBeTruthy()
    await userEvent.selectOptions(list, name(1))
    expect(preferencesNow().rules['three-card-poker']).toBe(other)
    await userEvent.selectOptions(list, name(0))
    expect(preferencesNow().rules).not.toHaveProperty('three-card-poker')
  })

  it('that cannot be read are the usual ones', () => {
    for (const text of ['nonsense', 'pair-plus.flush_x', '~~', game.variants[0].id])
      expect(ownRules(game, { [game.id]: text })).toBe('')
    expect(ownRules(game, {})).toBe('')
  })

  it('are in force where an address says nothing, and nowhere else', () => {
    setPreferences({ rules: { [game.id]: other } })
    const read = (query: string, free?: readonly string[]) =>
      withOwnRules(game, new URLSearchParams(query), free).get('rules')
    expect(read('')).toBe(other)
    expect(read('drill=close-calls', ['drill'])).toBe(other)
    expect(read('spot=hand-6c5sQs')).toBeNull()
    expect(read('drill=close-calls&seed=k3x9-1', ['drill'])).toBeNull()
    expect(read(`rules=${game.variants[0].id}`)).toBe(game.variants[0].id)
  })

  it('give way to the usual ones where those are chosen: the address names them', () => {
    expect(namingUsualRules(game, '')).toBe('')
    setPreferences({ rules: { [game.id]: other } })
    expect(namingUsualRules(game, '')).toBe(`rules=${game.variants[0].id}`)
    expect(namingUsualRules(game, `rules=${other}`)).toBe(`rules=${other}`)
    expect(namingUsualRules(game, 'hand=6c5sQs')).toBe('hand=6c5sQs')
  })
})

it('says at once that storage is full, and stops saying so when there is room again', async () => {
  show()
  expect(screen.queryByText(/last only until/)).toBeNull()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.click(screen.getByRole('switch', { name: /^Four colors/ }))
  expect(screen.getByText(/last only until you close the page/).getAttribute('role')).toBe('alert')
  expect(preferencesNow().fourColours).toBe(true)
  full.mockRestore()
  await userEvent.click(screen.getByRole('switch', { name: /^Sounds/ }))
  expect(screen.queryByText(/last only until/)).toBeNull()
  expect(kept()).toMatchObject({ fourColours: true, sounds: true })
})
