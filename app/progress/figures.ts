import { ROUNDS_AN_HOUR } from '@/lib/game/pace'
import type { GameSkills } from '@/lib/game/precomputed/skills'
import { errorRateOf } from '@/lib/teaching/quiz/error-rate'
import { groupedBy } from '@/lib/teaching/quiz/fresh'
import { luckOverTime, normalBelow } from '@/lib/teaching/quiz/luck'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import { type PlayedEdge, playedEdge } from '@/lib/teaching/quiz/played-edge'
import { counts } from '@/lib/teaching/quiz/session'
import { Z95 } from '@/lib/teaching/quiz/strata'
import { worthOf } from '@/lib/teaching/quiz/worth'
import type { GameFacts, View } from './address'
import { blocksOf, LEAST, placesUpTo } from './dates'
import type { EdgeMoment, GameReport, LuckReport, Moment, Part, Summary, Trend, WorstSkill } from './report'

/*
 * Computes what the page shows from the log. All lists passed in are sorted (lib/teaching/quiz/fresh.ts), so that sums
 * of the same records are identical to the last digit, regardless of the order in which they were stored or imported.
 */

export type Skills = ReadonlyMap<string, GameSkills>

/** The answers in a view. */
export const viewed = (answers: readonly AnswerRecord[], { game, stage, skill }: View): readonly AnswerRecord[] =>
  game === null
    ? answers
    : answers.filter(
        (one) =>
          one.game === game && (stage === null || one.stage === stage) && (skill === null || one.skill === skill),
      )

/** Whether an answer is under the rules that the game's figures are for. */
const isUsual = ({ rules }: { readonly rules: string }): boolean => rules === ''

// ——— Sums ———————————————————————————————————————————————————————————————————————————————————————————————

/** The fewest counted decisions in the last third for which a trend is computed. */
const LEAST_FOR_TREND = 20

/**
 * Whether the last third of the counted decisions cost less or more than those before, beyond what chance would
 * explain.
 */
export function trendOf(answers: readonly AnswerRecord[]): Trend {
  const counting = answers.filter(counts)
  const cut = Math.ceil((counting.length * 2) / 3)
  const [before, after] = [errorRateOf(counting.slice(0, cut)).rate, errorRateOf(counting.slice(cut)).rate]
  if (!before || !after || counting.length - cut < LEAST_FOR_TREND) return 'early'
  const error = (one: { readonly low: number; readonly high: number }): number => (one.high - one.low) / (2 * Z95)
  const change = after.value - before.value
  if (Math.abs(change) <= Z95 * Math.hypot(error(before), error(after))) return 'unclear'
  return change < 0 ? 'falling' : 'rising'
}

export const summaryOf = (answers: readonly AnswerRecord[]): Summary => ({
  ...errorRateOf(answers),
  trend: trendOf(answers),
})

/** A report on each game, the one with the most answers first. */
export function gameReports(
  answers: readonly AnswerRecord[],
  facts: readonly GameFacts[],
  skills: Skills | null,
): readonly GameReport[] {
  return [...groupedBy(answers, ({ game }) => game)]
    .map(([game, list]): GameReport => {
      const usual = list.filter(isUsual)
      const known = edgeAt(game, usual, facts, skills)
      const edge = told(known)
      return {
        game,
        ...summaryOf(list),
        otherRules: list.length - usual.length,
        edge: edge?.edge ?? null,
        lost: edge?.lost ?? null,
        covered: known?.coveredClose ?? 0,
        missing: known?.missing ?? 0,
      }
    })
    .sort((a, b) => b.asked - a.asked)
}

/** The edge played; null without answers under the usual rules, or without the game's figures. */
function edgeAt(
  game: string,
  usual: readonly AnswerRecord[],
  facts: readonly GameFacts[],
  skills: Skills | null,
): PlayedEdge | null {
  const [known, figures] = [facts.find(({ id }) => id === game), skills?.get(game)]
  return known && figures && usual.length > 0 ? playedEdge(usual, figures, known.edge) : null
}

/** The edge, unless there are too few answers to say anything about the player. */
const told = (edge: PlayedEdge | null): PlayedEdge | null => (edge?.missing === 0 ? edge : null)

/**
 * The figures of a stage's skills, or of one skill, as if there were no others. What they give away is what they add to
 * the edge.
 */
export function partOfSkills(skills: Skills | null, { game, stage, skill }: View): Skills | null {
  const figures = game === null ? undefined : skills?.get(game)
  if (!figures) return skills
  return new Map([
    [
      figures.game,
      {
        ...figures,
        skills: figures.skills.filter(
          (one) => (stage === null || one.stage === stage) && (skill === null || one.skill === skill),
        ),
      },
    ],
  ])
}

// ——— Over time ——————————————————————————————————————————————————————————————————————————————————————————

/** The error rate of each block of decisions. */
export const rateMoments = (answers: readonly AnswerRecord[]): readonly Moment[] =>
  blocksOf(answers).map((block) => ({
    id: block[0]!.id,
    from: block[0]!.at,
    to: block.at(-1)!.at,
    ...errorRateOf(block),
  }))

/** The number of points of a line. */
const POINTS = 12

/** The edge of each game after different numbers of decisions, from all answers up to then. */
export function edgeMoments(
  answers: readonly AnswerRecord[],
  facts: readonly GameFacts[],
  skills: Skills | null,
): readonly EdgeMoment[] {
  const usual = answers.filter(isUsual)
  const games = [...new Set(usual.map(({ game }) => game))]
  return placesUpTo(usual.length, Math.min(POINTS, Math.ceil(usual.length / LEAST))).map((length) => {
    const upTo = usual.slice(0, length)
    return {
      to: upTo.at(-1)!.at,
      decisions: length,
      edges: games.map((game) => ({
        game,
        edge:
          told(
            edgeAt(
              game,
              upTo.filter((one) => one.game === game),
              facts,
              skills,
            ),
          )?.edge ?? null,
      })),
    }
  })
}

// ——— Parts ——————————————————————————————————————————————————————————————————————————————————————————————

const byAsked = (a: Part, b: Part): number => b.asked - a.asked || (a.name < b.name ? -1 : 1)

/** The answers of a game by stage, with what each stage adds to the edge. */
export function stageParts(
  answers: readonly AnswerRecord[],
  { stages }: GameFacts,
  figures: GameSkills | undefined,
): readonly Part[] {
  const usual = answers.filter(isUsual)
  const groups = groupedBy(answers, ({ stage }) => stage)
  return stages.flatMap(({ id, name }): readonly Part[] => {
    const own = groups.get(id)
    if (!own) return []
    const edge =
      figures && usual.length > 0
        ? playedEdge(usual, { ...figures, skills: figures.skills.filter(({ stage }) => stage === id) }, 0)
        : null
    return [{ id, name, ...summaryOf(own), perRound: told(edge)?.lost.value ?? null }]
  })
}

/** The answers of a game by skill, the most answered first. */
export function skillParts(
  answers: readonly AnswerRecord[],
  name: (skill: string) => string,
  figures: GameSkills | undefined,
): readonly Part[] {
  const values = new Map((figures ? worthOf(answers, figures) : []).map(({ skill, worth }) => [skill, worth]))
  return [...groupedBy(answers, ({ skill }) => skill)]
    .map(([id, own]): Part => ({ id, name: name(id), ...summaryOf(own), perRound: values.get(id) ?? null }))
    .sort(byAsked)
}

const WORST = 8

/**
 * The skills with mistakes that cost the most, by their estimated current cost an hour: games are played at different
 * paces. `roundsAnHour` is the pace of a game by its id.
 */
export function worstSkills(
  answers: readonly AnswerRecord[],
  name: (game: string, skill: string) => string,
  skills: Skills | null,
  { stage }: View,
  roundsAnHour: (game: string) => number = () => ROUNDS_AN_HOUR,
): readonly WorstSkill[] {
  return [...groupedBy(answers, ({ game }) => game)]
    .flatMap(([game, own]) => {
      const figures = skills?.get(game)
      const values = figures
        ? worthOf(own, figures).filter((one) => one.misses > 0 && (stage === null || one.stage === stage))
        : []
      return values.map(({ skill, worth, answers: count, misses }): WorstSkill => ({
        game,
        skill,
        name: name(game, skill),
        answers: count,
        misses,
        perRound: worth,
      }))
    })
    .sort((a, b) => b.perRound * roundsAnHour(b.game) - a.perRound * roundsAnHour(a.game))
    .slice(0, WORST)
}

// ——— Luck ———————————————————————————————————————————————————————————————————————————————————————————————

const LUCK_POINTS = 30

/** Played rounds of all games, divided into decisions and luck; null if there are none. */
export function luckReport(rounds: readonly RoundRecord[], facts: readonly GameFacts[]): LuckReport | null {
  const usual = rounds.filter(isUsual)
  if (usual.length === 0) return null
  const courses = [...groupedBy(usual, ({ game }) => game)].flatMap(([game, own]) => {
    const known = facts.find(({ id }) => id === game)
    return known ? luckOverTime(own, known.asked).map((point) => ({ game, ...point })) : []
  })
  const latest = new Map<string, (typeof courses)[number]>()
  const sums = courses
    .sort((a, b) => a.at - b.at || a.rounds - b.rounds)
    .map((point) => {
      latest.set(point.game, point)
      const games = [...latest.values()]
      const sum = (of: (one: typeof point) => number): number => games.reduce((total, one) => total + of(one), 0)
      return {
        to: point.at,
        rounds: sum((one) => one.rounds),
        result: sum((one) => one.result),
        expected: sum((one) => one.expected),
        luck: sum((one) => one.luck),
        variance: sum((one) => one.deviation ** 2),
      }
    })
  const total = sums.at(-1)!
  const below = total.variance === 0 ? null : normalBelow(total.luck / Math.sqrt(total.variance))
  return {
    total: { ...total, below },
    moments: placesUpTo(sums.length, LUCK_POINTS).map((place) => sums[place - 1]!),
    otherRules: rounds.length - usual.length,
  }
}
