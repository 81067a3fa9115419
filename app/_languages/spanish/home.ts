import type { Catalogue } from '../catalogue'

export const home: Catalogue['home'] = {}
