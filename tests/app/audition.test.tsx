import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAddress, writeAddress } from '@/app/dealer-school/audition/address'
import { Table } from '@/app/dealer-school/audition/audition'
import { GAME_IDS } from '@/lib/games/ids'
import { must } from '@/lib/result'
import { type AuditionStep, startAudition, stepNow } from '@/lib/teaching/dealer-school/procedure/audition'
import { SOURCES } from '@/lib/teaching/dealer-school/disputes/cases'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { fewestChips } from '@/lib/teaching/dealer-school/table/rack'
import { keysOf, shiftOf } from '../tools/shift'

await loadSchoolGames(GAME_IDS)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const press = (key: string): Promise<void> => act(async () => void fireEvent.keyDown(document.body, { key }))

describe('the audition', () => {
  it.each(['three-card-poker', 'blackjack', 'pai-gow-poker'])(
    'tells the figures of a recorded shift of 30 minutes by keys, at %s',
    async (game) => {
      vi.useFakeTimers({ toFake: ['performance'] })
      const query = `game=${game}&seats=1&shift=30&events=on&seed=shift-1`
      const { rack, rounds, figures } = shiftOf(query, [40_000, 83_500, 55_200, 124_300, 66_100])
      render(<Table opened={must(readAddress(new URLSearchParams(query), 'abc'))} onAddress={() => undefined} />)
      for (const [i, entries] of rounds.entries()) {
        for (const { ms, slips, act: done } of entries) {
          await act(async () => void vi.advanceTimersByTime(ms))
          if (slips) {
            await press('e')
            expect(screen.getByRole('status').textContent).toMatch(/^Not yet\. First: /)
          }
          for (const key of keysOf(rack, done)) await press(key)
        }
        await screen.findByRole('region', { name: i < rounds.length - 1 ? 'The round is over' : 'The shift is over' })
        if (i < rounds.length - 1) await press(' ')
      }
      const figure = (label: string): string =>
        screen.getByText(label, { selector: 'dt' }).parentElement!.textContent.replace(label, '')
      expect(screen.getByRole('status').textContent).toContain(
        `You dealt ${figures.rounds} rounds, ${figures.hands} hands.`,
      )
      expect(figure('At the table')).toBe(`${figures.minutes} shift of 30 min`)
      expect(figure('Rounds an hour')).toBe(figures.roundsAnHour)
      expect(figure('Hands an hour')).toBe(figures.handsAnHour)
      expect(figure('Errors per 100 payouts')).toBe(`${figures.perHundred} ${figures.errors}`)
      expect(figure('Handled rightly')).toBe(figures.handled)
      const rows = screen.getByRole('region', { name: 'Step by step' }).querySelectorAll('tbody tr')
      const slips = [...rows].map((row) => Number(row.lastElementChild!.textContent))
      expect(slips.reduce((sum, one) => sum + one, 0)).toBe(figures.slips)
      expect(screen.getByRole('region', { name: 'What went wrong' }).querySelectorAll('li')).toHaveLength(
        figures.mistakes,
      )
      await press(' ')
      expect(screen.getByText(/^No round yet\./)).toBeTruthy()
    },
  )

  it('says what happens, whose ruling it is, and the usual change of a chip', async () => {
    const opened = Array.from({ length: 60 }, (_, i) =>
      must(readAddress(new URLSearchParams(`game=blackjack&seats=2&events=on&clock=5&seed=happens${i}-1`), 'abc')),
    ).find(({ settings, seed }) => {
      const { steps } = startAudition(settings, seed).round
      return (
        steps[0]?.kind === 'change' &&
        steps[0].cents <= 2500 &&
        steps[3]!.kind === 'rule' &&
        !(steps[1]?.kind === 'bets' && steps[1].wrong)
      )
    })!
    const { round } = startAudition(opened.settings, opened.seed)
    const change = stepNow(round) as Extract<AuditionStep, { kind: 'change' }>
    render(<Table opened={opened} onAddress={() => undefined} />)
    for (let i = 0; i < change.cents / opened.settings.rack[0]!; i++) await press('1')
    await press('Enter')
    expect(screen.getByRole('status').textContent).toContain('Right. You cut')
    expect(screen.getByRole('status').textContent).toContain('Usual change:')
    await press('n')
    await press('1')
    const { question } = round.steps[3] as Extract<AuditionStep, { kind: 'rule' }>
    await press(String(question.options.indexOf(question.dispute.ruling) + 1))
    const { source, en } = question.dispute
    expect(screen.getByRole('status').textContent).toBe(
      `Right. ${en.options[question.dispute.ruling]} ${en.why} ` +
        (source === undefined
          ? 'Procedures differ. Follow your own house’s.'
          : `Ruling: ${(typeof source === 'string' ? SOURCES[source] : source).title}. Houses differ.`),
    )
    expect(screen.getByText('5 s for this step')).toBeTruthy()
  })

  it('names the bet that is paid on the felt and beside the chips, with its stake and odds', async () => {
    const opened = must(readAddress(new URLSearchParams('game=blackjack&seats=3&seed=scan16-1'), 'abc'))
    render(<Table opened={opened} onAddress={() => undefined} />)
    for (const key of ['n', '1', '2', '3', 'd', '3']) await press(key)
    const seat = () => screen.getByRole('button', { name: /^Seat 3/ }).textContent
    // A bet whose turn hasn't come is named without its result.
    while (!/ · Bet, \$\d+$/.test(seat()!)) await press('b')
    await press('y')
    expect(screen.getByText(/^Bet, \$\d+$/)).toBeTruthy()
    await press('Backspace')
    while (!seat()!.includes('Perfect Pairs')) await press('b')
    const { due } = startAudition(opened.settings, opened.seed).round.board.seats[0]!
    const { stake, cents } = due.find(({ bet }) => bet === 'perfect-pairs')!
    expect(seat()).toContain(`Seat 3 · Perfect Pairs, $${stake / 100}`)
    await press('y')
    const owed = `Perfect Pairs, $${stake / 100}: perfect pair, pays ${cents / stake} to 1`
    expect(screen.getByRole('group', { name: 'Pay Perfect Pairs in chips' }).textContent).toContain(owed)
    const pile = fewestChips(opened.settings.rack, cents)!
    for (const [chip, count] of Object.entries(pile))
      for (let i = 0; i < count; i++) await press(String(opened.settings.rack.indexOf(Number(chip)) + 1))
    await press('Enter')
    expect(screen.getByRole('status').textContent).toContain(`Right. ${owed}.`)
  })

  it('lets the dealer look before insurance is paid, and says what they find', async () => {
    const opened = must(readAddress(new URLSearchParams('game=blackjack&seats=3&seed=scan0-1'), 'abc'))
    const { steps } = startAudition(opened.settings, opened.seed).round
    render(<Table opened={opened} onAddress={() => undefined} />)
    await press('k')
    expect(screen.getByRole('status').textContent).toMatch(/^Not yet\. First: /)
    for (const step of steps) {
      if (step.kind === 'peek') break
      if (step.kind === 'bets') await press('n')
      else if (step.kind === 'settle') {
        await press(String(step.place))
        fireEvent.click(
          screen.getByRole('button', { name: `Take ${step.due.bet === 'perfect-pairs' ? 'Perfect Pairs' : '21+3'}` }),
        )
      } else if ('place' in step) await press(step.place === 'dealer' ? 'd' : String(step.place))
    }
    await press('e')
    expect(screen.getByRole('status').textContent).toBe('Not yet. First: look at your hole card.')
    await press('k')
    expect(screen.getByRole('status').textContent).toBe('You have a blackjack.')
    await press('e')
    expect(screen.getByText('Your hand is open. What do you announce?')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Blackjack/ })).toBeTruthy()
  })

  it('keeps its table, chips and target in its address', () => {
    const text =
      'game=three-card-poker&seats=5&rack=100.500.2500&target=90&clock=8&shift=30&events=on&lammers=on&seed=k3-2'
    const opened = must(readAddress(new URLSearchParams(text), 'abc'))
    expect(writeAddress(opened)).toBe(text)
    // A player who banks is alone with the house.
    const banked = must(readAddress(new URLSearchParams('game=pai-gow-poker&rules=banking_yes&seed=k3-2'), 'abc'))
    expect(banked.settings).toMatchObject({ seats: 1, rules: { banking: true } })
    expect(writeAddress(banked)).toBe('game=pai-gow-poker&rules=banking_yes&seed=k3-2')
    expect(readAddress(new URLSearchParams('game=pai-gow-poker&rules=banking_yes&seats=2'), 'abc').ok).toBe(false)
    for (const bad of ['game=bridge', 'seats=8', 'seats=0', 'seats=0x2', 'seats=2e0', 'seats=', 'rack=x', 'seed=?'])
      expect(readAddress(new URLSearchParams(bad), 'abc').ok).toBe(false)
  })
})
