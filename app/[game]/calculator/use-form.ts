'use client'

import { useCallback, useMemo } from 'react'
import { namingUsualRules, withOwnRules } from '@/app/_components/own-rules'
import { useAddress } from '@/app/_components/use-address'
import type { AnyGame } from '@/lib/games/game'
import { readAddress, writeAddress, type Form } from './form'
import { readForm, type Reading } from './read'

/** The form, what it means, and how it changes. It lives in the address. */
export function useForm(game: AnyGame) {
  const read = useCallback((query: URLSearchParams) => readAddress(game, withOwnRules(game, query)), [game])
  const write = useCallback((form: Form) => namingUsualRules(game, writeAddress(game, form)), [game])
  const [form, change] = useAddress(read, write)
  const reading: Reading = useMemo(() => readForm(game, form), [game, form])
  return { form, reading, change }
}

export type FormHold = ReturnType<typeof useForm>
