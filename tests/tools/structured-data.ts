/*
 * Problems in an object of structured data, in words. Each kind that the site uses must have the properties that its
 * readers require; nothing may be empty or undefined, and addresses must be absolute.
 */

type Thing = Readonly<Record<string, unknown>>

/** The required properties of each kind. The site uses no other kinds. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Article: ['headline', 'description', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  Dataset: ['name', 'description', 'url', 'creator', 'license', 'version', 'variableMeasured'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet'],
  DefinedTermSet: ['name', 'description', 'url', 'hasDefinedTerm'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'text', 'position'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Thing: ['name'],
  WebSite: ['name', 'url'],
}

/** Properties that must be absolute addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'mainEntityOfPage', 'inDefinedTermSet'])

/** Words that a program writes for missing values. */
const LEFTOVERS = /\b(undefined|null|NaN|\[object \w+\])\b|\[object/

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

function wrongInText(name: string, text: string, where: string): string[] {
  if (text.trim() === '') return [`${where} is empty`]
  if (LEFTOVERS.test(text)) return [`${where} says “${LEFTOVERS.exec(text)?.[0]}”`]
  if (ADDRESSES.has(name) && !(URL.canParse(text) && /^https?:/.test(text)))
    return [`${where} is ${text}, an address that is not whole`]
  return []
}

function wrongInValue(name: string, value: unknown, where: string): string[] {
  if (value === undefined || value === null) return [`${where} is ${value}`]
  if (typeof value === 'string') return wrongInText(name, value, where)
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${where} is no number`]
  if (Array.isArray(value))
    return value.length === 0
      ? [`${where} is empty`]
      : value.flatMap((one, index) => wrongInValue(name, one, `${where}[${index}]`))
  return isThing(value)
    ? wrongInThing(value, where)
    : typeof value === 'boolean'
      ? []
      : [`${where} is a ${typeof value}`]
}

/** Lists with positions are numbered from 1. */
function wrongOrder(value: unknown, where: string): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one, index) =>
    isThing(one) && 'position' in one && one.position !== index + 1
      ? [`${where}[${index}] has the position ${one.position}`]
      : [],
  )
}

function wrongInThing(thing: Thing, where: string): string[] {
  const kind = thing['@type']
  const required = typeof kind === 'string' ? REQUIRED[kind] : undefined
  if (!required) return [`${where} is a ${kind}, which this site does not use`]
  const at = `${where} (${kind})`
  return [
    ...required.filter((name) => !(name in thing)).map((name) => `${at} has no ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) => [
      ...wrongInValue(name, value, `${at}.${name}`),
      ...wrongOrder(value, `${at}.${name}`),
    ]),
  ]
}

/** All problems; empty if the data are valid. */
export function wrongIn(data: unknown): string[] {
  if (!isThing(data)) return ['the data are no object']
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : [`the @context is ${String(data['@context'])}`]),
    ...wrongInThing(data, 'the data'),
  ]
}
