import type { Catalogue } from '../catalogue'

export const calculator: Catalogue['calculator'] = {}
