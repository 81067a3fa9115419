'use client'

import { Button, ButtonLink } from './_components/button'
import { MessagePage } from './_components/message'

interface Props {
  readonly error: Error & { readonly digest?: string }
  readonly retry: () => void
}

export default function ErrorPage({ error, retry }: Props) {
  return (
    <MessagePage
      title="Something broke on our side"
      ways={
        <>
          <Button onClick={() => retry()}>Try again</Button>
          <ButtonLink href="/" look="quiet">
            To the first page
          </ButtonLink>
        </>
      }
    >
      <p>This page stopped working. Nothing you set is lost. If it happens again with the same address, the address is worth keeping: it holds the whole hand.</p>
      <p className="font-mono text-caption break-words">{error.digest ?? error.message}</p>
    </MessagePage>
  )
}
