import { isValidElement, type ReactNode } from 'react'

/* What the server's parts say, as text: structured data repeats a page's words and figures, and is never typed again. */

type Part = (props: unknown) => ReactNode | Promise<ReactNode>

/** A part that only a browser draws: it is known here by its children alone. */
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

/** Elements that stand apart from the text around them. */
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
 * The words of what the server draws: its own components are called, tags fall away, spaces are put in order. Parts that need a browser
 * give their children.
 */
export const plainText = async (node: ReactNode): Promise<string> =>
  (await written(node))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim()
