import { isValidElement, type ReactNode } from 'react'

/*
 * The text of server components, so that structured data repeats the words and figures of a page without typing them
 * twice.
 */

type Part = (props: unknown) => ReactNode | Promise<ReactNode>

/** Whether a component renders only in the browser. Its children are then used in its place. */
const isClientPart = (type: object): boolean => '$$typeof' in type

async function written(node: ReactNode): Promise<string> {
  const found = node instanceof Promise ? await node : node
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'bigint') return String(found)
  if (Array.isArray(found)) return (await Promise.all((found as readonly ReactNode[]).map(written))).join('')
  if (!isValidElement<{ readonly children?: ReactNode }>(found)) return ''
  const { type, props } = found
  if (typeof type === 'function' && !isClientPart(type)) return written(await (type as Part)(props))
  const inside = await written(props.children)
  return typeof type === 'string' && BLOCKS.has(type) ? ` ${inside} ` : inside
}

/** Elements that are separate from the text around them. */
const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'li',
  'ul',
  'ol',
  'dt',
  'dd',
  'div',
  'td',
  'th',
  'tr',
  'br',
  'h2',
  'h3',
  'h4',
])

/**
 * The text that the server renders: its own components are called, tags are removed, and white space is collapsed.
 * Client components are replaced by their children.
 */
export const plainText = async (node: ReactNode): Promise<string> =>
  (await written(node))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim()
