import type { Catalogue } from '../catalogue'

export const felt: Catalogue['felt'] = {}
