import { area } from '../area'

/** The trainer: question, felt, session, drills. */
export const trainer = area('trainer', {})
