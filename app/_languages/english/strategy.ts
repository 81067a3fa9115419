import { area } from '../area'

/** Strategy charts and ways to play. */
export const strategy = area('strategy', {})
