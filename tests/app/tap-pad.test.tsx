import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TapPad } from '@/app/my-evening/tap-pad'
import type { Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { makeRandom, type Random } from '@/lib/math/random'
import { readTypedHand } from '@/lib/teaching/evening/read'

const noNames = (): readonly string[] => []

/** The pad under a text that a test can read. */
function Evening({ game }: { readonly game: (typeof GAMES)[number] }) {
  const [text, setText] = useState('')
  return (
    <>
      <pre data-testid="text">{text}</pre>
      <TapPad
        game={game}
        rules={game.variants[0].rules as Rules}
        text={text}
        namesOf={noNames}
        inWords={({ kind }) => kind}
        onText={setText}
      />
    </>
  )
}

const text = (): string => screen.getByTestId('text').textContent
const isOver = (): boolean => screen.queryByText('That’s all for this hand.') !== null

/** Taps a card that can come, or something that can be done. */
function tap(random: Random): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled=true])')]
  // Most settings by chance would be fouls.
  const way = buttons.find((one) => one.textContent === 'House way')
  const cards = buttons.filter((one) => one.dataset['card'] !== undefined)
  const others = buttons.filter((one) => !['Undo', 'Next hand'].includes(one.textContent))
  const all = way ? [way] : cards.length > 0 ? cards : others
  fireEvent.click(all[Math.floor(random() * all.length)]!)
}

it.each(GAMES.map((game) => [game.name, game] as const))(
  'a whole hand of %s is typed by taps alone, and taken back by taps',
  (_, game) => {
    const random = makeRandom(`taps ${game.id}`)
    render(<Evening game={game} />)
    for (let taps = 0; taps < 60 && !isOver(); taps++) tap(random)
    expect(isOver(), text()).toBe(true)
    const read = readTypedHand(game, game.variants[0].rules, text())
    expect(read.ok && read.hand.net !== null, text()).toBe(true)
    fireEvent.click(screen.getByText('Next hand'))
    expect(text().endsWith('\n')).toBe(true)
    for (let taps = 0; taps < 80 && text() !== ''; taps++) fireEvent.click(screen.getByText('Undo'))
    expect(text()).toBe('')
  },
)

it('at Pai Gow the house way sets the hand, and only its own cards go in front', () => {
  render(<Evening game={findGame('pai-gow-poker')!} />)
  const random = makeRandom('front')
  for (let cards = 0; cards < 7; cards++) tap(random)
  expect(document.querySelectorAll('[data-card]')).toHaveLength(7)
  fireEvent.click(screen.getByText('House way'))
  expect(text()).toMatch(/ house way$/)
  expect(screen.getByText('Tap the next cards.')).toBeTruthy()
})
