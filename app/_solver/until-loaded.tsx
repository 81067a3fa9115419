'use client'

import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { useInBrowser } from '@/app/_ui/store'

const OnLoaded = createContext<(isLoaded: boolean) => void>(() => undefined)

interface Props {
  /** Shown on the server, without scripts, and until the part is loaded. */
  readonly skeleton: ReactNode
  /** A part that depends on what only the browser has. It renders nothing until `useLoaded` says that it is loaded. */
  readonly children: ReactNode
}

/**
 * A skeleton until a part is loaded. From the server's page on, the skeleton is the same element, so the browser doesn't
 * paint its text anew and count it as painted late.
 */
export function UntilLoaded({ skeleton, children }: Props) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <>
      {useInBrowser() && <OnLoaded value={setIsLoaded}>{children}</OnLoaded>}
      {!isLoaded && skeleton}
    </>
  )
}

/** Tells `UntilLoaded`, before the next paint, whether its part is loaded. */
export function useLoaded(isLoaded: boolean): void {
  const onLoaded = useContext(OnLoaded)
  useLayoutEffect(() => onLoaded(isLoaded), [isLoaded, onLoaded])
}
