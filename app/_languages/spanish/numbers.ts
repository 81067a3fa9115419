import type { Catalogue } from '../catalogue'

export const numbers: Catalogue['numbers'] = {}
