import type { Problems } from './en'
import { exams } from './exams/es'
import { files } from './files/es'
import { hands } from './hands/es'
import { links } from './links/es'
import { machine } from './machine/es'
import { rules } from './rules/es'
import { ways } from './ways/es'

/* Lo mismo en español. */

export const problems: Problems = { ...hands, ...rules, ...links, ...exams, ...ways, ...files, ...machine }
