import type { Page } from '@playwright/test'
import { GAMES } from '@/lib/games/index'

/* Tests the layout of a page with longer words, as in other languages. */

/** Elements that nobody translates: code, and text the user types. */
const KEPT = 'script, style, noscript, template, textarea, code, pre, kbd, .font-mono'

/** The same in every language: names, and starting hands in short form (`AKs`). */
const SAME = [...GAMES.map(({ name }) => name), 'Feltwise', '\\b[2-9TJQKA]{2}[so]\\b'].join('|')

/**
 * Makes every word of a page longer by two fifths, now and after each change. Call it once the page is hydrated, or
 * React would find a mismatch.
 */
export const lengthen = (page: Page): Promise<void> =>
  page.evaluate(
    ({ kept, same }) => {
      const pattern = new RegExp(`(${same})|\\p{L}{3,}`, 'gu')
      const made = new WeakMap<Text, string>()
      const lengthenOne = (text: Text): void => {
        if (text.data === made.get(text) || text.parentElement?.closest(kept)) return
        const longer = text.data.replaceAll(pattern, (word: string, kept?: string) =>
          kept === undefined ? word + word.slice(0, Math.ceil(word.length * 0.4)) : word,
        )
        made.set(text, longer)
        if (longer !== text.data) text.data = longer
      }
      const lengthenAll = (root: Node): void => {
        if (root instanceof Text) return lengthenOne(root)
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) lengthenOne(walker.currentNode as Text)
      }
      lengthenAll(document.body)
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          if (type === 'characterData') lengthenAll(target)
          else for (const node of addedNodes) lengthenAll(node)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    { kept: KEPT, same: SAME },
  )

/** How far a page is wider than the screen, in pixels; 0 or less if it fits. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/**
 * Texts that can't be read completely: cut off by a box, beyond the edge of the screen, or beyond their control or
 * cell.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    // Many texts lie in the same boxes: each box is measured once.
    const measured = new Map<Element, { readonly style: CSSStyleDeclaration; readonly edge: DOMRect }>()
    const measure = (box: Element) => {
      const known = measured.get(box) ?? { style: getComputedStyle(box), edge: box.getBoundingClientRect() }
      measured.set(box, known)
      return known
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement!
      if (text.data.trim() === '' || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (boxes.length === 0) continue
      const left = Math.min(...boxes.map((box) => box.left))
      const right = Math.max(...boxes.map((box) => box.right))
      const top = Math.min(...boxes.map((box) => box.top))
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      const tell = (why: string): void => void found.add(`${why}: ${text.data.trim().slice(0, 60)}`)
      let scrolls = false
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { style, edge } = measure(box)
        // Only for screen readers.
        if (edge.width <= 1 || edge.height <= 1 || style.clipPath === 'inset(50%)') {
          scrolls = true
          break
        }
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
          scrolls = true
          break
        }
        const isBeyond = right > edge.right + 1.5 || left < edge.left - 1.5
        if (box.matches('button, a, summary, label, td, th, [role=radio], [role=tab]') && isBeyond) tell('spilt')
        if (/hidden|clip/.test(style.overflowX) && isBeyond) tell('cut')
        if (/hidden|clip/.test(style.overflowY) && (bottom > edge.bottom + 3 || top < edge.top - 3)) tell('cut below')
        if (style.position === 'fixed') break
      }
      if (!scrolls && (right > window.innerWidth + 1.5 || left < -1.5)) tell('beyond the screen')
    }
    return [...found]
  })
