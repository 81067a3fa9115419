import { describe, expect, it } from 'vitest'
import type { Game, Rules } from '@/lib/game/game'
import { applyRules, makeRules, parseRules, rulesPatch, type RuledGame } from '@/lib/game/rules'
import { must } from '@/lib/result'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { saying } from '../tools/problems'

interface SampleRules extends Rules {
  readonly qualifies: string
  readonly raises: readonly number[]
  readonly decks: number
  readonly share: number
  readonly soft: boolean
}

const about = { source: 's' }
const game: RuledGame<SampleRules> & Pick<Game<SampleRules, unknown, string>, 'name'> = {
  name: 'A game',
  variants: [
    {
      id: 'usual',
      source: 's',
      rules: {
        pays: { blind: { flush: 1.5, straight: 1 } },
        qualifies: 'pair',
        raises: [4, 3],
        decks: 6,
        share: 0.05,
        soft: true,
      },
    },
    {
      id: 'h-2',
      source: 's',
      rules: {
        pays: { blind: { flush: 2, straight: 2 } },
        qualifies: 'none',
        raises: [4],
        decks: 6,
        share: 0,
        soft: false,
      },
    },
  ],
  ruleFields: [
    {
      path: ['pays', 'blind'],
      ...about,
      kind: 'pays',
      most: 500,
      hands: [{ id: 'flush' }, { id: 'straight' }],
    },
    {
      path: ['qualifies'],
      ...about,
      kind: 'choice',
      options: [{ value: 'none' }, { value: 'pair' }, { value: 'pair-4' }],
    },
    {
      path: ['raises'],
      ...about,
      kind: 'several',
      atLeast: 1,
      options: [{ value: 4 }, { value: 3 }],
    },
    { path: ['decks'], ...about, kind: 'number', least: 1, most: 8, whole: true },
    { path: ['share'], ...about, kind: 'number', least: 0, most: 1, whole: false },
    { path: ['soft'], ...about, kind: 'switch' },
  ],
  checkRules: (rules) =>
    rules.decks === 7
      ? { ok: false, problem: { name: 'BadRule', says: 'Seven decks do not exist.' } }
      : { ok: true, value: rules },
}

describe('rules with a patch', () => {
  it('keep what the patch does not name', () => {
    expect(must(applyRules(game, undefined, { pays: { blind: { flush: 2 } }, decks: 8 }))).toEqual({
      ...game.variants[0].rules,
      pays: { blind: { flush: 2, straight: 1 } },
      decks: 8,
    })
  })

  it('are frozen, and leave the variant as it was', () => {
    const rules = must(applyRules(game, 'h-2', { raises: [3, 4] }))
    expect(Object.isFrozen(rules) && Object.isFrozen(rules.pays['blind']) && Object.isFrozen(rules.raises)).toBe(true)
    expect(rules.raises).toEqual([4, 3])
    expect(game.variants[1]!.rules.raises).toEqual([4])
  })

  it('take a decimal of six places as it is written', () => {
    expect(must(applyRules(game, undefined, { share: 0.3333 })).share).toBe(0.3333)
    expect(must(applyRules(game, undefined, { share: 0.333333 })).share).toBe(0.333333)
  })

  it.each<[string, unknown, string]>([
    ['−1', -1, 'pays.blind.flush must be a number from 0 to 500; -1 is too little.'],
    ['1e9', 1e9, 'pays.blind.flush must be a number from 0 to 500; 1000000000 is too much.'],
    ['1e-9', 1e-9, 'pays.blind.flush must be a decimal of at most 6 places, not 1e-9.'],
    ['a third', 1 / 3, 'pays.blind.flush must be a decimal of at most 6 places, not 0.3333333333333333.'],
    ['“abc”', 'abc', 'pays.blind.flush must be a number from 0 to 500, not "abc".'],
    ['none', null, 'pays.blind.flush must be a number from 0 to 500; it is missing.'],
    ['an empty text', '', 'pays.blind.flush must be a number from 0 to 500; it is missing.'],
    ['no number', Number.NaN, 'pays.blind.flush must be a number from 0 to 500, not NaN.'],
  ])('tell a bad pay from another, where it stands and why: %s', (_name, flush, message) => {
    expect(applyRules(game, undefined, { pays: { blind: { flush } } })).toEqual({
      ok: false,
      problem: { name: 'BadRule', says: saying(message), at: 'pays.blind.flush' },
    })
  })

  it('say the same of a bad pay in an address', () => {
    const told = (text: string): string => {
      const read = parseRules(game, `blind.flush_${text}`)
      return read.ok ? 'right' : problemInEnglish(read.problem)
    }
    expect(told('-1')).toContain('-1 is too little')
    expect(told('1000000000')).toContain('1000000000 is too much')
    expect(told('1e9')).toContain('not "1e9"')
    expect(told('0.000000001')).toContain('at most 6 places')
    expect(told('0.3333')).toBe('right')
    expect(told('abc')).toContain('not "abc"')
    expect(told('')).toContain('it is missing')
  })

  it.each<[string, unknown, string, string]>([
    ['an unknown rule', { quallifies: 'pair' }, 'UnknownRule', 'quallifies'],
    ['an unknown table', { pays: { trips: {} } }, 'UnknownRule', 'pays.trips'],
    ['an unknown hand', { pays: { blind: { flsh: 1 } } }, 'UnknownRule', 'pays.blind.flsh'],
    ['a path written as a key', { 'pays.blind': { flush: 1 } }, 'UnknownRule', 'pays.blind'],
    ['the prototype', JSON.parse('{"__proto__":{"decks":1}}'), 'UnknownRule', '__proto__'],
    ['the prototype of a table', JSON.parse('{"pays":{"__proto__":{"flush":1}}}'), 'UnknownRule', 'pays.__proto__'],
    ['a constructor', { constructor: { prototype: 1 } }, 'UnknownRule', 'constructor'],
    ['text for a number', { pays: { blind: { flush: '2' } } }, 'BadRule', 'pays.blind.flush'],
    ['nothing for a number', { pays: { blind: { flush: null } } }, 'BadRule', 'pays.blind.flush'],
    ['a pay below nothing', { pays: { blind: { flush: -1 } } }, 'BadRule', 'pays.blind.flush'],
    ['a pay above the most', { pays: { blind: { flush: 501 } } }, 'BadRule', 'pays.blind.flush'],
    ['no number', { pays: { blind: { flush: Number.NaN } } }, 'BadRule', 'pays.blind.flush'],
    ['infinity', { pays: { blind: { flush: Infinity } } }, 'BadRule', 'pays.blind.flush'],
    ['too many places', { pays: { blind: { flush: 1 / 3 } } }, 'BadRule', 'pays.blind.flush'],
    ['a number for a table', { pays: { blind: 1 } }, 'BadRule', 'pays.blind'],
    ['a list for the tables', { pays: [] }, 'BadRule', 'pays'],
    ['a list for rules', [], 'BadRule', 'rules'],
    ['nothing for rules', null, 'BadRule', 'rules'],
    ['text for rules', 'x', 'BadRule', 'rules'],
    ['an unknown choice', { qualifies: 'pear' }, 'BadRule', 'qualifies'],
    ['none of several', { raises: [] }, 'BadRule', 'raises'],
    ['one of several twice', { raises: [4, 4] }, 'BadRule', 'raises'],
    ['an unknown one of several', { raises: [5] }, 'BadRule', 'raises'],
    ['one for several', { raises: 4 }, 'BadRule', 'raises'],
    ['half a deck', { decks: 1.5 }, 'BadRule', 'decks'],
    ['a number for a switch', { soft: 1 }, 'BadRule', 'soft'],
  ])('refuse %s', (_name, patch, name, at) => {
    expect(applyRules(game, undefined, patch)).toMatchObject({ ok: false, problem: { name, at } })
  })

  it('refuse an unknown variant, and what the game itself refuses', () => {
    expect(applyRules(game, 'usul', {})).toMatchObject({
      ok: false,
      problem: { name: 'UnknownVariant', says: saying(expect.stringContaining('“usual”')) },
    })
    expect(applyRules(game, undefined, { decks: 7 })).toMatchObject({
      ok: false,
      problem: { says: 'Seven decks do not exist.' },
    })
  })

  it('name the rule that was probably meant', () => {
    expect(applyRules(game, undefined, { qualifys: 'pair' })).toMatchObject({
      problem: { says: saying('“qualifys” isn’t a rule of A game. Did you mean “qualifies”?') },
    })
  })
})

describe('rules as text', () => {
  const rules = (patch: unknown, variant?: string) => must(applyRules(game, variant, patch))

  it.each<[string, unknown, string | undefined]>([
    ['', {}, undefined],
    ['h-2', {}, 'h-2'],
    ['blind.flush_2', { pays: { blind: { flush: 2 } } }, undefined],
    ['blind.flush_2~qualifies_pair-4', { qualifies: 'pair-4', pays: { blind: { flush: 2 } } }, undefined],
    ['h-2~raises_4_3~share_0.05', { raises: [4, 3], share: 0.05 }, 'h-2'],
    ['share_0~soft_no', { share: 0, soft: false }, undefined],
  ])('%s', (text, patch, variant) => {
    expect(makeRules(game, rules(patch, variant))).toBe(text)
    expect(must(parseRules(game, text))).toEqual(rules(patch, variant))
  })

  it('say the least that can be said, by the nearest variant', () => {
    expect(rulesPatch(game, rules({ decks: 2 }, 'h-2'))).toEqual({ variant: 'h-2', patch: { decks: 2 } })
    expect(rulesPatch(game, rules({ pays: { blind: { straight: 3 } } }))).toEqual({
      variant: 'usual',
      patch: { pays: { blind: { straight: 3 } } },
    })
  })

  it.each([
    ['h-3', 'UnknownVariant'],
    ['blind.flush', 'UnknownVariant'],
    ['blind.flsh_2', 'UnknownRule'],
    ['_2', 'UnknownRule'],
    ['~', 'UnknownVariant'],
    ['blind.flush_2~h-2', 'UnknownRule'],
    ['blind.flush_2~blind.flush_3', 'BadText'],
    ['blind.flush_', 'BadRule'],
    ['blind.flush_1e3', 'BadRule'],
    ['blind.flush_0x10', 'BadRule'],
    ['soft_true', 'BadRule'],
    ['raises_', 'BadRule'],
    ['decks_7', 'BadRule'],
    ['a'.repeat(3000), 'BadText'],
  ])('refuse %s', (text, name) => expect(parseRules(game, text)).toMatchObject({ ok: false, problem: { name } }))
})
