import { area } from '../area'

/** The search, as a page and as a window. */
export const search = area('search', {})
