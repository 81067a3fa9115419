import { area } from '../area'

/** The daily hand. */
export const daily = area('daily', {})
