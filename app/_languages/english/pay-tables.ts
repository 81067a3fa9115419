import { area } from '../area'

/** Pay tables: desk and gallery. */
export const payTables = area('payTables', {})
