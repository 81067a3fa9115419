import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type LanguageId } from '@/lib/messages/languages'
import { ENGLISH_ROUTES, ROUTES } from '../places'
import { type Needed, readWordsByPage, type WordsByPage } from './words-by-page'

/*
 * The routes of a language: each hands on the page that is written once for all languages (`any-language.tsx`), with the words that its code
 * says in the browser, in this language alone. Next finds pages by their files, so `npm run make:routes` makes these of the list of routes and
 * of what each page imports.
 */

const APP = join(import.meta.dirname, '../..')

/** The folder of a language in `app`: English has no name in addresses. */
export const folderOf = (language: LanguageId): string => (language === 'en' ? '(en)' : language)

const fileOf = (route: string, name: string): string => join(route.slice(1), name)
const pageOf = (route: string): string => `app/${fileOf(route, 'any-language')}`
const layoutOf = (route: string): string => `app/${fileOf(route, 'layout')}`

const hasLayout = (route: string): boolean => route !== '/' && existsSync(join(APP, '..', `${layoutOf(route)}.tsx`))

/** The page for unknown addresses. It is no page of the list: nothing links to it. */
const MISSING = '/404'

/** Where a route stands in the folder of a language. Next keeps `/404` for itself. */
const placeOf = (language: LanguageId, route: string): string =>
  language === 'en' && route === MISSING ? `/${language}${route}` : route

/** The frame of every page, and the error page inside it. */
const FRAME = ['app/layout.tsx', 'app/_site/document.tsx', 'app/_site/frame.tsx', 'app/_ui/broken.tsx']

const routesOf = (language: LanguageId): readonly string[] => [
  ...ROUTES,
  ...(language === 'en' ? ENGLISH_ROUTES : []),
  MISSING,
]

/** The folder with the words of a language. */
export const WORDS: Readonly<Record<LanguageId, string>> = { en: 'english', es: 'spanish' }

/** The file with the words of an area: `app/_languages/english/bet-pages`. Some are in `lib/messages/words`. Throws if there is none. */
function fileOfArea(language: LanguageId, area: string): string {
  const name = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const files = [`app/_languages/${WORDS[language]}/${name}`, `lib/messages/words/${name}/${language}`]
  const file = files.find((path) => existsSync(join(APP, '..', `${path}.ts`)))
  if (file === undefined) throw new Error(`no file has the words of ${area} in ${language}: ${files.join(', ')}`)
  return file
}

const list = (names: readonly string[]): string => (names.length === 0 ? '{}' : `{ ${names.join(', ')} }`)

/** A module that makes words of a language known as it is loaded. */
function wordsFile(
  language: LanguageId,
  { areas, parts }: Brought,
  { isComponent, isFrame = false }: { readonly isComponent: boolean; readonly isFrame?: boolean },
): string {
  // English comes with the code of games.
  const brings = isFrame && language !== 'en'
  const taken = ['addWords', ...(parts.length > 0 ? ['addPartLoaders'] : [])].join(', ')
  return [
    ...(isComponent ? [`'use client'\n`, `import type { ReactNode } from 'react'`] : []),
    `import { ${taken} } from '@/app/_languages/messages'`,
    ...(isFrame ? [`import { SpokenLanguage } from '@/app/_languages/spoken/language'`] : []),
    ...areas.map((area) => `import { ${area} } from '@/${fileOfArea(language, area)}'`),
    ...(brings
      ? [
          `import { loadBesideGames } from '@/lib/messages/beside'`,
          `import type { GameMessages } from '@/lib/messages/message'`,
        ]
      : []),
    '',
    `addWords({ id: '${language}', areas: ${list(areas)}, games: {} })`,
    ...(brings
      ? [
          '',
          'loadBesideGames(async (game) => {',
          `  const { ${language} } = (await import(\`@/lib/games/registry/made/\${game}/${language}.ts\`)) as { readonly ${language}: GameMessages }`,
          `  addWords({ id: '${language}', areas: {}, games: { [game]: ${language} } })`,
          '})',
        ]
      : []),
    ...(parts.length > 0
      ? [
          '',
          'addPartLoaders({',
          ...parts.map((part) => `  '${part}': () => import('@/app/${folderOf(language)}/_words/${part}'),`),
          '})',
        ]
      : []),
    ...(isComponent
      ? [
          '',
          'export default function Words({ children }: { readonly children: ReactNode }) {',
          isFrame ? `  return <SpokenLanguage value="${language}">{children}</SpokenLanguage>` : '  return children',
          '}',
        ]
      : []),
    '',
  ].join('\n')
}

/** The page of a route in a language, in its words where its code says any. */
function pageFile(language: LanguageId, route: string, hasWords: boolean): string {
  const page = pageOf(route)
  const text = readFileSync(join(APP, '..', `${page}.tsx`), 'utf8')
  const isMany = text.includes('generateStaticParams')
  const isMade = text.includes('generateMetadata')
  const handed = [...(isMade ? [] : ['metadata']), ...(isMany ? ['generateStaticParams'] : [])]
  // The type of a component without props has no props to name.
  const isGiven = !/^export default (async )?function \w+\(\)/m.test(text)
  return [
    ...(hasWords && isGiven ? [`import type { ComponentProps } from 'react'`] : []),
    `import { speaking } from '#language-on-server'`,
    `import Page${isMade ? ', { generateMetadata as describe }' : ''} from '@/${page}'`,
    ...(hasWords ? [`import Words from './words'`] : []),
    '',
    ...(handed.length > 0 ? [`export { ${handed.join(', ')} } from '@/${page}'`] : []),
    ...(isMany ? ['export const dynamicParams = false'] : []),
    ...(isMade ? [`export const generateMetadata = speaking('${language}', describe)`] : []),
    ...(hasWords
      ? [
          '',
          `function InWords(${isGiven ? 'props: ComponentProps<typeof Page>' : ''}) {`,
          '  return (',
          '    <Words>',
          `      <Page ${isGiven ? '{...props} ' : ''}/>`,
          '    </Words>',
          '  )',
          '}',
        ]
      : []),
    '',
    `export default speaking('${language}', ${hasWords ? 'InWords' : 'Page'})`,
    '',
  ].join('\n')
}

/** The root of a language's pages. */
const rootLayout = (language: LanguageId): string => `import type { ReactNode } from 'react'
import { speaking } from '#language-on-server'
import { Document } from '@/app/_site/document'
import { Frame } from '@/app/_site/frame'
import Words from './_words/frame'

export { metadata, viewport } from '@/app/_site/document'

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Document language="${language}">
      <Frame words={Words}>{children}</Frame>
    </Document>
  )
}

export default speaking('${language}', Layout)
`

/** The layout of the pages below a route. */
const layoutFile = (language: LanguageId, route: string): string => `import { speaking } from '#language-on-server'
import Layout from '@/${layoutOf(route)}'

export default speaking('${language}', Layout)
`

const ERROR = `'use client'

export { BrokenPage as default } from '@/app/_ui/broken'
`

/** English has its own at the root. */
const searchIndex = (language: LanguageId): string => `import { speaking } from '#language-on-server'
import { GET as answer } from '@/app/search-index.json/route'

export const dynamic = 'force-static'

export const GET = speaking('${language}', answer)
`

const layoutsOf = (routes: readonly string[]): readonly string[] => routes.filter(hasLayout)

/** The areas of words that a file brings, and the parts whose words it can load. */
type Brought = Omit<Needed, 'loads'>

/** Which words the browser needs, and when: with the frame, with each page besides, and with each part that comes later, by its name. */
interface Plan {
  readonly frame: Brought
  readonly pages: ReadonlyMap<string, Brought>
  readonly parts: ReadonlyMap<string, Brought>
}

const isSilent = ({ areas, parts }: Brought): boolean => areas.length + parts.length === 0

function planOf(routes: readonly string[], words: WordsByPage): Plan {
  const frame = words.page([...FRAME, ...layoutsOf(routes).map((route) => `${layoutOf(route)}.tsx`)])
  const beyondFrame = ({ areas }: Needed): readonly string[] => areas.filter((area) => !frame.areas.includes(area))
  const pages = new Map(routes.map((route) => [route, words.page([`${pageOf(route)}.tsx`])]))
  const all = [frame, ...pages.values()]
  const names = [...new Set(all.flatMap(({ parts }) => parts))].sort()
  const needs = new Map(names.map((part) => [part, words.part(part)]))
  /** The areas that are loaded before a part: every page and part that loads it brings them, or has them from before. */
  const before = (part: string): readonly string[] => {
    const loading = [
      ...all.filter(({ loads }) => loads.includes(part)).map(({ areas }) => areas),
      ...[...needs].flatMap(([by, { areas, loads }]) => (loads.includes(part) ? [[...areas, ...before(by)]] : [])),
    ]
    return loading[0]!.filter((area) => loading.every((areas) => areas.includes(area)))
  }
  const partAreas = (part: string): readonly string[] => {
    const there = before(part)
    return beyondFrame(needs.get(part)!).filter((area) => !there.includes(area))
  }
  const parts = new Map(
    names
      .map((part) => [part, { areas: partAreas(part), parts: [] }] as const)
      .filter(([, needed]) => !isSilent(needed)),
  )
  const loaded = (needed: Needed): readonly string[] => needed.parts.filter((part) => parts.has(part))
  return {
    frame: { areas: frame.areas, parts: loaded(frame) },
    pages: new Map([...pages].map(([route, page]) => [route, { areas: beyondFrame(page), parts: loaded(page) }])),
    parts,
  }
}

/** The files of a language's folder by their paths in it. */
function filesOf(
  language: LanguageId,
  { frame, pages, parts }: Plan,
): readonly (readonly [path: string, text: string])[] {
  const routes = routesOf(language)
  return [
    ...(language === 'en' ? [] : [[join('search-index.json', 'route.ts'), searchIndex(language)] as const]),
    ['layout.tsx', rootLayout(language)],
    ['error.tsx', ERROR],
    [join('_words', 'frame.tsx'), wordsFile(language, frame, { isComponent: true, isFrame: true })],
    ...[...parts].map(([part, needed]): readonly [string, string] => [
      join('_words', `${part}.ts`),
      wordsFile(language, needed, { isComponent: false }),
    ]),
    ...layoutsOf(routes).map((route): readonly [string, string] => [
      fileOf(route, 'layout.tsx'),
      layoutFile(language, route),
    ]),
    ...routes.flatMap((route): readonly (readonly [string, string])[] => {
      const needed = pages.get(route)!
      const hasWords = !isSilent(needed)
      const place = placeOf(language, route)
      return [
        [fileOf(place, 'page.tsx'), pageFile(language, route, hasWords)],
        ...(hasWords
          ? [[fileOf(place, 'words.tsx'), wordsFile(language, needed, { isComponent: true })] as const]
          : []),
      ]
    }),
  ]
}

const MADE_BY = '// Written by `npm run make:routes`. Do not edit.'

/** All that is made, by its path in `app`. Throws where a part that says something is loaded without its words. */
export async function routeFiles(): Promise<ReadonlyMap<string, string>> {
  const routes = routesOf('en')
  const words = await readWordsByPage([
    ...FRAME,
    ...layoutsOf(routes).map((route) => `${layoutOf(route)}.tsx`),
    ...routes.map((route) => `${pageOf(route)}.tsx`),
  ])
  const plan = planOf(routes, words)
  const unwrapped = words.unwrapped.filter(({ part }) => plan.parts.has(part))
  if (unwrapped.length > 0)
    throw new Error(unwrapped.map(({ file, part }) => `${file}: write withWords('${part}', import(…))`).join('\n'))
  return new Map(
    LANGUAGES.flatMap(({ id }) =>
      filesOf(id, plan).map(([path, text]) => [join(folderOf(id), path), `${MADE_BY}\n${text}`] as const),
    ),
  )
}
