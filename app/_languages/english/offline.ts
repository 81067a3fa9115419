import { area } from '../area'

/** What is said without a network, of updates and of installing. */
export const offline = area('offline', {})
