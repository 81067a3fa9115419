import { clauses, wayLabels } from '@/lib/games/pai-gow-poker/messages/clauses-es'
import type { Catalogue } from '../catalogue'

export const wayClauses: Catalogue['wayClauses'] = {
  clause: (id, written) => clauses[id] ?? written,
  way: (id, written) => (wayLabels as Readonly<Record<string, string>>)[id] ?? written,
}
