import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Catalogue } from '@/app/_languages/catalogue'
import { checksumOf } from '@/lib/teaching/dealer-school/exam/checksum'
import { ENGLISH } from './said'
import { ROOT } from './site'

export interface PageKind {
  /** The address as a file name: `game-trainer`. */
  readonly name: string
  readonly path: string
  /** Keys to press on the page, and a text that then appears. */
  readonly after?: { readonly keys: readonly string[]; readonly shows: (words: Catalogue) => string }
}

/** A value for each dynamic part of an address, so that each kind of page has an example. */
const SAMPLES: Readonly<Record<string, string>> = {
  '[game]': 'ultimate-texas-holdem',
  // Not every game shows the cards of neighbors.
  'neighbors/[game]': 'mississippi-stud',
  'counting/[game]': 'blackjack',
  '[hand]': 'k5o',
  '[table]': 'trips',
  '[way]': 'playnow',
  '[a]': 'playnow',
  '[b]': 'foxwoods',
  '[other]': 'casino-holdem',
}

/** An exam or result with its checksum, as in a link. */
const sealed = (text: string): string => `${text}~${checksumOf(text)}`
const HOUSE_WAY_EXAM = '2~w~playnow~all~-~5~10~80~picture'
const HOUSE_WAY_RESULT = `${HOUSE_WAY_EXAM}~hp210~8j~Anna-Kowalski~i.a.r.a.`
const PAYOUTS_RESULT =
  '2~p~three-card-poker~cent~-~5~10~80~picture~hp210~8j~Anna-Kowalski~Y1000PPLL.Y100Y100Y100Y100Y100.LLPL.Y2500Y2500PLL.'
/** All its answers are right. */
export const CERTIFICATE = sealed('3~Casino-Royal~1~d~-~-~-~3~1~5~60~abc~h9kjk~8c~Anna-Kowalski~a.b.a')

/** Pages in a state that their plain address doesn't show. */
const MORE: readonly PageKind[] = [
  {
    name: 'game-trainer-answered',
    path: '/ultimate-texas-holdem/trainer?seed=picture-1&spot=hand-Ks5d',
    after: { keys: ['3'], shows: ({ proof }) => proof.recompute },
  },
  { name: 'game-trainer-unreadable', path: '/ultimate-texas-holdem/trainer?spot=hand-KsKs' },
  {
    name: 'daily-answered',
    path: '/daily?date=2026-11-20',
    after: { keys: ['1'], shows: ({ proof }) => proof.recompute },
  },
  {
    name: 'daily-unreadable',
    path: '/daily?date=2026-02-30',
    after: { keys: [], shows: ({ problems }) => problems['not-a-date']({ text: '2026-02-30' }) },
  },
  {
    name: 'game-calculator-solved',
    path: '/ultimate-texas-holdem/calculator?hand=Ks5d&board=Qh7c2d',
    after: { keys: [], shows: ({ proof }) => proof.recompute },
  },
  {
    name: 'game-calculator-eyes',
    path: '/three-card-poker/calculator?hand=6c5sQs',
    after: { keys: [], shows: ({ calculator }) => calculator.oneEnough },
  },
  {
    name: 'game-risk-own',
    path: '/texas-21/risk?hours=10&bankroll=500',
    after: { keys: [], shows: ({ risk }) => risk.ruin },
  },
  {
    name: 'game-pay-tables-changed',
    path: '/ultimate-texas-holdem/pay-tables?rules=blind.flush_2',
    after: { keys: [], shows: ({ payTables }) => payTables.gains('2 : 1', 1) },
  },
  {
    name: 'game-pay-tables-unreadable',
    path: '/ultimate-texas-holdem/pay-tables?rules=blind.flush_abc',
    after: { keys: [], shows: ({ payTables }) => payTables.noNumber('').trim() },
  },
  {
    name: 'dealer-school-house-way-answered',
    path: '/dealer-school/house-way?clauses=T2-keep&seed=picture-1',
    after: { keys: ['1', '2', 'Space'], shows: ({ houseWayDrill }) => houseWayDrill.whyNoEarlier },
  },
  { name: 'dealer-school-house-way-unreadable', path: '/dealer-school/house-way?clauses=nothing' },
  {
    name: 'dealer-school-payouts-answered',
    path: '/dealer-school/payouts?seed=picture-1',
    after: { keys: ['p', 'p', 'p', 'p', 'Enter'], shows: ({ payouts }) => payouts.nextSeat },
  },
  { name: 'dealer-school-payouts-unreadable', path: '/dealer-school/payouts?seats=9' },
  {
    name: 'dealer-school-foul-answered',
    path: '/dealer-school/foul?seed=picture-1',
    after: { keys: ['p'], shows: ({ foul }) => foul.nextRound },
  },
  {
    name: 'dealer-school-foul-disputes',
    path: '/dealer-school/foul?game=disputes&seed=picture-1',
    after: { keys: ['1'], shows: ({ foul }) => foul.nextDispute },
  },
  { name: 'dealer-school-foul-unreadable', path: '/dealer-school/foul?game=nothing' },
  {
    name: 'dealer-school-exam-start',
    path: `/dealer-school/exam?exam=${sealed(HOUSE_WAY_EXAM)}`,
    after: { keys: [], shows: ({ exam }) => exam.start },
  },
  {
    name: 'dealer-school-exam-result',
    path: `/dealer-school/exam?result=${sealed(HOUSE_WAY_RESULT)}`,
    after: { keys: [], shows: ({ exam }) => exam.timeUsed },
  },
  {
    name: 'dealer-school-exam-result-payouts',
    path: `/dealer-school/exam?result=${sealed(PAYOUTS_RESULT)}`,
    after: { keys: [], shows: ({ exam }) => exam.timeUsed },
  },
  {
    name: 'dealer-school-exam-certificate',
    path: `/dealer-school/exam?certificate=${CERTIFICATE}`,
    after: { keys: [], shows: ({ exam }) => exam.certifies },
  },
  {
    name: 'dealer-school-exam-refused',
    path: `/dealer-school/exam?result=${sealed(HOUSE_WAY_RESULT).replace('Kowalski', 'Kowalskj')}`,
    after: { keys: [], shows: ({ problems }) => problems['altered-code']() },
  },
  {
    name: 'house-ways-editor-checked',
    path: '/house-ways/editor?from=foxwoods',
    after: { keys: [], shows: ({ houseWays }) => houseWays.allCovered },
  },
  { name: 'house-ways-editor-unreadable', path: '/house-ways/editor?way=own.x' },
]

function foldersWithPages(folder: string): string[][] {
  const entries = readdirSync(join(ROOT, 'app', folder), { withFileTypes: true })
  const here = entries.some((entry) => entry.isFile() && /^page\.(tsx|mdx)$/.test(entry.name))
  const below = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  return [
    ...(here ? [folder.split('/').filter(Boolean)] : []),
    ...below.flatMap((entry) => foldersWithPages(`${folder}/${entry.name}`)),
  ]
}

function sample(segment: string, at: number, segments: readonly string[]): string {
  if (!segment.startsWith('[')) return segment
  const value = SAMPLES[`${segments[at - 1] ?? ''}/${segment}`] ?? SAMPLES[segment]
  if (!value) throw new Error(`tests/tools/pages.ts has no sample for ${segment}`)
  return value
}

/** Waits until a page has loaded, presses its keys, and waits for the result. */
export async function bringAbout(page: Page, { after }: PageKind, words: Catalogue = ENGLISH): Promise<void> {
  await page.getByRole('main').locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  if (!after) return
  for (const key of after.keys) await page.keyboard.press(key)
  await page.getByText(after.shows(words)).first().waitFor()
}

/**
 * Waits until nothing has moved or started to move for a tenth of a second, because a card being dealt or a text fading
 * in doesn't have its final colors. Animations off screen may be paused forever, so the wait is limited.
 */
export const settled = (page: Page): Promise<unknown> =>
  // Contains no named functions: the tool that runs these files wraps them in a helper that the page lacks.
  page.evaluate(async () => {
    const end = performance.now() + 5000
    let moving = 1
    while (moving > 0 && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      moving = document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity).length
    }
  })

/**
 * Every kind of page with an example address, read from the app folder, so that new pages are included automatically.
 */
export function pageKinds(): readonly PageKind[] {
  // The not-found page has its own status; `unreadable.spec.ts` tests it.
  const there = foldersWithPages('').filter((segments) => segments.at(-1) !== '404')
  const plain = there.map((segments) => {
    const shown = segments.filter((segment) => !segment.startsWith('('))
    const path = `/${shown.map(sample).join('/')}`
    return {
      name: shown.join('-').replace(/[[\]]/g, '') || 'home',
      // Without a query, a game's rules cover the table on the first visit.
      path: path.endsWith('/trainer') ? `${path}?seed=picture-1` : path,
    }
  })
  return [...plain, ...MORE]
}

/**
 * Batches of page kinds to open one after another in one browser context, which caches their shared scripts: each opens
 * in half the time of a new context.
 */
export const inBatches = (kinds: readonly PageKind[], size = 8): readonly (readonly PageKind[])[] =>
  Array.from({ length: Math.ceil(kinds.length / size) }, (_, i) => kinds.slice(i * size, (i + 1) * size))
