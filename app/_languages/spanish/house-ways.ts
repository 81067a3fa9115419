import type { Catalogue } from '../catalogue'

export const houseWays: Catalogue['houseWays'] = {}
