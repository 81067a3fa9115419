import { readdirSync } from 'node:fs'
import type { Metadata } from 'next'
import { describe, expect, it } from 'vitest'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { GAMES } from '@/lib/games/index'

/* What every page says of itself to search engines, as its own module says it, before anything is built. */

type Params = Readonly<Record<string, string>>

interface PageModule {
  readonly metadata?: Metadata
  readonly generateMetadata?: (props: { params: Promise<Params>; searchParams: Promise<Params> }) => Promise<Metadata>
  readonly generateStaticParams?: () => readonly Params[] | Promise<readonly Params[]>
}

const APP = new URL('../../app/', import.meta.url)

const FILES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(^|\/)page\.tsx$/.test(name) && !name.endsWith('404/page.tsx'))

interface Head {
  readonly page: string
  readonly title: string
  readonly description: string
  readonly locale: string
}

const titleOf = ({ title }: Metadata): string =>
  typeof title === 'string' ? title : title && 'absolute' in title ? title.absolute : ''

async function headsOf(file: string): Promise<readonly Head[]> {
  const { metadata, generateMetadata, generateStaticParams } = (await import(new URL(file, APP).href)) as PageModule
  const all = generateStaticParams ? await generateStaticParams() : [{}]
  return Promise.all(
    all.map(async (params): Promise<Head> => {
      const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) }
      const found = metadata ?? (await generateMetadata?.(props)) ?? {}
      return {
        page: `/${file.replace(/\/?page\.tsx$/, '')} ${Object.values(params).join('/')}`,
        title: titleOf(found),
        description: found.description ?? '',
        locale: String((found.openGraph as { locale?: unknown } | undefined)?.locale),
      }
    }),
  )
}

/** Search engines cut a longer one. */
const LONGEST = 155

describe('every page’s title and description', async () => {
  const headsIn = async (isIn: (file: string) => boolean): Promise<readonly Head[]> =>
    (await Promise.all(FILES.filter(isIn).map(headsOf))).flat()
  const isSpanish = (file: string): boolean => file.startsWith('es/')
  const english = await headsIn((file) => !isSpanish(file))
  speak(spanish)
  const heads = [...english, ...(await headsIn(isSpanish))]
  speak(undefined)

  it('are there, and no two pages share one', () => {
    expect(heads.length).toBeGreaterThan(250)
    expect(heads.filter(({ title, description }) => title === '' || description === '')).toEqual([])
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  })

  it(`are descriptions of at most ${LONGEST} characters`, () => {
    expect(
      heads
        .filter(({ description }) => description.length > LONGEST)
        .map(({ page, description }) => `${page} (${description.length}): ${description}`),
    ).toEqual([])
  })

  it('are titles that name a game once', () => {
    const twice = heads.filter(({ title }) => GAMES.some(({ name }) => title.split(name).length > 2))
    expect(twice.map(({ title }) => title)).toEqual([])
  })

  it('have a locale of a language and a country', () => {
    expect(
      heads.filter(({ locale }) => !/^[a-z]{2}_[A-Z]{2}$/.test(locale)).map(({ page, locale }) => [page, locale]),
    ).toEqual([])
  })
})
