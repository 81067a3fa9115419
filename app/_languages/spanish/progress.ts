import type { Catalogue } from '../catalogue'

export const progress: Catalogue['progress'] = {}
