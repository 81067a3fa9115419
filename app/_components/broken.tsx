'use client'

import { Button, ButtonLink } from './button'
import { MessagePage } from './message'

/** What a page gets that stopped working. */
export interface Broken {
  readonly error: Error & { readonly digest?: string }
  readonly retry: () => void
}

/** Browsers and bundlers have each their words for a script that did not come. */
const NOT_FETCHED = /load(?:ing)? chunk|dynamically imported|importing a module script/i

const didNotCome = ({ name, message }: Error): boolean => name === 'ChunkLoadError' || NOT_FETCHED.test(message)

const reload = (): void => window.location.reload()

/** After a new version of the site its older scripts are gone: trying again would ask for them again, loading the page does not. */
function NotFetched() {
  return (
    <MessagePage title="A part of this page did not come" ways={<Button onClick={reload}>Load the page again</Button>}>
      <p>Either there is no connection now, or the site was renewed while this page was open. Loaded again it is whole.</p>
      <p>What you answered and what you set is kept in this browser; the hand is in the address.</p>
    </MessagePage>
  )
}

/** A page that stopped working: what happened, what is not lost, and the ways on. */
export function BrokenPage({ error, retry }: Broken) {
  if (didNotCome(error)) return <NotFetched />
  const ways = (
    <>
      <Button onClick={() => retry()}>Try again</Button>
      <Button look="quiet" onClick={reload}>
        Load the page again
      </Button>
      <ButtonLink href="/" look="quiet">
        To the first page
      </ButtonLink>
    </>
  )
  return (
    <MessagePage title="Something broke on our side" ways={ways}>
      <p>This page stopped working. What you answered and what you set is kept in this browser. If it happens again with the same address, the address is worth keeping: it holds the whole hand.</p>
      <p className="font-mono text-caption break-words">{error.digest ?? error.message}</p>
    </MessagePage>
  )
}
