'use client'

import { useState } from 'react'
import { keeping } from '@/app/_languages/words'
import { Button } from './button'
import { type Aside, asides, forgetAsides, onAside } from './kept-text'
import { Notice } from './notice'
import { saveFile } from './save-file'
import { createStore, useStore } from './store'

const NONE: readonly Aside[] = []
const held = createStore(asides)

const subscribe = (listener: () => void): (() => void) => {
  const stops = [onAside(() => held.set(asides())), held.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}

/** What this browser stored and this version couldn't read: how much, a button to save it, and one to delete it. */
export function SetAside() {
  const all = useStore({ subscribe, now: held.now }, NONE)
  const [isSure, setSure] = useState(false)
  if (all.length === 0) return null
  const count = all.reduce((sum, { texts }) => sum + texts.length, 0)
  const save = (): void =>
    saveFile('feltwise-unread.json', 'application/json', JSON.stringify({ feltwise: 'unread', stored: all }, null, 2))
  return (
    <Notice tone="bad">
      <p>{keeping.setAside(count)}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={save}>
          {keeping.saveAside}
        </Button>
        <Button look="quiet" onClick={() => (isSure ? forgetAsides() : setSure(true))} onBlur={() => setSure(false)}>
          {isSure ? keeping.forgetSure : keeping.forgetAside}
        </Button>
      </div>
    </Notice>
  )
}
