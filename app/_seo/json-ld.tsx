import type {
  AnswerLeaf,
  ArticleLeaf,
  BreadcrumbListLeaf,
  DatasetLeaf,
  DefinedTermSetLeaf,
  FAQPage,
  HowToLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  QuestionLeaf,
  SearchAction as SearchActionLeaf,
  WebSiteLeaf,
  WithContext,
} from 'schema-dts'
import { languageNow } from '@/app/_languages/messages'
import { here } from '@/app/_languages/places'
import { absolute, canonical, picturePath, SITE_NAME, VERSION } from '@/lib/site'

/*
 * The structured data of pages, in schema.org's vocabulary. All of it is also on the page, and addresses are absolute.
 * tests/tools/structured-data.ts says what each kind must have.
 */

type FaqLeaf = Extract<FAQPage, { readonly '@type': 'FAQPage' }>
type Described = ArticleLeaf | BreadcrumbListLeaf | DatasetLeaf | DefinedTermSetLeaf | FaqLeaf | HowToLeaf | WebSiteLeaf

/** One object of structured data, ready for a page. */
export type StructuredData = WithContext<Described>

/** JSON for a script tag: no text in it can end the tag or begin a comment. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

export function JsonLd({ data }: { readonly data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}

const inContext = <T extends Described>(data: T): WithContext<T> => ({ '@context': 'https://schema.org', ...data })

const THE_SITE: OrganizationLeaf = {
  '@type': 'Organization',
  name: SITE_NAME,
  url: canonical('/'),
  logo: absolute('/icons/512.png'),
}

/** The absolute address of a page, in this page's language if it exists. */
const addressOf = (path: string): string => canonical(here(path))

// ——— Breadcrumbs ——————————————————————————————————————————————————————————————————————————————————————————

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The path from the home page to this page, which is the last item. Home is added in front. */
export function breadcrumbs(crumbs: readonly Crumb[]): StructuredData {
  const all = [{ name: SITE_NAME, path: '/' }, ...crumbs]
  const itemListElement = all.map(({ name, path }, index): ListItemLeaf => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(path),
  }))
  return inContext({ '@type': 'BreadcrumbList', itemListElement })
}

/**
 * The search in the page's language. Search engines put the query into this placeholder. schema.org's types leave the
 * input out.
 */
const search = (): SearchActionLeaf & { readonly 'query-input': string } => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${addressOf('/search')}?q={words}` },
  'query-input': 'required name=words',
})

/** The site itself, for the home page. */
export function webSite(description: string): StructuredData {
  return inContext({
    '@type': 'WebSite',
    '@id': `${addressOf('/')}#site`,
    name: SITE_NAME,
    url: addressOf('/'),
    description,
    inLanguage: languageNow(),
    publisher: THE_SITE,
    potentialAction: search(),
  })
}

// ——— The content of a page ————————————————————————————————————————————————————————————————————————————————

interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** A text to read: a guide or a hand's page. `about`: its subject in a few words. */
export function article({
  path,
  title,
  description,
  about,
  modified,
}: Page & {
  readonly about?: string
  /** The day on which pages of its kind last changed: `2026-11-22`. */
  readonly modified?: string
}): StructuredData {
  return inContext({
    '@type': 'Article',
    '@id': `${addressOf(path)}#article`,
    headline: title,
    description,
    mainEntityOfPage: addressOf(path),
    image: absolute(picturePath(path)),
    inLanguage: languageNow(),
    isAccessibleForFree: true,
    author: THE_SITE,
    publisher: THE_SITE,
    ...(modified !== undefined && { dateModified: modified }),
    ...(about !== undefined && { about: { '@type': 'Thing', name: about } }),
  })
}

/** Questions and their answers as plain text (`plainText` makes it from what the page shows). */
export function faq(
  path: string,
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  const mainEntity = questions.map(({ question, answer }): QuestionLeaf => {
    const acceptedAnswer: AnswerLeaf = { '@type': 'Answer', text: answer }
    return { '@type': 'Question', name: question, acceptedAnswer }
  })
  return inContext({
    '@type': 'FAQPage',
    '@id': `${addressOf(path)}#questions`,
    url: addressOf(path),
    inLanguage: languageNow(),
    mainEntity,
  })
}

/** Steps in order, as plain text. `anchor`: the id of a step on the page. */
export function howTo({
  path,
  title,
  description,
  steps,
}: Page & {
  readonly steps: readonly { readonly name: string; readonly text: string; readonly anchor?: string }[]
}): StructuredData {
  return inContext({
    '@type': 'HowTo',
    '@id': `${addressOf(path)}#how-to`,
    name: title,
    description,
    inLanguage: languageNow(),
    step: steps.map(({ name, text, anchor }, index) => ({
      '@type': 'HowToStep' as const,
      position: index + 1,
      name,
      text,
      ...(anchor !== undefined && { url: addressOf(`${path}#${anchor}`) }),
    })),
  })
}

/** A table of figures. `columns`: the data given for each row. `file`: the path of the same data as JSON. */
export function dataset({
  path,
  title,
  description,
  columns,
  file,
  modified,
}: Page & {
  readonly columns: readonly string[]
  readonly file?: string
  /** The day on which the figures last changed: `2026-11-22`. */
  readonly modified?: string
}): StructuredData {
  return inContext({
    '@type': 'Dataset',
    '@id': `${addressOf(path)}#data`,
    name: title,
    description,
    url: addressOf(path),
    inLanguage: languageNow(),
    isAccessibleForFree: true,
    creator: THE_SITE,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    version: VERSION,
    ...(modified !== undefined && { dateModified: modified }),
    variableMeasured: columns,
    ...(file !== undefined && {
      distribution: {
        '@type': 'DataDownload' as const,
        encodingFormat: 'application/json',
        contentUrl: absolute(file),
      },
    }),
  })
}

/** Terms and their definitions. `id` is the term's anchor on the page. */
export function definedTerms({
  path,
  title,
  description,
  terms,
}: Page & {
  readonly terms: readonly {
    readonly id: string
    readonly name: string
    readonly text: string
    readonly also?: readonly string[]
  }[]
}): StructuredData {
  const inDefinedTermSet = `${addressOf(path)}#terms`
  return inContext({
    '@type': 'DefinedTermSet',
    '@id': inDefinedTermSet,
    name: title,
    description,
    url: addressOf(path),
    inLanguage: languageNow(),
    hasDefinedTerm: terms.map(({ id, name, text, also = [] }) => ({
      '@type': 'DefinedTerm' as const,
      '@id': addressOf(`${path}#${id}`),
      name,
      description: text,
      inDefinedTermSet,
      ...(also.length > 0 && { alternateName: also }),
    })),
  })
}
