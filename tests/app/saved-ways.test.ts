import { describe, expect, it } from 'vitest'
import { readSaved } from '@/app/house-ways/editor/saved'
import { KNOWN_WAYS } from '@/lib/house-ways/hands'

const way = { ...KNOWN_WAYS[0]!, id: 'mine' }

describe('house ways in the browser’s storage', () => {
  it('are read one by one: a bad one takes no other with it', () => {
    expect(readSaved(JSON.stringify({ version: 1, ways: [way, { id: '<b>' }, { ...way, id: 'other' }] }))).toEqual({
      ways: [way, { ...way, id: 'other' }],
      unreadable: 1,
    })
  })

  it.each([null, JSON.stringify({ version: 1, ways: [] })])('may be none', (text) => {
    expect(readSaved(text)).toEqual({ ways: [], unreadable: 0 })
  })

  it.each(['{', '7', 'null', '[]', '{"ways":7}', '{"ways":{"length":3}}', `{"ways":${'['.repeat(2000)}`])(
    'are said to be unreadable where storage holds something else: %s',
    (text) => {
      expect(readSaved(text)).toEqual({ ways: [], unreadable: 1 })
    },
  )
})
