import { area } from '../area'

/** Numbers, money and their units. */
export const numbers = area('numbers', {})
