import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { planText, readAddress } from '@/app/[game]/trainer/address'
import { FixMistakes } from '@/app/progress/fix-mistakes'
import { GRADE_LOOKS } from '@/app/_solver/grade'
import {
  handsKey,
  makeChallenge,
  makeChallenges,
  parseChallenge,
  parseChallenges,
  pastedScores,
  ranked,
  resultOf,
} from '@/app/[game]/trainer/challenge'
import { challengeInWords, SessionSummary, headline, rateInWords, seconds } from '@/app/[game]/trainer/summary'
import {
  closest,
  dearest,
  decisionOf,
  earlierAnswers,
  missedHref,
  redoHref,
  replayHref,
  usualTime,
} from '@/app/[game]/trainer/summary-figures'
import type { Rules } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { type Lesson, lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { PASS } from '@/lib/teaching/course/mastery'
import { isMiss } from '@/lib/teaching/quiz/grade'
import type { Plan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord, RoundRecord, RunRecord } from '@/lib/teaching/quiz/record'
import { answer, judge, startRound } from '@/lib/teaching/quiz/round'
import { must } from '@/lib/result'

const log = vi.hoisted(() => ({ answers: [] as AnswerRecord[], runs: [] as RunRecord[] }))
vi.mock('@/app/_solver/use-solver', async () =>
  (await import('@/tests/app/solved-at-once')).solvedAtOnce('three-card-poker'),
)
vi.mock('@/app/progress/use-log', () => ({ useLog: () => log }))

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

const aRound: RoundRecord = {
  kind: 'round',
  id: 'round',
  at: 0,
  game: game.id,
  rules: '',
  seed: 'abc-1',
  net: 1,
  cost: 0,
  decisions: 1,
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
      hands={records.map(({ seed, spot, action, id }) => ({ seed, spot, moves: [{ action, answer: id }] }))}
      challenge={more.challenge ?? null}
      onAgain={again}
      onLook={look}
    />,
  )
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const figure = (label: RegExp) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(() => {
  log.answers = []
  log.runs = []
  localStorage.clear()
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

  it('lists every decision, filtered by mistakes and by kind', async () => {
    show(mixed)
    const list = screen.getByRole('region', { name: 'All 6 decisions' })
    const rows = () => within(list).getAllByRole('listitem')
    expect(rows()).toHaveLength(6)
    const misses = mixed.filter(isMiss)
    await userEvent.click(within(list).getByRole('button', { name: `Mistakes (${misses.length})` }))
    expect(rows()).toHaveLength(misses.length)
    await userEvent.click(within(rows()[0]!).getByRole('button'))
    expect(look).toHaveBeenLastCalledWith(misses[0]!.id)
    const { skill } = misses[0]!
    await userEvent.selectOptions(within(list).getByLabelText('Skill'), skill)
    expect(rows()).toHaveLength(misses.filter((one) => one.skill === skill).length)
    await userEvent.click(within(list).getByRole('button', { name: 'All' }))
    expect(rows()).toHaveLength(6)
  })

  it('counts a hand that came back once, and lists it twice', () => {
    const back: AnswerRecord = { ...mixed[2]!, ...mixed[0]!, id: 'back', at: 9000, choice: 'replay' }
    show([...mixed, back])
    expect(title()).toBe('2 of 6 right')
    expect(screen.getByRole('region', { name: 'All 7 decisions' })).toBeTruthy()
    const strip = within(screen.getByRole('list', { name: 'Hands in this session' }))
    expect(strip.getAllByRole('listitem')).toHaveLength(7)
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
    await userEvent.click(within(question).getByRole('button', { name: game.messages.action(best!).name }))
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
  const inBets = (bets: number): string => `${bets.toFixed(2)} bets`

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
    expect(rateInWords(mixed, [], inBets)).toMatch(/is likely \d\.\d\d bets to \d\.\d\d bets a decision \(95%\)\./)
    expect(rateInWords(mixed, [], inBets)).not.toContain('earlier')
    expect(rateInWords(mixed, mixed, inBets)).toMatch(/Too few decisions/)
    expect(rateInWords(many(true), many(false), inBets)).toMatch(/You improved/)
    expect(rateInWords(many(false), many(true), inBets)).toMatch(/You did worse/)
    expect(rateInWords([{ ...record(1, true), isObvious: true }], [], inBets)).toMatch(/^These were all obvious/)
    expect(headline([])).toBe('Nothing was answered')
  })

  it('counts the obvious ones apart, unless they were missed', () => {
    const obvious = { ...record(2, true), isObvious: true }
    expect(rateInWords(mixed, [], inBets)).not.toContain('obvious')
    expect(rateInWords([...mixed, obvious], [], inBets)).toMatch(
      /Not counted: 1 obvious decision that you got right\.$/,
    )
    expect(rateInWords([...mixed, { ...obvious, cost: 1 }], [], inBets)).toMatch(
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
    const own = resultOf(mixed, ' Ana. ')
    const opened = open(replayHref(game, plan, mixed, makeChallenges([own, { right: 6, asked: 6, cost: 0 }]))!)
    expect(must(parseChallenges(opened.challenge))).toEqual([
      {
        right: 2,
        asked: 6,
        cost: Math.round(1000 * mixed.reduce((sum, one) => sum + one.cost, 0)) / 1000,
        seconds: 21,
        name: 'Ana',
      },
      { right: 6, asked: 6, cost: 0 },
    ])
    show(mixed)
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }))
    const text = screen.getByLabelText('What is shared').textContent ?? ''
    expect(text).toMatch(/^Three Card Poker: I got 2 of 6, and gave away/)
    expect(text).toContain(`vs=${makeChallenge(resultOf(mixed))}`)
    await userEvent.type(screen.getByLabelText(/^Your name/), 'Zoë B.')
    expect(screen.getByLabelText('What is shared').textContent).toContain(`.21.Zo%C3%AB%20B`)
  })

  it('what was missed is asked again with new cards, class by class', () => {
    const missed = mixed.filter(({ cost }) => cost > 0)
    expect(open(missedHref(game, mixed)!)).toMatchObject({
      plan: { choice: 'replay', skills: missed.map(({ skill }) => skill), length: missed.length },
    })
    expect(missedHref(game, right)).toBeNull()
    show(mixed)
    expect(screen.getByRole('link', { name: 'Practice what I missed, new cards' }).getAttribute('href')).toBe(
      missedHref(game, mixed),
    )
  })
})

describe('the mistakes of a session', () => {
  const misses = mixed.filter(isMiss)

  it('are asked again with the same cards', () => {
    expect(redoHref(game, plan, mixed, mixed)).toEqual({
      count: misses.length,
      href: '/three-card-poker/trainer?choice=mistakes&of=abc',
    })
    show(mixed)
    const name = misses.length === 1 ? 'Redo my mistake' : `Redo my ${misses.length} mistakes`
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(redoHref(game, plan, mixed, mixed)!.href)
  })

  it('are none where each was answered right since', () => {
    const fixed = misses.map((one) => ({ ...one, id: `${one.id} fixed`, at: 9000, cost: 0, grade: 'best' as const }))
    expect(redoHref(game, plan, mixed, [...mixed, ...fixed])).toBeNull()
    expect(redoHref(game, plan, right, right)).toBeNull()
  })

  it('of every session are counted where every session’s are asked again', () => {
    const earlier = [1, 2].map((i) => ({ ...record(i, false, 'earlier'), grade: 'mistake' as const }))
    const all: Plan = { drill: game.drills[0].id, choice: 'mistakes' }
    expect(redoHref(game, all, mixed, [...earlier, ...mixed])).toEqual({
      count: misses.length + 2,
      href: '/three-card-poker/trainer?choice=mistakes',
    })
    expect(redoHref(game, plan, mixed, [...earlier, ...mixed])?.count).toBe(misses.length)
  })

  it('are a hand each in the strip, two decisions of one deal too', () => {
    const again = misses.slice(0, 2).map((one) => ({ ...one, seed: 'abc-1' }))
    show(again, { plan: { drill: game.drills[0].id, choice: 'mistakes' } })
    const strip = within(screen.getByRole('list', { name: 'Hands in this session' }))
    expect(strip.getAllByRole('listitem')).toHaveLength(2)
  })

  it('lead to the course once each is right, without an error rate: the cards had been seen', () => {
    show(right, { plan: { drill: game.drills[0].id, choice: 'mistakes' } })
    expect(screen.getByRole('link', { name: 'To the course' }).getAttribute('href')).toBe('/three-card-poker/learn')
    expect(screen.queryByRole('button', { name: 'Another session' })).toBeNull()
    expect(screen.queryByText(/^Error rate/)).toBeNull()
  })

  it('end in a session whose hands no one link deals again', () => {
    expect(replayHref(game, { drill: game.drills[0].id, choice: 'mistakes' }, mixed)).toBeNull()
  })

  it('of all games lead to a session each, most first', () => {
    const other = { ...misses[0]!, id: 'other', game: 'blackjack' }
    log.answers = [other, ...misses]
    render(<FixMistakes />)
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [`Three Card Poker · ${misses.length}`, '/three-card-poker/trainer?choice=mistakes'],
      ['Blackjack · 1', '/blackjack/trainer?choice=mistakes'],
    ])
  })
})

describe('a friend’s score', () => {
  const hands = handsKey(game.id, 'abc-1', 6)
  const link = (vs: string) =>
    `https://example.com/three-card-poker/trainer?n=6&seed=abc-1${vs === '' ? '' : `&vs=${vs}`}`

  it('is read only as it was written', () => {
    for (const text of [
      '',
      '9.12',
      '13.12.5',
      '0.0.0',
      '9.12.-5',
      '9.12.5x',
      '1e3.12.5',
      '9.12.5.x',
      '9.12.5.7.',
      '9.12.5.7.<b>',
    ])
      expect(parseChallenge(text)).toBeNull()
    expect(parseChallenge('9.12.340')).toEqual({ right: 9, asked: 12, cost: 0.34 })
    for (const text of ['9.12.340', '9.12.340.75', '9.12.340.75.Ana', '9.12.340..Zoë B'])
      expect(makeChallenge(parseChallenge(text)!)).toBe(text)
    expect(parseChallenges(Array(9).fill('9.12.340').join('~'))).toMatchObject({ ok: false, problem: { at: 'vs' } })
  })

  it('that is damaged is told, and no hand is dealt in its place', () => {
    expect(readAddress(game, new URLSearchParams('n=6&seed=abc-1&vs=9.12'), 'fresh')).toMatchObject({
      ok: false,
      problem: { name: 'BadScore', at: 'vs' },
    })
  })

  it('is held against one’s own', () => {
    const own = makeChallenge(resultOf(mixed))
    const cost = parseChallenge(own)!.cost
    const against = (text: string, played = mixed) =>
      challengeInWords(parseChallenge(text)!, plan, played, (bets) => bets.toFixed(3))
    expect(against(own)).toMatch(/It’s a tie\.$/)
    expect(against(`2.6.${Math.round(cost * 1000) + 100}`)).toMatch(/You win by 0\.100\.$/)
    expect(against('6.6.0')).toMatch(/Your friend wins by [\d.]+\.$/)
    expect(against('6.6.0', mixed.slice(0, 4))).toMatch(/You played 4 of the 6 hands\./)
    show(mixed, { challenge: '6.6.0.60.Ana' })
    expect(screen.getByText(/^Ana got 6 of 6/)).toBeTruthy()
  })

  it('is taken from a pasted link to the same hands, and from no other text', () => {
    expect(pastedScores(link('6.6.0.60.Ana'), hands)).toEqual([
      { right: 6, asked: 6, cost: 0, seconds: 60, name: 'Ana' },
    ])
    expect(pastedScores('hello', hands)).toBe('notALink')
    expect(pastedScores(link(''), hands)).toBe('noScore')
    expect(pastedScores(link('6.6'), hands)).toBe('badScore')
    expect(pastedScores(link('6.6.0').replace('abc', 'other'), hands)).toBe('otherHands')
    expect(pastedScores(link('6.6.0').replace('three-card-poker', 'blackjack'), hands)).toBe('otherHands')
  })

  it('stands on a scoreboard that keeps it, once, with one’s own', async () => {
    const { unmount } = show(mixed)
    const box = screen.getByLabelText(/Paste it here/)
    await userEvent.type(box, 'https://example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByText(/isn’t a link to a session/)).toBeTruthy()
    for (const _twice of [1, 2]) {
      await userEvent.clear(box)
      await userEvent.type(box, link('6.6.0.60.Ana~4.6.90'))
      await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    }
    const names = () =>
      within(screen.getByRole('table', { name: 'Scoreboard' }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    const sorted = ranked([resultOf(mixed), { right: 6, asked: 6, cost: 0 }, { right: 4, asked: 6, cost: 0.09 }])
    expect(names()).toEqual(sorted.map(({ cost }) => (cost === 0 ? 'Ana' : cost === 0.09 ? 'A friend' : 'You')))
    unmount()
    show(mixed)
    expect(names()).toHaveLength(3)
    const tell = (newValue: string) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'feltwise.friends', newValue })))
    const kept = window.localStorage.getItem('feltwise.friends')!
    for (const damaged of ['{"three', 'null', '7', `{"${hands}":7}`, `{"${hands}":"4.6"}`]) {
      tell(damaged)
      expect(screen.queryByRole('table', { name: 'Scoreboard' })).toBeNull()
    }
    tell(JSON.stringify({ other: 7, another: 'x', ...(JSON.parse(kept) as object) }))
    expect(names()).toHaveLength(3)
  })
})

describe('the end of a lesson', () => {
  const COUNTS =
    /^(?:You had help with (\S+) of these, so .*?passing\. )?We expect you to get ([\d.]+)% of the next hands right, going by your (?:one answer|(\d+) answers) without help\. You pass at (\d+)%/

  it.each([
    ['without a mistake', () => true],
    ['with mistakes', (i: number) => i % 2 === 0],
  ])('says which of its marks count, and is passed only at the pass mark: %s', async (_, isRight) => {
    const [lesson] = lessonsOf(await courseFiguresOf(game.id)) as [Lesson]
    const records = Array.from({ length: 14 }, (_, i) => ({
      ...record(i + 1, isRight(i), 'lesson'),
      ...(i < 2 && { aid: 'shown' as const }),
      skill: lesson.cells[i % lesson.cells.length]!.skill,
      choice: 'course' as const,
    }))
    show(records, { plan: { drill: game.drills[0].id, choice: 'course', lesson: lesson.rule } })
    const [, helped, chance, counted, pass] = COUNTS.exec((await screen.findByText(COUNTS)).textContent)!
    expect([helped, counted, pass]).toEqual(['2', '12', String(100 * PASS)])
    const right = records.filter((_, i) => isRight(i)).length
    expect(title()).toMatch(right === 14 ? /^(?:All 14|14 of 14) right/ : new RegExp(`^${right} of 14 right`))
    const isPassed = screen.queryByText(/^You passed lesson \d+\.$/) !== null
    if (Number(chance) < 100 * PASS) expect(isPassed).toBe(false)
    expect(screen.queryByText(/^Lesson \d+ isn’t passed yet/) === null).toBe(isPassed)
  })
})

describe('the test at the end of a course', () => {
  const rounds = Array.from({ length: 40 }, (_, i) => ({ ...aRound, id: `round-${i}`, seed: `abc-${i + 1}` }))
  const plan: Plan = { drill: game.drills[0].id, choice: 'dealt', length: 40 }

  it('is passed by those who give away next to nothing, and says which strategy that beats', async () => {
    show(right, { rounds, plan })
    expect(await screen.findByText('You passed: you’re ready for the table.')).toBeTruthy()
    expect(
      await screen.findByText(
        /^Your mistakes cost next to nothing\. With so few hands it could be \$[\d.]+ to \$[\d.]+ an hour\..*better than the strategy “.+”, which costs (?!0\.0%)[\d.]+%\..*To review within a week: “.+”/,
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Review what is due' })).toBeTruthy()
    // One for the result, one for friends.
    expect(screen.getAllByRole('button', { name: 'Save a picture' })).toHaveLength(2)
  })

  it('is failed by mistakes: it says what they cost an hour, and what to do about them', async () => {
    show(mixed, { rounds, plan })
    expect(await screen.findByText('You’re not ready for the table yet.')).toBeTruthy()
    expect(
      await screen.findByText(
        /^Your mistakes cost \$[\d.,]+ an hour: [\d.]+% of a bet.*take the test again\. To review within a week: “.+”/,
      ),
    ).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'To the course' })).toHaveLength(1)
  })
})

describe('a run', () => {
  const run: Plan = { drill: game.drills[0].id, choice: 'close', gap: 0.05, clock: { kind: 'run', seconds: 60 } }
  const before = (id: string, count: number): RunRecord => ({
    kind: 'run',
    id: `run-${id}`,
    at: 0,
    game: game.id,
    rules: '',
    seed: `${id}-1`,
    plan: planText(game, run),
    right: count,
    asked: 9,
    cost: 1,
  })

  it('is held against the best one before it, and not against itself', () => {
    log.runs = [before('abc', 9), before('old', 1), { ...before('other', 8), plan: 'run=300' }]
    show(mixed, { plan: run })
    expect(screen.getByText('A personal best: 2 right. Your best before was 1.')).toBeTruthy()
  })

  it('is the first of its kind, or below the best', () => {
    const { unmount } = show(mixed, { plan: run })
    expect(screen.getByText(/^2 right is your first score/)).toBeTruthy()
    unmount()
    log.runs = [before('old', 5)]
    show(mixed, { plan: run })
    expect(screen.getByText('Your personal best is 5 right.')).toBeTruthy()
  })
})
