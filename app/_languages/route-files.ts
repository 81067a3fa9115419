import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { LANGUAGES, type LanguageId } from '@/lib/messages/languages'
import { capital } from '@/lib/text'
import { ENGLISH_ROUTES, ROUTES } from './places'
import { type Needed, readWordsByPage, type WordsByPage } from './words-by-page'

/*
 * The routes of a language: each hands on the page that is written once for all languages (`any-language.tsx`), with the words that its code
 * says in the browser, in this language alone. Next finds pages by their files, so `npm run make:routes` makes these of the list of routes and
 * of what each page imports.
 */

const APP = join(import.meta.dirname, '..')

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

/** What stands around every page, or in its place. */
const FRAME = ['app/_site/frame.tsx', 'app/_ui/broken.tsx']
const BROKEN = ['app/global-error.tsx']

const routesOf = (language: LanguageId): readonly string[] => [
  ...ROUTES,
  ...(language === 'en' ? ENGLISH_ROUTES : []),
  MISSING,
]

/** Where the words of each area are, by its name: `@/app/_languages/english/foul`. */
function wordFiles(language: LanguageId): ReadonlyMap<string, string> {
  const text = readFileSync(join(APP, `_languages/translations/${language}.ts`), 'utf8')
  return new Map(
    [...text.matchAll(/^import \{ (\w+) \} from '(?:\.\.|(@))\/(.+)'$/gm)].map(([, area, whole, path]) => [
      area!,
      whole ? `@/${path}` : `@/app/_languages/${path}`,
    ]),
  )
}

const list = (names: readonly string[]): string => (names.length === 0 ? '{}' : `{ ${names.join(', ')} }`)

/** A module that makes words of a language known as it is loaded. */
function wordsFile(
  language: LanguageId,
  { areas, parts }: Needed,
  { isComponent, bringsGames = false }: { readonly isComponent: boolean; readonly bringsGames?: boolean },
): string {
  const files = wordFiles(language)
  // English comes with the code of games.
  const brings = bringsGames && language !== 'en'
  const taken = ['addWords', ...(parts.length > 0 ? ['addPartLoaders'] : [])].join(', ')
  return [
    ...(isComponent ? [`'use client'\n`, `import type { ReactNode } from 'react'`] : []),
    `import { ${taken} } from '@/app/_languages/messages'`,
    ...areas.map((area) => `import { ${area} } from '${files.get(area)!}'`),
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
          `  const { ${language} } = (await import(\`@/lib/games/\${game}/messages/${language}.ts\`)) as { readonly ${language}: GameMessages }`,
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
          '  return children',
          '}',
        ]
      : []),
    '',
  ].join('\n')
}

/** The page of a route, in its words where its code says any. */
function pageFile(route: string, hasWords: boolean): string {
  const page = pageOf(route)
  const text = readFileSync(join(APP, '..', `${page}.tsx`), 'utf8')
  const isMany = text.includes('generateStaticParams')
  const handed = [
    text.includes('generateMetadata') ? 'generateMetadata' : 'metadata',
    ...(isMany ? ['generateStaticParams'] : []),
  ]
  const dynamic = isMany ? '\nexport const dynamicParams = false\n' : ''
  if (!hasWords) return `export { ${['default', ...handed].join(', ')} } from '@/${page}'\n${dynamic}`
  const isGiven = !/^export default (async )?function \w+\(\)/m.test(text)
  return `${isGiven ? "import type { ComponentProps } from 'react'\n" : ''}import Page from '@/${page}'
import Words from './words'

export { ${handed.join(', ')} } from '@/${page}'
${dynamic}
export default function InWords(${isGiven ? 'props: ComponentProps<typeof Page>' : ''}) {
  return (
    <Words>
      <Page ${isGiven ? '{...props} ' : ''}/>
    </Words>
  )
}
`
}

const LAYOUT = `import type { ReactNode } from 'react'
import { Frame } from '@/app/_site/frame'
import Words from './_words/frame'

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <Frame words={Words}>{children}</Frame>
}
`

const ERROR = `'use client'

export { BrokenPage as default } from '@/app/_ui/broken'
`

/** Beside the code that takes them. */
export const BROKEN_WORDS = join('_languages', 'when-broken.ts')
export const SERVER_WORDS = join('_languages', 'on-server.ts')

/** English has its own at the root. */
const SEARCH_INDEX = `import { GET as answer } from '@/app/search-index.json/route'

export const dynamic = 'force-static'

export const GET = answer
`

const layoutsOf = (routes: readonly string[]): readonly string[] => routes.filter(hasLayout)

/** Which words the browser needs, and when: with the frame, with each page besides, and with each part that comes later, by its name. */
interface Plan {
  readonly frame: Needed
  readonly pages: ReadonlyMap<string, Needed>
  readonly parts: ReadonlyMap<string, Needed>
}

const isSilent = ({ areas, parts }: Needed): boolean => areas.length + parts.length === 0

function planOf(routes: readonly string[], words: WordsByPage): Plan {
  const frame = words.page([...FRAME, ...layoutsOf(routes).map((route) => `${layoutOf(route)}.tsx`)])
  const besides = (said: Needed, ...known: readonly Needed[]): Needed => ({
    areas: said.areas.filter((area) => !known.some(({ areas }) => areas.includes(area))),
    parts: said.parts,
  })
  const pages = new Map(routes.map((route) => [route, words.page([`${pageOf(route)}.tsx`])]))
  // A part brings what is not on every page that loads it.
  const onEach = (part: string): Needed => {
    const loading = [frame, ...pages.values()].filter(({ parts }) => parts.includes(part))
    return { areas: loading[0]!.areas.filter((area) => loading.every(({ areas }) => areas.includes(area))), parts: [] }
  }
  const names = new Set([frame, ...pages.values()].flatMap(({ parts }) => parts))
  const parts = new Map(
    [...names].sort().flatMap((part): (readonly [string, Needed])[] => {
      const said = { ...besides(words.part(part), frame, onEach(part)), parts: [] }
      return isSilent(said) ? [] : [[part, said]]
    }),
  )
  const speaking = (said: Needed): Needed => ({ ...said, parts: said.parts.filter((part) => parts.has(part)) })
  return {
    frame: speaking(frame),
    pages: new Map([...pages].map(([route, said]) => [route, speaking(besides(said, frame))])),
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
    ...(language === 'en' ? [] : [[join('search-index.json', 'route.ts'), SEARCH_INDEX] as const]),
    ['layout.tsx', LAYOUT],
    ['error.tsx', ERROR],
    [join('_words', 'frame.tsx'), wordsFile(language, frame, { isComponent: true, bringsGames: true })],
    ...[...parts].map(([part, said]): readonly [string, string] => [
      join('_words', `${part}.ts`),
      wordsFile(language, said, { isComponent: false }),
    ]),
    ...layoutsOf(routes).map((route): readonly [string, string] => [
      fileOf(route, 'layout.tsx'),
      `export { default } from '@/${layoutOf(route)}'`,
    ]),
    ...routes.flatMap((route): readonly (readonly [string, string])[] => {
      const said = pages.get(route)!
      const hasWords = !isSilent(said)
      const place = placeOf(language, route)
      return [
        [fileOf(place, 'page.tsx'), pageFile(route, hasWords)],
        ...(hasWords ? [[fileOf(place, 'words.tsx'), wordsFile(language, said, { isComponent: true })] as const] : []),
      ]
    }),
  ]
}

/** What stands in for everything when the frame itself fails, in all languages: nothing may have come that says it in the page's alone. */
function brokenFile(words: WordsByPage): string {
  const { areas } = words.page(BROKEN)
  const all = LANGUAGES.map(({ id }) => ({ id, files: wordFiles(id) }))
  const named = (area: string, id: string): string => `${area}In${capital(id)}`
  return [
    `import { addWords } from './messages'`,
    ...all.flatMap(({ id, files }) =>
      areas.map((area) => `import { ${area} as ${named(area, id)} } from '${files.get(area)!}'`),
    ),
    '',
    ...all.map(
      ({ id }) =>
        `addWords({ id: '${id}', areas: { ${areas.map((area) => `${area}: ${named(area, id)}`).join(', ')} }, games: {} })`,
    ),
  ].join('\n')
}

/** What is not in the browser knows all languages. */
const serverFile = (): string =>
  [
    `import { addWords } from './messages'`,
    ...LANGUAGES.map(({ id }) => `import ${id} from './translations/${id}'`),
    '',
    ...LANGUAGES.map(({ id }) => `addWords(${id})`),
  ].join('\n')

/** All that is made, by its path in `app`. Throws where a part that says something is loaded without its words. */
export async function routeFiles(): Promise<ReadonlyMap<string, string>> {
  const routes = routesOf('en')
  const words = await readWordsByPage([
    ...FRAME,
    ...BROKEN,
    ...layoutsOf(routes).map((route) => `${layoutOf(route)}.tsx`),
    ...routes.map((route) => `${pageOf(route)}.tsx`),
  ])
  const plan = planOf(routes, words)
  const unwrapped = words.unwrapped.filter(({ part }) => plan.parts.has(part))
  if (unwrapped.length > 0)
    throw new Error(unwrapped.map(({ file, part }) => `${file}: write withWords('${part}', import(…))`).join('\n'))
  const made = [
    ...LANGUAGES.flatMap(({ id }) =>
      filesOf(id, plan).map(([path, text]) => [join(folderOf(id), path), text] as const),
    ),
    [BROKEN_WORDS, brokenFile(words)] as const,
    [SERVER_WORDS, serverFile()] as const,
  ]
  const shape = { parser: 'typescript', printWidth: 120, semi: false, singleQuote: true }
  return new Map(await Promise.all(made.map(async ([path, text]) => [path, await format(text, shape)] as const)))
}
