import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Gallery } from '@/app/about/primitives/gallery'

/** Parts that a page has of itself, or that show nothing: the gallery can't draw them beside others. */
const NOT_SHOWN = [
  'Announced',
  'BrokenPage',
  'Island',
  'KeyHelp',
  'KeysNote',
  'MapHead',
  'MessagePage',
  'MisspelledLink',
  'OpenedPage',
]
const OF_A_PAGE = ['NotKept', 'PageHead', 'PlainLink', 'SetAside', 'Share', 'Title', 'TitledPanel', 'Unreadable']

/** What files of `app/_ui` export as components. */
const exported = readdirSync('app/_ui')
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [
    ...readFileSync(join('app/_ui', file), 'utf8').matchAll(/^export (?:const|function) ([A-Z][a-z]\w*)/gm),
  ])
  .map(([, name]) => name!)

it('the page of primitives draws each of them, by light and by dark', () => {
  const source = readFileSync('app/about/primitives/gallery.tsx', 'utf8')
  const missing = exported.filter((name) => !source.includes(`<${name}`))
  expect(missing.sort()).toEqual([...NOT_SHOWN, ...OF_A_PAGE].sort())
  render(<Gallery />)
  for (const theme of ['light', 'dark'])
    expect(
      within(screen.getByRole('region', { name: theme })).getByRole('button', { name: 'Beside a field' }),
    ).toBeTruthy()
})

const outside = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('_ui/'))
  .map((file) => ({ file, text: readFileSync(join('app', file), 'utf8') }))

it('a look that two buttons or fields share is a primitive', () => {
  const looks = outside.flatMap(({ file, text }) =>
    text
      .split(/(?=<(?:button|input)\s)/)
      .slice(1)
      .flatMap((tag) => {
        const look = /className=(?:"|\{classes\(\s*')([^"']{40,})/.exec(tag.slice(0, 700))?.[1]
        return look === undefined ? [] : [{ file, look }]
      }),
  )
  expect(looks.length).toBeGreaterThan(10)
  expect(looks.filter(({ look }, i) => looks.findIndex((one) => one.look === look) !== i)).toEqual([])
})

/** A selector without what stands in brackets, which may have commas of its own. */
const flat = (selector: string): string =>
  selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, (inside) => inside.replaceAll(',', ' '))

it('a style sheet beside its pages draws nothing but what has its classes', () => {
  const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && file !== 'globals.css' && !file.startsWith('_styles/'),
  )
  const bare = sheets.flatMap((file) => {
    const text = readFileSync(join('app', file), 'utf8').replace(/\/\*[^]*?\*\//g, '')
    const selectors = [...text.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, selector]) =>
      flat(selector!).split(','),
    )
    return selectors
      .map((selector) => selector.trim())
      .filter((selector) => !selector.includes('.') && !/^(?:from|to|\d+%)$/.test(selector))
      .map((selector) => `${file}: ${selector}`)
  })
  expect(sheets.length).toBeGreaterThan(10)
  expect(bare).toEqual([])
})
