'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { answer } from '@/app/_languages/english/answer'
import type { Result } from '@/lib/result'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Unreadable } from './unreadable'
import { newSession, useOpened, type WriteAddress } from './use-address'

interface Props<T> {
  /** Reads an address; what it leaves out is filled in from the name of a new session. The same function from one drawing to the next. */
  readonly read: (query: URLSearchParams, session: string) => Result<T>
  /** What is dealt: “hand”, for “This address is not a hand we can read”. */
  readonly dealt: string
  /** The way on besides a new deal. */
  readonly back: { readonly href: string; readonly name: string }
  /** The page at what the address holds. It writes where it stands by `onAddress`. */
  readonly children: (opened: T, onAddress: WriteAddress) => ReactNode
}

/** A page at what its address holds, or at something new; opened anew by a link or by the back button. */
export function OpenedPage<T>(props: Props<T>) {
  const { opened, write } = useOpened()
  return <Opening key={opened.count} {...props} query={opened.query} onAddress={write} />
}

interface OpeningProps<T> extends Props<T> {
  readonly query: string
  readonly onAddress: WriteAddress
}

function Opening<T>({ read, dealt, back, children, query, onAddress }: OpeningProps<T>) {
  const [session] = useState(newSession)
  const [anew, setAnew] = useState(false)
  const address = useMemo(() => read(new URLSearchParams(anew ? '' : query), session), [read, query, anew, session])
  if (address.ok) return children(address.value, onAddress)
  return (
    <Unreadable
      title={answer.unreadable(dealt)}
      problem={address.problem}
      ways={
        <>
          <Button onClick={() => setAnew(true)}>{answer.dealNew(dealt)}</Button>
          <ButtonLink href={back.href} look="quiet">
            {back.name}
          </ButtonLink>
        </>
      }
    />
  )
}
