import type { Page } from '@playwright/test'
import { expect } from './fixture'

/** A node as a screen reader is told of it. */
export interface Heard {
  readonly role: string
  readonly name: string
  /** `pressed`, `expanded`, `focused`, `level`, `keyshortcuts` and the like, as the browser tells them. */
  readonly states: Readonly<Record<string, unknown>>
  /** What stands above it, the nearest first. */
  readonly within: readonly Heard[]
  /** All that is read out below it. */
  readonly text: string
}

/** What a person has who sees nothing and has no pointer: the accessibility tree, and keys. */
export interface Listener {
  readonly nodes: () => Promise<readonly Heard[]>
  readonly find: (role: string, name: RegExp) => Promise<readonly Heard[]>
  /** What the live regions say. */
  readonly said: () => Promise<string>
  readonly focused: () => Promise<Heard | undefined>
  /** Presses Tab until the focus is there, as often as it takes to come round once. */
  readonly tabTo: (role: string, name: RegExp) => Promise<Heard>
  /** Waits until the live regions say this, and gives it back. */
  readonly hear: (what: RegExp, unlike?: string) => Promise<string>
}

/** As the browser's own protocol writes a node down, as far as it is read here. */
interface Written {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

const MOST_TABS = 120

const roleOf = ({ role }: Written): string => String(role?.value ?? '')
const nameOf = ({ name }: Written): string => String(name?.value ?? '')

/** The written tree as it is heard: what is ignored is left out, but not what lies below it. */
function heardFrom(written: readonly Written[]): readonly Heard[] {
  const byId = new Map(written.map((node) => [node.nodeId, node]))
  const textOf = (node: Written): string =>
    roleOf(node) === 'StaticText'
      ? nameOf(node)
      : (node.childIds ?? [])
          .flatMap((id) => byId.get(id) ?? [])
          .map(textOf)
          .filter(Boolean)
          .join(' ')
  const known = new Map<string, Heard>()
  const above = (node: Written): readonly Heard[] => {
    const parent = byId.get(node.parentId ?? '')
    return parent ? [...(parent.ignored ? [] : [heard(parent)]), ...above(parent)] : []
  }
  const heard = (node: Written): Heard => {
    const made = known.get(node.nodeId) ?? {
      role: roleOf(node),
      name: nameOf(node),
      states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      // Of most nodes nobody asks what stands above or below them, and gathering it takes as long as reading the tree.
      get within() {
        return above(node)
      },
      get text() {
        return textOf(node)
      },
    }
    known.set(node.nodeId, made)
    return made
  }
  return written.filter(({ ignored }) => !ignored).map(heard)
}

/** Listens to a page. Nothing here looks at it: no selector, no pointer. */
export async function listenTo(page: Page): Promise<Listener> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')
  const nodes = async () =>
    heardFrom((await browser.send('Accessibility.getFullAXTree')).nodes as unknown as readonly Written[])
  const find = async (role: string, name: RegExp) =>
    (await nodes()).filter((node) => node.role === role && name.test(node.name))
  const said = async () => {
    const live = (await nodes()).filter(({ role }) => role === 'status' || role === 'alert')
    return live
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' ')
  }
  // The page as a whole has the focus too, wherever it is.
  const focused = async () =>
    (await nodes()).filter(({ states, role }) => states.focused === true && role !== 'RootWebArea').at(-1)
  const tabTo = async (role: string, name: RegExp) => {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      const here = await focused()
      if (here?.role === role && name.test(here.name)) return here
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never came to ${role} ${name}`)
  }
  const hear = async (what: RegExp, unlike?: string) => {
    await expect
      .poll(async () => {
        const now = await said()
        return now !== unlike && what.test(now) ? 'heard' : now
      })
      .toBe('heard')
    return said()
  }
  return { nodes, find, said, focused, tabTo, hear }
}
