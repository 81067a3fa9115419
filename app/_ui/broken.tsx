'use client'

import { trouble } from '@/app/_languages/english/trouble'
import { Button, ButtonLink } from '@/app/_ui/button'
import { MessagePage } from './message'

/** What a page gets that stopped working. */
export interface Broken {
  readonly error: Error & { readonly digest?: string }
  readonly retry: () => void
}

/** Browsers and bundlers have each their words for a script that failed to load. */
const NOT_FETCHED = /load(?:ing)? chunk|dynamically imported|importing a module script/i

const didNotCome = ({ name, message }: Error): boolean => name === 'ChunkLoadError' || NOT_FETCHED.test(message)

const reload = (): void => window.location.reload()

/** After a new version of the site its older scripts are gone: trying again would ask for them again, loading the page does not. */
function NotFetched() {
  return (
    <MessagePage title={trouble.partDidNotCome} ways={<Button onClick={reload}>{trouble.loadAgain}</Button>}>
      <p>{trouble.whyNotCome}</p>
      <p>{trouble.keptAnyway}</p>
    </MessagePage>
  )
}

/** A page that stopped working: what happened, what is not lost, and the ways on. */
export function BrokenPage({ error, retry }: Broken) {
  if (didNotCome(error)) return <NotFetched />
  const ways = (
    <>
      <Button onClick={() => retry()}>{trouble.tryAgain}</Button>
      <Button look="quiet" onClick={reload}>
        {trouble.loadAgain}
      </Button>
      <ButtonLink href="/" look="quiet">
        {trouble.toFirstPage}
      </ButtonLink>
    </>
  )
  return (
    <MessagePage title={trouble.broke} ways={ways}>
      <p>{trouble.stoppedWorking}</p>
      <p className="font-mono text-caption break-words">{error.digest ?? error.message}</p>
    </MessagePage>
  )
}
