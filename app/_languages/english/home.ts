import { area } from '../area'

/** The first page and the list of games. */
export const home = area('home', {})
