import { area } from '../area'

/** Risk of a session. */
export const risk = area('risk', {})
