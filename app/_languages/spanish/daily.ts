import type { Catalogue } from '../catalogue'

export const daily: Catalogue['daily'] = {}
