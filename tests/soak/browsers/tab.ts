/* A tab of any browser, as a test uses it, on top of the few things that each browser's driver can do. */

/** What a driver does. Scripts are expressions in the page, which may be promises; their values come as JSON. */
export interface Driver {
  /** The browser and its version. */
  readonly name: string
  /** Resolves once the page has loaded; rejects if the browser shows an error page of its own. */
  readonly open: (url: string) => Promise<unknown>
  readonly run: (expression: string) => Promise<unknown>
  /** Presses and releases the main button of a mouse at a point of the window. */
  readonly press: (x: number, y: number) => Promise<unknown>
  /** Types keys one after the other: characters, or a code of `KEYS`. */
  readonly type: (keys: readonly string[]) => Promise<unknown>
  readonly resize: (width: number, height: number) => Promise<unknown>
  /** The narrowest window that the browser can have, in CSS pixels. */
  readonly narrowest: number
  /** Errors in the console and requests that failed, as they happen. */
  readonly errors: string[]
  readonly close: () => Promise<void>
}

/** Keys by the codes that WebDriver gives them. */
export const KEYS = { enter: '\uE007', right: '\uE014', space: ' ' } as const

export interface Tab extends Driver {
  /** Waits until an expression is true in the page. Rejects after a minute, with what was waited for. */
  readonly until: (expression: string, what: string) => Promise<void>
  /** Clicks the middle of the element that an expression finds. Rejects if there is none. */
  readonly click: (expression: string) => Promise<void>
}

const PATIENCE = 60_000

/** How a pointer is pressed and released, in the form that both protocols share. */
export const pressed = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** How keys are typed, in the same form. */
export const typed = (keys: readonly string[]) => [
  {
    type: 'key',
    id: 'keys',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** A script that both protocols run: its value as JSON, in a promise. */
export const asJson = (expression: string): string => `(async () => JSON.stringify((await (${expression})) ?? null))()`

const middleOf = (expression: string): string => `(() => {
  const element = ${expression}
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
})()`

export function tabOf(driver: Driver): Tab {
  return {
    ...driver,
    until: async (expression, what) => {
      const end = performance.now() + PATIENCE
      // A page that is being left answers with an error.
      while ((await driver.run(`Boolean(${expression})`).catch(() => false)) !== true) {
        if (performance.now() > end) throw new Error(`waited in vain for ${what}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    click: async (expression) => {
      const at = (await driver.run(middleOf(expression))) as readonly [number, number] | null
      if (at === null) throw new Error(`nothing to click: ${expression}`)
      await driver.press(...at)
    },
  }
}
