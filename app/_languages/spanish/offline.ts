import type { Catalogue } from '../catalogue'

export const offline: Catalogue['offline'] = {}
