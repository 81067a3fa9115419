import { applyRules, fieldIn, parseRules } from '@/lib/game/rules'
import { describe, expect, it } from 'vitest'
import { changesBetween } from '@/app/[game]/pay-tables/words'
import { choicesOf } from '@/app/_settings/rule-texts'
import { rulesInWords } from '@/app/_settings/rules-in-words'
import { readWayFile } from '@/app/house-ways/editor/keep'
import { findGame } from '@/lib/games/index'
import type { Rules } from '@/lib/game/game'
import { GAME, KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { makeWayFile } from '@/lib/engines/pai-gow/house-ways/way-file'
import { rulesWith } from '@/lib/engines/pai-gow/house-ways/way-of'
import { must } from '@/lib/result'
import { saying } from '../tools/problems'

const game = findGame(GAME)!
const way = { ...KNOWN_WAYS[0]!, id: 'crown-4', name: 'Crown, table 4' }
const inWords = (rules: string): string => rulesInWords(game, must(parseRules(game, rules)) as Rules)

describe('rules with a house way of one’s own', () => {
  it('go by its name, and say what else is changed', () => {
    expect(inWords('')).toBe('House way: Rule sheet')
    expect(inWords('commission_0')).toBe('House way: Rule sheet, changed')
    expect(inWords(rulesWith(way))).toBe('House way: Crown, table 4')
    expect(inWords(`${rulesWith(way)}~commission_0`)).toBe('House way: Crown, table 4, changed')
  })

  it('are compared by its name, not by its text', () => {
    const own = must(parseRules(game, rulesWith(way))) as Rules
    expect(changesBetween(game, game.variants[0].rules, own).map(({ to, text }) => [to, text])).toEqual([
      ['Crown, table 4', '“House way: Crown, table 4”'],
    ])
    expect(changesBetween(game, own, game.variants[0].rules)[0]?.from).toBe('Crown, table 4')
  })

  it('say that one may stand there, where another thing does', () => {
    expect(applyRules(game, undefined, { houseWay: { ...way } })).toMatchObject({
      ok: false,
      problem: { says: saying(expect.stringContaining('or a text that begins with "own."')) },
    })
  })
})

describe('the field of the house way', () => {
  const field = game.ruleFields.find((one) => one.kind === 'choice' && one.own !== undefined) as Parameters<
    typeof choicesOf
  >[1]
  const words = fieldIn(game.messages, field)
  const known = field.options.map(({ value }) => ({ value, name: words.values![value]! }))
  const own = rulesWith(way).split('_').slice(1).join('_')

  it('offers one’s own by its name beside those of the site', () => {
    expect(choicesOf(words, field, own, true)).toEqual([
      { value: own, name: 'A house way of one’s own: Crown, table 4' },
      ...known,
    ])
  })

  it('offers one that cannot be read without a name, and none where a way of the site stands', () => {
    expect(choicesOf(words, field, 'own.damaged', false)[0]).toEqual({
      value: 'own.damaged',
      name: 'A house way of one’s own',
    })
    expect(choicesOf(words, field, field.options[0]!.value, true)).toEqual(known)
  })
})

describe('a house way as a chosen file', () => {
  it('is read', async () => {
    expect(must(await readWayFile(new File([makeWayFile(way)], 'crown.json')))).toEqual(way)
  })

  it('is refused unread where it is far too large', async () => {
    const file = Object.assign(new File([''], 'large.json'), { text: () => Promise.reject(new Error('read')) })
    Object.defineProperty(file, 'size', { value: 5_000_000_000 })
    expect(await readWayFile(file)).toMatchObject({ ok: false, problem: { name: 'TooLarge' } })
  })

  it('is said to be unreadable where it is a folder, not to be an empty file', async () => {
    const folder = Object.assign(new File([], 'folder'), {
      text: () => Promise.reject(new DOMException('', 'NotReadableError')),
    })
    expect(await readWayFile(folder)).toMatchObject({
      ok: false,
      problem: { name: 'Unreadable', says: saying(expect.stringContaining('folder')) },
    })
  })
})
