// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { SpokenLanguage } from '@/app/_languages/spoken/language'
import { chrome } from '@/app/_languages/english/chrome'
import { numbers } from '@/app/_languages/english/numbers'
import { search } from '@/app/_languages/english/search'
import { trouble } from '@/app/_languages/english/trouble'

addWords({ id: 'en', areas: { chrome, numbers, search, trouble }, games: {} })

addPartLoaders({
  '_offline/update-bar': () => import('@/app/(en)/_words/_offline/update-bar'),
  '_settings/stake-form': () => import('@/app/(en)/_words/_settings/stake-form'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return <SpokenLanguage value="en">{children}</SpokenLanguage>
}
