import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/lib/messages/languages'
import { wayFigures } from '@/app/house-ways/_parts/figures-in-text'
import { plainText } from '@/app/_seo/plain-text'
import { wayText } from '@/content/way-texts'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'

/* What is said of each house way: its figures are those on file, and a clause that is not there throws. */

describe('the text of a house way', () => {
  it.each(KNOWN_WAYS.flatMap(({ id }) => LANGUAGES.map((language) => [id, language.id])))(
    '%s names its figures in %s',
    async (id, language) => {
      const { default: text } = await wayText(id!, language!)
      const shown: string[] = []
      const figures = Object.entries(wayFigures(id!)).map(([name, make]) => [
        name,
        /^[A-Z]/.test(name)
          ? (props: never) =>
              shown.push((make as (given: never) => { props: { shown: string } })(props).props.shown) && null
          : make,
      ])
      expect(
        (await plainText(text({ components: Object.fromEntries(figures) as Record<string, never> }))).length,
      ).toBeGreaterThan(600)
      expect(shown.length).toBeGreaterThan(3)
      for (const figure of shown) expect(figure).toMatch(/^\d+\.\d+%?$/)
    },
  )

  it('knows a clause that the way has not, and a meeting that there is not', () => {
    const { Sets, Parts } = wayFigures('foxwoods')
    expect(() => Sets({ clause: 'T4-split' })).toThrow()
    expect(() => Parts({ from: 'playnow', mine: 'P1', theirs: 'N1' })).toThrow()
  })
})
