import type { Catalogue } from '../catalogue'

export const risk: Catalogue['risk'] = {}
