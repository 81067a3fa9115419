import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { disputesOf } from '@/lib/teaching/dealer-school/disputes/disputes'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { CERTIFICATE, pageKinds } from '../tools/pages'
import { ENGLISH, SPANISH } from '../tools/said'
import { keysOf, shiftOf } from '../tools/shift'
import { expect, test } from './fixture'

await loadSchoolGames(GAME_IDS)

/** Width and height in points. What fits on the part that A4 and Letter share fits on each of them. */
const PAPERS = { A4: [595.28, 841.89], Letter: [612, 792], shared: [595.28, 792] } as const
type Paper = keyof typeof PAPERS

/** What the paper says in each language, and where its pages begin. */
const SPOKEN = [
  { language: 'en', ...ENGLISH },
  { language: 'es', ...SPANISH },
] as const

/** Points. A page that the browser shrank, because something was wider than the paper, has letters of five or six. */
const SMALLEST_LETTERS = 7.9
/** A side of it is as large as a bank card, and holds up to forty rows. */
const SMALLEST_ON_A_CARD = 4.3

/** On the picture of that card. */
const DRAWN = 'Joker'

interface Piece {
  readonly text: string
  /** Points from the left and from the bottom of the page. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Of its letters. */
  readonly size: number
}

interface Printed {
  readonly pages: readonly (readonly Piece[])[]
  /** All of its letters in the order of the page, without spaces and quotation marks. */
  readonly text: string
}

/** Lines are broken in other places on paper, and one shape of a font may stand for two marks. */
const letters = (text: string): string => text.replace(/[\s“”«»"‘’ʼ']/g, '')

/** Prints the page and reads the paper: every letter is within it, at full size, and none lies over another. */
async function print(page: Page, paper: Paper = 'shared', smallest = SMALLEST_LETTERS): Promise<Printed> {
  const [width, height] = PAPERS[paper].map((points) => `${points / 72}in`) as [string, string]
  const file = await page.pdf({ width, height, preferCSSPageSize: true })
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const pages: Piece[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number)
    const [left, bottom, right, top] = sheet.view as readonly [number, number, number, number]
    expect([Math.floor(right - left), Math.floor(top - bottom)], 'the size of the paper').toEqual(
      PAPERS[paper].map(Math.floor),
    )
    const { items } = await sheet.getTextContent()
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [a, b, , , x, y] = item.transform
      return [{ text: item.str, x: x!, y: y!, width: item.width, size: Math.hypot(a!, b!) }]
    })
    // Collected, and expected once: Playwright notes a stack and a step for each `expect`, and one for each text would take longer than printing.
    const isOutside = ({ x, y, width, size }: Piece): boolean =>
      !(x >= left && x + width <= right && y >= bottom && y + size <= top)
    expect(pieces.filter(isOutside), `what lies beyond page ${number}`).toEqual([])
    const isSmall = ({ text, size }: Piece): boolean => text !== DRAWN && !(size > smallest)
    expect(pieces.filter(isSmall), `letters of page ${number} that are smaller than ${smallest}`).toEqual([])
    expect(overlapping(pieces), `page ${number}: what lies over something else`).toEqual([])
    pages.push(pieces)
  }
  const text = letters(pages.flatMap((pieces) => pieces.map((piece) => piece.text)).join(''))
  return { pages, text }
}

/** Texts of one line that begin before the one at their left has ended. */
function overlapping(pieces: readonly Piece[]): string[] {
  const lines = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const line = Math.round(piece.y)
    lines.set(line, [...(lines.get(line) ?? []), piece])
  }
  return [...lines.values()].flatMap((line) =>
    line
      .sort((a, b) => a.x - b.x)
      .flatMap((piece, i) => {
        const before = line[i - 1]
        return before && before.x + before.width > piece.x + 2 ? [`${before.text} | ${piece.text}`] : []
      }),
  )
}

/** The texts of the page as the screen shows them, one for each element. A row of a table is one, with every column. */
const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) {
        const { parentElement: place, nodeValue } = walker.currentNode
        if (place?.closest('.sr-only') === null && place.checkVisibility()) texts.push(nodeValue ?? '')
      }
      return texts.join(' ').trim()
    }),
  )

/** Of the texts those that the paper doesn't have. */
const missingOf = (texts: readonly string[], { text }: Printed): string[] =>
  texts.filter((one) => !text.includes(letters(one)))

/** How often each cell of a chart is there. The paper has them in another order: those that are marked come last. */
function missingCells(cells: readonly string[], { pages }: Printed): string[] {
  const left = new Map<string, number>()
  for (const { text } of pages.flat())
    for (const word of text.trim().split(/\s+/)) left.set(word, (left.get(word) ?? 0) + 1)
  return cells
    .flatMap((cell) => cell.split(/\s+/))
    .filter((word) => {
      const count = left.get(word) ?? 0
      left.set(word, count - 1)
      return word !== '' && count === 0
    })
}

/** What on paper would be cut off at the edge of something that scrolls. */
async function cutOff(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!
  await page.emulateMedia({ media: 'print' })
  // A4 without its margins, in pixels: the narrower one of the two.
  await page.setViewportSize({ width: 703, height })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.clientWidth > 1 && getComputedStyle(one).overflowX !== 'visible')
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  )
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ media: null })
  return found
}

for (const { id, name } of GAMES) {
  test(`how to deal ${name} is printed whole, with every column of its payouts, and the payouts alone on one page, in each language`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
    for (const { language, start, dealing, wayPages } of SPOKEN)
      await test.step(language, async () => {
        await page.goto(`${start}/dealer-school/${id}`)
        const rows = await textsOf(page, '.heart-table tr')
        expect(rows.length).toBeGreaterThan(5)
        const texts = await textsOf(page, 'main :is(h1, h2, h3, dt, dd, li:not(nav *), .prose)')
        expect(texts).toContain(dealing.asked)
        const rulings = disputesOf(id as GameId).flatMap(({ [language]: { situation, why } }) => [situation, why])
        expect(await cutOff(page)).toEqual([])
        // On the narrower paper: its height breaks the text elsewhere and loses none of it.
        expect(missingOf([...rows, ...texts, ...rulings], await print(page, 'A4'))).toEqual([])
        await page.getByRole('button', { name: wayPages.print }).click()
        const printed = await print(page)
        expect(missingOf(rows, printed)).toEqual([])
        expect(printed.pages).toHaveLength(1)
        expect(printed.text).not.toContain(letters(dealing.asked))
      })
  })

  test(`best play of ${name} is printed at full size on one page, and its card with all its rules, in each language`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
    for (const { language, start, strategy } of SPOKEN)
      await test.step(language, async () => {
        await page.goto(`${start}/${id}/strategy`)
        const rules = await textsOf(page, '.best-play-rules li')
        const cells = await textsOf(page, '.best-play :is(th, td)')
        expect(cells.length).toBeGreaterThan(20)
        expect(await cutOff(page)).toEqual([])
        // The longest one needs the whole length of the one, and the whole width of the other.
        for (const paper of id === 'pai-gow-poker' ? (['A4', 'Letter'] as const) : (['shared'] as const)) {
          const printed = await print(page, paper)
          expect(missingOf(rules, printed), paper).toEqual([])
          expect(missingCells(cells, printed), paper).toEqual([])
          expect(printed.pages, paper).toHaveLength(1)
        }
        // A card has its own size.
        await page.getByRole('button', { name: strategy.print, exact: true }).click()
        const choice = page.getByRole('button', { name: new RegExp(`^${strategy.card}`) })
        await expect(page.getByRole('button', { name: new RegExp(`^${strategy.chart}`) })).toBeVisible()
        // Where the rules are too long for a card, none is offered.
        if (!(await choice.isVisible())) return
        await choice.click()
        await expect(page.locator('.wallet-card')).toBeAttached()
        await page.emulateMedia({ media: 'print' })
        const rulesOfCard = await textsOf(page, '.wallet-card :is(li, .wallet-head > *)')
        const chart = await textsOf(page, '.wallet-card :is(th, td)')
        await page.emulateMedia({ media: null })
        expect(rulesOfCard.length + chart.length).toBeGreaterThan(5)
        const printed = await print(page, 'A4', SMALLEST_ON_A_CARD)
        expect(missingOf(rulesOfCard, printed)).toEqual([])
        expect(missingCells(chart, printed)).toEqual([])
        expect(printed.pages).toHaveLength(1)
      })
  })
}

test('each house way is printed at full size on one page', async ({ page }) => {
  for (const { id, name } of KNOWN_WAYS)
    await test.step(name, async () => {
      await page.goto(`/house-ways/${id}`)
      const texts = await textsOf(page, '.way-tree :is(h3, p)')
      expect(texts.length).toBeGreaterThan(20)
      const printed = await print(page)
      expect(missingOf(texts, printed)).toEqual([])
      expect(printed.pages).toHaveLength(1)
    })
})

test('a comparison of two house ways begins below its heading and is printed whole', async ({ page }) => {
  await page.goto('/house-ways/compare/mgm/foxwoods')
  const texts = await textsOf(page, 'main :is(h1, ol p, figcaption)')
  expect(texts.length).toBeGreaterThan(20)
  const printed = await print(page)
  expect(missingOf(texts, printed)).toEqual([])
  const first = letters(printed.pages[0]!.map(({ text }) => text).join(''))
  for (const text of texts.slice(0, 6)) expect(first).toContain(letters(text))
})

test('each sheet of exercises is printed whole, the key on a page of its own', async ({ page }) => {
  for (const { name, query, least } of [
    { name: 'payouts on the chips of a house', query: 'stakes=2.5_5_15_100', least: 20 },
    { name: 'payouts on six stakes', query: 'game=pai-gow-poker&stakes=10_12_25_35_50_100', least: 15 },
    { name: 'seats to settle', query: 'sheet=settling&game=blackjack&hands=20&seed=abc-1', least: 60 },
    { name: 'hands to set', query: 'sheet=setting&hands=20&seed=abc-1', least: 60 },
    { name: 'a house way', query: 'sheet=way&way=mgm', least: 20 },
  ])
    await test.step(name, async () => {
      await page.goto(`/dealer-school/paper?${query}`)
      await expect(page.locator('.paper-sheet')).toBeVisible()
      const texts = await textsOf(
        page,
        '.paper-sheet :is(h2, h3, tr, caption, figcaption, .paper-lines, .paper-due, .paper-clause, .paper-key p)',
      )
      expect(texts.length).toBeGreaterThanOrEqual(least)
      expect(await cutOff(page)).toEqual([])
      const printed = await print(page)
      expect(missingOf(texts, printed)).toEqual([])
      if (!query.startsWith('sheet=s')) expect(printed.pages).toHaveLength(1)
      const keys = printed.pages.filter((pieces) => pieces[0]?.text.startsWith('Answer'))
      expect(keys).toHaveLength(query.startsWith('sheet=s') ? 1 : 0)
    })
})

test('a certificate is printed on one page, with its house, name, points and link', async ({ page }) => {
  await page.goto(`/dealer-school/exam?certificate=${CERTIFICATE}`)
  await expect(page.locator('.exam-certificate')).toBeVisible()
  const texts = await textsOf(page, '.exam-certificate :is(h1, p)')
  expect(texts.length).toBeGreaterThanOrEqual(8)
  expect(texts.join(' ')).toContain('Casino Royal')
  expect(await cutOff(page)).toEqual([])
  const printed = await print(page)
  expect(missingOf(texts, printed)).toEqual([])
  expect(printed.pages).toHaveLength(1)
})

for (const { start, title, limits, ends, round } of [
  {
    start: '',
    title: 'Report of a shift',
    limits: '$10 to $500',
    ends: ['The round is over', 'The shift is over'],
    round: 'Round ',
  },
  {
    start: '/es',
    title: 'Informe de un turno',
    limits: 'de 10 $ a 500 $',
    ends: ['La ronda ha terminado', 'El turno ha terminado'],
    round: 'Ronda ',
  },
])
  test(`the report of a shift is printed whole and alone: ${title}`, async ({ page }) => {
    // A bet is settled wrong, and something that happens is handled wrong.
    const { query, rack, rounds, figures } = shiftOf(
      'game=pai-gow-poker&seats=3&shift=30&events=on&house=ez&limits=10-500&seed=paper33-1',
      [33_000, 71_500, 52_200],
    )
    await page.clock.install()
    await page.goto(`${start}/dealer-school/audition?${query}`)
    // Until the table is dealt nobody hears a key: its panel is empty.
    await expect(page.locator('.trainer-panel button').first()).toBeVisible()
    for (const [i, entries] of rounds.entries()) {
      for (const { ms, slips, act } of entries) {
        await page.clock.fastForward(ms)
        for (const key of [...(slips ? ['e'] : []), ...keysOf(rack, act)]) await page.keyboard.press(key)
      }
      // What was answered is kept before the end of its round shows.
      const isLast = i === rounds.length - 1
      await expect(page.getByRole('region', { name: ends[isLast ? 1 : 0]! })).toBeVisible()
      if (!isLast) await page.keyboard.press(' ')
    }
    const texts = await textsOf(page, '.shift-report :is(dl > div, tr, h3, li)')
    expect(texts.filter((text) => text.startsWith(round))).toHaveLength(figures.mistakes)
    expect(await cutOff(page)).toEqual([])
    const printed = await print(page)
    expect(missingOf([title, 'Pai Gow Poker', limits, 'EZ', ...texts], printed)).toEqual([])
    expect(printed.pages).toHaveLength(1)
  })

test('results of exams are printed with every answer', async ({ page }) => {
  for (const { name, path } of pageKinds().filter((kind) => kind.name.startsWith('dealer-school-exam-result')))
    await test.step(name, async () => {
      await page.goto(path)
      await expect(page.locator('.exam-question').first()).toBeVisible()
      const texts = await textsOf(page, '.exam-result :is(h1, dl, .exam-question :is(h3, p, li, figcaption))')
      expect(await cutOff(page)).toEqual([])
      expect(missingOf(texts, await print(page))).toEqual([])
    })
})
