import type { Catalogue } from '../catalogue'

export const search: Catalogue['search'] = {}
