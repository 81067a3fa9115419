import type { Catalogue } from '../catalogue'

export const trainer: Catalogue['trainer'] = {}
