'use client'

import { trouble } from '@/app/_languages/words'
import { languageNow } from '@/app/_languages/messages'
import { buttonLook, type ButtonLook } from './button-look'
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

/*
 * Next bundles this file twice, in the page and in `global-error.tsx`. So its buttons are plain, and the link isn't `Link`, which would bundle
 * the router twice.
 */
const Pressed = ({
  look,
  onClick,
  children,
}: {
  readonly look: ButtonLook
  readonly onClick: () => void
  readonly children: string
}) => (
  <button type="button" onClick={onClick} className={buttonLook(look)}>
    {children}
  </button>
)

const firstPage = (): string => (languageNow() === 'en' ? '/' : `/${languageNow()}`)

/**
 * After a new version of the site, older scripts no longer exist. Retrying would request them again, so the page is
 * reloaded.
 */
function NotFetched() {
  return (
    <MessagePage
      title={trouble.partDidNotCome}
      ways={
        <Pressed look="dark" onClick={reload}>
          {trouble.loadAgain}
        </Pressed>
      }
    >
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
      <Pressed look="dark" onClick={() => retry()}>
        {trouble.tryAgain}
      </Pressed>
      <Pressed look="quiet" onClick={reload}>
        {trouble.loadAgain}
      </Pressed>
      <a href={firstPage()} className={buttonLook('quiet')}>
        {trouble.toFirstPage}
      </a>
    </>
  )
  return (
    <MessagePage title={trouble.broke} ways={ways}>
      <p>{trouble.stoppedWorking}</p>
      <p className="font-mono text-caption break-words">{error.digest ?? error.message}</p>
    </MessagePage>
  )
}
