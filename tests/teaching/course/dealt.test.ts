import { describe, expect, it } from 'vitest'
import { GAMES } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { makeRandom } from '@/lib/math/random'
import { type Lesson, lessonsOf, lineOfSkill } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { type Hand, lessonHand, lessonHands, SHOWN, skillHand, skillHands } from '@/lib/teaching/course/hands'
import { isEnough, STRICTER_SINCE } from '@/lib/teaching/course/mastery'
import { classOf, dealsApart } from '@/lib/teaching/quiz/choose'
import { usualPlan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { makeSeed } from '@/lib/teaching/quiz/seed'
import { answerRecord } from '../quiz/learner'

/* What lessons and practice really deal, over every lesson of every game, and who passes. */

const courses = await Promise.all(
  GAMES.map(async ({ id }) => {
    const figures = await courseFiguresOf(id)
    return { id, figures, lessons: lessonsOf(figures) }
  }),
)
const lessonsOfAll = courses.flatMap(({ id, lessons }) => lessons.map((lesson) => ({ id, lessons, lesson })))
const SESSIONS = 8
const HANDS = 40

/** The hands of a session of a lesson. Made at once: each hand depends on those before it. */
const handsOf = (lessons: readonly Lesson[], rule: string, session: string): readonly Hand[] =>
  lessonHands(lessons, rule, makeSeed({ session, index: HANDS })).map((hand) => hand!)

/** How often each skill is dealt after the shown hands, as a share of all hands. */
function shares(lessons: readonly Lesson[], rule: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (let session = 0; session < SESSIONS; session++)
    for (const { skill } of handsOf(lessons, rule, `dealt${session}`).slice(SHOWN))
      found.set(skill, (found.get(skill) ?? 0) + 1 / (SESSIONS * (HANDS - SHOWN)))
  return found
}

const shareOf = (dealt: ReadonlyMap<string, number>, skills: readonly string[]): number =>
  skills.reduce((sum, skill) => sum + (dealt.get(skill) ?? 0), 0)
const skillsIn = (cells: readonly { readonly skill: string }[]): readonly string[] => cells.map(({ skill }) => skill)

describe('what a seed deals is the last of the hands up to it', () => {
  const seeds = Array.from({ length: HANDS }, (_, i) => makeSeed({ session: 'alone', index: i + 1 }))

  it('in a lesson of each game', () => {
    for (const { lessons } of courses) {
      const { rule } = lessons[0]!
      expect(seeds.map((seed) => lessonHand(lessons, rule, seed))).toEqual(handsOf(lessons, rule, 'alone'))
    }
  })

  it('in practice of a skill of each game', () => {
    for (const { figures, lessons } of courses) {
      const { skill } = lessons[0]!.line.inside[0]!
      expect(seeds.map((seed) => skillHand(figures, skill, seed))).toEqual(skillHands(figures, skill, seeds.at(-1)!))
    }
  })
})

describe('a lesson deals its line', () => {
  it('of every lesson of every game, two fifths of the hands are near the line inside, and a quarter outside', () => {
    for (const { id, lessons, lesson } of lessonsOfAll) {
      const { inside, outside } = lesson.line
      const dealt = shares(lessons, lesson.rule)
      expect(shareOf(dealt, skillsIn(inside)), `${id} ${lesson.rule}`).toBeGreaterThan(0.35)
      if (outside.length > 0) expect(shareOf(dealt, skillsIn(outside)), `${id} ${lesson.rule}`).toBeGreaterThan(0.25)
      // The nearest hands of each side are as common as any other, however rare they are at the table.
      for (const side of [inside, outside]) {
        const [first] = side
        if (first === undefined) continue
        expect(dealt.get(first.skill), `${id} ${lesson.rule}: ${first.skill}`).toBeGreaterThan(0.2 / side.length)
      }
    }
  })

  it('every other game than one that sets or places cards has another side to every lesson but insurance', () => {
    const alone = lessonsOfAll.filter(({ lesson }) => lesson.line.outside.length === 0)
    expect(alone.map(({ lesson }) => lesson.rule).filter((rule) => !/^(?:insurance|contest-)/.test(rule))).toEqual([])
  })

  const of = (id: string, rule: string): ReadonlyMap<string, number> =>
    shares(courses.find((one) => one.id === id)!.lessons, rule)

  it('queen-six-four at Three Card Poker: the hands around it, and hardly any jack high', () => {
    const dealt = of('three-card-poker', 'queen-six-four')
    for (const skill of ['Q64', 'Q63', 'Q65', 'Q62']) expect(dealt.get(skill), skill).toBeGreaterThan(0.05)
    for (const second of ['Q7', 'Q5'])
      expect(
        shareOf(
          dealt,
          [...dealt.keys()].filter((skill) => skill.startsWith(second)),
        ),
      ).toBeGreaterThan(0.1)
    expect(shareOf(dealt, ['jack-high or less', 'queen-high'])).toBeLessThan(0.15)
  })

  it('stand on 17 at Blackjack: hard 17 against an ace and hard 16 against a ten; soft hands: 18 and 19', () => {
    const hard = of('blackjack', 'stand-17')
    for (const skill of ['hard 17 v A', 'hard 16 v T']) expect(hard.get(skill), skill).toBeGreaterThan(0.03)
    expect(shareOf(hard, ['hard 18 or more', 'pair T'])).toBeLessThan(0.15)
    const soft = of('blackjack', 'stand-soft')
    for (const skill of ['soft 19 v 5', 'soft 18 v 8', 'soft 18 v T', 'soft 18 v 2'])
      expect(soft.get(skill), skill).toBeGreaterThan(0.02)
    expect(shareOf(soft, ['soft 20 or more'])).toBeLessThan(0.1)
  })

  it('one suit at XX Poker: low cards of one suit as often as high ones', () => {
    const dealt = of('xx-poker', 'suited')
    expect(dealt.get('add-on low one suit')! / dealt.get('add-on one suit')!).toBeGreaterThan(0.7)
  })

  it('a pair at Three Card Poker: pairs and the best hands to fold, rather than jack high', () => {
    const dealt = of('three-card-poker', 'pair')
    expect(dealt.get('pair')).toBeGreaterThan(0.12)
    expect(shareOf(dealt, ['Q63', 'Q62', 'Q54', 'Q53'])).toBeGreaterThan(0.15)
    expect(shareOf(dealt, ['jack-high or less'])).toBeLessThan(0.1)
  })
})

// ——— Who passes —————————————————————————————————————————————————————————————————————————————————————————————

/** Whether somebody gets a hand wrong. */
type Reading = (skill: string, index: number) => boolean

/** The number of hands until a lesson is passed, shown hands counted; null if `HANDS` aren't enough. */
function passedAfter(id: string, lessons: readonly Lesson[], rule: string, session: string, isWrong: Reading) {
  const answers: AnswerRecord[] = []
  for (const [i, { skill }] of handsOf(lessons, rule, session).entries()) {
    const index = i + 1
    const seed = makeSeed({ session, index })
    const cost = isWrong(skill, index) ? 0.1 : 0
    const at = STRICTER_SINCE + index
    answers.push(
      answerRecord({ game: id, choice: 'course', skill, seed, at, cost, ...(index <= SHOWN && { aid: 'shown' }) }),
    )
    const plan = { ...usualPlan(GAMES[0]), choice: 'course' as const, lesson: rule }
    if (isEnough(plan, lessons, answers, { game: id }, seed)) return index
  }
  return null
}

const passes = (isWrong: (lesson: Lesson) => Reading): readonly string[] =>
  lessonsOfAll.flatMap(({ id, lessons, lesson }) =>
    passedAfter(id, lessons, lesson.rule, 'reader', isWrong(lesson)) === null ? [] : [`${id} ${lesson.rule}`],
  )

describe('a lesson is passed', () => {
  it('by perfect play, nearly always within half a minute of hands', () => {
    const hands = lessonsOfAll.map(
      ({ id, lessons, lesson }) => passedAfter(id, lessons, lesson.rule, 'perfect', () => false) ?? Infinity,
    )
    const sorted = [...hands].sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(18)
    expect(sorted.at(-1)).toBeLessThanOrEqual(HANDS)
  })

  it('by nobody who reads the rule one step too wide or too narrow, always plays it, or never', () => {
    const wide = (steps: number) => (lesson: Lesson) => {
      const errs = skillsIn(lesson.line.outside.slice(0, steps))
      return (skill: string) => errs.includes(skill)
    }
    const narrow = (steps: number) => (lesson: Lesson) => {
      const errs = skillsIn(lesson.line.inside.slice(0, steps))
      return (skill: string) => errs.includes(skill)
    }
    const hasOutside = (name: string): boolean =>
      lessonsOfAll.some(({ id, lesson }) => `${id} ${lesson.rule}` === name && lesson.line.outside.length > 0)
    for (const steps of [1, Infinity]) {
      expect(passes(wide(steps)).filter(hasOutside), `${steps} too wide`).toEqual([])
      expect(passes(narrow(steps)), `${steps} too narrow`).toEqual([])
    }
  })

  it('by nobody who plays every queen, stands on sixteen, stands on every soft 18, or asks for suited high cards', () => {
    const misreadings: readonly (readonly [string, string, RegExp])[] = [
      ['three-card-poker', 'queen-six-four', /^Q(?:[2-5]|6[23])/],
      ['three-card-poker', 'queen-six-four', /^Q(?:6|7)/],
      ['blackjack', 'stand-17', /^hard 16 v [789TA]$/],
      ['blackjack', 'stand-17', /^hard 17 v [89TA]$/],
      ['blackjack', 'stand-soft', /^soft 18 v [9TA]$/],
      ['blackjack', 'stand-soft', /^soft 18 v [78]$/],
      ['xx-poker', 'suited', /^add-on low one suit$/],
      ['ultimate-texas-holdem', 'preflop-kings', /^preflop K[2-4]o$/],
    ]
    for (const [id, rule, errs] of misreadings) {
      const { lessons } = courses.find((one) => one.id === id)!
      for (let i = 0; i < 5; i++)
        expect(
          passedAfter(id, lessons, rule, `misread${i}`, (skill) => errs.test(skill)),
          `${id} ${rule} ${errs}`,
        ).toBeNull()
    }
  })

  it('seldom by a guesser', () => {
    const random = makeRandom('guesser')
    const all = lessonsOfAll.map(({ id, lessons, lesson }) =>
      passedAfter(id, lessons, lesson.rule, 'guesser', () => random() < 0.5),
    )
    expect(all.filter((one) => one !== null).length / all.length).toBeLessThanOrEqual(0.05)
  })
})

// ——— One skill ——————————————————————————————————————————————————————————————————————————————————————————————

const PRACTICED = 20

describe.each(GAMES.map((game) => [game.id, game] as const))('practice of one skill at %s', (id, game) => {
  const { figures } = courses.find((one) => one.id === id)!
  const practice = (skill: string) => skillHands(figures, skill, makeSeed({ session: 'practice', index: PRACTICED }))

  it('deals both sides of the line, and no skill twice in a row, for every skill that a link can name', async () => {
    for (const { skill } of (await skillsOf(id)).skills) {
      const dealt = practice(skill).map((hand) => hand.skill)
      const line = lineOfSkill(figures, skill)!
      const isIn = (side: readonly { readonly skill: string }[]) => dealt.some((one) => skillsIn(side).includes(one))
      const share = dealt.filter((one) => one === skill).length / PRACTICED
      expect(share, skill).toBeGreaterThanOrEqual(0.15)
      if (line.outside.length > 0) expect(isIn(line.outside.filter((one) => one.skill !== skill)), skill).toBe(true)
      const others = [...line.inside, ...line.outside].some((one) => one.skill !== skill)
      if (!others) continue
      expect(share, skill).toBeLessThanOrEqual(0.6)
      for (let i = 1; i < dealt.length; i++) expect(dealt[i], `${skill} ${i}`).not.toBe(dealt[i - 1])
    }
  })

  it('deals hands that the rules have, and never the same class twice in a row', async () => {
    const { rules } = game.variants[0]
    const { skills } = await skillsOf(id)
    for (const { skill } of skills.slice(0, 3)) {
      const hands = practice(skill)
      const classes = hands.map((hand, i) => {
        const seed = makeSeed({ session: 'practice', index: i + 1 })
        const [state] = dealsApart(game, rules, { skill: hand.skill }, seed, hands[i - 1]?.skill)
        expect(game.skill(rules, state), skill).toBe(hand.skill)
        return classOf(game, state)
      })
      for (let i = 1; i < classes.length; i++) expect(classes[i], `${skill} ${i}`).not.toBe(classes[i - 1])
    }
  })
})
