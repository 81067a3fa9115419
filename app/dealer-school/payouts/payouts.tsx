'use client'

import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/app/_components/button'
import { MessagePage } from '@/app/_components/message'
import { newSession, useOpened } from '@/app/_components/use-opened'
import { readAddress } from './address'
import { Table } from './table'

/** Paying and taking, at the table that the address holds, or at a new one. */
export function Payouts() {
  const { opened, write } = useOpened()
  return <Opening key={opened.count} query={opened.query} onAddress={write} />
}

function Opening({ query, onAddress }: { readonly query: string; readonly onAddress: (query: string) => void }) {
  const [session] = useState(newSession)
  const [anew, setAnew] = useState(false)
  const address = useMemo(() => readAddress(new URLSearchParams(anew ? '' : query), session), [query, anew, session])
  if (address.ok) return <Table opened={address.value} onAddress={onAddress} />
  return (
    <MessagePage
      title="This address is not a table we can read"
      ways={
        <>
          <Button onClick={() => setAnew(true)}>Deal a new table</Button>
          <ButtonLink href="/dealer-school" look="quiet">
            To the dealer school
          </ButtonLink>
        </>
      }
    >
      <p className="break-words">{address.problem.message}</p>
      <p>Perhaps a part of it was lost when it was copied.</p>
    </MessagePage>
  )
}
