import type { Catalogue } from '../catalogue'

export const answer: Catalogue['answer'] = {}
