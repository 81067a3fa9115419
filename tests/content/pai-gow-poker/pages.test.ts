import { describe, expect, it } from 'vitest'
import made from '@/content/pai-gow-poker/hands.json' with { type: 'json' }
import { badgeOf } from '@/app/[game]/hands/_parts/sections'
import { parseCards } from '@/lib/cards/card'
import { preciseEv } from '@/content/pages/said'
import { evValue } from '@/lib/game/ev'
import { CLAUSE_PAGES, clausePage, pageOfClause, usualDealing } from '@/lib/games/pai-gow-poker/clauses'
import { clauseName } from '@/content/pai-gow-poker/pages/names'
import { clauseFacts } from '@/content/pai-gow-poker/pages/facts'
import { answerOf } from '@/content/pages/index'
import { answerHand } from '@/content/pai-gow-poker/pages/answers'
import { list } from '@/content/pai-gow-poker/pages/list'
import { VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { solve, whole } from '@/lib/games/pai-gow-poker/solve'
import { start } from '@/lib/games/pai-gow-poker/round'
import { houseWay, setByWay, WAY_IDS } from '@/lib/engines/pai-gow/ways'
import { must } from '@/lib/result'

describe('the pages of Pai Gow clauses', () => {
  it('are one for each clause of each way, those that read alike together', () => {
    for (const way of WAY_IDS)
      for (const { id, sentence } of houseWay(way).clauses) expect(pageOfClause(way, id).clause.sentence).toBe(sentence)
    expect(new Set(CLAUSE_PAGES.map(clauseName)).size).toBe(CLAUSE_PAGES.length)
  })

  it('have names, titles and descriptions of their own that a list of results has room for', () => {
    for (const { title } of list.pages) expect(title.length, title).toBeLessThanOrEqual(65)
    expect(new Set(list.pages.map(({ title }) => title)).size).toBe(list.pages.length)
    expect(new Set(list.pages.map(({ slug }) => answerHand(slug).description.split('. ')[0])).size).toBe(
      list.pages.length,
    )
  })

  it('call no setting best where single hands have a better one', () => {
    const answers = list.pages.map(({ slug }) => [clauseFacts(slug), answerHand(slug)] as const)
    expect(answers.filter(([{ costing }, { onAverage = false }]) => costing > 0 !== onAverage)).toEqual([])
    const badges = answers.filter(([{ costing }]) => costing > 0).map(([, answer]) => badgeOf(answer))
    expect(badges.length).toBeGreaterThan(5)
    expect(badges).not.toContain('best')
    expect(answers.some(([, answer]) => badgeOf(answer) === 'best')).toBe(true)
  })

  it.each([
    [
      'en',
      /^[^.]*(?:keep the straight or flush|straight or flush behind)/i,
      /\b(?:keeping|breaking) the straight or flush/,
    ],
    ['es', /^[^.]*(?:conserva la escalera|el color se queda|el color, detrás)/i, /\bconservar la escalera/],
  ] as const)(
    'compare no setting that keeps a straight or flush with one that keeps it too: %s',
    async (language, keeps, other) => {
      const answers = await Promise.all(
        list.pages.map(async ({ slug }) => [slug, (await answerOf('pai-gow-poker', slug, language)).answer] as const),
      )
      const kept = answers.filter(([, answer]) => keeps.test(answer))
      expect(kept.length).toBeGreaterThan(2)
      for (const [slug, answer] of kept)
        expect(answer.replace(keeps, '').replace(/breaking the straight or flush/, ''), slug).not.toMatch(other)
      for (const { slug } of CLAUSE_PAGES.filter((page) => page.clause.set.kind === 'complete'))
        expect(
          clauseFacts(slug).solution.options.map(({ action }) => action),
          slug,
        ).not.toContain('keep-complete')
    },
  )

  it('do not say that there is no other setting, and then name better ones', () => {
    const ends = answerHand('n1')
      .sections.find(({ id }) => id === 'ends')!
      .text.join(' ')
    expect(clauseFacts('n1').costing).toBeGreaterThan(0)
    expect(ends).toContain('Some of these hands have a better setting')
    expect(ends).not.toContain('There is no other way')
  })

  it('claim no more than a sample tells', () => {
    for (const { slug } of CLAUSE_PAGES) {
      const { player } = clauseFacts(slug)
      const [flips] = answerHand(slug).sections.filter(({ id }) => id === 'flips')
      if (!player.isExact) expect(flips!.title, slug).not.toContain('never')
      if (!player.isExact && player.mean > 0 && player.mean < 2 * player.error)
        expect(flips!.text[0], slug).toContain('too little to measure')
    }
  })

  it('tell of all hands where there are few', () => {
    const { sampled, own, costing, examples } = clauseFacts('a2-kings')
    expect([sampled, own.hands, costing]).toEqual([6, 6, 6])
    expect(new Set(examples).size).toBe(examples.length)
  })

  it('show hands that the clause sets', () => {
    for (const { slug, examples } of made.pages) {
      const { way, clause } = clausePage(slug)
      for (const hand of examples)
        expect(setByWay(usualDealing(way), must(parseCards(hand)))?.clause.id, slug).toBe(clause.id)
    }
  })

  it('say of the usual way what its whole game says of each clause', () => {
    const { rules } = VARIANTS[0]
    for (const { id, ev } of whole(rules).cells!.map((cell) => ({ id: cell.id, ev: cell.options[0]!.ev })))
      expect(evValue(clauseFacts(id.toLowerCase()).solution.options[0]!.ev), id).toBeCloseTo(evValue(ev), 12)
  })

  it('name hands that cost what they say', () => {
    for (const { slug, costly } of made.pages.slice(14, 22)) {
      const { rules } = VARIANTS.find(({ id }) => id === clausePage(slug).way)!
      for (const { hand, front, best, cost } of costly.slice(0, 1)) {
        const { options, best: top } = solve(rules, { ...start(rules), hand: must(parseCards(hand)) })
        const ev = (cards: string): number => evValue(options.find(({ action }) => action === `low:${cards}`)!.ev)
        expect(top).toContain(`low:${best}`)
        expect(ev(best) - ev(front)).toBeCloseTo(cost, 7)
      }
    }
  })

  it('say what their command comes to, which solves the hand that is drawn', () => {
    const { drawn } = answerHand('f2-keep')
    const { rules } = clauseFacts('f2-keep')
    const hand = list.pages.find(({ slug }) => slug === 'f2-keep')!.cards[0].cards
    const { options, best } = solve(rules, { ...start(rules), hand })
    expect(drawn).toContain(preciseEv(evValue(options.find(({ action }) => action === best[0])!.ev)))
    expect(drawn).toContain('nothing is better')
  })
})
