import type { Catalogue } from '../catalogue'

export const sideBets: Catalogue['sideBets'] = {}
