'use client'

import { hasLanguage, onSettled } from '@/app/_languages/settled'
import { useStore } from './use-store'

/**
 * False on the server, in the first render, which must agree with it, and until the reader's language has come or failed to; true
 * afterwards. What begins in the browser begins once, in the language it goes on in.
 */
export const useInBrowser = (): boolean => useStore({ subscribe: onSettled, now: hasLanguage }, false)
