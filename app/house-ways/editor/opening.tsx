'use client'

import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/app/_components/button'
import { Unreadable } from '@/app/_components/unreadable'
import { useOpened } from '@/app/_components/use-opened'
import { called } from '@/app/_languages/area'
import { houseWays } from '@/app/_languages/english/house-ways'
import { asOwn, type HouseWay, KNOWN_WAYS, readSharedWay } from '@/lib/engines/pai-gow/index'
import type { Result } from '@/lib/result'
import { Editor } from './editor'
import { useSaved } from './saved'

/** A way of the site to begin with, under a name of one's own. */
const copyOf = (way: HouseWay): HouseWay =>
  asOwn({ ...way, id: 'my-way', name: houseWays.myWay, source: houseWays.after(called(way.name)), note: way.note }, [])

/** What the address asks to open: a shared way, a saved one, a copy of one of the site's, or nothing. Null: nothing in particular. */
function asked(query: URLSearchParams, saved: readonly HouseWay[]): Result<HouseWay> | null {
  const shared = query.get('way')
  if (shared !== null) return readSharedWay(shared)
  const own = saved.find(({ id }) => id === query.get('saved'))
  if (own) return { ok: true, value: own }
  const from = KNOWN_WAYS.find(({ id }) => id === query.get('from'))
  return from ? { ok: true, value: copyOf(from) } : null
}

/** The editor, at the way that the address holds, at the one last saved, or at a copy of the usual one. */
export function Opening() {
  const { opened } = useOpened()
  const { ways } = useSaved()
  const [anew, setAnew] = useState<number | null>(null)
  const [first] = useState(() => ways)
  const way = useMemo(
    () => asked(new URLSearchParams(anew === opened.count ? '' : opened.query), first),
    [opened, first, anew],
  )
  if (way && !way.ok) {
    return (
      <Unreadable
        title={houseWays.unreadable}
        problem={way.problem}
        ways={
          <>
            <Button onClick={() => setAnew(opened.count)}>{houseWays.beginUsual}</Button>
            <ButtonLink href="/house-ways" look="quiet">
              {houseWays.backToWays}
            </ButtonLink>
          </>
        }
      />
    )
  }
  return <Editor key={opened.count} opened={way?.value ?? first.at(-1) ?? copyOf(KNOWN_WAYS[0]!)} />
}
