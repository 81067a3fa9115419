import { type ChangeEvent, useState } from 'react'
import { asTyped, withPoint } from './typed-number'

interface TypedField {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/**
 * The text of a field whose value is stored with a point. The typed text stays as typed while it means the stored
 * value.
 */
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
