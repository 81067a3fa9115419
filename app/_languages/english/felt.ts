import { area } from '../area'

/** The felt and the cards, for eyes and ears. */
export const felt = area('felt', {})
