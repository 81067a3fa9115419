'use client'

import { useSyncExternalStore } from 'react'

const nothing = (): (() => void) => () => undefined

/** False on the server and in the first render, which must agree with it; true afterwards. */
export const useInBrowser = (): boolean => useSyncExternalStore(nothing, () => true, () => false)
