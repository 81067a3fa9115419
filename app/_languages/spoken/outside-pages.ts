import { AsyncLocalStorage } from 'node:async_hooks'

/** The language of what is being said outside pages: answers of routes, tests. */
export const outsidePages = new AsyncLocalStorage<string>()
