import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from './places'

/*
 * The pages of a language are those of English at addresses of their own: each is a file that hands on the English one. Next finds pages by
 * their files alone, so these are made of the list of routes by `npm run make:routes`.
 */

const APP = join(import.meta.dirname, '..')

const fileOf = (route: string, name: string): string => join(route.slice(1), name)

function pageFile(route: string): string {
  const page = fileOf(route, 'page')
  const has = readFileSync(join(APP, `${page}.tsx`), 'utf8').includes('generateStaticParams')
  const handed = ['default', 'generateMetadata', ...(has ? ['generateStaticParams'] : [])]
  return `export { ${handed.join(', ')} } from '@/app/${page}'\n${has ? '\nexport const dynamicParams = false\n' : ''}`
}

const layoutFile = (route: string): string => `export { default } from '@/app/${fileOf(route, 'layout')}'\n`

/** What is no page of the list. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  [
    join('search-index.json', 'route.ts'),
    `import { GET as answer } from '@/app/search-index.json/route'

export const dynamic = 'force-static'

export const GET = answer
`,
  ],
  [
    join('404', 'page.tsx'),
    `import type { Metadata } from 'next'
import { generateMetadata as english } from '@/app/not-found'

/**
 * The page for unknown addresses in this language (next.config.mjs). lib/make/built-pages/finish.mjs sets its status.
 */
export { default } from '@/app/not-found'

export const generateMetadata = (): Metadata => ({ ...english(), robots: { index: false } })
`,
  ],
])

/** The files of a language's folder by their paths in it, the same for each. */
export const routeFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...OTHERS,
    ...ROUTES.map((route) => [fileOf(route, 'page.tsx'), pageFile(route)] as const),
    ...ROUTES.filter((route) => route !== '/' && existsSync(join(APP, fileOf(route, 'layout.tsx')))).map(
      (route) => [fileOf(route, 'layout.tsx'), layoutFile(route)] as const,
    ),
  ])
