'use client'

import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/app/_components/button'
import { MessagePage } from '@/app/_components/message'
import { newSession, useOpened } from '@/app/_components/use-opened'
import { readAddress } from './address'
import { Table } from './table'

/** The drill, at the hand that the address holds, or at a new one. */
export function Drill() {
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
      title="This address is not a hand we can read"
      ways={
        <>
          <Button onClick={() => setAnew(true)}>Deal a new hand</Button>
          <ButtonLink href="/house-ways" look="quiet">
            To the house ways
          </ButtonLink>
        </>
      }
    >
      <p className="break-words">{address.problem.message}</p>
      <p>Perhaps a part of it was lost when it was copied.</p>
    </MessagePage>
  )
}
