import type { Catalogue } from '../catalogue'

export const strategy: Catalogue['strategy'] = {}
