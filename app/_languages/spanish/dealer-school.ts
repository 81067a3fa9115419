import type { Catalogue } from '../catalogue'

export const dealerSchool: Catalogue['dealerSchool'] = {}
