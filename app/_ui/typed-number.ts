import { type ChangeEvent, useState } from 'react'
import { numbers } from '@/app/_languages/english/numbers'

/*
 * Numbers as a person types them: with a decimal comma where the language that is spoken writes one. What is kept, and what stands in an
 * address, is written with a point in every language.
 */

/** Around a number stands what a currency is written with, and nothing else. */
const AMOUNT = /^(\s*[$€£¥]?\s*[+-]?)([\d.,]+)(\s*[$€£¥]?\s*)$/
const DECIMAL = /^\d*,\d*$/
/** A nought before the point begins no thousands. */
const THOUSANDS = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/

/** What was typed, with a decimal point: `2,5` as `2.5` and `1.000` as `1000` where the language writes a comma. What is no number stays. */
export function withPoint(text: string): string {
  if (numbers.decimal === '.') return text
  const [, before = '', digits = ''] = AMOUNT.exec(text) ?? []
  if (DECIMAL.test(digits)) return before + digits.replace(',', '.')
  return THOUSANDS.test(digits) ? before + digits.replaceAll('.', '').replace(',', '.') : text
}

/** A number written with a point, as it is typed in the language that is spoken. What is no such number stays. */
export const asTyped = (text: string): string =>
  numbers.decimal !== '.' && /^\s*[+-]?\d*\.\d*\s*$/.test(text) ? text.replace('.', numbers.decimal) : text

interface TypedField {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The value of a field whose text is kept with a point: what was typed stays as it was typed while it means what is kept. */
export function useTyped(kept: string, onText: (text: string) => void): TypedField {
  const [typed, setTyped] = useState('')
  return {
    value: withPoint(typed) === kept ? typed : asTyped(kept),
    onChange: ({ target: { value } }) => {
      setTyped(value)
      onText(withPoint(value))
    },
  }
}
