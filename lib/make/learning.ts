import { mkdirSync, writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { skillsOf } from '@/lib/games/skills'
import { ASSUMED, ENOUGH, handsUntilEnough, upperMedianOf, type Subject, WAYS } from '@/lib/teaching/census/learner'
import { lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'

/*
 * Writes content/about/learning.json: after how many hands a simulated beginner comes close to best play, for each way
 * of practicing. Run it again after a change to the courses or the assumptions (lib/teaching/census/learner.ts).
 */

const COMMAND = 'npm run make:learning'
/** Simulated learners for each way of practicing, and the hands after which they give up. */
const PEOPLE = 41
const MOST = 2000

async function subjectOf(id: GameId): Promise<Subject> {
  const [figures, skills] = await Promise.all([courseFiguresOf(id), skillsOf(id)])
  return { figures, skills, lessons: lessonsOf(figures) }
}

const bar = progressBar(process.stderr)
const rows: string[] = []
for (const [i, pickUp] of ASSUMED.pickUp.entries())
  for (const [k, game] of GAME_IDS.entries()) {
    const subject = await subjectOf(game)
    const hands = WAYS.map((way) => {
      const counts = Array.from({ length: PEOPLE }, (_, person) =>
        handsUntilEnough(way, subject, { seed: `${game} ${person}`, most: MOST, pickUp }),
      )
      return [way, upperMedianOf(counts, MOST)] as const
    })
    bar.show((i * GAME_IDS.length + k + 1) / (GAME_IDS.length * ASSUMED.pickUp.length))
    rows.push(JSON.stringify({ game, pickUp, lessons: subject.lessons.length, hands: Object.fromEntries(hands) }))
  }
bar.clear()
const head = { command: COMMAND, people: PEOPLE, most: MOST, enough: ENOUGH, assumed: ASSUMED }
const lines = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`)
mkdirSync('content/about', { recursive: true })
writeFileSync(
  'content/about/learning.json',
  `{\n${lines.join(',\n')},\n  "rows": [\n    ${rows.join(',\n    ')}\n  ]\n}\n`,
)
