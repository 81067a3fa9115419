import { entriesUnder } from '@/lib/game/precomputed/data'
import { data as errata } from '@/lib/games/registry/made/data/es/errata'
import type { Texts } from '../texts'
import { texts as about } from './about'
import { changes } from './changelog'
import { glossary } from './glossary'
import { promises } from './promises'
import { searched } from './searched'

export const texts: Texts = {
  about,
  changes,
  promises,
  published: entriesUnder(errata, 'figures'),
  publishers: entriesUnder(errata, 'sources'),
  glossary,
  searched,
}
