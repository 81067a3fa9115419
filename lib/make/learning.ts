import { mkdirSync, writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import type { GameId } from '@/lib/games/ids'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { ASSUMED, ENOUGH, handsUntilEnough, upperMedianOf, type Subject, WAYS } from '@/lib/teaching/census/learner'
import { lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { namedGames, writeData } from './games'

/*
 * Writes content/<game>/learning.json: after how many hands a simulated beginner comes close to best play, for each way
 * of practicing; and content/about/learning.json: what all of them assume. `npm run make:learning -- casino-holdem` makes
 * one game's file. Run it again after a change to the courses or the assumptions (lib/teaching/census/learner.ts).
 */

const COMMAND = 'npm run make:learning'
/** Simulated learners for each way of practicing, and the hands after which they give up. */
const PEOPLE = 41
const MOST = 2000

async function subjectOf(id: GameId): Promise<Subject> {
  const [figures, skills] = await Promise.all([courseFiguresOf(id), skillsOf(id)])
  return { figures, skills, lessons: lessonsOf(figures) }
}

const asked = namedGames()
const bar = progressBar(process.stderr)
for (const [k, game] of asked.entries()) {
  const subject = await subjectOf(game)
  const rows = ASSUMED.pickUp.map((pickUp) => {
    const hands = WAYS.map((way) => {
      const counts = Array.from({ length: PEOPLE }, (_, person) =>
        handsUntilEnough(way, subject, { seed: `${game} ${person}`, most: MOST, pickUp }),
      )
      return [way, upperMedianOf(counts, MOST)] as const
    })
    return { pickUp, lessons: subject.lessons.length, hands: Object.fromEntries(hands) }
  })
  bar.clear()
  writeData(game, 'learning', { command: COMMAND }, ['rows', rows])
  bar.show((k + 1) / asked.length)
}
bar.clear()

const head = { command: COMMAND, people: PEOPLE, most: MOST, enough: ENOUGH, assumed: ASSUMED }
mkdirSync('content/about', { recursive: true })
writeFileSync('content/about/learning.json', `${JSON.stringify(head, undefined, 2)}\n`)
