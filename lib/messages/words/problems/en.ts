import type { Problem } from '@/lib/result'
import { problemIn } from '../../message'
import { exams } from './exams/en'
import { files } from './files/en'
import { hands } from './hands/en'
import { links } from './links/en'
import { machine } from './machine/en'
import { rules } from './rules/en'
import { ways } from './ways/en'

/* The sentences of problems. Parsers report them by id. */

export const problems = { ...hands, ...rules, ...links, ...exams, ...ways, ...files, ...machine }

export type Problems = typeof problems

declare module '@/lib/result' {
  interface ProblemCatalogue {
    readonly sentences: Problems
  }
}

/** A problem as an English sentence, for the command line and other programs. */
export const problemInEnglish = (problem: Pick<Problem, 'says' | 'field'>): string => problemIn(problems, problem)
