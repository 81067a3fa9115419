import { area } from '../area'

/** Progress, skills, data. */
export const progress = area('progress', {})
