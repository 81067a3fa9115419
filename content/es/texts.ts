import type { Texts } from '../texts'
import { texts as about } from './about'
import { changes } from './changelog'
import { figures, sources } from './errata'
import { glossary } from './glossary'
import { promises } from './promises'
import { searched } from './searched'

export const texts: Texts = {
  about,
  changes,
  promises,
  published: figures,
  publishers: sources,
  glossary,
  searched,
}
