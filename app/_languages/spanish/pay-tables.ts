import type { Catalogue } from '../catalogue'

export const payTables: Catalogue['payTables'] = {}
