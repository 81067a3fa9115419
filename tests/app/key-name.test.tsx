import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keyName } from '@/app/_ui/key-name'
import { type Keys, useKeys } from '@/app/_ui/use-keys'

/* What keyboards send: for each layout, what its keys at the places of R, C, F, K and 1, 2, 3 write without Shift. */

const PLACES = ['KeyR', 'KeyC', 'KeyF', 'KeyK', 'Digit1', 'Digit2', 'Digit3']
const NAMED = ['r', 'c', 'f', 'k', '1', '2', '3']
const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  'US English': ['r', 'c', 'f', 'k', '1', '2', '3'],
  Russian: ['к', 'с', 'а', 'л', '1', '2', '3'],
  Greek: ['ρ', 'ψ', 'φ', 'κ', '1', '2', '3'],
  Hebrew: ['ר', 'ב', 'כ', 'ל', '1', '2', '3'],
  Arabic: ['ق', 'ؤ', 'ب', 'ن', '١', '٢', '٣'],
  French: ['r', 'c', 'f', 'k', '&', 'é', '"'],
}

function Table({ onNumber, onLetter }: Pick<Keys, 'onNumber' | 'onLetter'>) {
  useKeys({ onNumber, onLetter, onNext: () => {}, onBack: () => {} })
  return null
}

describe.each(Object.entries(LAYOUTS))('a %s keyboard', (_, written) => {
  it('answers by the same keys', () => {
    const [onNumber, onLetter] = [vi.fn(), vi.fn()]
    render(<Table onNumber={onNumber} onLetter={onLetter} />)
    written.forEach((key, i) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key, code: PLACES[i]!, cancelable: true })),
    )
    expect(onLetter.mock.calls.flat()).toEqual(NAMED.slice(0, 4))
    expect(onNumber.mock.calls.flat()).toEqual([0, 1, 2])
  })
})

describe('the name of a key', () => {
  const press = (key: string, code: string, shiftKey = false) => keyName({ key, code, shiftKey })

  it('is what the key writes, where it writes a Latin letter or a digit, wherever the key lies', () => {
    expect(press('a', 'KeyQ')).toBe('a')
    expect(press('R', 'KeyR', true)).toBe('r')
    expect(press('1', 'Digit1', true)).toBe('1')
    expect(press('7', 'Numpad7')).toBe('7')
  })

  it('is the key’s own name, or the sign that it writes', () => {
    for (const key of ['Enter', 'ArrowLeft', 'Backspace', 'F1']) expect(press(key, key)).toBe(key)
    expect(press(' ', 'Space')).toBe(' ')
    expect(press('?', 'Comma', true)).toBe('?')
    expect(press('/', 'Slash')).toBe('/')
  })

  it('is no digit where Shift makes a sign of it, and no letter of a key that is elsewhere a sign', () => {
    expect(press('!', 'Digit1', true)).toBe('!')
    expect(press('ж', 'Semicolon')).toBe('ж')
    expect(press('ñ', 'Semicolon')).toBe('ñ')
  })

  it('reads a key that writes two Arabic letters by its place', () => expect(press('لا', 'KeyB')).toBe('b'))
})
