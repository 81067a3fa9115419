import type { Catalogue } from '../catalogue'

export const chrome: Catalogue['chrome'] = {}
