'use client'

import { trouble } from '@/app/_languages/words'
import { Button, ButtonLink } from '@/app/_ui/button'
import { MessagePage } from './message'

/** The props of a page that stopped working. */
export interface Broken {
  readonly error: Error & { readonly digest?: string }
  readonly retry: () => void
}

/** Each browser and bundler has its own message for a script that failed to load. */
const NOT_FETCHED = /load(?:ing)? chunk|dynamically imported|importing a module script/i

const didNotCome = ({ name, message }: Error): boolean => name === 'ChunkLoadError' || NOT_FETCHED.test(message)

const reload = (): void => window.location.reload()

/**
 * After a new version of the site, older scripts no longer exist. Retrying would request them again, so the page is
 * reloaded.
 */
function NotFetched() {
  return (
    <MessagePage title={trouble.partDidNotCome} ways={<Button onClick={reload}>{trouble.loadAgain}</Button>}>
      <p>{trouble.whyNotCome}</p>
      <p>{trouble.keptAnyway}</p>
    </MessagePage>
  )
}

/** A page that stopped working: what happened, what is safe, and where to go next. */
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
