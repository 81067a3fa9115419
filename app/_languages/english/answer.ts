import { area } from '../area'

/** What every answer shows: verdict, options, reasons, proof, worker. */
export const answer = area('answer', {})
