// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readAddress } from '@/app/[game]/trainer/address'
import { GRADE_LOOKS } from '@/app/_components/grade-look'
import { challengeInWords, makeChallenge, parseChallenge } from '@/app/[game]/trainer/challenge'
import { SessionSummary } from '@/app/[game]/trainer/summary'
import {
  closest,
  dearest,
  decisionOf,
  earlierAnswers,
  missedHref,
  replayHref,
  usualTime,
} from '@/app/[game]/trainer/summary-figures'
import { headline, rateInWords, seconds } from '@/app/[game]/trainer/summary-words'
import type { Rules } from '@/lib/games/game'
import { findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import type { Plan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import { answer, judge, startRound } from '@/lib/teaching/quiz/round'
import { must } from '@/lib/result'

const log = vi.hoisted(() => ({ answers: [] as AnswerRecord[] }))
vi.mock('@/app/_components/use-solver', async () =>
  (await import('@/tests/app/solved-at-once')).solvedAtOnce('three-card-poker'),
)
vi.mock('@/app/_components/use-log', () => ({ useLog: () => ({ answers: log.answers }) }))

const game = findGame('three-card-poker')!
const rules = game.variants[0].rules as Rules
const solver = await loadSolver(game.id)
const DRILL = 'close-calls'
const plan: Plan = { drill: DRILL, choice: 'drill', length: 6 }

/** An answer to the drill's hand of a seed: the best, or else the other. */
function record(i: number, isRight: boolean, session = 'abc'): AnswerRecord {
  const round = startRound(game, rules, DRILL, `${session}-${i}`)
  const solution = solver.solve(rules, round.state)
  const action = solution.options.map((option) => option.action).find((one) => solution.best.includes(one) === isRight)!
  const answered = judge(game, answer(game, round, action), solution).answers[0]!
  return {
    ...answered,
    kind: 'answer',
    id: `${session}-${i}`,
    at: 1000 * i,
    rules: '',
    choice: 'drill',
    time: 1000 * i,
  }
}

const mixed = [1, 2, 3, 4, 5, 6].map((i) => record(i, i % 3 === 0))
const right = [1, 2, 3, 4].map((i) => record(i, true))

const again = vi.fn()
const look = vi.fn()
const show = (
  records: readonly AnswerRecord[],
  more: { readonly rounds?: readonly RoundRecord[]; readonly challenge?: string; readonly plan?: Plan } = {},
) =>
  render(
    <SessionSummary
      game={game}
      plan={more.plan ?? plan}
      rules={game.variants[0].rules}
      records={records}
      rounds={more.rounds ?? []}
      challenge={more.challenge ?? null}
      onAgain={again}
      onLook={look}
    />,
  )
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const figure = (label: RegExp) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(() => {
  log.answers = []
  again.mockClear()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

describe('a session', () => {
  it('with misses tells how it went, and opens the dearest decisions with their proof', async () => {
    show(mixed)
    expect(title()).toBe('2 of 6 right')
    const cost = mixed.reduce((sum, one) => sum + one.cost, 0)
    expect(figure(/^Given away/)).toContain(`${cost.toFixed(3)} antes`)
    expect(figure(/^Time/)).toBe('3.5 s')
    const list = within(screen.getByRole('region', { name: 'Your three costliest decisions' }))
    const calls = list.getAllByRole('button', { expanded: false })
    expect(calls).toHaveLength(3)
    await userEvent.click(calls[0]!)
    expect(list.getByText(/^Over 18,424 deals/)).toBeTruthy()
    expect(list.getByRole('link', { name: 'Open in the calculator' }).getAttribute('href')).toContain(
      dearest(mixed)[0]!.spot,
    )
  })

  it('has its hands in a row, each of which opens again, by keys too', async () => {
    show(mixed)
    const strip = within(screen.getByRole('list', { name: 'Hands in this session' }))
    const marks = strip.getAllByRole('button')
    expect(marks.map((mark) => mark.textContent)).toEqual(mixed.map(({ grade }) => GRADE_LOOKS[grade].sign))
    await userEvent.click(marks[1]!)
    expect(look).toHaveBeenLastCalledWith('abc-2')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(look).toHaveBeenLastCalledWith('abc-3')
    await userEvent.keyboard('{End}{ArrowRight}{Enter}')
    expect(look).toHaveBeenLastCalledWith('abc-6')
    expect(marks.filter((mark) => mark.tabIndex === 0)).toEqual([marks[5]])
    expect(marks[5]!.getAttribute('aria-label')).toMatch(/^Hand 6, .+: .+\. Best$/)
  })

  it('asks a decision again in place, without an answer to store', async () => {
    show(mixed)
    const list = within(screen.getByRole('region', { name: 'Your three costliest decisions' }))
    await userEvent.click(list.getAllByRole('button', { expanded: false })[0]!)
    await userEvent.click(list.getByRole('button', { name: 'Play this hand again' }))
    const question = list.getByRole('list', { name: /^Your decision/ })
    expect(document.activeElement).toBe(question)
    expect(list.queryByText(/^Over 18,424 deals/)).toBeNull()
    const { rules, state } = decisionOf(game, dearest(mixed)[0]!)!
    const [best] = solver.solve(rules, state).best
    await userEvent.click(within(question).getByRole('button', { name: game.label(rules, best!).name }))
    expect(list.getByRole('heading', { name: 'Best' })).toBeTruthy()
    expect(list.getByRole('button', { name: 'Play this hand again' })).toBeTruthy()
  })

  it('without a miss says so, and shows the closest calls', () => {
    show(right)
    expect(title()).toBe('All 4 right: you gave away nothing')
    expect(screen.getByRole('heading', { name: 'Your three closest calls, all right' })).toBeTruthy()
    expect(figure(/^Given away/)).toContain('$0')
  })

  it('of one question, or of none, reads well', async () => {
    const { unmount } = show([record(1, false)])
    expect(title()).toBe('One decision, and another was better')
    expect(screen.getByRole('heading', { name: 'The decision that cost you' })).toBeTruthy()
    unmount()
    show([])
    expect(title()).toBe('Nothing was answered')
    expect(screen.queryByRole('link', { name: 'Replay these hands' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Begin again' }))
    expect(again).toHaveBeenCalledOnce()
  })

  it('of rounds tells their result apart from the decisions', () => {
    const round: RoundRecord = {
      kind: 'round',
      id: 'r',
      at: 1,
      game: game.id,
      rules: '',
      seed: 'abc-1',
      net: -2,
      cost: 0,
      decisions: 1,
    }
    show(right, { rounds: [round, { ...round, id: 's', net: 4 }] })
    expect(figure(/^Result of the 2 rounds/)).toBe('+$20 +2.0 antes')
  })

  it('is printed once its decisions are open and solved', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    show(mixed)
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(screen.getAllByText(/^Over 18,424 deals/)).toHaveLength(3)
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})

describe('what it comes to', () => {
  it('the dearest are the three that cost most; the closest have the least gap', () => {
    const costs = mixed.map(({ cost }) => cost).sort((a, b) => b - a)
    expect(dearest(mixed).map(({ cost }) => cost)).toEqual(costs.slice(0, 3))
    expect(dearest([...mixed, ...mixed])).toHaveLength(3)
    expect(dearest(right)).toEqual([])
    expect(closest(right).map(({ gap }) => gap)).toEqual(
      right
        .map(({ gap }) => gap!)
        .sort((a, b) => a - b)
        .slice(0, 3),
    )
  })

  it('the usual time is the middle one, of those that were measured', () => {
    expect(usualTime([])).toBeNull()
    expect(usualTime([{ ...mixed[0]!, time: null }])).toBeNull()
    expect(usualTime([mixed[0]!, mixed[2]!, { ...mixed[1]!, time: null }])).toBe(2000)
    expect([500, 61_000, 59_960].map(seconds)).toEqual(['0.5 s', '1:01 min', '1:00 min'])
  })

  it('earlier sessions of the same kind are those of the same drill, rules and choice', () => {
    const before = record(1, true, 'older')
    const others = [
      { ...before, id: 'a', drill: 'as-dealt' },
      { ...before, id: 'b', rules: '5-3-1' },
      { ...before, id: 'c', choice: 'replay' as const },
      { ...before, id: 'd', game: 'xx-poker' },
    ]
    expect(earlierAnswers([{ ...before, at: 0 }, ...others, ...mixed], mixed)).toEqual([{ ...before, at: 0 }])
    expect(earlierAnswers([before], [])).toEqual([])
  })

  it('is compared with them only as far as so few decisions allow', () => {
    const many = (isRight: boolean): AnswerRecord[] =>
      Array.from({ length: 40 }, (_, i) => record(1 + (i % 5), isRight, 'older'))
    expect(rateInWords(mixed, [], 'ante')).not.toContain('earlier')
    expect(rateInWords(mixed, mixed, 'ante')).toMatch(/Too few decisions/)
    expect(rateInWords(many(true), many(false), 'ante')).toMatch(/You improved/)
    expect(rateInWords(many(false), many(true), 'ante')).toMatch(/You did worse/)
    expect(rateInWords([{ ...record(1, true), isObvious: true }], [], 'ante')).toMatch(/^These were all obvious/)
    expect(headline([])).toBe('Nothing was answered')
  })

  it('counts the obvious ones apart, unless they were missed', () => {
    const obvious = { ...record(2, true), isObvious: true }
    expect(rateInWords(mixed, [], 'ante')).not.toContain('obvious')
    expect(rateInWords([...mixed, obvious], [], 'ante')).toMatch(
      /Not counted: 1 obvious decision that you got right\.$/,
    )
    expect(rateInWords([...mixed, { ...obvious, cost: 1 }], [], 'ante')).toMatch(
      /Obvious, but counted because you missed them: 1\.$/,
    )
  })

  it('a decision that cannot be read any more is none', () => {
    const one = mixed[0]!
    expect(decisionOf(game, one)).not.toBeNull()
    for (const bad of [
      { ...one, spot: 'hand-KsKs' },
      { ...one, rules: 'nonsense' },
      { ...one, action: 'jump' },
    ])
      expect(decisionOf(game, bad)).toBeNull()
  })
})

describe('the same hands again', () => {
  const open = (href: string) => must(readAddress(game, new URLSearchParams(href.split('?')[1]), 'fresh'))

  it('begin with the first, and are as many', () => {
    const opened = open(replayHref(game, plan, mixed)!)
    expect(opened).toMatchObject({ seed: 'abc-1', challenge: null, plan: { drill: DRILL, length: 6 } })
    expect(game.make(opened.round!.state)).toBe(mixed[0]!.spot)
    expect(replayHref(game, plan, [])).toBeNull()
  })

  it('for a friend come with the score', async () => {
    const opened = open(replayHref(game, plan, mixed, true)!)
    expect(parseChallenge(opened.challenge)).toEqual({
      right: 2,
      asked: 6,
      cost: Math.round(1000 * mixed.reduce((sum, one) => sum + one.cost, 0)) / 1000,
    })
    show(mixed)
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }))
    const text = screen.getByLabelText('What is shared').textContent ?? ''
    expect(text).toMatch(/^Three Card Poker: I got 2 of 6, and gave away/)
    expect(text).toContain(`vs=${makeChallenge(mixed)}`)
  })

  it('what was missed is asked again with new cards, class by class', () => {
    const missed = mixed.filter(({ cost }) => cost > 0)
    expect(open(missedHref(game, mixed)!)).toMatchObject({
      plan: { choice: 'replay', skills: missed.map(({ skill }) => skill), length: missed.length },
    })
    expect(missedHref(game, right)).toBeNull()
    show(mixed)
    expect(screen.getByRole('link', { name: 'Practice what I missed' }).getAttribute('href')).toBe(
      missedHref(game, mixed),
    )
  })
})

describe('a friend’s score', () => {
  it('is read only as it was written', () => {
    for (const text of [null, '', '9.12', '13.12.5', '0.0.0', '9.12.-5', '9.12.5x', '1e3.12.5'])
      expect(parseChallenge(text)).toBeNull()
    expect(parseChallenge('9.12.340')).toEqual({ right: 9, asked: 12, cost: 0.34 })
  })

  it('is held against one’s own', () => {
    const own = makeChallenge(mixed)
    const cost = parseChallenge(own)!.cost
    const against = (text: string) => challengeInWords(parseChallenge(text)!, mixed, game.unit)
    expect(against(own)).toMatch(/It’s a tie\.$/)
    expect(against(`2.6.${Math.round(cost * 1000) + 100}`)).toMatch(/You win by 0\.100 antes\.$/)
    expect(against('6.6.0')).toMatch(/Your friend wins by [\d.]+ antes\.$/)
    expect(against('4.4.0')).toMatch(/can’t compare the two\.$/)
    show(mixed, { challenge: '6.6.0' })
    expect(screen.getByText(/^Your friend got 6 of 6/)).toBeTruthy()
  })
})
