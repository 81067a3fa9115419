'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { answer } from '@/app/_languages/words'
import type { Result } from '@/lib/result'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Unreadable } from './unreadable'
import { newSession, useOpened, type WriteAddress } from './use-address'

interface Props<T> {
  /**
   * Reads an address, filling in what it leaves out from the name of a new session. Must be the same function in every
   * render.
   */
  readonly read: (query: URLSearchParams, session: string) => Result<T>
  /** The noun for the page's subject, such as “hand”, for the message about an unreadable link. */
  readonly dealt: string
  /** A link besides the one to a new deal. */
  readonly back: { readonly href: string; readonly name: string }
  /** Renders the page for what the address holds. The page updates its address with `onAddress`. */
  readonly children: (opened: T, onAddress: WriteAddress) => ReactNode
}

/** A page for what its address holds, or for a new deal. Links and the back button open it again. */
export function OpenedPage<T>(props: Props<T>) {
  const { opened, write } = useOpened()
  return <Opening key={opened.count} {...props} query={opened.query} onAddress={write} />
}

interface OpeningProps<T> extends Props<T> {
  readonly query: string
  readonly onAddress: WriteAddress
}

/** Opens the page without a query. */
const openAnew = (): void => window.history.replaceState(null, '', window.location.pathname)

function Opening<T>({ read, dealt, back, children, query, onAddress }: OpeningProps<T>) {
  const [session] = useState(newSession)
  const address = useMemo(() => read(new URLSearchParams(query), session), [read, query, session])
  if (address.ok) return children(address.value, onAddress)
  return (
    <Unreadable
      title={answer.unreadable(dealt)}
      problem={address.problem}
      ways={
        <>
          <Button onClick={openAnew}>{answer.dealNew(dealt)}</Button>
          <ButtonLink href={back.href} look="quiet">
            {back.name}
          </ButtonLink>
        </>
      }
    />
  )
}
