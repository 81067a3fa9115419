import type { Problems } from './en'
import { exams } from './exams/es'
import { hands } from './hands/es'
import { links } from './links/es'
import { machine } from './machine/es'

/* Lo mismo en español. */

export const problems: Problems = { ...hands, ...links, ...exams, ...machine }
