import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { asTyped, withPoint } from '@/app/_ui/typed-number'
import { useTyped } from '@/app/_ui/use-typed-number'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { readNumber } from '@/app/[game]/risk/read'

afterEach(() => speak(null))
const inSpanish = async (): Promise<void> => speak(spanish)

/** A field whose text is kept with a point, and what is kept. */
function Field({ kept: first }: { readonly kept: string }) {
  const [kept, setKept] = useState(first)
  return (
    <>
      <input aria-label="number" {...useTyped(kept, setKept)} />
      <output>{kept}</output>
      <button type="button" onClick={() => setKept('0.25')}>
        Set
      </button>
    </>
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const kept = () => screen.getByRole('status').textContent

describe('numbers as they are typed', () => {
  it('stay as they are in English', () => {
    for (const text of ['1,5', '1.5', '1,000', '', 'x', '3:2'])
      expect([withPoint(text), asTyped(text)]).toEqual([text, text])
  })

  it('take a decimal comma where the language writes one, and thousands by points', async () => {
    await inSpanish()
    expect(['2,5', ',5', '$2,5', '1.000', '12.345,5', '0,05 €'].map(withPoint)).toEqual([
      '2.5',
      '.5',
      '$2.5',
      '1000',
      '12345.5',
      '0.05',
    ])
    expect(['2.5', '0.125', '', 'x', '1,2,3', '3:2', '10', '1.00'].map(withPoint)).toEqual([
      '2.5',
      '0.125',
      '',
      'x',
      '1,2,3',
      '3:2',
      '10',
      '1.00',
    ])
  })

  it('are shown the way they can be typed', async () => {
    await inSpanish()
    expect(['2.5', '10', '0.', '3:2', '5-4-1'].map(asTyped)).toEqual(['2,5', '10', '0,', '3:2', '5-4-1'])
    for (const value of [0.05, 1.5, 2.125, 1000, 0.125]) expect(Number(withPoint(asTyped(String(value))))).toBe(value)
    expect(readNumber(withPoint('10.000'))).toBe(10000)
  })
})

describe('a field of a number', () => {
  it('keeps what was typed in English', async () => {
    render(<Field kept="1.5" />)
    expect(field().value).toBe('1.5')
    await userEvent.clear(field())
    await userEvent.type(field(), '2,5')
    expect([field().value, kept()]).toEqual(['2,5', '2,5'])
  })

  it('shows a comma in Spanish, keeps a point, and leaves alone what is being typed', async () => {
    await inSpanish()
    render(<Field kept="1.5" />)
    expect(field().value).toBe('1,5')
    await userEvent.clear(field())
    await userEvent.type(field(), '2,50')
    expect([field().value, kept()]).toEqual(['2,50', '2.50'])
    await userEvent.clear(field())
    await userEvent.type(field(), '1.000')
    expect([field().value, kept()]).toEqual(['1.000', '1000'])
    await userEvent.click(screen.getByRole('button'))
    expect(field().value).toBe('0,25')
  })
})
