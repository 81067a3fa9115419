import { area } from '../area'

/** Side bets and shoes. */
export const sideBets = area('sideBets', {})
