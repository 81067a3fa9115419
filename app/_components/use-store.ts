'use client'

import { useSyncExternalStore } from 'react'
import type { Store } from './store'

/** A store's value; `onServer` while the server renders and in the first render, which must agree with it. */
export const useStore = <T>({ subscribe, now }: Pick<Store<T>, 'subscribe' | 'now'>, onServer: T): T =>
  useSyncExternalStore(subscribe, now, () => onServer)
