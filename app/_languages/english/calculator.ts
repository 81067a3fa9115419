import { area } from '../area'

/** The calculator and the unseen cards. */
export const calculator = area('calculator', {})
