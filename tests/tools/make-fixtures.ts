import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import '@/app/_languages/on-server'
import { makeRules } from '@/lib/game/rules'
import { GAME_IDS } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { skillsOf as figuresOf } from '@/lib/game/precomputed/skills'
import { must } from '@/lib/result'
import { makeCode } from '@/lib/teaching/dealer-school/exam/code'
import { makeExam, parseExam } from '@/lib/teaching/dealer-school/exam/exam'
import { makeResultFile } from '@/lib/teaching/dealer-school/exam/file'
import { makeDay, parseDay } from '@/lib/teaching/quiz/daily'
import { rulesOf } from '../fixtures/facts'
import { FROZEN, type Line, listToday, textsOf } from '../fixtures/frozen'
import { lessonsOfGame } from '../fixtures/learning'
import { EXAMS, MIXED, resultOf } from './fixtures/exams'
import { finishedCourses } from './fixtures/learned'
import { gameQueries, PAGE_QUERIES, paidQueries, skillsOf } from './fixtures/queries'
import { decisionsFor, refusedRounds, roundRules, rulesTexts, sampleRounds } from './fixtures/rounds'
import { storedPerson } from './fixtures/stored'

/*
 * `npx tsx tests/tools/make-fixtures.ts` writes the files of tests/fixtures that aren't there yet: what addresses,
 * records, exports and codes of all nine games open, as of 28 November 2026. A file that exists is the reference and is
 * never written again.
 *
 * `npx tsx tests/tools/make-fixtures.ts since` prints the lines whose facts are others today, as `since.json` lists
 * them. If a change is meant, copy its lines there, by hand, and say why.
 */

const FOLDER = 'tests/fixtures'

function write(file: string, text: string): void {
  mkdirSync(`${FOLDER}/${file}`.replace(/\/[^/]*$/, ''), { recursive: true })
  writeFileSync(`${FOLDER}/${file}`, text, { flag: 'wx' })
  console.warn(`${file}: ${text.length} characters`)
}

/** JSON with a line for each member of the lists, so that a diff shows only the lines that change. */
const listText = (lists: Readonly<Record<string, readonly unknown[]>>): string =>
  `{\n${Object.entries(lists)
    .map(([name, list]) => `${JSON.stringify(name)}: [\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`)
    .join(',\n')}\n}\n`

/** A file of lists whose facts are worked out from the texts of each line. */
async function writeLists(
  file: string,
  texts: Readonly<Record<string, readonly (readonly string[])[]>>,
): Promise<void> {
  const lists: Record<string, readonly Line[]> = {}
  for (const [list, lines] of Object.entries(texts)) {
    const made: Line[] = []
    for (const one of lines) made.push([...one, (await FROZEN[file]![list]!(...one)) as unknown])
    lists[list] = made
  }
  write(file, listText(lists))
}

const isThere = (file: string): boolean => existsSync(`${FOLDER}/${file}`)
async function once(file: string, make: () => unknown): Promise<void> {
  if (!isThere(file)) await make()
}

// ——— What each file holds ——————————————————————————————————————————————————————————————————————————————————

const SAMPLES = GAMES.map((game) => {
  const texts = rulesTexts(game)
  const changed = roundRules(game, texts)
  return { game, texts, changed, samples: sampleRounds(game, changed) }
})

async function writeRounds(): Promise<void> {
  for (const { game, texts, changed, samples } of SAMPLES) {
    await once(`rounds/${game.id}.json`, () =>
      writeLists(`rounds/${game.id}.json`, {
        rounds: samples.map(({ rulesText, text }) => [rulesText, text]),
        refused: refusedRounds(game, samples).map(([rules, text]) => [rules, text]),
        rules: texts.map((text) => [text]),
      }),
    )
    await once(`solved/${game.id}.json`, () =>
      writeLists(`solved/${game.id}.json`, {
        solved: decisionsFor(game, changed).map(({ rulesText, text }) => [rulesText, text]),
        edges: [
          ...['', ...game.variants.slice(1).map(({ id }) => id)].map((rules) => [rules, 'main']),
          ...game.sideBets.map(({ id }) => ['', id]),
        ],
      }),
    )
  }
}

const SEEDS = ['k3x9-1', 'abc-7']
/** Hands in which a lesson shows the answer, gives a hint, and helps no more. */
const LESSON_SEEDS = ['abc-1', 'abc-3', 'abc-5', 'abc-9', 'k3x9-14', 'k3x9-20']

const NINE: Readonly<Record<string, () => unknown>> = {
  'nine-games/links.json': async () => {
    const games: (readonly string[])[] = []
    for (const { game, samples } of SAMPLES) {
      const [lesson] = await lessonsOfGame(game.id)
      for (const [page, query] of gameQueries(game, samples, lesson!.rule)) games.push([game.id, page, query])
    }
    await writeLists('nine-games/links.json', {
      games,
      paid: GAMES.flatMap((game) => paidQueries(game).map((query) => [game.id, query])),
      pages: PAGE_QUERIES,
    })
  },
  'nine-games/dealt.json': async () => {
    const lessons = await Promise.all(
      GAMES.map(async ({ id }) => (await lessonsOfGame(id)).map(({ rule }) => [id, rule] as const)),
    )
    const skills = await Promise.all(
      GAMES.map(async (game) => {
        const { skills: listed } = await figuresOf(game.id)
        const known = listed.map(({ skill }) => skill)
        return [...new Set([...skillsOf(game), ...known, 'no such skill'])].map((skill) => [game.id, skill, 'abc-3'])
      }),
    )
    await writeLists('nine-games/dealt.json', {
      seeds: GAMES.flatMap(({ id, drills }) => drills.flatMap((drill) => SEEDS.map((seed) => [id, drill.id, seed]))),
      skills: skills.flat(),
      skillNames: GAMES.map(({ id }) => [id]),
      courses: GAMES.map(({ id }) => [id]),
      lessons: lessons.flat(),
      lessonHands: lessons.flat().flatMap(([id, rule]) => LESSON_SEEDS.map((seed) => [id, rule, seed])),
      placements: GAMES.flatMap(({ id }) => SEEDS.map((seed) => [id, seed])),
      auditions: GAMES.flatMap((game) => {
        const rules = makeRules(game, rulesOf(game, game.variants.at(-1)!.id))
        const named = `game=${game.id}${rules === '' ? '' : `&rules=${rules}`}`
        return [
          `game=${game.id}&seed=abc-2`,
          `game=${game.id}&events=on&seed=k3x9-4`,
          `${named}&seats=1&seed=abc-5`,
        ].map((query) => [query])
      }),
    })
  },
  'nine-games/daily.json': async () => {
    const made = must(parseDay('2026-11-28'))
    const days = Array.from({ length: 120 }, (_, i) => [makeDay(made - 60 + i)])
    await writeLists('nine-games/daily.json', { daily: days })
  },
  'nine-games/school.json': async () => {
    const texts = [...EXAMS, ...MIXED].map(makeExam)
    const codes = [...EXAMS, ...MIXED].flatMap((exam, i) => [
      makeCode(resultOf(exam, exam.questions, i)),
      makeCode(resultOf(exam, Math.floor(exam.questions / 2), i + 1)),
    ])
    const files = [EXAMS[1]!, ...MIXED.slice(-4)].map((exam, i) => makeResultFile(resultOf(exam, 2, i)))
    await writeLists('nine-games/school.json', {
      exams: texts.map((text) => [text]),
      questions: texts.map((text) => [text]),
      codes: codes.map((code) => [code]),
      resultFiles: files.map((file) => [file]),
    })
    texts.forEach((text) => must(parseExam(text)))
  },
  'nine-games/finished.json': async () => {
    for (const [id, { shared, answers }] of await finishedCourses()) {
      const lines = answers.map((one) => JSON.stringify(one)).join(',\n')
      write(`nine-games/finished/${id}.json`, `{"shared": ${JSON.stringify(shared)}, "answers": [\n${lines}\n]}\n`)
    }
    await writeLists('nine-games/finished.json', { passed: GAME_IDS.map((id) => [id]) })
  },
  'nine-games/storage.json': async () => {
    const { database, local, session, file } = await storedPerson()
    const stores = database.stores.map(
      ({ entries, ...about }) =>
        `${JSON.stringify(about).slice(0, -1)},"entries":[\n${entries.map((one) => JSON.stringify(one)).join(',\n')}\n]}`,
    )
    write(
      'nine-games/storage.json',
      `{"version":${database.version},"stores":[\n${stores.join(',\n')}\n],\n"local":${JSON.stringify(local)},\n"session":${JSON.stringify(session)},\n"file":${JSON.stringify(file)}}\n`,
    )
  },
}

/** Prints, for each list, the lines whose facts aren't those that hold today. */
async function printSince(): Promise<void> {
  const changes: unknown[] = []
  for (const [file, lists] of Object.entries(FROZEN))
    for (const [list, factsOf] of Object.entries(lists)) {
      const lines: Line[] = []
      for (const line of listToday(file, list)) {
        // As JSON, which leaves out what is undefined.
        const now = JSON.stringify((await factsOf(...textsOf(line))) ?? null)
        if (now !== JSON.stringify(line.at(-1))) lines.push([...textsOf(line), JSON.parse(now) as unknown])
      }
      if (lines.length > 0) changes.push({ file, list, why: '', lines })
    }
  process.stdout.write(`${JSON.stringify(changes, null, 1)}\n`)
}

if (process.argv[2] === 'since') await printSince()
else {
  await writeRounds()
  for (const [file, make] of Object.entries(NINE)) await once(file, make)
}
