import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { handData } from '@/app/[game]/hands/_parts/data'
import { allHandParams, besides, findHand, type Found, handParams, shortened } from '@/app/[game]/hands/_parts/found'
import { withinSentence, yearOf } from '@/app/[game]/hands/_parts/year-words'
import { tryHands } from '@/app/[game]/hands/_parts/try-data'
import { NAMED_STAKE, evValue } from '@/lib/game/ev'
import { HOURS_A_WEEK } from '@/app/_settings/pace'
import { ROUNDS_AN_HOUR } from '@/lib/game/pace'
import { embedDocument, escaped, missingDocument, DARK } from '@/app/embed/document'
import { answer } from '@/app/_languages/english/answer'

async function found(hand: string, game = 'ultimate-texas-holdem'): Promise<Found> {
  const one = await findHand({ game, hand })
  if (!one) throw new Error(`no page of ${hand}`)
  return one
}

const count = (text: string, piece: string): number => text.split(piece).length - 1

describe('a page of a hand', () => {
  it('is found by its address only', async () => {
    expect(await findHand({ game: 'ultimate-texas-holdem', hand: 'K5o' })).toBeUndefined()
    expect(await findHand({ game: 'no-game', hand: 'k5o' })).toBeUndefined()
    expect(allHandParams().filter(({ game }) => game === 'ultimate-texas-holdem').length).toBe(169)
    expect(handParams()).toContainEqual({ game: 'ultimate-texas-holdem', hand: 'k5o' })
    expect(handParams()).not.toContainEqual({ game: 'ultimate-texas-holdem', hand: 'aa' })
  })

  it('has a page before it and one after', async () => {
    expect(besides(await found('22'))).toMatchObject({ after: { slug: 'a2o' } })
    expect(besides(await found('22')).before).toBeUndefined()
    expect(besides(await found('k5o'))).toMatchObject({ before: { slug: 'k2s' }, after: { slug: 'q5s' } })
  })

  it('is named inside a sentence', () => {
    const names = [
      'K5 offsuit',
      'Pocket eights',
      'Q-6-4',
      'Hard 16 against a ten',
      'Pair of sevens against a two',
      'Full house',
      'Straight',
      'Three of a kind',
      'Two pair',
    ]
    const said = [
      'K5 offsuit',
      'pocket eights',
      'Q-6-4',
      'hard 16 against a ten',
      'a pair of sevens against a two',
      'a full house',
      'a straight',
      'three of a kind',
      'two pair',
    ]
    expect(names.map(withinSentence)).toEqual(said)
  })
})

describe('what a mistake costs', () => {
  it('is its cost times how often it comes at the stake and pace that are named', async () => {
    const one = await found('k5o')
    const year = yearOf(one)!
    const [raise, , check] = one.answer.solution.options.map(({ ev }) => evValue(ev)) as [number, number, number]
    expect(year.times).toBeCloseTo((12 / 1326) * ROUNDS_AN_HOUR * HOURS_A_WEEK * 52, 9)
    expect(year.cost).toBeCloseTo(year.times * (raise - check) * NAMED_STAKE, 9)
    expect(year.text[0]).toContain(`At ${ROUNDS_AN_HOUR} rounds an hour`)
    const hourly = (raise - check) * NAMED_STAKE * (12 / 1326) * ROUNDS_AN_HOUR
    expect(year.text[0]).toContain(`it costs you $${hourly.toFixed(2)} an hour`)
    expect(year.text[0]).not.toContain('a year')
  })

  it('is nothing where nothing is worse', async () => {
    const one = await found('k5o')
    const { slip: _, ...answer } = one.answer
    expect(yearOf({ ...one, answer })).toBeUndefined()
  })
})

describe('a description', () => {
  it('keeps whole sentences as far as there is room', () => {
    const first = 'Raise pocket aces 4× before the flop: 1.408 antes better than checking, exactly counted.'
    const last = 'By what, which hands near it are played the other way, and what it costs a year.'
    expect(shortened(`${first} ${last}`)).toBe(first)
    expect(shortened(`${first} It wins 84.9% of deals.`)).toBe(`${first} It wins 84.9% of deals.`)
    expect(shortened(`Call it. ${first}`)).toBe(`Call it. ${first}`)
  })
})

describe('the hands to try', () => {
  it('ask only where there is a choice', async () => {
    const hands = await Promise.all(
      ['p1', 'a2-kings', 'q6-trips'].map(async (slug) => tryHands(await found(slug, 'pai-gow-poker'))),
    )
    for (const { page, choices } of hands.flat()) expect(choices.length, page.slug).toBeGreaterThan(1)
  })

  it('are graded as the trainer grades them', async () => {
    const hands = await tryHands(await found('k5o'))
    expect(hands.map(({ page }) => page.slug)).toEqual(['k5s', 'k4o', 'k6o'])
    const [, k4o] = hands
    expect(k4o!.choices.map(({ id, grade }) => [id, grade])).toEqual([
      ['raise-4x', 'inaccuracy'],
      ['raise-3x', 'mistake'],
      ['check', 'best'],
    ])
    for (const { grade, says } of k4o!.choices) expect(says.startsWith(answer.grades[grade])).toBe(true)
  })
})

describe('a page as data', () => {
  it('has the exact value of each option, and plain JSON alone', async () => {
    const data = JSON.parse(JSON.stringify(handData(await found('k5o')))) as {
      options: { action: string; ev: { value: number; exact: string } }[]
      best: string[]
      command: string
    }
    expect(data.best).toEqual(['raise-4x'])
    const { value, exact } = data.options[0]!.ev
    expect(exact).toBe('-493274081/4195144800')
    expect(value).toBeCloseTo(-493274081 / 4195144800, 12)
    expect(data.command).toContain('"hand":["Kh","5d"]')
  })
})

describe('a card for other sites', () => {
  it('is one document without scripts that leads back and is not listed', async () => {
    const one = await found('k5o')
    const html = embedDocument(one)
    expect(html).not.toMatch(/<script|\son\w+=|javascript:/i)
    expect([count(html, '<h1'), count(html, '<title>'), count(html, '</html>')]).toEqual([1, 1, 1])
    expect(html).toContain('content="noindex"')
    expect(html).toContain(one.path)
    expect(html).not.toContain(`<title>${escaped(one.page.title)}`)
    expect(html).toContain('king of hearts')
  })

  it('that is not there is a document without scripts, whose links leave the frame', () => {
    const html = missingDocument()
    expect(html).not.toMatch(/<script|\son\w+=|javascript:/i)
    expect(count(html, '<a ')).toBe(count(html, 'target="_top"'))
    expect(html).toContain('content="noindex"')
  })

  it('has the colours of the site by night', () => {
    const [, night = ''] = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8').split(
      '@media screen',
    )
    for (const [name, colour] of Object.entries(DARK)) expect(night).toContain(`--${name}: ${colour};`)
  })

  it('holds text as text', () => {
    expect(escaped(`<b a="1">'&`)).toBe('&lt;b a=&quot;1&quot;&gt;&#39;&amp;')
  })
})
