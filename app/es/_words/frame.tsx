// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { SpokenLanguage } from '@/app/_languages/spoken/language'
import { chrome } from '@/app/_languages/spanish/chrome'
import { numbers } from '@/app/_languages/spanish/numbers'
import { search } from '@/app/_languages/spanish/search'
import { trouble } from '@/app/_languages/spanish/trouble'
import { loadBesideGames } from '@/lib/messages/beside'
import type { GameMessages } from '@/lib/messages/message'

addWords({ id: 'es', areas: { chrome, numbers, search, trouble }, games: {} })

loadBesideGames(async (game) => {
  const { es } = (await import(`@/lib/games/registry/made/${game}/es.ts`)) as { readonly es: GameMessages }
  addWords({ id: 'es', areas: {}, games: { [game]: es } })
})

addPartLoaders({
  '_offline/update-bar': () => import('@/app/es/_words/_offline/update-bar'),
  '_settings/stake-form': () => import('@/app/es/_words/_settings/stake-form'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return <SpokenLanguage value="es">{children}</SpokenLanguage>
}
